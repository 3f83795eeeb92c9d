//go:build window && cgo

package main

import (
	"context"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/tensor"
)

// view runs the tool on the device that the environment chooses.
func view(args ...string) (status int, stderr string) {
	var err strings.Builder
	status = run(append([]string{"view"}, args...), strings.NewReader(""), io.Discard, &err)
	return status, err.String()
}

// TestViewPresentsWhatIsComputed compares what was presented, pixel for pixel,
// with colours worked out here from elements that the host device computed.
// Where an image is scaled, its sides are odd or divide the window's: then no
// pixel's middle falls on the border of two, where devices may take either.
func TestViewPresentsWhatIsComputed(t *testing.T) {
	openScreen(t)
	for _, c := range []struct {
		name   string
		line   string
		frames int
		size   windowSize
	}{
		{"the waves, as large as the matrix", "", 3, windowSize{wavesCols, wavesRows}},
		{"time goes by", `expr "exp(-(x*x+y*y)*t)" f32 x=[1,40] y=[30,1] t=[]`, 31, windowSize{200, 150}},
		{"a window of an odd size", "mul f32 [31,1] [41]", 2, windowSize{101, 67}},
		{"a window smaller than the matrix", "mul f32 [301,1] [401]", 2, windowSize{231, 157}},
		{"NaN and infinities", "div f32 [24,1] [24] data=pairs", 1, windowSize{96, 96}},
		{"any bits", "maximum f32 [64,64] [64] data=bits", 1, windowSize{128, 128}},
		{"nothing finite", "expr 'a/(b-b)' f32 a=[8,8] b=[8]", 1, windowSize{80, 80}},
		{"all elements equal", "expr 'a-a' f32 a=[5,3]", 1, windowSize{100, 90}},
		{"bool", "less f32 [10,1] [12]", 1, windowSize{120, 100}},
		{"int64", "mul i64 [7,1] [9]", 1, windowSize{90, 70}},
		{"more rows than are shown", "add f32 [2100,1] [5]", 1, windowSize{100, 210}},
		{"one element", "add f32 [1,1] [1]", 1, windowSize{64, 64}},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "shot.png")
			args := []string{"--frames", fmt.Sprint(c.frames), "--screenshot", file,
				"--size", fmt.Sprintf("%dx%d", c.size.width, c.size.height)}
			if c.line != "" {
				args = append(args, c.line)
			}
			if status, stderr := view(args...); status != statusGood {
				t.Fatalf("status %d: %s", status, stderr)
			}
			at := time.Duration(c.frames-1) * frameTime
			compareImages(t, readPNG(t, file), scaled(expected(t, c.line, at), c.size))
		})
	}
}

// TestViewOnTheScreen asks the X server what the screen shows, resizes the
// window, and presses the keys.
func TestViewOnTheScreen(t *testing.T) {
	const line = "mul f32 [21,1] [31]"
	s := openScreen(t)
	t.Chdir(t.TempDir())
	file := filepath.Join(t.TempDir(), "shot.png")
	ctx, cancel := context.WithCancel(t.Context())
	var stderr strings.Builder
	ended, gone := make(chan error, 1), make(chan struct{})
	defer func() { cancel(); <-gone }()
	go func() {
		defer close(gone)
		e := &environment{flags: flags{Format: "table", Seed: 1}, ctx: ctx, stdout: io.Discard, stderr: &stderr}
		ended <- runView(e, &viewCmd{Line: line, Size: windowSize{300, 200}, Screenshot: file})
	}()
	var window uint32
	want := expected(t, line, 0)
	shows := func(size windowSize) func() error {
		return func() (err error) {
			if window, err = s.window(line, s.root); err != nil {
				return err
			}
			img, err := s.see(window)
			if err != nil {
				return err
			}
			return pixelDifference(img, scaled(want, size))
		}
	}
	eventually(t, ended, shows(windowSize{300, 200}))
	resized := windowSize{411, 333}
	if err := s.resize(window, resized.width, resized.height); err != nil {
		t.Fatal(err)
	}
	eventually(t, ended, shows(resized))
	press := func(key byte) {
		if err := s.press(window, key); err != nil {
			t.Fatal(err)
		}
	}
	press(keySpace)
	eventually(t, ended, func() error {
		_, err := s.window("| paused", s.root)
		return err
	})
	press(keyS)
	saved := ""
	eventually(t, ended, func() error {
		files, err := filepath.Glob("gpubench-view-*.png")
		if err != nil || len(files) != 1 {
			return fmt.Errorf("the key s wrote %v (%v)", files, err)
		}
		saved = files[0]
		return nil
	})
	press(keyEscape)
	select {
	case err := <-ended:
		if err != nil {
			t.Fatalf("%v\n%s", err, stderr.String())
		}
	case <-time.After(slowest):
		t.Fatal("Escape does not close the window")
	}
	for _, f := range []string{file, saved} {
		compareImages(t, readPNG(t, f), scaled(want, resized))
	}
}

