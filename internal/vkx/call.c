//go:build !weft_purego

#include "vkx.h"

typedef uintptr_t a;
/* Vulkan's functions for computing have at most nine arguments, none of them a float; a callee's calling
   convention does not mind more than it takes on processors of 64 bits. */
typedef uintptr_t(VKAPI_PTR *function)(a, a, a, a, a, a, a, a, a, a);

uintptr_t vkx_call(uintptr_t f, const uintptr_t *args, size_t count) {
  uintptr_t v[10] = {0};
  for (size_t i = 0; i < count && i < 10; i++) v[i] = args[i];
  return ((function)f)(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9]);
}
