//go:build !weft_purego

#include <stdlib.h>
#include <string.h>

#include "device.h"

/* Everything one submission owns until it is done: then the whole slot is used again. */
struct vkx_slot {
  VkCommandPool pool;
  VkCommandBuffer commands;
  VkFence fence;
  VkQueryPool queries;
  uint32_t query_capacity;
  VkDescriptorPool *sets; /* for devices without push descriptors; grows, and is kept */
  uint32_t set_pools, current_pool;
};

/* A result, and which call had it where it is no success. */
#define TRY(call, name, ...) said(call, "vk" #name, d->name(__VA_ARGS__))

static VkResult said(const char **call, const char *name, VkResult r) {
  if (r != VK_SUCCESS) *call = name;
  return r;
}

VkResult vkx_slot_new(vkx_device *d, vkx_slot **out, const char **call) {
  vkx_slot *s = calloc(1, sizeof *s);
  if (s == NULL) return said(call, "calloc", VK_ERROR_OUT_OF_HOST_MEMORY);
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                  .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
                                  .queueFamilyIndex = d->queue_family};
  VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  VkResult r = TRY(call, CreateCommandPool, d->handle, &pool, NULL, &s->pool);
  if (r == VK_SUCCESS) {
    VkCommandBufferAllocateInfo buffer = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, .commandPool = s->pool, .commandBufferCount = 1};
    r = TRY(call, AllocateCommandBuffers, d->handle, &buffer, &s->commands);
  }
  if (r == VK_SUCCESS) r = TRY(call, CreateFence, d->handle, &fence, NULL, &s->fence);
  if (r != VK_SUCCESS) {
    vkx_slot_free(d, s);
    return r;
  }
  *out = s;
  return VK_SUCCESS;
}

void vkx_slot_free(vkx_device *d, vkx_slot *s) {
  for (uint32_t i = 0; i < s->set_pools; i++) d->DestroyDescriptorPool(d->handle, s->sets[i], NULL);
  if (s->queries) d->DestroyQueryPool(d->handle, s->queries, NULL);
  if (s->fence) d->DestroyFence(d->handle, s->fence, NULL);
  if (s->pool) d->DestroyCommandPool(d->handle, s->pool, NULL);
  free(s->sets);
  free(s);
}

/* Descriptor sets. */

#define SETS_PER_POOL 256
#define STORAGE_PER_POOL 2048

static VkResult add_set_pool(vkx_device *d, vkx_slot *s, const char **call) {
  uint32_t storage = STORAGE_PER_POOL > d->max_storage ? STORAGE_PER_POOL : d->max_storage;
  VkDescriptorPoolSize sizes[2] = {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, storage < 65536 ? storage : 65536},
                                   {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, SETS_PER_POOL}};
  VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                     .maxSets = SETS_PER_POOL,
                                     .poolSizeCount = 2,
                                     .pPoolSizes = sizes};
  VkDescriptorPool *grown = realloc(s->sets, (s->set_pools + 1) * sizeof *grown);
  if (grown == NULL) return said(call, "realloc", VK_ERROR_OUT_OF_HOST_MEMORY);
  s->sets = grown;
  VkResult r = TRY(call, CreateDescriptorPool, d->handle, &info, NULL, &s->sets[s->set_pools]);
  if (r == VK_SUCCESS) s->set_pools++;
  return r;
}

static VkResult allocate_set(vkx_device *d, vkx_slot *s, VkDescriptorSetLayout layout, VkDescriptorSet *out,
                             const char **call) {
  for (;;) {
    int fresh = 0;
    if (s->current_pool == s->set_pools) {
      VkResult r = add_set_pool(d, s, call);
      if (r != VK_SUCCESS) return r;
      fresh = 1;
    }
    VkDescriptorSetAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                        .descriptorPool = s->sets[s->current_pool],
                                        .descriptorSetCount = 1,
                                        .pSetLayouts = &layout};
    VkResult r = TRY(call, AllocateDescriptorSets, d->handle, &info, out);
    if ((r != VK_ERROR_OUT_OF_POOL_MEMORY && r != VK_ERROR_FRAGMENTED_POOL) || fresh) return r;
    s->current_pool++;
  }
}

