package hostmemory

import (
	"fmt"
	"math"
	"os"
	"syscall"
)

// addressReserve is address space that is left alone: for threads' stacks, for what
// drivers map besides, and since Go's heap grows by pieces of 64 MiB.
const addressReserve = 256 << 20

// addressSpace is what is left of the process's, where that is bounded.
func addressSpace() (bytes int64, known bool) {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_AS, &limit); err != nil || limit.Cur >= math.MaxInt64 {
		return 0, false
	}
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0, false
	}
	var pages int64
	if _, err := fmt.Sscan(string(text), &pages); err != nil {
		return 0, false
	}
	return int64(limit.Cur) - pages*int64(os.Getpagesize()) - addressReserve, true
}
