package soak

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

var rounds = flag.Int("rounds", 30, "how often TestOpenAndClose opens the device and closes it")

// holding is what the process holds.
type holding struct {
	round, files, threads, goroutines int
	live, resident                    float64 // MiB: of Go's heap after a collection, of the process
}

func (h holding) String() string {
	return fmt.Sprintf("%6d rounds %8.2f MiB of Go's heap %8.2f resident %4d files %4d threads %4d goroutines",
		h.round, h.live, h.resident, h.files, h.threads, h.goroutines)
}

// entries are how many a folder has, 0 where there is no such folder.
func entries(folder string) int {
	list, _ := os.ReadDir(folder)
	return len(list)
}

func held(round int) holding {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return holding{round, entries("/proc/self/fd"), entries("/proc/self/task"), runtime.NumGoroutine(), mib(int64(m.HeapAlloc)), mib(resident())}
}

// round opens the device, computes and closes it.
func round(t *testing.T) {
	t.Helper()
	dev, err := device.Open(device.WithSelector(cmp.Or(os.Getenv("WEFT_DEVICE"), "host")), device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	x := tensor.From(dev, []float32{1, 2, 3})
	y := x.Add(x)
	got, err := tensor.Read[float32](t.Context(), y)
	if want := []float32{2, 4, 6}; err != nil || !slices.Equal(got, want) {
		t.Fatalf("%v, %v; want %v", got, err, want)
	}
	y.Close()
	x.Close()
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestOpenAndClose opens the device as often as -rounds says, computes and closes it, and
// tells what the process holds after 1, 10, 50 and 100% of them. With 1,000 and more Go's
// heap and the handles are at the end what they were after the first tenth; with 10,000
// all of the process's memory is, for which allocators of C want some hundred rounds.
func TestOpenAndClose(t *testing.T) {
	var told []holding
	for i := 1; i <= *rounds; i++ {
		round(t)
		if n := *rounds; i == n/100 || i == n/10 || i == n/2 || i == n {
			told = append(told, held(i))
		}
	}
	lines := make([]string, len(told))
	for i, h := range told {
		lines[i] = h.String()
	}
	t.Logf("\n%s", strings.Join(lines, "\n"))
	if *rounds < 1000 {
		return
	}
	first, last := told[1], told[len(told)-1]
	if last.files > first.files || last.threads > first.threads+2 || last.goroutines > first.goroutines { // Go keeps a thread or two
		t.Error("the process holds more handles than after the first tenth")
	}
	if grown := last.live - first.live; grown > 1 {
		t.Errorf("Go's heap has grown by %.2f MiB since the first tenth", grown)
	}
	if grown := last.resident - first.resident; *rounds >= 10_000 && grown > 16 {
		t.Errorf("the process has grown by %.2f MiB since the first tenth", grown)
	}
}