// TestViewUnderTheValidationLayers runs a few frames: complaints end in a status
// that is not good.
func TestViewUnderTheValidationLayers(t *testing.T) {
	openScreen(t)
	t.Setenv("WEFT_VALIDATION", "1")
	file := filepath.Join(t.TempDir(), "shot.png")
	if status, stderr := view("--frames", "5", "--screenshot", file); status != statusGood {
		t.Fatalf("status %d: %s", status, stderr)
	}
	compareImages(t, readPNG(t, file), scaled(expected(t, "", 4*frameTime), windowSize{wavesCols, wavesRows}))
}

func TestViewRefuses(t *testing.T) {
	openScreen(t)
	for _, c := range []struct {
		name   string
		args   []string
		status int
		says   string
	}{
		{"one axis", []string{"add f32 [3] [3]"}, statusUsage, "results with two axes"},
		{"three axes", []string{"exp f32 [3,3,3]"}, statusUsage, "has the shape [3 3 3]"},
		{"an empty matrix", []string{"exp f32 [3,0]"}, statusUsage, "none of them empty"},
		{"two lines", []string{"exp f32 [3,3]", "exp f32 [3,3]"}, statusUsage, "unexpected argument"},
		{"a typo", []string{"epx f32 [3,3]"}, statusUsage, `did you mean "exp"`},
		{"no size", []string{"--size", "800"}, statusUsage, `"800" is no size such as 800x600`},
		{"negative frames", []string{"--frames=-1"}, statusUsage, "give a number of frames"},
		{"a report", []string{"--out", "x"}, statusUsage, "--screenshot FILE"},
		{"a format", []string{"--format", "json"}, statusUsage, "view has no format json"},
		{"no such folder", []string{"--frames", "1", "--screenshot", "/no/such/folder/x.png"}, statusUsage, "screenshot:"},
		{"the host", []string{"--device", "host"}, statusNoDevice, "choose a Vulkan device"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if status, stderr := view(c.args...); status != c.status || !strings.Contains(stderr, c.says) {
				t.Errorf("status %d, want %d and %q: %s", status, c.status, c.says, stderr)
			}
		})
	}
}

func TestViewWithoutADisplay(t *testing.T) {
	cmd := process(t, "view") // a display is looked for once in a process
	cmd.Env = append(cmd.Env, "DISPLAY=", "WAYLAND_DISPLAY=", "WEFT_DEVICE="+os.Getenv("WEFT_DEVICE"))
	said, err := cmd.CombinedOutput()
	if status := cmd.ProcessState.ExitCode(); status != statusUsage || !strings.Contains(string(said), "xvfb-run") {
		t.Errorf("status %d (%v): %s", status, err, said)
	}
}

func TestViewChoosesTheWindowsSize(t *testing.T) {
	for _, c := range []struct {
		rows, cols int
		want       windowSize
	}{
		{480, 720, windowSize{720, 480}},
		{20, 30, windowSize{1200, 800}},
		{1, 1, windowSize{800, 800}},
		{7, 1000, windowSize{1000, 64}},
		{1600, 2048, windowSize{1024, 800}},
		{2048, 2, windowSize{64, 800}},
	} {
		if got := suitableSize(c.rows, c.cols); got != c.want {
			t.Errorf("%d rows, %d columns: %v, want %v", c.rows, c.cols, got, c.want)
		}
	}
}