/* Recording. */

typedef struct {
  vkx_device *d;
  vkx_slot *s;
  VkPipeline bound;
  uint32_t timestamps;
  const char **call; /* that failed */
} recorder;

static VkResult record_dispatch(recorder *r, const uint64_t *w, size_t *used) {
  vkx_device *d = r->d;
  VkCommandBuffer commands = r->s->commands;
  uint32_t storage = (w[0] >> 8) & 0xffff, uniform = (w[0] >> 24) & 1, push_sets = (w[0] >> 32) & 1,
           push_words = (w[0] >> 40) & 0xffff;
  uint32_t n = storage + uniform;
  VkPipeline pipeline = w[1];
  VkPipelineLayout layout = w[2];
  const uint64_t *bindings = w + 6, *push = bindings + 3 * (size_t)n;
  *used = 6 + 3 * (size_t)n + (push_words + 1) / 2;

  VkDescriptorBufferInfo buffers[VKX_MAX_BINDINGS];
  VkWriteDescriptorSet writes[VKX_MAX_BINDINGS];
  VkDescriptorSet set = 0;
  if (n > VKX_MAX_BINDINGS) return said(r->call, "a dispatch's bindings", VK_ERROR_OUT_OF_HOST_MEMORY);
  if (!push_sets && n > 0) {
    VkResult result = allocate_set(d, r->s, w[3], &set, r->call);
    if (result != VK_SUCCESS) return result;
  }
  for (uint32_t i = 0; i < n; i++) {
    buffers[i] = (VkDescriptorBufferInfo){bindings[3 * i], bindings[3 * i + 1], bindings[3 * i + 2]};
    writes[i] = (VkWriteDescriptorSet){
        .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
        .dstSet = set,
        .dstBinding = i,
        .descriptorCount = 1,
        .descriptorType = i < storage ? VK_DESCRIPTOR_TYPE_STORAGE_BUFFER : VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
        .pBufferInfo = &buffers[i]};
  }

  if (r->bound != pipeline) d->CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  r->bound = pipeline;
  if (n > 0 && push_sets) {
    d->CmdPushDescriptorSetKHR(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, n, writes);
  } else if (n > 0) {
    d->UpdateDescriptorSets(d->handle, n, writes, 0, NULL);
    d->CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
  }
  if (push_words > 0) d->CmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 4 * push_words, push);
  const uint32_t x = (uint32_t)w[4], y = (uint32_t)(w[4] >> 32), z = (uint32_t)w[5], first = (uint32_t)(w[5] >> 32);
  if (first > 0)
    d->CmdDispatchBase(commands, 0, first, 0, x, y, z);
  else
    d->CmdDispatch(commands, x, y, z);
  return VK_SUCCESS;
}

static void barrier(recorder *r, uint64_t stages, uint64_t access) {
  VkMemoryBarrier memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                            .srcAccessMask = (VkFlags)access,
                            .dstAccessMask = (VkFlags)(access >> 32)};
  r->d->CmdPipelineBarrier(r->s->commands, (VkFlags)stages, (VkFlags)(stages >> 32), 0, 1, &memory, 0, NULL, 0, NULL);
}

static VkResult record(recorder *r, const uint64_t *words, size_t count) {
  for (size_t at = 0; at < count;) {
    const uint64_t *w = words + at;
    size_t used = 0;
    switch (w[0] & 0xff) {
      case VKX_DISPATCH: {
        VkResult result = record_dispatch(r, w, &used);
        if (result != VK_SUCCESS) return result;
        break;
      }
      case VKX_BARRIER:
        barrier(r, w[1], w[2]);
        used = 3;
        break;
      case VKX_COPY: {
        VkBufferCopy region = {w[3], w[4], w[5]};
        r->d->CmdCopyBuffer(r->s->commands, w[1], w[2], 1, &region);
        used = 6;
        break;
      }
      case VKX_FILL:
        r->d->CmdFillBuffer(r->s->commands, w[1], w[2], w[3], (uint32_t)w[4]);
        used = 5;
        break;
      case VKX_TIMESTAMP:
        if (r->timestamps > 0)
          r->d->CmdWriteTimestamp(r->s->commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->s->queries, (uint32_t)w[1]);
        used = 2;
        break;
      default:
        return said(r->call, "an unknown command", VK_ERROR_UNKNOWN);
    }
    at += used;
  }
  return VK_SUCCESS;
}

