//go:build darwin

package vkx

/*
#include <dlfcn.h>
#include "vkx.h"

// The Khronos loader first, then MoltenVK by itself; Homebrew's folders are not on the
// default search path.
void *vkx_open_loader(void) {
	static const char *const names[] = {
		"libvulkan.1.dylib", "/opt/homebrew/lib/libvulkan.1.dylib", "/usr/local/lib/libvulkan.1.dylib",
		"libMoltenVK.dylib", "/opt/homebrew/lib/libMoltenVK.dylib", "/usr/local/lib/libMoltenVK.dylib"};
	for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
		void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
		void *entry = library ? dlsym(library, "vkGetInstanceProcAddr") : 0;
		if (entry) return entry;
	}
	return 0;
}
*/
import "C"
