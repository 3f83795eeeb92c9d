//go:build window && cgo

package main

import (
	"errors"
	"fmt"
	"image/png"
	"io"
	"runtime"
	"slices"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/window"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/tensor"
)

// macOS gives a window's events to the process's first thread only, which is
// the one that init runs on.
func init() { runtime.LockOSThread() }

// frameTime is the time between frames where it does not follow the clock.
const frameTime = time.Second / 60

// idleTime is how often an image that does not move is presented.
const idleTime = 50 * time.Millisecond

// runView shows a scene until the user has seen enough.
func runView(e *environment, c *viewCmd) error {
	if err := e.only("view", report.Text); err != nil {
		return err
	}
	if e.Out != "" {
		return usagef("view writes no report: --screenshot FILE writes what is seen")
	}
	if c.Frames < 0 {
		return usagef("--frames %d: give a number of frames, or 0 for no end", c.Frames)
	}
	what, err := e.subject(c)
	if err != nil {
		return err
	}
	v := &viewer{environment: e, cmd: c, what: what}
	for {
		err := e.withDevice(v.open)
		if display := (*window.DisplayError)(nil); errors.As(err, &display) {
			return usagef("%v", err)
		}
		if err != nil && v.before != "" {
			fmt.Fprintf(e.stderr, "gpubench: %v: back to the device before\n", err)
			e.Device, v.before, v.again, err = v.before, "", true, nil
		}
		if err != nil || !v.again {
			return err
		}
		v.again = false
	}
}

// subject is what view's arguments ask for: a scene of the gallery, by its name, an
// expression of coordinates, or an op line.
func (e *environment) subject(c *viewCmd) (subject, error) {
	if slices.Contains(galleryNames, c.Line) {
		return subject{name: c.Line}, nil
	}
	if isExpression(c.Line) {
		line, err := coordinateLine(c.Line, c.imageOf())
		return subject{name: c.Line, line: &line, coordinates: c.imageOf()}, err
	}
	var args []string
	if c.Line != "" {
		args = append(args, c.Line)
	}
	lines, err := e.lines(args)
	switch {
	case err != nil:
		return subject{}, err
	case len(lines) > 1:
		return subject{}, usagef("view shows one op line, and here are %d", len(lines))
	case len(lines) == 1:
		return subject{name: lines[0].Text, line: &lines[0]}, nil
	}
	return subject{name: galleryNames[0]}, nil
}

// subject is what is to be seen.
type subject struct {
	name        string
	line        *opline.Line // nil of the gallery
	coordinates windowSize   // of the image of an expression of coordinates, if it is one
}

// scene makes it on a device.
func (s subject) scene(dev *device.Device, seed uint64) (*scene, error) {
	if s.line == nil {
		return galleryScenes[s.name](dev)
	}
	if err := checkLines([]opline.Line{*s.line}, dev); err != nil {
		return nil, err
	}
	if err := fits(*s.line, dev); err != nil {
		return nil, err
	}
	if s.coordinates != (windowSize{}) {
		return expressionScene(dev, s.name, *s.line, s.coordinates)
	}
	return lineScene(dev, *s.line, seed)
}

// viewer is an open window and what it shows.
type viewer struct {
	*environment
	cmd    *viewCmd
	what   subject
	scene  *scene
	window *window.Window
	device string
	index  int // of the device

	paused bool
	drawn  bool           // the pixels are those of the frame
	frame  *tensor.Tensor // that was computed last; nil where the moment has another
	now    moment         // the scene's
	colour int            // of colormaps
	rate   rate
	bytes  int64  // of a frame's elements and pixels
	before string // the device, as it was chosen, before the key d
	again  bool   // the user wants another scene, or another device
}

// open shows what is to be seen on a device, until the user wants something else.
func (v *viewer) open(dev *device.Device) (err error) {
	if v.scene, err = v.what.scene(dev, v.Seed); err != nil {
		return err
	}
	defer v.scene.close()
	defer v.forget()
	v.drawn, v.rate = false, rate{since: time.Now()}
	return v.run(dev)
}

// nextDevice chooses the device after this one that runs kernels, and reports whether
// there is one.
func (v *viewer) nextDevice() bool {
	list, err := device.List()
	if err != nil {
		return false
	}
	list = slices.DeleteFunc(list, func(i device.Info) bool { return i.Kind == device.Host || i.CompileOnly })
	at := slices.IndexFunc(list, func(i device.Info) bool { return i.Index == v.index })
	if len(list) < 2 {
		return false
	}
	v.before, v.Device = fmt.Sprint(v.index), fmt.Sprint(list[(at+1)%len(list)].Index)
	return true
}

// forget drops the frame that was computed last.
func (v *viewer) forget() {
	if v.frame != nil {
		v.frame.Close()
	}
	v.frame, v.drawn = nil, false
}

func (v *viewer) run(dev *device.Device) error {
	rows, cols := v.scene.imageSize()
	size := v.cmd.Size
	if size == (windowSize{}) {
		size = suitableSize(rows, cols)
	}
	v.device, v.index = dev.Info().Name, dev.Info().Index
	var err error
	v.window, err = window.Open(dev, window.Config{Title: v.scene.title, Width: size.width, Height: size.height,
		ImageWidth: cols, ImageHeight: rows})
	if err != nil {
		return err
	}
	err = v.loop()
	if err == nil && v.cmd.Screenshot != "" {
		err = v.save(v.cmd.Screenshot)
	}
	return errors.Join(err, v.window.Close())
}