static VkResult prepare_queries(vkx_device *d, vkx_slot *s, uint32_t timestamps, const char **call) {
  if (timestamps > s->query_capacity) {
    uint32_t capacity = s->query_capacity ? s->query_capacity : 16;
    while (capacity < timestamps) capacity *= 2;
    if (s->queries) d->DestroyQueryPool(d->handle, s->queries, NULL);
    s->queries = 0;
    s->query_capacity = 0;
    VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
                                  .queryType = VK_QUERY_TYPE_TIMESTAMP,
                                  .queryCount = capacity};
    VkResult r = TRY(call, CreateQueryPool, d->handle, &info, NULL, &s->queries);
    if (r != VK_SUCCESS) return r;
    s->query_capacity = capacity;
  }
  return VK_SUCCESS;
}

static VkResult reset_slot(vkx_device *d, vkx_slot *s, const char **call) {
  VkResult r = TRY(call, ResetCommandPool, d->handle, s->pool, 0);
  for (uint32_t i = 0; i < s->set_pools && r == VK_SUCCESS; i++)
    r = TRY(call, ResetDescriptorPool, d->handle, s->sets[i], 0);
  s->current_pool = 0;
  return r;
}

static VkResult record_all(vkx_device *d, vkx_slot *s, const uint64_t *words, size_t count, uint32_t timestamps,
                           const char **call) {
  recorder r = {.d = d, .s = s, .timestamps = timestamps, .call = call};
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  VkResult result = reset_slot(d, s, call);
  if (result == VK_SUCCESS) result = prepare_queries(d, s, timestamps, call);
  if (result == VK_SUCCESS) result = TRY(call, BeginCommandBuffer, s->commands, &begin);
  if (result != VK_SUCCESS) return result;
  if (timestamps > 0) d->CmdResetQueryPool(s->commands, s->queries, 0, timestamps);
  result = record(&r, words, count);
  if (result != VK_SUCCESS) return result;
  /* A fence alone does not make device writes visible to the host. */
  uint64_t stages = VK_PIPELINE_STAGE_TRANSFER_BIT | (uint64_t)VK_PIPELINE_STAGE_HOST_BIT << 32;
  uint64_t access = VK_ACCESS_TRANSFER_WRITE_BIT | (uint64_t)VK_ACCESS_HOST_READ_BIT << 32;
  if (!d->transfer_only) {
    stages |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    access |= VK_ACCESS_SHADER_WRITE_BIT;
  }
  barrier(&r, stages, access);
  return TRY(call, EndCommandBuffer, s->commands);
}

VkResult vkx_submit(vkx_device *d, vkx_slot *s, const uint64_t *words, size_t count, uint32_t timestamps, int again,
                    const char **call) {
  VkResult result = again ? VK_SUCCESS : record_all(d, s, words, count, timestamps, call);
  if (result == VK_SUCCESS) result = TRY(call, ResetFences, d->handle, 1, &s->fence);
  if (result != VK_SUCCESS) return result;
  VkSubmitInfo submit = {
      .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &s->commands};
  return TRY(call, QueueSubmit, d->queue, 1, &submit, s->fence);
}

VkResult vkx_slot_status(vkx_device *d, vkx_slot *s) { return d->GetFenceStatus(d->handle, s->fence); }

VkResult vkx_slot_wait(vkx_device *d, vkx_slot *s, uint64_t timeout_ns) {
  return d->WaitForFences(d->handle, 1, &s->fence, 1, timeout_ns);
}

VkResult vkx_slot_timestamps(vkx_device *d, vkx_slot *s, uint64_t *out, uint32_t count) {
  return d->GetQueryPoolResults(d->handle, s->queries, 0, count, count * sizeof *out, out, sizeof *out,
                                VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT);
}
