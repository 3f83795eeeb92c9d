package engine

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/weft-gpu/weft/memory"
)

// checkedBytes is the size from which an array on the host is held against what
// the machine has available: Go ends a program that asks for more.
const checkedBytes = 64 << 20

// maxHostBytes is asked of no machine, known or unknown.
const maxHostBytes = 1 << 46

var errHostMemory = errors.New("the machine has no more memory available")

// hostBytes makes an array's memory, or says that the machine has none.
func hostBytes(bytes int64) ([]byte, error) {
	if err := CheckHostMemory(bytes); err != nil {
		return nil, err
	}
	return make([]byte, bytes), nil
}

// CheckHostMemory is a *memory.OutOfMemoryError where the machine has no room
// for so many bytes of Go's memory, as far as it tells.
func CheckHostMemory(bytes int64) error {
	if bytes < checkedBytes {
		return nil
	}
	available, known := availableMemory()
	if bytes > maxHostBytes || known && bytes > available {
		return &memory.OutOfMemoryError{Device: "host", Requested: bytes, Budget: available, Err: errHostMemory}
	}
	return nil
}

// availableMemory is what Linux says can be used without swapping; other
// systems do not tell so plainly.
func availableMemory() (bytes int64, known bool) {
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