// expected is the image of a line, or of the waves, at a time, a pixel for each
// element shown: the elements from the host device, the colours worked out here.
func expected(t *testing.T, line string, at time.Duration) *image.NRGBA {
	t.Helper()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	s := wavesScene(dev)
	if line != "" {
		l, err := opline.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if s, err = lineScene(dev, l, 1); err != nil {
			t.Fatal(err)
		}
	}
	defer s.close()
	x, err := s.frame(moment{at: at})
	if err != nil {
		t.Fatal(err)
	}
	elements, err := tensor.Read[float32](t.Context(), x.Cast(dtype.Float32))
	if err != nil {
		t.Fatal(err)
	}
	return paint(elements, s)
}

// paint colours the elements that a scene shows.
func paint(elements []float32, s *scene) *image.NRGBA {
	low, high := float32(math.Inf(1)), float32(math.Inf(-1))
	for _, x := range elements {
		if !math.IsNaN(float64(x)) && !math.IsInf(float64(x), 0) {
			low, high = min(low, x), max(high, x)
		}
	}
	rows, cols := s.imageSize()
	rowStep, colStep := s.steps()
	img := image.NewNRGBA(image.Rect(0, 0, cols, rows))
	for r := range rows {
		for c := range cols {
			img.SetNRGBA(c, r, paintOne(elements[r*rowStep*s.shape[1]+c*colStep], low, high))
		}
	}
	return img
}

func paintOne(x, low, high float32) color.NRGBA {
	if math.IsNaN(float64(x)) {
		return color.NRGBA{0xe0, 0x1e, 0x2b, 0xff}
	}
	t := float32(0.5)
	switch {
	case math.IsInf(float64(x), 1):
		t = 1
	case math.IsInf(float64(x), -1):
		t = 0
	case high > low:
		t = (x/2 - low/2) / (high/2 - low/2)
	}
	var rgb [3]uint8
	for i, polynomial := range colormaps[0].colormap {
		y := polynomial[6]
		for k := 5; k >= 0; k-- {
			y = float32(y*t) + polynomial[k] // the conversion keeps the compiler from fusing
		}
		y = min(max(y, 0), 1)
		rgb[i] = uint8(float32(y*255) + 0.5)
	}
	return color.NRGBA{rgb[0], rgb[1], rgb[2], 0xff}
}

// scaled is an image in another size, each pixel that of the nearest.
func scaled(img *image.NRGBA, size windowSize) *image.NRGBA {
	from := img.Bounds().Size()
	out := image.NewNRGBA(image.Rect(0, 0, size.width, size.height))
	for y := range size.height {
		for x := range size.width {
			out.SetNRGBA(x, y, img.NRGBAAt((2*x+1)*from.X/(2*size.width), (2*y+1)*from.Y/(2*size.height)))
		}
	}
	return out
}

func readPNG(t *testing.T, file string) *image.NRGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewNRGBA(img.Bounds())
	draw.Draw(out, out.Bounds(), img, image.Point{}, draw.Src)
	return out
}

func compareImages(t *testing.T, got, want *image.NRGBA) {
	t.Helper()
	if err := pixelDifference(got, want); err != nil {
		t.Error(err)
	}
}

// pixelDifference names the first pixel that differs.
func pixelDifference(got, want *image.NRGBA) error {
	if got.Bounds() != want.Bounds() {
		return fmt.Errorf("the image has %v pixels, want %v", got.Bounds().Size(), want.Bounds().Size())
	}
	differ, first := 0, ""
	for i := 0; i < len(want.Pix); i += 4 {
		g, w := [4]byte(got.Pix[i:]), [4]byte(want.Pix[i:])
		if g == w {
			continue
		}
		if differ++; first == "" {
			p := i / 4
			first = fmt.Sprintf("first at %d, %d: %x, want %x", p%want.Bounds().Dx(), p/want.Bounds().Dx(), g, w)
		}
	}
	if differ == 0 {
		return nil
	}
	return fmt.Errorf("%d of %d pixels differ, %s", differ, len(want.Pix)/4, first)
}

// slowest is how long a slow machine may take.
const slowest = 30 * time.Second

// eventually waits until there is no error any more, while the tool runs.
func eventually(t *testing.T, ended <-chan error, f func() error) {
	t.Helper()
	deadline := time.Now().Add(slowest)
	for {
		err := f()
		if err == nil {
			return
		}
		select {
		case e := <-ended:
			t.Fatalf("the window closed: %v; before that: %v", e, err)
		case <-time.After(20 * time.Millisecond):
		}
		if time.Now().After(deadline) {
			t.Fatalf("after %v: %v", slowest, err)
		}
	}
}
