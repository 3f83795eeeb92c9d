//go:build windows

package vkx

/*
#include <windows.h>
#include "vkx.h"

// vulkan-1.dll comes with every GPU vendor's driver.
void *vkx_open_loader(void) {
	HMODULE library = LoadLibraryA("vulkan-1.dll");
	return library ? (void *)GetProcAddress(library, "vkGetInstanceProcAddr") : 0;
}
*/
import "C"
