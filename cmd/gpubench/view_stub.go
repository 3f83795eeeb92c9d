//go:build !window

package main

// runView says how to get a tool that has the window.
func runView(*environment, *viewCmd) error {
	return usagef("view needs a build with the window: go build -tags window ./cmd/gpubench (on Debian, apt install xorg-dev libgl1-mesa-dev first)")
}
