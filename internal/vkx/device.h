/* The entry points of a device that recording needs. They are resolved for the
   device, so that several drivers in one process never meet and no loader trampoline is on
   the hot path. */
#ifndef WEFT_VKX_DEVICE_H
#define WEFT_VKX_DEVICE_H

#include "vkx.h"

#define VKX_DEVICE_FUNCTIONS                                                                                          \
  X(VkResult, CreateCommandPool, (VkDevice, const VkCommandPoolCreateInfo *, const void *, VkCommandPool *))          \
  X(void, DestroyCommandPool, (VkDevice, VkCommandPool, const void *))                                                \
  X(VkResult, ResetCommandPool, (VkDevice, VkCommandPool, VkFlags))                                                   \
  X(VkResult, AllocateCommandBuffers, (VkDevice, const VkCommandBufferAllocateInfo *, VkCommandBuffer *))             \
  X(VkResult, CreateFence, (VkDevice, const VkFenceCreateInfo *, const void *, VkFence *))                            \
  X(void, DestroyFence, (VkDevice, VkFence, const void *))                                                            \
  X(VkResult, ResetFences, (VkDevice, uint32_t, const VkFence *))                                                     \
  X(VkResult, GetFenceStatus, (VkDevice, VkFence))                                                                    \
  X(VkResult, WaitForFences, (VkDevice, uint32_t, const VkFence *, VkBool32, uint64_t))                               \
  X(VkResult, CreateQueryPool, (VkDevice, const VkQueryPoolCreateInfo *, const void *, VkQueryPool *))                \
  X(void, DestroyQueryPool, (VkDevice, VkQueryPool, const void *))                                                    \
  X(VkResult, GetQueryPoolResults,                                                                                    \
    (VkDevice, VkQueryPool, uint32_t, uint32_t, size_t, void *, VkDeviceSize, VkFlags))                               \
  X(VkResult, CreateDescriptorPool, (VkDevice, const VkDescriptorPoolCreateInfo *, const void *, VkDescriptorPool *)) \
  X(void, DestroyDescriptorPool, (VkDevice, VkDescriptorPool, const void *))                                          \
  X(VkResult, ResetDescriptorPool, (VkDevice, VkDescriptorPool, VkFlags))                                             \
  X(VkResult, AllocateDescriptorSets, (VkDevice, const VkDescriptorSetAllocateInfo *, VkDescriptorSet *))             \
  X(void, UpdateDescriptorSets, (VkDevice, uint32_t, const VkWriteDescriptorSet *, uint32_t, const void *))           \
  X(VkResult, BeginCommandBuffer, (VkCommandBuffer, const VkCommandBufferBeginInfo *))                                \
  X(VkResult, EndCommandBuffer, (VkCommandBuffer))                                                                    \
  X(VkResult, QueueSubmit, (VkQueue, uint32_t, const VkSubmitInfo *, VkFence))                                        \
  X(void, CmdBindPipeline, (VkCommandBuffer, uint32_t, VkPipeline))                                                   \
  X(void, CmdBindDescriptorSets,                                                                                      \
    (VkCommandBuffer, uint32_t, VkPipelineLayout, uint32_t, uint32_t, const VkDescriptorSet *, uint32_t,              \
     const uint32_t *))                                                                                               \
  X(void, CmdPushDescriptorSetKHR,                                                                                    \
    (VkCommandBuffer, uint32_t, VkPipelineLayout, uint32_t, uint32_t, const VkWriteDescriptorSet *))                  \
  X(void, CmdPushConstants, (VkCommandBuffer, VkPipelineLayout, VkFlags, uint32_t, uint32_t, const void *))           \
  X(void, CmdDispatch, (VkCommandBuffer, uint32_t, uint32_t, uint32_t))                                               \
  X(void, CmdDispatchBase, (VkCommandBuffer, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t))             \
  X(void, CmdPipelineBarrier,                                                                                         \
    (VkCommandBuffer, VkFlags, VkFlags, VkFlags, uint32_t, const VkMemoryBarrier *, uint32_t, const void *, uint32_t, \
     const void *))                                                                                                   \
  X(void, CmdCopyBuffer, (VkCommandBuffer, VkBuffer, VkBuffer, uint32_t, const VkBufferCopy *))                       \
  X(void, CmdFillBuffer, (VkCommandBuffer, VkBuffer, VkDeviceSize, VkDeviceSize, uint32_t))                           \
  X(void, CmdResetQueryPool, (VkCommandBuffer, VkQueryPool, uint32_t, uint32_t))                                      \
  X(void, CmdWriteTimestamp, (VkCommandBuffer, VkFlags, VkQueryPool, uint32_t))

struct vkx_device {
  VkDevice handle;
  VkQueue queue;
  uint32_t queue_family, max_storage;
  int transfer_only;
#define X(ret, name, params) ret(VKAPI_PTR *name) params;
  VKX_DEVICE_FUNCTIONS
#undef X
};

#endif
