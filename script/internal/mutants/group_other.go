//go:build !unix

package main

import "os/exec"

// asGroup does nothing where there are no process groups.
func asGroup(*exec.Cmd) {}
