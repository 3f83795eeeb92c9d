//go:build window && cgo

package main

import (
	"context"
	"errors"
	"fmt"
	"image"
	"io"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/window"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// The gallery's scenes, frame after frame, are on the screen what the host computes.
func TestViewGallery(t *testing.T) {
	openScreen(t)
	const frames = 6
	for _, name := range galleryNames {
		file := filepath.Join(t.TempDir(), name+".png")
		if status, stderr := view("--frames", fmt.Sprint(frames), "--screenshot", file, name); status != statusGood {
			t.Fatalf("%s: status %d: %s", name, status, stderr)
		}
		got := readPNG(t, file)
		size := got.Bounds().Size()
		elements, s := lastFrame(t, name, frames)
		compareImages(t, got, scaled(paint(elements, s), windowSize{size.X, size.Y}))
		least, most := float32(math.Inf(1)), float32(math.Inf(-1))
		for _, x := range elements {
			least, most = min(least, x), max(most, x)
		}
		if !(most > least) {
			t.Errorf("%s shows nothing: from %v to %v", name, least, most)
		}
	}
}

// lastFrame is the last of so many frames of a scene, on the host.
func lastFrame(t *testing.T, name string, frames int) ([]float32, *scene) {
	t.Helper()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	s, err := galleryScenes[name](dev)
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	var elements []float32
	for i := range frames {
		x, err := s.frame(moment{at: time.Duration(i) * frameTime})
		if err != nil {
			t.Fatal(err)
		}
		if elements, err = tensor.Read[float32](t.Context(), x.Cast(dtype.Float32)); err != nil {
			t.Fatal(err)
		}
	}
	return elements, s
}

// Expressions of coordinates: what they show, and what is refused.
func TestViewExpressions(t *testing.T) {
	openScreen(t)
	file := filepath.Join(t.TempDir(), "shot.png")
	const text, frames, width, height = "sin(x*8 + t) * (y - mx) + my", 31, 90, 60
	if status, stderr := view("--frames", fmt.Sprint(frames), "--screenshot", file, "--size", fmt.Sprintf("%dx%d", width, height), text); status != statusGood {
		t.Fatalf("status %d: %s", status, stderr)
	}
	line, err := coordinateLine(text, windowSize{width, height})
	if err != nil {
		t.Fatal(err)
	}
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	s, err := expressionScene(dev, text, line, windowSize{width, height})
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	x, err := s.frame(moment{at: (frames - 1) * frameTime})
	if err != nil {
		t.Fatal(err)
	}
	elements, err := tensor.Read[float32](t.Context(), x)
	if err != nil {
		t.Fatal(err)
	}
	at := float64((frames - 1) * frameTime / time.Nanosecond)
	want := math.Sin((2.5/width)*8+at/1e9) * (10.5 / height)
	if got := float64(elements[10*width+2]); math.Abs(got-want) > 1e-5 {
		t.Errorf("the element at row 10, column 2 is %v, want %v", got, want)
	}
	compareImages(t, readPNG(t, file), paint(elements, s))
	for text, says := range map[string]string{
		"sin(x*8":     "sin",
		"x*z":         "z",
		"foo(x, y)":   "foo",
		"mandelbrots": "mandelbrots",
		"x + 'y'":     "no quotes",
	} {
		if status, stderr := view("--frames", "1", text); status != statusUsage || !strings.Contains(stderr, says) {
			t.Errorf("%s: status %d, want %q: %s", text, status, says, stderr)
		}
	}
}

// Keys that come with one frame are all obeyed: the next scene is shown where there is
// no other device.
func TestViewKeysTogether(t *testing.T) {
	v := &viewer{environment: &environment{}, cmd: &viewCmd{}, what: subject{name: galleryNames[0]}}
	v.obey(window.Input{Next: true, Device: true})
	if !v.again || v.what.name != galleryNames[1] {
		t.Errorf("the scene is %s, to be opened: %v; want %s, true", v.what.name, v.again, galleryNames[1])
	}
}

// Keys go to the next scene, colour map and device.
func TestViewKeys(t *testing.T) {
	s := openScreen(t)
	ctx, cancel := context.WithCancel(t.Context())
	ended, gone := make(chan error, 1), make(chan struct{})
	defer func() { cancel(); <-gone }()
	go func() {
		defer close(gone)
		e := &environment{flags: flags{Format: "table", Seed: 1}, ctx: ctx, stdout: io.Discard, stderr: io.Discard}
		ended <- runView(e, &viewCmd{Line: "mul f32 [21,1] [31]", Size: windowSize{310, 210}})
	}()
	var window uint32
	titled := func(text string) func() error {
		return func() (err error) {
			window, err = s.window(text, s.root)
			return err
		}
	}
	press := func(key byte) {
		t.Helper()
		if err := s.press(window, key); err != nil {
			t.Fatal(err)
		}
	}
	shown := func() *image.NRGBA {
		img, err := s.see(window)
		if err != nil {
			return image.NewNRGBA(image.Rect(0, 0, 1, 1))
		}
		return img
	}
	want := expected(t, "mul f32 [21,1] [31]", 0)
	eventually(t, ended, titled("mul f32"))
	eventually(t, ended, func() error { return pixelDifference(shown(), scaled(want, windowSize{310, 210})) })
	press(keyC)
	eventually(t, ended, func() error {
		if got := shown(); got.Bounds().Dx() == 310 && pixelDifference(got, scaled(want, windowSize{310, 210})) != nil {
			return nil
		}
		return errors.New("the colours are as before")
	})
	press(keyD) // the same one, where there is but one
	eventually(t, ended, titled("mul f32"))
	press(keyN)
	eventually(t, ended, titled("wave("))
	press(keyN)
	eventually(t, ended, titled("mandelbrot"))
	press(keyEscape)
	select {
	case err := <-ended:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(slowest):
		t.Fatal("Escape does not close the window")
	}
}
