#include <stdlib.h>
#include <string.h>

#include "device.h"

static double number(const VkPipelineExecutableStatisticKHR *s) {
  switch (s->format) {
  case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR: return s->value.b32;
  case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR: return (double)s->value.i64;
  case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR: return (double)s->value.u64;
  default: return s->value.f64;
  }
}

/* A compute pipeline has one executable. */
static VkPipelineExecutableInfoKHR only(uint64_t pipeline) {
  return (VkPipelineExecutableInfoKHR){.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline};
}

VkResult vkx_statistics(vkx_device *d, uint64_t pipeline, vkx_statistic *out, uint32_t *count) {
  VkPipelineExecutableInfoKHR info = only(pipeline);
  uint32_t n = 0;
  VkResult result = d->GetPipelineExecutableStatisticsKHR(d->handle, &info, &n, NULL);
  if (result != VK_SUCCESS) return result;
  VkPipelineExecutableStatisticKHR *list = calloc(n + 1, sizeof *list);
  if (list == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < n; i++) list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
  result = d->GetPipelineExecutableStatisticsKHR(d->handle, &info, &n, list);
  if (n < *count) *count = n;
  for (uint32_t i = 0; i < *count; i++) {
    memcpy(out[i].name, list[i].name, sizeof out[i].name);
    out[i].value = number(&list[i]);
  }
  free(list);
  return result;
}

VkResult vkx_representation(vkx_device *d, uint64_t pipeline, uint32_t index, char name[256], char *text, size_t *size) {
  VkPipelineExecutableInfoKHR info = only(pipeline);
  uint32_t n = 0;
  VkResult result = d->GetPipelineExecutableInternalRepresentationsKHR(d->handle, &info, &n, NULL);
  if (result != VK_SUCCESS) return result;
  if (index >= n) return VK_INCOMPLETE;
  VkPipelineExecutableInternalRepresentationKHR *list = calloc(n, sizeof *list);
  if (list == NULL) return VK_ERROR_OUT_OF_HOST_MEMORY;
  for (uint32_t i = 0; i < n; i++)
    list[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
  list[index].pData = text;
  list[index].dataSize = text == NULL ? 0 : *size;
  result = d->GetPipelineExecutableInternalRepresentationsKHR(d->handle, &info, &n, list);
  *size = list[index].dataSize;
  memcpy(name, list[index].name, sizeof list[index].name);
  free(list);
  return result;
}
