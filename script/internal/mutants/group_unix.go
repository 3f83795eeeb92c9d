//go:build unix

package main

import (
	"os/exec"
	"syscall"
)

// asGroup has a command's cancellation end what it has started, too.
func asGroup(c *exec.Cmd) {
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
}
