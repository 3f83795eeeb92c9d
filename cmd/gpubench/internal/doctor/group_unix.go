//go:build unix

package doctor

import (
	"os"
	"syscall"
)

// groupID is the group that a file belongs to.
func groupID(file string) (int, bool) {
	info, err := os.Stat(file)
	if err != nil {
		return 0, false
	}
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, false
	}
	return int(s.Gid), true
}
