package vulkan

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// notOffered are manifests that script/setup unpacks for tests alone: a driver that
// computes nothing, and RADV, which is there to pretend to be a GPU.
var notOffered = []string{"VkICD_mock_icd.json", "radeon_icd.json"}

// DriverVariables are the loader's variables that say which drivers there are.
var DriverVariables = []string{"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"}

// UnpackedManifests are those of the drivers that script/setup has unpacked into the
// user's cache folder, sorted. The loader knows nothing of them by itself.
func UnpackedManifests() []string {
	folder := unpackedDrivers()
	if folder == "" {
		return nil
	}
	all, _ := filepath.Glob(filepath.Join(folder, "*", "*.json")) // a folder is no bad pattern, or holds none
	return slices.DeleteFunc(all, func(file string) bool { return slices.Contains(notOffered, filepath.Base(file)) })
}

// unpackedDrivers is the folder that script/setup unpacks drivers into, "" where there is
// no home to have it in.
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

// UnseenManifests are the unpacked ones that no variable tells the loader of.
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
