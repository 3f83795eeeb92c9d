package vulkan

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// notOffered are manifests that script/setup unpacks only for tests: a driver that computes
// nothing, and RADV, which imitates a GPU.
var notOffered = []string{"VkICD_mock_icd.json", "radeon_icd.json"}

// DriverVariables are the loader's variables that name drivers.
var DriverVariables = []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"}

// UnpackedManifests returns the manifests of the drivers that script/setup has unpacked into the
// user's cache folder, sorted. The loader does not find them by itself.
func UnpackedManifests() []string {
	folder := unpackedDrivers()
	if folder == "" {
		return nil
	}
	all, _ := filepath.Glob(filepath.Join(folder, "*", "*.json")) // it fails only for a bad pattern, which this is not
	return slices.DeleteFunc(all, func(file string) bool { return slices.Contains(notOffered, filepath.Base(file)) })
}

// unpackedDrivers is the folder into which script/setup unpacks drivers; "" if there is no home
// folder.
func unpackedDrivers() string {
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

// UnseenManifests returns the unpacked manifests that no variable names.
func UnseenManifests() []string {
	var told []string
	for _, name := range DriverVariables {
		told = append(told, filepath.SplitList(os.Getenv(name))...)
	}
	return slices.DeleteFunc(UnpackedManifests(), func(file string) bool {
		return slices.ContainsFunc(told, func(given string) bool {
			return given == file || strings.TrimSuffix(given, "/") == filepath.Dir(file)
		})
	})
}
