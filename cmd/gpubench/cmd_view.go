package main

import (
	"fmt"
	"strconv"
	"strings"
)

type viewCmd struct {
	Line       string     `arg:"" optional:"" name:"opline" help:"An op line whose result has two axes; an f32 operand of one element named t is the time in seconds. Default: two waves that interfere."`
	Size       windowSize `placeholder:"WxH" help:"Size of the window; default: as suits the result's dims."`
	Frames     int        `help:"Close the window after this many frames, the time going by in steps of 1/60 s; 0: when the user does."`
	Screenshot string     `placeholder:"FILE" help:"Write the last frame to a PNG file, as it was presented."`
}

// Help is what --help adds.
func (c *viewCmd) Help() string {
	return `Keys: space pauses, s saves a PNG file, Escape closes.

Colours run from the least finite element (violet) to the greatest (yellow);
infinities take the ends, NaN is red.`
}

// Run opens the window: runView is another function in a build without one.
func (c *viewCmd) Run(e *environment) error { return runView(e, c) }

// windowSize is a size in screen coordinates; 0 by 0 when none was given.
type windowSize struct{ width, height int }

// maxWindow is more than any screen and within every device's limits.
const maxWindow = 16384

// UnmarshalText reads 800x600.
func (s *windowSize) UnmarshalText(text []byte) error {
	w, h, _ := strings.Cut(string(text), "x")
	width, err1 := strconv.Atoi(w)
	height, err2 := strconv.Atoi(h)
	if err1 != nil || err2 != nil || min(width, height) < 1 || max(width, height) > maxWindow {
		return fmt.Errorf("%q is no size such as 800x600, each from 1 to %d", text, maxWindow)
	}
	*s = windowSize{width, height}
	return nil
}
