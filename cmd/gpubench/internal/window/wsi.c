//go:build window && cgo

#include "wsi.h"

#include <stdlib.h>

/* The part of the ABI that vkabi.h lacks; names, values and layouts are those of the Vulkan
   specification. */

enum {
  VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER = 45,
  VK_STRUCTURE_TYPE_PRESENT_INFO = 1000001001,
  VK_IMAGE_LAYOUT_UNDEFINED = 0,
  VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL = 6,
  VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL = 7,
  VK_IMAGE_LAYOUT_PRESENT_SRC = 1000001002,
  VK_FILTER_NEAREST = 0
};
#define VK_ACCESS_TRANSFER_READ_BIT 0x800u
#define VK_IMAGE_ASPECT_COLOR_BIT 1u
#define VK_QUEUE_FAMILY_IGNORED 0xffffffffu

typedef uint64_t VkImage, VkSurface, VkSwapchain;
typedef uint32_t VkImageLayout;

typedef struct {
  VkFlags aspectMask;
  uint32_t baseMipLevel, levelCount, baseArrayLayer, layerCount;
} VkImageSubresourceRange;

typedef struct {
  VkFlags aspectMask;
  uint32_t mipLevel, baseArrayLayer, layerCount;
} VkImageSubresourceLayers;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags srcAccessMask, dstAccessMask;
  VkImageLayout oldLayout, newLayout;
  uint32_t srcQueueFamilyIndex, dstQueueFamilyIndex;
  VkImage image;
  VkImageSubresourceRange subresourceRange;
} VkImageMemoryBarrier;

typedef struct {
  VkDeviceSize bufferOffset;
  uint32_t bufferRowLength, bufferImageHeight;
  VkImageSubresourceLayers imageSubresource;
  int32_t imageOffset[3];
  uint32_t imageExtent[3];
} VkBufferImageCopy;

typedef struct {
  VkImageSubresourceLayers srcSubresource;
  int32_t srcOffsets[2][3];
  VkImageSubresourceLayers dstSubresource;
  int32_t dstOffsets[2][3];
} VkImageBlit;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t waitSemaphoreCount;
  const VkSemaphore *pWaitSemaphores;
  uint32_t swapchainCount;
  const VkSwapchain *pSwapchains;
  const uint32_t *pImageIndices;
  VkResult *pResults;
} VkPresentInfo;

typedef struct {
  uint32_t format, colorSpace;
} VkSurfaceFormat;

_Static_assert(sizeof(VkImageMemoryBarrier) == 72, "VkImageMemoryBarrier");
_Static_assert(sizeof(VkBufferImageCopy) == 56, "VkBufferImageCopy");
_Static_assert(sizeof(VkImageBlit) == 80, "VkImageBlit");
_Static_assert(sizeof(VkPresentInfo) == 64, "VkPresentInfo");

#define FUNCTIONS(X)                                                                                                   \
  X(void, GetPhysicalDeviceQueueFamilyProperties, (VkPhysicalDevice, uint32_t *, VkQueueFamilyProperties *))           \
  X(VkResult, GetPhysicalDeviceSurfaceFormatsKHR, (VkPhysicalDevice, VkSurface, uint32_t *, VkSurfaceFormat *))        \
  X(VkResult, BeginCommandBuffer, (VkCommandBuffer, const VkCommandBufferBeginInfo *))                                 \
  X(VkResult, EndCommandBuffer, (VkCommandBuffer))                                                                     \
  X(void, CmdPipelineBarrier,                                                                                          \
    (VkCommandBuffer, VkFlags, VkFlags, VkFlags, uint32_t, const VkMemoryBarrier *, uint32_t, const void *, uint32_t,  \
     const VkImageMemoryBarrier *))                                                                                    \
  X(void, CmdCopyBufferToImage,                                                                                        \
    (VkCommandBuffer, VkBuffer, VkImage, VkImageLayout, uint32_t, const VkBufferImageCopy *))                          \
  X(void, CmdCopyImageToBuffer,                                                                                        \
    (VkCommandBuffer, VkImage, VkImageLayout, VkBuffer, uint32_t, const VkBufferImageCopy *))                          \
  X(void, CmdBlitImage,                                                                                                \
    (VkCommandBuffer, VkImage, VkImageLayout, VkImage, VkImageLayout, uint32_t, const VkImageBlit *, uint32_t))        \
  X(VkResult, QueueSubmit, (VkQueue, uint32_t, const VkSubmitInfo *, VkFence))                                         \
  X(VkResult, QueuePresentKHR, (VkQueue, const VkPresentInfo *))

struct wsi {
#define X(result, name, parameters) result(VKAPI_PTR *name) parameters;
  FUNCTIONS(X)
#undef X
};

wsi *wsi_new(void *gipa, void *instance) {
  PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)gipa;
  int complete = 1;
  wsi *w = calloc(1, sizeof *w);
  if (w == NULL) return NULL;
#define X(result, name, parameters)                        \
  w->name = (void *)get((VkInstance)instance, "vk" #name); \
  complete &= w->name != NULL;
  FUNCTIONS(X)
#undef X
  if (complete) return w;
  free(w);
  return NULL;
}

void wsi_free(wsi *w) { free(w); }

uint64_t wsi_handle_at(uintptr_t address) { return *(const uint64_t *)address; }

uint32_t wsi_queue_flags(const wsi *w, void *physical, uint32_t family) {
  VkQueueFamilyProperties families[64];
  uint32_t n = 64;
  w->GetPhysicalDeviceQueueFamilyProperties((VkPhysicalDevice)physical, &n, families);
  return family < n ? families[family].queueFlags : 0;
}

