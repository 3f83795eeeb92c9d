//go:build window && cgo

package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"runtime"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/window"
	"github.com/weft-gpu/weft/device"
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
	var args []string
	if c.Line != "" {
		args = append(args, c.Line)
	}
	lines, err := e.lines(args)
	if err != nil {
		return err
	}
	if len(lines) > 1 {
		return usagef("view shows one op line, and here are %d", len(lines))
	}
	return e.withDevice(func(dev *device.Device) error {
		if err := checkLines(lines, dev); err != nil {
			return err
		}
		s := wavesScene(dev)
		if len(lines) == 1 {
			if err := fits(lines[0], dev); err != nil {
				return err
			}
			if s, err = lineScene(dev, lines[0], e.Seed); err != nil {
				return err
			}
		}
		defer s.close()
		v := &viewer{environment: e, cmd: c, scene: s, rate: rate{since: time.Now()}}
		err := v.run(dev)
		if display := (*window.DisplayError)(nil); errors.As(err, &display) {
			return usagef("%v", err)
		}
		return err
	})
}

// viewer is an open window and what it shows.
type viewer struct {
	*environment
	cmd    *viewCmd
	scene  *scene
	window *window.Window
	device string

	paused bool
	drawn  bool          // the pixels are those of the time
	at     time.Duration // the scene's time
	rate   rate
}

func (v *viewer) run(dev *device.Device) error {
	rows, cols := v.scene.imageSize()
	size := v.cmd.Size
	if size == (windowSize{}) {
		size = suitableSize(rows, cols)
	}
	v.device = dev.Info().Name
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
		if in.Pause {
			v.paused = !v.paused
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
		v.at = time.Duration(frame) * frameTime
	} else {
		v.at += elapsed
	}
	v.drawn = false
}

// draw computes the pixels, on the device, where they are not there yet.
func (v *viewer) draw() error {
	if v.drawn {
		return nil
	}
	x, err := v.scene.frame(v.at)
	if err != nil {
		return err
	}
	defer x.Close()
	packed := colors(v.scene.sample(x), x)
	defer packed.Close()
	pixels, err := v.window.Pixels()
	if err != nil {
		return err
	}
	if err := tensor.ReadInto(v.ctx, packed, pixels); err != nil {
		if v.ctx.Err() != nil {
			return nil // interrupted: the loop ends
		}
		return err
	}
	v.drawn = true
	return nil
}

func (v *viewer) title() string {
	text := fmt.Sprintf("%s | %.0f fps | %s", v.scene.title, v.rate.perSecond, v.device)
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
	if err := writePNG(file, img); err != nil {
		return usagef("screenshot: %v", err)
	}
	fmt.Fprintln(v.stderr, "gpubench: wrote", file)
	return nil
}

func writePNG(file string, img image.Image) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
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
