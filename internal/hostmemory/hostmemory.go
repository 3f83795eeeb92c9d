package hostmemory

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/memory"
)

// checkedBytes is the size from which an array on the host is held against what
// the machine has available: Go ends a program that asks for more.
const checkedBytes = 64 << 20

// Max is the number of bytes above which every request fails, whatever the machine has.
const Max = 1 << 46

var errNone = errors.New("the machine has no more memory available")

// Bytes makes so many bytes, all zero. It fails as [Check] does.
func Bytes(bytes int64) ([]byte, error) {
	if err := Check(bytes); err != nil {
		return nil, err
	}
	return make([]byte, bytes), nil
}

// Check is a *memory.OutOfMemoryError where the machine has no room
// for so many bytes of Go's memory, as far as it tells.
func Check(bytes int64) error {
	if bytes < checkedBytes {
		return nil
	}
	available, known := availableMemory()
	if bytes > Max || known && bytes > available {
		return &memory.OutOfMemoryError{Device: "host", Requested: bytes, Budget: available, Err: errNone}
	}
	return nil
}

// availableMemory is what this process can still have, by the narrowest of what Linux
// bounds: what the machine can use without swapping, the process's address space
// (ulimit -v), and the groups it is in, containers among them. Other systems do not tell
// so plainly.
func availableMemory() (bytes int64, known bool) {
	for _, bound := range []func() (int64, bool){machineMemory, addressSpace, func() (int64, bool) { return groupMemory("/") }} {
		if n, ok := bound(); ok && (!known || n < bytes) {
			bytes, known = max(n, 0), true
		}
	}
	return bytes, known
}

func machineMemory() (bytes int64, known bool) {
	text, err := os.ReadFile("/proc/meminfo")
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		var kib int64
		if _, err := fmt.Sscanf(line, "MemAvailable: %d kB", &kib); err == nil {
			return kib << 10, true
		}
	}
	return 0, false
}

// groupMemory is what the process's control groups leave it: of cgroup v2, the process's
// own and those above it (Linux, Documentation/admin-guide/cgroup-v2.rst, "Memory
// Interface Files"). root is the file system's.
func groupMemory(root string) (bytes int64, known bool) {
	text, err := os.ReadFile(filepath.Join(root, "proc/self/cgroup"))
	if err != nil {
		return 0, false
	}
	for line := range strings.Lines(string(text)) {
		group, ok := strings.CutPrefix(strings.TrimSpace(line), "0::")
		if !ok {
			continue
		}
		for at := filepath.Clean("/" + group); ; at = filepath.Dir(at) {
			folder := filepath.Join(root, "sys/fs/cgroup", at)
			limit, limited := number(filepath.Join(folder, "memory.max"))
			used, ok := number(filepath.Join(folder, "memory.current"))
			if limited && ok {
				if rest := limit - used + reclaimable(filepath.Join(folder, "memory.stat")); !known || rest < bytes {
					bytes, known = rest, true
				}
			}
			if at == "/" {
				return bytes, known
			}
		}
	}
	return 0, false
}

// number is what a file holds; "max" is none.
func number(path string) (n int64, ok bool) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, false
	}
	n, err = strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	return n, err == nil
}

// reclaimable are the bytes that the system drops when it needs room: of files in memory,
// however lately they were used, and of what it keeps to be quicker.
func reclaimable(path string) (bytes int64) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		var name string
		var n int64
		if _, err := fmt.Sscanf(line, "%s %d", &name, &n); err != nil {
			continue
		}
		switch name {
		case "active_file", "inactive_file", "slab_reclaimable":
			bytes += n
		}
	}
	return bytes
}
