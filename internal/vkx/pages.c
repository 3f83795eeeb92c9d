#define _GNU_SOURCE
#include "device.h"

#ifdef __linux__
#include <sys/mman.h>

/* One huge page more than asked for, so that a whole number of them fits; what is left over at
   both ends goes back. */
void *vkx_pages_new(size_t bytes) {
  size_t room = bytes + VKX_HUGE_PAGE;
  char *start = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return NULL;
  char *pages = (char *)(((uintptr_t)start + VKX_HUGE_PAGE - 1) & ~(uintptr_t)(VKX_HUGE_PAGE - 1));
  if (pages > start) munmap(start, pages - start);
  if (pages + bytes < start + room) munmap(pages + bytes, start + room - (pages + bytes));
  madvise(pages, bytes, MADV_HUGEPAGE); /* a wish: small pages serve too */
  return pages;
}

void vkx_pages_free(void *pages, size_t bytes) { munmap(pages, bytes); }
#else
void *vkx_pages_new(size_t bytes) {
  (void)bytes;
  return NULL;
}

void vkx_pages_free(void *pages, size_t bytes) { (void)pages, (void)bytes; }
#endif

VkResult vkx_imported_buffer(vkx_device *d, uint64_t bytes, uint32_t usage, uint64_t *buffer) {
  VkExternalMemoryBufferCreateInfo external = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO,
                                               .handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT};
  VkBufferCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .pNext = &external, .size = bytes, .usage = usage};
  return d->CreateBuffer(d->handle, &info, NULL, buffer);
}

VkResult vkx_imported_types(vkx_device *d, void *pages, uint32_t *types) {
  VkMemoryHostPointerPropertiesEXT p = {.sType = VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES};
  VkResult result = VK_ERROR_UNKNOWN;
  if (d->GetMemoryHostPointerPropertiesEXT != NULL)
    result = d->GetMemoryHostPointerPropertiesEXT(d->handle, VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT, pages, &p);
  *types = p.memoryTypeBits;
  return result;
}

VkResult vkx_import(vkx_device *d, void *pages, uint64_t bytes, uint32_t type, uint64_t *memory) {
  VkImportMemoryHostPointerInfoEXT import = {.sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO,
                                             .handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT,
                                             .pHostPointer = pages};
  VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                               .pNext = &import,
                               .allocationSize = bytes,
                               .memoryTypeIndex = type};
  return d->AllocateMemory(d->handle, &info, NULL, memory);
}
