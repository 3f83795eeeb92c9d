#include "device.h"

#include <stdlib.h>

vkx_device *vkx_device_new(void *device, void *queue, const vkx_physical *p) {
  vkx_device *d = calloc(1, sizeof *d);
  if (d == NULL) return NULL;
  d->handle = (VkDevice)device;
  d->queue = (VkQueue)queue;
  d->queue_family = p->queue_family;
  d->capture = p->capture;
  d->feedback = p->feedback;
  d->max_storage = p->max_set_storage_buffers;
#define X(ret, name, params) d->name = (void *)vkx_instance.GetDeviceProcAddr(d->handle, "vk" #name);
  VKX_DEVICE_FUNCTIONS
#undef X
  return d;
}

void vkx_device_free(vkx_device *d) { free(d); }

VkResult vkx_device_wait_idle(vkx_device *d) { return d->DeviceWaitIdle(d->handle); }



VkResult vkx_set_layout(vkx_device *d, uint32_t storage, int uniform, int push_descriptors, uint64_t *out) {
  VkDescriptorSetLayoutBinding bindings[VKX_MAX_BINDINGS];
  uint32_t n = storage + (uniform != 0);
  if (n > VKX_MAX_BINDINGS) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < n; i++)
    bindings[i] = (VkDescriptorSetLayoutBinding){
        .binding = i,
        .descriptorType = i < storage ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER : VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
        .descriptorCount = 1,
        .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT};
  VkDescriptorSetLayoutCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
      .flags = push_descriptors ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR : 0,
      .bindingCount = n,
      .pBindings = bindings};
  return d->CreateDescriptorSetLayout(d->handle, &info, NULL, out);
}

void vkx_set_layout_free(vkx_device *d, uint64_t layout) { d->DestroyDescriptorSetLayout(d->handle, layout, NULL); }

VkResult vkx_pipeline_layout(vkx_device *d, uint64_t set_layout, uint32_t push_bytes, uint64_t *out) {
  VkPushConstantRange range = {.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT, .size = push_bytes};
  VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                     .setLayoutCount = 1,
                                     .pSetLayouts = &set_layout,
                                     .pushConstantRangeCount = push_bytes > 0,
                                     .pPushConstantRanges = &range};
  return d->CreatePipelineLayout(d->handle, &info, NULL, out);
}

void vkx_pipeline_layout_free(vkx_device *d, uint64_t layout) { d->DestroyPipelineLayout(d->handle, layout, NULL); }

VkResult vkx_pipeline(vkx_device *d, uint64_t cache, uint64_t module, uint64_t layout, uint32_t subgroup,
                      const char *name, uint64_t *out, int *cached) {
  VkPipelineCreationFeedback whole = {0}, stage = {0};
  VkPipelineCreationFeedbackCreateInfo feedback = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO,
                                                   .pPipelineCreationFeedback = &whole,
                                                   .pipelineStageCreationFeedbackCount = 1,
                                                   .pPipelineStageCreationFeedbacks = &stage};
  VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO, .requiredSubgroupSize = subgroup};
  /* Any launch may be run in parts. */
  VkFlags flags = VK_PIPELINE_CREATE_DISPATCH_BASE_BIT;
  if (d->capture)
    flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
  VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                      .pNext = d->feedback ? &feedback : NULL,
                                      .flags = flags,
                                      .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                                .pNext = subgroup ? &size : NULL,
                                                .flags = subgroup ? VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT : 0,
                                                .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                                                .module = module,
                                                .pName = "main"},
                                      .layout = layout,
                                      .basePipelineIndex = -1};
  VkResult result = d->CreateComputePipelines(d->handle, cache, 1, &info, NULL, out);
  const VkFlags hit =
      VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT | VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT;
  *cached = (whole.flags & hit) == hit;
  if (result == VK_SUCCESS && d->SetDebugUtilsObjectNameEXT != NULL && name[0] != 0) {
    VkDebugUtilsObjectNameInfoEXT named = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO,
                                           .objectType = VK_OBJECT_TYPE_PIPELINE,
                                           .objectHandle = *out,
                                           .pObjectName = name};
    d->SetDebugUtilsObjectNameEXT(d->handle, &named);
  }
  return result;
}
