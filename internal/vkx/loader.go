package vkx

import "runtime"

// LoaderNames are how Vulkan's loader is called on this system, in the order in which they are tried: on Linux as
// the runtime package installs it (libvulkan.so needs the -dev package); on Windows it comes with every GPU vendor's
// driver; on macOS the Khronos loader first, then MoltenVK by itself, since Homebrew's folders are not on the default
// search path.
func LoaderNames() []string {
	switch runtime.GOOS {
	case "windows":
		return []string{"vulkan-1.dll"}
	case "darwin":
		return []string{
			"libvulkan.1.dylib", "/opt/homebrew/lib/libvulkan.1.dylib", "/usr/local/lib/libvulkan.1.dylib",
			"libMoltenVK.dylib", "/opt/homebrew/lib/libMoltenVK.dylib", "/usr/local/lib/libMoltenVK.dylib",
		}
	}
	return []string{"libvulkan.so.1"}
}

// entryPoint is the one function that a loader's library is asked for.
const entryPoint = "vkGetInstanceProcAddr"
