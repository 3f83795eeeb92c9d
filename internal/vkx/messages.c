//go:build !weft_purego

#include <stdatomic.h>
#include <string.h>

#include "vkx.h"

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

void *vkx_message_callback(void) { return (void *)on_message; }

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
