package main

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// unsetDriverVariables forgets the loader's variables until the test's end.
func unsetDriverVariables(t *testing.T) {
	t.Helper()
	for _, name := range vulkan.DriverVariables {
		t.Setenv(name, "") // restores it
		os.Unsetenv(name)
	}
}

func TestCachedDriversAreShown(t *testing.T) {
	cache := t.TempDir()
	for _, name := range []string{"swiftshader/vk_swiftshader_icd.json", "mesa25/lvp_icd.json", "mesa25/radeon_icd.json", "mock/VkICD_mock_icd.json"} {
		file := filepath.Join(cache, "weft", "drivers", name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	drivers := filepath.Join(cache, "weft", "drivers")
	both := filepath.Join(drivers, "mesa25/lvp_icd.json") + string(os.PathListSeparator) + filepath.Join(drivers, "swiftshader/vk_swiftshader_icd.json")
	for _, c := range []struct{ name, cache, variable, value, want string }{
		{"nothing set", cache, "", "", both},
		{"no cache", t.TempDir(), "", "", ""},
		{"the user's drivers", cache, "VK_DRIVER_FILES", "mine.json", ""},
		{"their older name", cache, "VK_ICD_FILENAMES", "mine.json", ""},
		{"the user's additions", cache, "VK_ADD_DRIVER_FILES", "mine.json", "mine.json"},
	} {
		t.Run(c.name, func(t *testing.T) {
			unsetDriverVariables(t)
			t.Setenv("XDG_CACHE_HOME", c.cache)
			if c.variable != "" {
				t.Setenv(c.variable, c.value)
			}
			if err := showCachedDrivers(); err != nil {
				t.Fatal(err)
			}
			if got := os.Getenv("VK_ADD_DRIVER_FILES"); got != c.want {
				t.Errorf("VK_ADD_DRIVER_FILES=%q, want %q", got, c.want)
			}
		})
	}
}

func TestDriverCacheWithoutXDG(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", "")
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // its name on Windows
	want := filepath.Join(home, ".cache", "weft", "drivers", "mesa25", "lvp_icd.json")
	if err := errors.Join(os.MkdirAll(filepath.Dir(want), 0o755), os.WriteFile(want, nil, 0o600)); err != nil {
		t.Fatal(err)
	}
	if got := vulkan.UnpackedManifests(); len(got) != 1 || got[0] != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
