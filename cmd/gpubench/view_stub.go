//go:build !window || !cgo

package main

// runView says how to get a tool that has the window.
func runView(*environment, *viewCmd) error {
	return usagef("view needs a build with the window and a C compiler: CGO_ENABLED=1 go build -tags window ./cmd/gpubench (on Debian, apt install gcc xorg-dev libgl1-mesa-dev first)")
}
