package main

import (
	"os"
	"strings"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// showCachedDrivers puts the drivers that script/setup has unpacked in the
// loader's sight, beside the system's own, unless the user has said which
// drivers there are. It must come before the first call of Vulkan; under cgo,
// os.Setenv sets what C's getenv reads. Loaders older than 1.3.207 do not know
// the variable and find the system's drivers alone.
func showCachedDrivers() error {
	for _, name := range vulkan.DriverVariables {
		if _, set := os.LookupEnv(name); set {
			return nil
		}
	}
	found := vulkan.UnpackedManifests()
	if len(found) == 0 {
		return nil
	}
	return os.Setenv("VK_ADD_DRIVER_FILES", strings.Join(found, string(os.PathListSeparator)))
}
