//go:build linux || freebsd || netbsd || openbsd

package vkx

/*
#cgo linux LDFLAGS: -ldl
#include <dlfcn.h>
#include "vkx.h"

// libvulkan.so.1 is what the runtime package installs; libvulkan.so needs the -dev package.
void *vkx_open_loader(void) {
	void *library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
	return library ? dlsym(library, "vkGetInstanceProcAddr") : 0;
}
*/
import "C"
