package vulkan

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// A loader that cannot be used is an error with the system's reason: a missing file, a file that is
// no library, one of 32 bits, a library that is no loader, and a loader of Vulkan 1.0.
func TestUnusableLoaders(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems use other words")
	}
	dir := t.TempDir()
	file := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, c := range []struct{ name, library, says string }{
		{"not there", filepath.Join(dir, "none.so"), "No such file"},
		{"no library", file("text.so", strings.Repeat("text ", 100)), "invalid ELF header"},
		{"of 32 bits", file("narrow.so", "\x7fELF\x01\x01\x01"+strings.Repeat("\x00", 200)), "wrong ELF class"},
		{"no loader", "libc.so.6", "vkGetInstanceProcAddr"},
	} {
		absent := wantAs[*AbsentError](t, loaderOf(driverOf(loader{libraries: []string{c.library}})))
		if !absent.NoLoader || !strings.Contains(absent.Error(), c.says) {
			t.Errorf("%s: %v, want %q", c.name, absent, c.says)
		}
	}
	absent := wantAs[*AbsentError](t, loaderOf(old{driverOf(loader{libraries: []string{"libc.so.6"}})}))
	if !absent.NoLoader || !strings.Contains(absent.Error(), "Vulkan 1.0") {
		t.Errorf("an old loader: %v", absent)
	}
}

// old is a loader of Vulkan 1.0.
type old struct{ driver }

func (old) load() error             { return nil }
func (old) instanceVersion() uint32 { return 0 }
