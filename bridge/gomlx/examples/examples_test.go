// Package examples holds whole programs that train with GoMLX on Weft; its tests run
// each in small.
package examples

import (
	"bufio"
	"bytes"
	"fmt"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// programs are the examples, each with a number of steps that shows that it learns.
var programs = []struct {
	name  string
	steps int
	falls float64 // the last loss is less than this part of the first that is printed
}{
	{"curve", 48, 0.7},
	{"digits", 24, 0.8},
	{"text", 12, 0.95},
	{"heat", 48, 0.3}, // its rate falls to 0 by the last
}

// device is what WEFT_DEVICE selects, or the host.
func device() string {
	if name := os.Getenv("WEFT_DEVICE"); name != "" {
		return name
	}
	return "host"
}

// folder has the compiled programs.
var folder string

func TestMain(m *testing.M) {
	os.Exit(compiled(m.Run))
}

// compiled runs the tests with the programs compiled.
func compiled(run func() int) int {
	var err error
	if folder, err = os.MkdirTemp("", "examples"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	arguments := []string{"build", "-buildvcs=false", "-o", folder + string(filepath.Separator)}
	for _, p := range programs {
		arguments = append(arguments, "./"+p.name)
	}
	if out, err := exec.Command("go", arguments...).CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
		return 1
	}
	return run()
}

// file is that of a compiled program.
func file(name string) string {
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	return filepath.Join(folder, name)
}

// start runs a program on the device under test and returns what it prints.
func start(t *testing.T, program string, arguments ...string) string {
	t.Helper()
	command := exec.Command(program, arguments...)
	command.Env = append(os.Environ(), "GOMLX_BACKEND=weft:"+device())
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s%s", filepath.Base(program), strings.Join(arguments, " "), err, out, stderr.Bytes())
	}
	return string(out)
}

var lossLine = regexp.MustCompile(`^step +(\d+) +loss (\S+)$`)

// losses are those that a program prints, in order.
func losses(t *testing.T, output string) (list []float64) {
	t.Helper()
	lines := bufio.NewScanner(strings.NewReader(output))
	for lines.Scan() {
		m := lossLine.FindStringSubmatch(lines.Text())
		if m == nil {
			continue
		}
		var loss float64
		if _, err := fmt.Sscan(m[2], &loss); err != nil {
			t.Fatalf("%q: %v", lines.Text(), err)
		}
		list = append(list, loss)
	}
	return list
}

// digest is the SHA-256 that a program prints with -hash.
func digest(t *testing.T, output string) string {
	t.Helper()
	_, after, found := strings.Cut(output, "\nsha256: ")
	if !found {
		t.Fatalf("no digest in\n%s", output)
	}
	return strings.TrimSpace(after)
}

func TestExamplesLearn(t *testing.T) {
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			program, picture := file(p.name), filepath.Join(t.TempDir(), "p.png")
			steps := fmt.Sprint(p.steps)
			output := start(t, program, "-steps", steps, "-hash", "-out", picture)

			list := losses(t, output)
			if len(list) < 10 {
				t.Fatalf("%d losses are printed:\n%s", len(list), output)
			}
			for _, loss := range list {
				if math.IsNaN(loss) || math.IsInf(loss, 0) {
					t.Errorf("a loss of %g:\n%s", loss, output)
				}
			}
			if first, last := list[0], list[len(list)-1]; last > p.falls*first {
				t.Errorf("the loss went from %g to %g, and should fall below %g of it", first, last, p.falls)
			}
			checkPicture(t, picture)
			kept := t.TempDir()
			start(t, program, "-steps", steps, "-stop", fmt.Sprint(p.steps/3), "-checkpoint", kept)
			again := start(t, program, "-steps", steps, "-checkpoint", kept, "-hash")
			if got, want := digest(t, again), digest(t, output); got != want {
				t.Errorf("weights %s where training went on from a third, %s at one stretch", got, want)
			}
		})
	}
}

// checkPicture fails unless a file is a picture with more than a few colours.
func checkPicture(t *testing.T, name string) {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	colours, bounds := map[[3]uint32]bool{}, picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			r, g, b, _ := picture.At(x, y).RGBA()
			colours[[3]uint32{r, g, b}] = true
		}
	}
	if bounds.Dx() < 500 || len(colours) < 20 {
		t.Errorf("the picture has %d columns and %d colours", bounds.Dx(), len(colours))
	}
}

// The seed is all that a run depends on.
func TestSeedsChoose(t *testing.T) {
	curve := file("curve")
	run := func(seed string) string { return digest(t, start(t, curve, "-steps", "5", "-hash", "-seed", seed)) }
	one := run("1")
	if again := run("1"); again != one {
		t.Errorf("seed 1 gives %s and %s", one, again)
	}
	if run("2") == one {
		t.Error("seeds 1 and 2 give the same weights")
	}
}

// What is wrong is told, not thrown.
func TestMistakesAreTold(t *testing.T) {
	tests := []struct {
		name, backend string
		arguments     []string
		want          string
	}{
		{"no such backend", "nothing", nil, `can't find backend "nothing"`},
		{"no such device", "weft:nothing", nil, "nothing"},
		{"another kind of picture", "weft:host", []string{"-steps", "1", "-out", "p.gif"}, "pictures are written as .png"},
		{"no steps", "weft:host", []string{"-steps", "0"}, "-steps"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			command := exec.Command(file("curve"), tt.arguments...)
			command.Env = append(os.Environ(), "GOMLX_BACKEND="+tt.backend)
			out, err := command.CombinedOutput()
			if err == nil || !strings.Contains(string(out), tt.want) || strings.Contains(string(out), "goroutine ") {
				t.Errorf("%v, with output\n%s\nwant a message with %q", err, out, tt.want)
			}
		})
	}
}
