#include "vkx.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "instance.h"

#define VALIDATION_LAYER "VK_LAYER_KHRONOS_validation"

typedef VkResult(VKAPI_PTR *PFN_version)(uint32_t *);
typedef VkResult(VKAPI_PTR *PFN_layers)(uint32_t *, VkLayerProperties *);
typedef VkResult(VKAPI_PTR *PFN_extensions)(const char *, uint32_t *, VkExtensionProperties *);
typedef VkResult(VKAPI_PTR *PFN_create_messenger)(VkInstance, const VkDebugUtilsMessengerCreateInfoEXT *, const void *,
                                                  VkDebugUtilsMessengerEXT *);
typedef void(VKAPI_PTR *PFN_destroy_messenger)(VkInstance, VkDebugUtilsMessengerEXT, const void *);

vkx_instance_functions vkx_instance;
static VkDebugUtilsMessengerEXT messenger;

/* The ring of validation messages. Any thread of any driver may write, Go reads; a spin lock
   suffices, since only a copy is made under it. */
#define RING 128
#define TEXT 4096
static struct {
  char text[TEXT];
  int is_error;
} ring[RING];
static uint32_t ring_head, ring_count;
static uint64_t ring_dropped;
static atomic_flag ring_lock = ATOMIC_FLAG_INIT;

static void lock_ring(void) {
  while (atomic_flag_test_and_set_explicit(&ring_lock, memory_order_acquire)) {
  }
}
static void unlock_ring(void) { atomic_flag_clear_explicit(&ring_lock, memory_order_release); }

static VkBool32 VKAPI_PTR on_message(VkFlags severity, VkFlags types, const VkDebugUtilsMessengerCallbackDataEXT *data,
                                     void *user) {
  (void)types;
  (void)user;
  const char *text = data->pMessage ? data->pMessage : "";
  size_t n = strlen(text);
  if (n >= TEXT) n = TEXT - 1;
  lock_ring();
  if (ring_count == RING) {
    ring_dropped++;
  } else {
    uint32_t at = (ring_head + ring_count++) % RING;
    memcpy(ring[at].text, text, n);
    ring[at].text[n] = 0;
    ring[at].is_error = (severity & VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT) != 0;
  }
  unlock_ring();
  return 0;
}

int vkx_next_message(char *text, size_t size, int *is_error, uint64_t *dropped) {
  int found = 0;
  lock_ring();
  *dropped = ring_dropped;
  ring_dropped = 0;
  if (ring_count > 0) {
    size_t n = strlen(ring[ring_head].text);
    if (n >= size) n = size - 1;
    memcpy(text, ring[ring_head].text, n);
    text[n] = 0;
    *is_error = ring[ring_head].is_error;
    ring_head = (ring_head + 1) % RING;
    ring_count--;
    found = 1;
  }
  unlock_ring();
  return found;
}

static PFN_vkVoidFunction global(void *gipa, const char *name) { return ((PFN_vkGetInstanceProcAddr)gipa)(NULL, name); }

uint32_t vkx_instance_version(void *gipa) {
  PFN_version f = (PFN_version)global(gipa, "vkEnumerateInstanceVersion");
  uint32_t version = 0;
  if (f == NULL || f(&version) != VK_SUCCESS) return 0;
  return version;
}

int vkx_has_layer(void *gipa, const char *name) {
  PFN_layers f = (PFN_layers)global(gipa, "vkEnumerateInstanceLayerProperties");
  uint32_t n = 0;
  int found = 0;
  if (f == NULL || f(&n, NULL) != VK_SUCCESS || n == 0) return 0;
  VkLayerProperties *layers = calloc(n, sizeof *layers);
  if (layers != NULL && f(&n, layers) >= VK_SUCCESS)
    for (uint32_t i = 0; i < n; i++) found |= strcmp(layers[i].layerName, name) == 0;
  free(layers);
  return found;
}

/* What the instance is created with, in one allocation, so that one free returns it. */
typedef struct {
  VkInstanceCreateInfo create;
  VkApplicationInfo app;
  VkValidationFeaturesEXT validation;
  VkDebugUtilsMessengerCreateInfoEXT messenger;
  uint32_t enabled_validation[1];
  const char *layers[1];
  const char *extensions[16];
} instance_info;

/* Extensions taken where they are offered: the surface ones let a window show a result, and
   cost nothing without one. Wayland's is taken in a Wayland session only: elsewhere Mesa answers
   it with complaints on stderr. */
#define WAYLAND_SURFACE "VK_KHR_wayland_surface"
static const char *const wanted_extensions[] = {
    "VK_KHR_portability_enumeration", "VK_KHR_surface",       "VK_KHR_xlib_surface",  "VK_KHR_xcb_surface",
    "VK_KHR_win32_surface",           "VK_EXT_metal_surface", "VK_EXT_headless_surface", WAYLAND_SURFACE};

