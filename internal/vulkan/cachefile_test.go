package vulkan

import (
	"bytes"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func testCacheFile(dir string, driver byte) *cacheFile {
	f := &cacheFile{path: filepath.Join(dir, "pipelines", "a.bin")}
	f.key[0], f.head[0], f.head[16] = driver, 32, driver
	return f
}

func TestCacheFileTrustsOnlyItsOwn(t *testing.T) {
	quiet := slog.New(slog.DiscardHandler)
	mine := testCacheFile(t.TempDir(), 1)
	data := append(mine.head[:], []byte("compiled code")...)
	mine.save(data, quiet)
	good, err := os.ReadFile(mine.path)
	if err != nil {
		t.Fatal(err)
	}
	other := testCacheFile(t.TempDir(), 2)
	other.save(append(other.head[:], []byte("their code")...), quiet)
	foreign, err := os.ReadFile(other.path)
	if err != nil {
		t.Fatal(err)
	}
	flip := func(at int) []byte {
		bad := bytes.Clone(good)
		bad[at] ^= 0x10
		return bad
	}
	for _, c := range []struct {
		name string
		file []byte
		ok   bool
	}{
		{"as written", good, true},
		{"empty", nil, false},
		{"cut in the header", good[:20], false},
		{"cut in the data", good[:len(good)-1], false},
		{"longer", append(bytes.Clone(good), 0), false},
		{"another version's", flip(len(cacheMagic) - 1), false},
		{"a bit of the checksum", flip(cacheHeader - 1), false},
		{"a bit of the driver's head", flip(cacheHeader + 20), false},
		{"a bit of the code", flip(len(good) - 3), false},
		{"another driver's", foreign, false},
	} {
		if err := os.WriteFile(mine.path, c.file, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := mine.load(quiet); bytes.Equal(got, data) != c.ok || (got == nil) == c.ok {
			t.Errorf("%s: loaded %q", c.name, got)
		}
	}
}

func TestCacheFileWithoutAFolder(t *testing.T) {
	quiet := slog.New(slog.DiscardHandler)
	none := testCacheFile(t.TempDir(), 1)
	if got := none.load(quiet); got != nil {
		t.Errorf("loaded %q from nothing", got)
	}
	if err := os.WriteFile(filepath.Dir(none.path), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	none.save(append(none.head[:], 1), quiet) // a file is where the folder should be: save must not crash
	off := testCacheFile("", 1)
	off.path = ""
	off.save(append(off.head[:], 1), quiet)
	if got := off.load(quiet); got != nil {
		t.Errorf("loaded %q with the cache off", got)
	}
}

// The device passes its driver's data through the file, and also opens with a damaged file.
func TestDeviceKeepsItsCache(t *testing.T) {
	dir := t.TempDir()
	for _, damage := range []bool{false, true} {
		d := vulkanDevice(t, func(c *Config) { c.CacheDir = dir })
		mustPipeline(t, d)
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
		path := d.pipelines.file.path
		file, err := os.ReadFile(path)
		if os.IsNotExist(err) {
			t.Logf("%s keeps nothing in its pipeline cache", d)
			file = []byte("weft")
		} else if err != nil {
			t.Fatal(err)
		} else if _, ok := d.pipelines.file.trusted(file); !ok && !damage {
			t.Fatal("the file written is not trusted")
		}
		if damage {
			break
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, file[:len(file)-1], 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// A file of 2 GiB that is one hole, a folder and a link to an endless file are neither read nor
// waited for, and the next save replaces them.
func TestCacheFilesThatAreNoFiles(t *testing.T) {
	quiet := slog.New(slog.DiscardHandler)
	for name, put := range map[string]func(path string) error{
		"a hole": func(path string) error {
			return errors.Join(os.WriteFile(path, nil, 0o600), os.Truncate(path, 2<<30))
		},
		"endless":  func(path string) error { return os.Symlink("/dev/zero", path) },
		"a folder": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		f := testCacheFile(t.TempDir(), 1)
		probe := probeFile{path: f.path + ".arithmetic"}
		if err := os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(put(f.path), put(probe.path)); err != nil {
			t.Skipf("%s: %v", name, err)
		}
		if data := f.load(quiet); data != nil {
			t.Errorf("%s: loaded %d bytes", name, len(data))
		}
		if a := probe.load(nil); a != nil {
			t.Errorf("%s: answers of a probe: %+v", name, a)
		}
		data := append(f.head[:], []byte("compiled code")...)
		f.save(data, quiet)
		f.loaded = [32]byte{}
		if got := f.load(quiet); name != "a folder" && !bytes.Equal(got, data) {
			t.Errorf("%s: not replaced: %q", name, got)
		}
	}
}

// Half-written files of killed processes are removed when they are old. A young one stays: another
// process may be about to rename it.
func TestAbandonedFilesAreSwept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.bin")
	old, young, other := path+".1", path+".2", filepath.Join(filepath.Dir(path), "b.bin.1")
	for _, name := range []string{old, young, other} {
		if err := os.WriteFile(name, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	then := time.Now().Add(-2 * abandoned)
	if err := errors.Join(os.Chtimes(old, then, then), os.Chtimes(other, then, then), writeAtomically(path, []byte("whole"))); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{path: true, old: false, young: true, other: true} {
		if _, err := os.Stat(name); (err == nil) != want {
			t.Errorf("%s: %v, want it there: %v", filepath.Base(name), err, want)
		}
	}
}

// FuzzCacheFile checks that the trusted part of any file is the driver's data as written.
func FuzzCacheFile(f *testing.F) {
	quiet := slog.New(slog.DiscardHandler)
	mine := testCacheFile(f.TempDir(), 1)
	data := append(mine.head[:], []byte("compiled code")...)
	mine.save(data, quiet)
	good, err := os.ReadFile(mine.path)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add(good[:cacheHeader])
	f.Add([]byte(cacheMagic))
	f.Fuzz(func(t *testing.T, file []byte) {
		if got, ok := mine.trusted(file); ok && (!bytes.HasPrefix(got, mine.head[:]) || !bytes.HasSuffix(file, got) || len(file) != cacheHeader+len(got)) {
			t.Errorf("%q is trusted of %q", got, file)
		}
	})
}
