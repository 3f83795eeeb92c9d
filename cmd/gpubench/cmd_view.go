package main

import (
	"fmt"
	"strconv"
	"strings"
)

type viewCmd struct {
	Line       string     `arg:"" optional:"" name:"opline" help:"An expression of x and y, which go from 0 to 1, t, the time in seconds, and the mouse, mx and my; an op line whose result has two axes; or waves (the default), mandelbrot, reaction, life, heat."`
	Size       windowSize `placeholder:"WxH" help:"Size of the window; default: as suits the result's dims."`
	Frames     int        `help:"Close the window after this many frames, the time going by in steps of 1/60 s; 0: when the user does."`
	Screenshot string     `placeholder:"FILE" help:"Write the last frame to a PNG file, as it was presented."`
}

// Help is what --help adds.
func (c *viewCmd) Help() string {
	return `  gpubench view 'sin(x*8 + t) * cos(y*8 - t)'
  gpubench view 'exp(-((x-mx)*(x-mx) + (y-my)*(y-my)) * 30)'
  gpubench view reaction
  gpubench view 'mul f32 [480,1] [720]'

x is [1, width] and y [height, 1], broadcast on the device; --size says how large they are. An op line
has t, mx and my too, where it names f32 operands of one element so.

Keys: space pauses, c takes another colour map, n the next scene, d the next device, s saves a PNG file,
Escape closes. The title tells a frame's time, and the bytes of elements and pixels a second.

Colours run from the least finite element (violet, at first) to the greatest (yellow); infinities take
the ends, NaN is red.`
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
