//go:build !weft_purego

#include <stdio.h>

#include "vkx.h"

#ifdef _WIN32
#include <windows.h>

uintptr_t vkx_open_library(const char *name, const char *symbol, char *why, size_t size) {
  HMODULE library = LoadLibraryA(name);
  uintptr_t entry = library ? (uintptr_t)GetProcAddress(library, symbol) : 0;
  if (!entry) snprintf(why, size, "%s: error %lu", name, (unsigned long)GetLastError());
  return entry;
}
#else
#include <dlfcn.h>

uintptr_t vkx_open_library(const char *name, const char *symbol, char *why, size_t size) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  uintptr_t entry = library ? (uintptr_t)dlsym(library, symbol) : 0;
  const char *error = entry ? NULL : dlerror();
  if (!entry) snprintf(why, size, "%s", error ? error : name);
  return entry;
}
#endif
