//go:build unix

package readfile

import (
	"os"
	"syscall"
)

// noWaiting waits for nobody at the other end of a pipe, and takes no terminal for the
// process's own; noLink opens no link.
const (
	noWaiting = syscall.O_NONBLOCK | syscall.O_NOCTTY
	noLink    = syscall.O_NOFOLLOW
)

func ownedByUs(info os.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == os.Geteuid()
}
