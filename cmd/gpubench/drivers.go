package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// driverVariables are the loader's variables that say which drivers there are.
var driverVariables = []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"}

// notShown are manifests that script/setup unpacks for tests alone: a driver
// that computes nothing, and RADV, which is there to pretend to be a GPU.
var notShown = []string{"VkICD_mock_icd.json", "radeon_icd.json"}

// showCachedDrivers puts the drivers that script/setup has unpacked in the
// loader's sight, beside the system's own, unless the user has said which
// drivers there are. It must come before the first call of Vulkan; under cgo,
// os.Setenv sets what C's getenv reads. Loaders older than 1.3.207 do not know
// the variable and find the system's drivers alone.
func showCachedDrivers() error {
	for _, name := range driverVariables {
		if _, set := os.LookupEnv(name); set {
			return nil
		}
	}
	found := cachedManifests(driverCache())
	if len(found) == 0 {
		return nil
	}
	return os.Setenv("VK_ADD_DRIVER_FILES", strings.Join(found, string(os.PathListSeparator)))
}

// driverCache is the folder that script/setup unpacks drivers into, "" where
// there is no home to have it in.
func driverCache() string {
	cache := os.Getenv("XDG_CACHE_HOME")
	if cache == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return ""
		}
		cache = filepath.Join(home, ".cache")
	}
	return filepath.Join(cache, "weft", "drivers")
}

// cachedManifests lists the drivers' manifests of a cache folder, sorted.
func cachedManifests(folder string) []string {
	if folder == "" {
		return nil
	}
	all, _ := filepath.Glob(filepath.Join(folder, "*", "*.json")) // a folder is no bad pattern, or holds none
	return slices.DeleteFunc(all, func(file string) bool { return slices.Contains(notShown, filepath.Base(file)) })
}