int32_t wsi_formats(const wsi *w, void *physical, uint64_t surface, uint32_t n, uint32_t *formats, uint32_t *spaces) {
  VkSurfaceFormat *list = calloc(n, sizeof *list);
  if (list == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  VkResult r = w->GetPhysicalDeviceSurfaceFormatsKHR((VkPhysicalDevice)physical, surface, &n, list);
  for (uint32_t i = 0; r >= 0 && i < n; i++) {
    formats[i] = list[i].format;
    spaces[i] = list[i].colorSpace;
  }
  free(list);
  return r < 0 ? r : (int32_t)n;
}

static VkImageMemoryBarrier to_layout(VkImage image, VkImageLayout from, VkImageLayout to, VkFlags before, VkFlags after) {
  return (VkImageMemoryBarrier){.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                .srcAccessMask = before,
                                .dstAccessMask = after,
                                .oldLayout = from,
                                .newLayout = to,
                                .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                .image = image,
                                .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
}

static const VkImageSubresourceLayers color = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};

static VkBufferImageCopy whole(uint32_t width, uint32_t height) {
  return (VkBufferImageCopy){.imageSubresource = color, .imageExtent = {width, height, 1}};
}

#define TRANSFER VK_PIPELINE_STAGE_TRANSFER_BIT
#define READ VK_ACCESS_TRANSFER_READ_BIT
#define WRITE VK_ACCESS_TRANSFER_WRITE_BIT

/* Everything is a transfer, and the semaphore of the swapchain image is waited for at that stage,
   so the barriers' first scope is that stage too. What the images held is not kept. */
static void record_blit(const wsi *w, VkCommandBuffer c, const wsi_frame *f) {
  VkImageMemoryBarrier discard[2] = {
      to_layout(f->image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 0, WRITE),
      to_layout(f->target, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 0, WRITE)};
  w->CmdPipelineBarrier(c, TRANSFER, TRANSFER, 0, 0, NULL, 0, NULL, 2, discard);
  VkBufferImageCopy all = whole(f->image_width, f->image_height);
  w->CmdCopyBufferToImage(c, f->pixels, f->image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &all);
  VkImageMemoryBarrier filled = to_layout(f->image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                                          VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, WRITE, READ);
  w->CmdPipelineBarrier(c, TRANSFER, TRANSFER, 0, 0, NULL, 0, NULL, 1, &filled);
  VkImageBlit scale = {.srcSubresource = color,
                       .srcOffsets = {{0}, {(int32_t)f->image_width, (int32_t)f->image_height, 1}},
                       .dstSubresource = color,
                       .dstOffsets = {{0}, {(int32_t)f->width, (int32_t)f->height, 1}}};
  w->CmdBlitImage(c, f->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, f->target, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                  &scale, VK_FILTER_NEAREST);
}

static void record_readback(const wsi *w, VkCommandBuffer c, const wsi_frame *f) {
  VkImageMemoryBarrier shown = to_layout(f->target, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                                         VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, WRITE, READ);
  w->CmdPipelineBarrier(c, TRANSFER, TRANSFER, 0, 0, NULL, 0, NULL, 1, &shown);
  VkBufferImageCopy all = whole(f->width, f->height);
  w->CmdCopyImageToBuffer(c, f->target, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, f->readback, 1, &all);
  VkMemoryBarrier to_host = {
      .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = WRITE, .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  w->CmdPipelineBarrier(c, TRANSFER, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &to_host, 0, NULL, 0, NULL);
}

VkResult wsi_record(const wsi *w, void *command_buffer, const wsi_frame *f) {
  VkCommandBuffer c = (VkCommandBuffer)command_buffer;
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  VkResult r = w->BeginCommandBuffer(c, &begin);
  if (r != VK_SUCCESS) return r;
  record_blit(w, c, f);
  VkImageLayout now = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
  if (f->readback) {
    record_readback(w, c, f);
    now = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
  }
  VkImageMemoryBarrier done = to_layout(f->target, now, VK_IMAGE_LAYOUT_PRESENT_SRC, f->readback ? READ : WRITE, 0);
  w->CmdPipelineBarrier(c, TRANSFER, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, 0, 0, NULL, 0, NULL, 1, &done);
  return w->EndCommandBuffer(c);
}

VkResult wsi_submit(const wsi *w, void *queue, void *command_buffer, uint64_t wait, uint64_t signal, uint64_t fence) {
  VkCommandBuffer c = (VkCommandBuffer)command_buffer;
  VkFlags stage = TRANSFER;
  VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                       .waitSemaphoreCount = 1,
                       .pWaitSemaphores = &wait,
                       .pWaitDstStageMask = &stage,
                       .commandBufferCount = 1,
                       .pCommandBuffers = &c,
                       .signalSemaphoreCount = 1,
                       .pSignalSemaphores = &signal};
  return w->QueueSubmit((VkQueue)queue, 1, &info, fence);
}

VkResult wsi_present(const wsi *w, void *queue, uint64_t wait, uint64_t swapchain, uint32_t index) {
  VkPresentInfo info = {.sType = VK_STRUCTURE_TYPE_PRESENT_INFO,
                        .waitSemaphoreCount = 1,
                        .pWaitSemaphores = &wait,
                        .swapchainCount = 1,
                        .pSwapchains = &swapchain,
                        .pImageIndices = &index};
  return w->QueuePresentKHR((VkQueue)queue, &info);
}
