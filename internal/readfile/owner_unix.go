//go:build unix

package readfile

import (
	"os"
	"syscall"
)

// noWaiting opens no link, and waits for nobody at the other end of a pipe.
const noWaiting = syscall.O_NOFOLLOW | syscall.O_NONBLOCK

func ownedByUs(info os.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(stat.Uid) == os.Geteuid()
}
