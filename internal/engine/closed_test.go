package engine

import (
	"os"
	"runtime"
	"testing"
	"time"
	"weak"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
)

// worked returns a device that has computed and is closed. freed: its tensors were closed first;
// otherwise the collector finds them.
func worked(t *testing.T, selector string, freed bool) (weak.Pointer[vulkan.Device], weak.Pointer[Engine]) {
	t.Helper()
	dev, err := device.Open(device.WithSelector(selector), device.WithSmallWorkOnDevice())
	if err != nil {
		t.Fatal(err)
	}
	e, err := For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	x := upload(t, e, []float32{1, 2, 3}, 3)
	for range 3 { // the second is replayed
		y := apply(t, ops.Add, ops.Attr{}, x, x)
		if got := read(t, e, y); got[2] != 6 {
			t.Fatal(got)
		}
		if freed {
			e.Free(y)
		}
	}
	if freed {
		e.Free(x)
	}
	if err := dev.Close(); err != nil {
		t.Fatal(err)
	}
	return weak.Make(opened.Device(dev)), weak.Make(e)
}

// A closed device that is dropped leaves no memory behind, so a program may open many devices.
func TestClosedDevicesAreCollected(t *testing.T) {
	selectors := []string{"host", "sim32"}
	if selector := os.Getenv("WEFT_DEVICE"); selector != "" {
		selectors = append(selectors, selector)
	}
	for _, selector := range selectors {
		for _, freed := range []bool{true, false} {
			dev, e := worked(t, selector, freed)
			for end := time.Now().Add(10 * time.Second); dev.Value() != nil || e.Value() != nil; runtime.GC() {
				if time.Now().After(end) {
					t.Fatalf("%s, tensors freed %v: not collected after Close: device %v, engine %v", selector, freed, dev.Value() != nil, e.Value() != nil)
				}
				time.Sleep(time.Millisecond) // cleanups run in a goroutine of the runtime
			}
		}
	}
}
