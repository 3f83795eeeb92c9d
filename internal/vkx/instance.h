/* The instance's entry points, shared by the shim's own files. */
#ifndef WEFT_VKX_INSTANCE_H
#define WEFT_VKX_INSTANCE_H

#include "vkabi.h"

typedef struct {
  uint32_t api_version; /* the one the instance was created for */
  PFN_vkGetDeviceProcAddr GetDeviceProcAddr;
  void(VKAPI_PTR *GetProperties)(VkPhysicalDevice, VkPhysicalDeviceProperties *);
  void(VKAPI_PTR *GetProperties2)(VkPhysicalDevice, VkPhysicalDeviceProperties2 *);
  void(VKAPI_PTR *GetFeatures2)(VkPhysicalDevice, VkPhysicalDeviceFeatures2 *);
  void(VKAPI_PTR *GetMemoryProperties2)(VkPhysicalDevice, VkPhysicalDeviceMemoryProperties2 *);
  void(VKAPI_PTR *GetQueueFamilies)(VkPhysicalDevice, uint32_t *, VkQueueFamilyProperties *);
  VkResult(VKAPI_PTR *DeviceExtensions)(VkPhysicalDevice, const char *, uint32_t *, VkExtensionProperties *);
  VkResult(VKAPI_PTR *GetCooperativeMatrices)(VkPhysicalDevice, uint32_t *, VkCooperativeMatrixPropertiesKHR *);
  void *DestroyMessenger;
} vkx_instance_functions;

extern vkx_instance_functions vkx_instance;

#endif