static VkDebugUtilsMessengerCreateInfoEXT messenger_info(void) {
  VkDebugUtilsMessengerCreateInfoEXT info = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO};
  info.messageSeverity =
      VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  info.pfnUserCallback = on_message;
  return info;
}

static int is_wanted(const char *name) {
  return strcmp(name, WAYLAND_SURFACE) != 0 || getenv("WAYLAND_DISPLAY") != NULL;
}

static void add_extensions(void *gipa, instance_info *info) {
  PFN_extensions f = (PFN_extensions)global(gipa, "vkEnumerateInstanceExtensionProperties");
  uint32_t n = 0;
  if (f == NULL || f(NULL, &n, NULL) != VK_SUCCESS || n == 0) return;
  VkExtensionProperties *offered = calloc(n, sizeof *offered);
  if (offered == NULL || f(NULL, &n, offered) < VK_SUCCESS) n = 0;
  for (size_t w = 0; w < sizeof wanted_extensions / sizeof *wanted_extensions; w++)
    for (uint32_t i = 0; i < n; i++)
      if (strcmp(offered[i].extensionName, wanted_extensions[w]) == 0 && is_wanted(wanted_extensions[w])) {
        info->extensions[info->create.enabledExtensionCount++] = wanted_extensions[w];
        if (w == 0) info->create.flags |= VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR;
        break;
      }
  free(offered);
}

static void add_validation(instance_info *info) {
  info->layers[0] = VALIDATION_LAYER;
  info->create.enabledLayerCount = 1;
  info->create.ppEnabledLayerNames = info->layers;
  info->extensions[info->create.enabledExtensionCount++] = "VK_EXT_debug_utils";
  info->extensions[info->create.enabledExtensionCount++] = "VK_EXT_validation_features";
  info->enabled_validation[0] = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
  info->messenger = messenger_info();
  info->validation = (VkValidationFeaturesEXT){.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES,
                                               .pNext = &info->messenger,
                                               .enabledValidationFeatureCount = 1,
                                               .pEnabledValidationFeatures = info->enabled_validation};
  info->create.pNext = &info->validation;
}

void *vkx_instance_info(void *gipa, uint32_t api_version, int validate) {
  instance_info *info = calloc(1, sizeof *info);
  if (info == NULL) return NULL;
  info->app = (VkApplicationInfo){.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                  .pApplicationName = "weft",
                                  .pEngineName = "weft",
                                  .apiVersion = api_version};
  info->create = (VkInstanceCreateInfo){.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                        .pApplicationInfo = &info->app,
                                        .ppEnabledExtensionNames = info->extensions};
  add_extensions(gipa, info);
  if (validate) add_validation(info);
  return info;
}

void vkx_free(void *p) { free(p); }

VkResult vkx_instance_attach(void *gipa, void *handle, uint32_t api_version, int validate) {
  PFN_vkGetInstanceProcAddr get = (PFN_vkGetInstanceProcAddr)gipa;
  VkInstance instance = (VkInstance)handle;
  vkx_instance.api_version = api_version;
#define LOAD(field, name) vkx_instance.field = (void *)get(instance, name)
  LOAD(GetDeviceProcAddr, "vkGetDeviceProcAddr");
  LOAD(GetProperties, "vkGetPhysicalDeviceProperties");
  LOAD(GetProperties2, "vkGetPhysicalDeviceProperties2");
  LOAD(GetFeatures2, "vkGetPhysicalDeviceFeatures2");
  LOAD(GetMemoryProperties2, "vkGetPhysicalDeviceMemoryProperties2");
  LOAD(GetQueueFamilies, "vkGetPhysicalDeviceQueueFamilyProperties");
  LOAD(DeviceExtensions, "vkEnumerateDeviceExtensionProperties");
  LOAD(GetCooperativeMatrices, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");
#undef LOAD
  if (!validate) return VK_SUCCESS;
  PFN_create_messenger create = (PFN_create_messenger)get(instance, "vkCreateDebugUtilsMessengerEXT");
  vkx_instance.DestroyMessenger = (void *)get(instance, "vkDestroyDebugUtilsMessengerEXT");
  VkDebugUtilsMessengerCreateInfoEXT info = messenger_info();
  return create ? create(instance, &info, NULL, &messenger) : VK_SUCCESS;
}

void vkx_instance_detach(void *instance) {
  if (messenger != 0) ((PFN_destroy_messenger)vkx_instance.DestroyMessenger)((VkInstance)instance, messenger, NULL);
  messenger = 0;
  memset(&vkx_instance, 0, sizeof vkx_instance);
}
