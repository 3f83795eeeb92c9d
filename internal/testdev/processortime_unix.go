//go:build unix

package testdev

import (
	"syscall"
	"time"
)

// ProcessorTime is what the process has used of all processors.
func ProcessorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