// loop shows frame after frame.
func (v *viewer) loop() error {
	last := time.Now()
	for shown := 0; v.cmd.Frames == 0 || shown < v.cmd.Frames; {
		in := v.input()
		now := time.Now()
		if in.Close || v.ctx.Err() != nil {
			return nil
		}
		if v.obey(in); v.again {
			return nil
		}
		if v.moves() {
			v.advance(shown, now.Sub(last))
		}
		last = now
		if !v.window.Visible() {
			continue
		}
		if err := v.draw(); err != nil {
			return err
		}
		if err := v.window.Present(); err != nil {
			return err
		}
		shown++
		if v.rate.count(now) {
			v.window.SetTitle(v.title())
		}
		if in.Save {
			if err := v.save(time.Now().Format("gpubench-view-20060102-150405.png")); err != nil {
				return err
			}
		}
	}
	return nil
}

// obey does what keys ask for, but for saving, which wants the frame.
func (v *viewer) obey(in window.Input) {
	if in.Pause {
		v.paused = !v.paused
	}
	if in.Colour {
		v.colour, v.drawn = (v.colour+1)%len(colormaps), false
	}
	if in.Next {
		v.what, v.again = subject{name: nextInGallery(v.what.name)}, true
	}
	if in.Device && v.nextDevice() {
		v.again = true
	}
	// Where the number of frames is given, what is seen depends on nothing else.
	if v.now.moved = in.Moved && v.cmd.Frames == 0; v.now.moved {
		v.now.x, v.now.y = in.X, in.Y
	}
}

func (v *viewer) moves() bool { return v.scene.animated && !v.paused }

// input takes the user's input, and waits for it where there is nothing else
// to do.
func (v *viewer) input() window.Input {
	still := v.drawn && !v.moves() && v.cmd.Frames == 0
	if still || !v.window.Visible() {
		return v.window.Wait(idleTime)
	}
	return v.window.Poll()
}

// advance moves the scene's time on: by the clock, or, where the number of
// frames is given, so that what is seen does not depend on the speed.
func (v *viewer) advance(frame int, elapsed time.Duration) {
	if v.cmd.Frames > 0 {
		v.now.at = time.Duration(frame) * frameTime
	} else {
		v.now.at += elapsed
	}
	v.forget()
}

// draw computes the pixels, on the device, where they are not there yet.
func (v *viewer) draw() error {
	if v.drawn {
		return nil
	}
	if v.frame == nil {
		x, err := v.scene.frame(v.now)
		if err != nil {
			return err
		}
		v.frame = x
	}
	packed := colors(colormaps[v.colour].colormap, v.scene.sample(v.frame), v.frame)
	defer packed.Close()
	v.bytes = bytesOf(v.frame) + bytesOf(packed)
	pixels, err := v.window.Pixels()
	if err != nil {
		return err
	}
	if err := tensor.ReadInto(v.ctx, tensor.Into(packed, pixels)); err != nil {
		if v.ctx.Err() != nil {
			return nil // interrupted: the loop ends
		}
		return err
	}
	v.drawn = true
	return nil
}

func bytesOf(x *tensor.Tensor) int64 { return int64(x.Shape().Size()) * int64(x.DType().Size()) }

func (v *viewer) title() string {
	text := fmt.Sprintf("%s | %.1f ms, %.0f fps, %s GB/s | %s", v.scene.title, 1000/max(v.rate.perSecond, 0.001), v.rate.perSecond,
		report.Digits(float64(v.bytes)*v.rate.perSecond/1e9), v.device)
	if v.paused {
		text += " | paused"
	}
	return text
}

// save presents once more and writes what was presented.
func (v *viewer) save(file string) error {
	img, err := v.window.Capture()
	if err != nil {
		return err
	}
	if img == nil {
		return fmt.Errorf("%s: the window is minimised and shows nothing", file)
	}
	if err := writeFile("screenshot", file, func(w io.Writer) error { return png.Encode(w, img) }); err != nil {
		return err
	}
	fmt.Fprintln(v.stderr, "gpubench: wrote", file)
	return nil
}

// rate counts frames a second.
type rate struct {
	frames    int
	since     time.Time
	perSecond float64
}

// count counts a frame; it is true each time there is a new figure.
func (r *rate) count(now time.Time) bool {
	r.frames++
	elapsed := now.Sub(r.since)
	if elapsed < time.Second/2 {
		return false
	}
	r.perSecond = float64(r.frames) / elapsed.Seconds()
	r.frames, r.since = 0, now
	return true
}

// The window is as large as fits most screens, and no side smaller than can be
// taken hold of.
const (
	comfortableWidth, comfortableHeight = 1200, 800
	leastSide                           = 64
)

// suitableSize is a window's size for an image: a whole number of pixels for
// each of the image's where that fits, else the image scaled down.
func suitableSize(rows, cols int) windowSize {
	if k := min(comfortableWidth/cols, comfortableHeight/rows); k >= 1 {
		return windowSize{max(k*cols, leastSide), max(k*rows, leastSide)}
	}
	k := min(comfortableWidth/float64(cols), comfortableHeight/float64(rows))
	return windowSize{max(int(k*float64(cols)), leastSide), max(int(k*float64(rows)), leastSide)}
}
