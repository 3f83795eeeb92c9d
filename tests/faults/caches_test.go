//go:build linux

package faults

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

var background = context.Background()

// cached are the files that a start has left, by their names in the cache folder.
func cached(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir(filepath.Join(dir, "pipelines"), func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // a start that was killed before it wrote
		}
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		data, err := os.ReadFile(path)
		files[path] = data
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func mustStart(t *testing.T, dir string) {
	t.Helper()
	if _, err := finish(child("start", dir)); err != nil {
		t.Errorf("the start: %v", err)
	}
}

// flipped is data with a bit of one byte changed.
func flipped(data []byte, at int) []byte {
	data = bytes.Clone(data)
	data[at] ^= 4
	return data
}

// damages are what can become of a file.
var damages = map[string]func(path string, data []byte) error{
	"cut by a byte":    func(path string, data []byte) error { return os.WriteFile(path, data[:len(data)-1], 0o600) },
	"cut in the midst": func(path string, data []byte) error { return os.WriteFile(path, data[:len(data)/2], 0o600) },
	"empty":            func(path string, data []byte) error { return os.WriteFile(path, nil, 0o600) },
	"first bit":        func(path string, data []byte) error { return os.WriteFile(path, flipped(data, 0), 0o600) },
	"middle bit":       func(path string, data []byte) error { return os.WriteFile(path, flipped(data, len(data)/2), 0o600) },
	"last bit":         func(path string, data []byte) error { return os.WriteFile(path, flipped(data, len(data)-1), 0o600) },
	"longer":           func(path string, data []byte) error { return os.WriteFile(path, append(data, 0), 0o600) },
	"a hole":           func(path string, data []byte) error { return os.Truncate(path, 3<<30) },
	"unreadable":       func(path string, data []byte) error { return os.Chmod(path, 0) },
	"another user's":   func(path string, data []byte) error { return os.Chown(path, os.Geteuid()+1, -1) },
	"a link": func(path string, data []byte) error {
		there := filepath.Join(filepath.Dir(filepath.Dir(path)), filepath.Base(path))
		return errors.Join(os.Rename(path, there), os.Symlink(there, path))
	},
	"an endless device": func(path string, data []byte) error {
		return errors.Join(os.Remove(path), os.Symlink("/dev/zero", path))
	},
	"a link to nothing": func(path string, data []byte) error { return errors.Join(os.Remove(path), os.Symlink(path, path)) },
	"a folder":          func(path string, data []byte) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o700)) },
	"a pipe":            func(path string, data []byte) error { return errors.Join(os.Remove(path), syscall.Mkfifo(path, 0o600)) },
	"gone":              func(path string, data []byte) error { return os.Remove(path) },
}

// Whatever has become of a cache file, the next start works, and remakes it.
func TestDamagedCaches(t *testing.T) {
	needLayer(t)
	dir := t.TempDir()
	mustStart(t, dir)
	for _, name := range slices.Sorted(maps.Keys(damages)) {
		files := cached(t, dir)
		if len(files) == 0 {
			t.Fatalf("a start leaves %d files", len(files))
		}
		sets := []map[string][]byte{files} // of files that are damaged at once
		if *all {
			for path, data := range files {
				sets = append(sets, map[string][]byte{path: data})
			}
		}
		for _, set := range sets {
			for path, data := range set {
				if err := damages[name](path, bytes.Clone(data)); errors.Is(err, fs.ErrPermission) {
					t.Logf("%s: not tried: %v", name, err)
				} else if err != nil {
					t.Fatal(err)
				}
			}
			mustStart(t, dir)
			remade(t, set, name)
		}
		if t.Failed() {
			t.Fatalf("%s: above", name)
		}
	}
}

// remade requires that files are whole again, and puts them back where they cannot be.
func remade(t *testing.T, set map[string][]byte, damage string) {
	t.Helper()
	for path, data := range set {
		info, err := os.Lstat(path)
		switch {
		case damage == "a folder":
			if err := errors.Join(os.Remove(path), os.WriteFile(path, data, 0o600)); err != nil {
				t.Error(err)
			}
		case damage == "unreadable" && os.Geteuid() == 0: // who reads it all the same
		case err != nil || !info.Mode().IsRegular() || info.Sys().(*syscall.Stat_t).Uid != uint32(os.Geteuid()):
			t.Errorf("%s is not remade: %v, %v", filepath.Base(path), info, err)
		default:
			// A driver's cache may be another each time; the others are not.
			if got, err := os.ReadFile(path); err != nil || len(got) == 0 || filepath.Ext(path) != ".bin" && !bytes.Equal(got, data) {
				t.Errorf("%s is remade as another: %v", filepath.Base(path), err)
			}
		}
	}
}

// Processes that are killed at any time of their start, two at a time over one folder,
// leave nothing that the next cannot start with, which finds whole caches or makes them.
func TestKilledStarts(t *testing.T) {
	needLayer(t)
	kills := 6
	if *all {
		kills = 200
	}
	seed := uint64(time.Now().UnixNano())
	random := rand.New(rand.NewPCG(seed, 0))
	dir := t.TempDir()
	before := time.Now()
	mustStart(t, dir)
	took := time.Since(before)
	whole := len(cached(t, dir))
	writing := 0
	for done := 0; done < kills; done += 2 {
		if done%4 == 0 { // every other time there is nothing yet
			if err := os.RemoveAll(filepath.Join(dir, "pipelines")); err != nil {
				t.Fatal(err)
			}
		}
		if done%8 == 0 {
			if err := os.RemoveAll(filepath.Join(dir, "mesa")); err != nil {
				t.Fatal(err)
			}
		}
		pair := []*exec.Cmd{child("start", dir), child("start", dir)}
		for _, cmd := range pair {
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
		}
		if done%4 == 0 {
			awaitFile(filepath.Join(dir, "pipelines"), 4*took)
		} else {
			time.Sleep(time.Duration(random.Int64N(int64(took))))
		}
		for _, cmd := range pair {
			_ = cmd.Process.Kill() // it may have ended
			if err := cmd.Wait(); err != nil && cmd.ProcessState.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
				t.Errorf("seed %d: before it was killed: %v", seed, err)
			}
		}
		if n := len(cached(t, dir)); n > 0 && n < whole {
			writing++
		}
		mustStart(t, dir)
		found := cached(t, dir)
		mustStart(t, dir)
		for path, data := range cached(t, dir) {
			if filepath.Ext(path) == ".arithmetic" && !bytes.Equal(found[path], data) {
				t.Errorf("seed %d: %s is written at each start", seed, filepath.Base(path))
			}
		}
	}
	t.Logf("%d killed, %d times with some of %d files written; a start takes %v", kills, writing, whole, took)
}

// awaitFile waits until a folder has a file, or for so long.
func awaitFile(dir string, most time.Duration) {
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(50 * time.Microsecond) {
		if entries, err := os.ReadDir(dir); err == nil && len(entries) > 0 {
			return
		}
	}
}
