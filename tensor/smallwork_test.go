package tensor_test

import (
	"os"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Devices that tests open compute small work by their own kernels; the host does it only where a
// test asks for that. Otherwise tests of a CPU driver would test the host.
func TestSmallWorkRunsOnTheDeviceUnderTest(t *testing.T) {
	for _, c := range []struct {
		name   string
		dev    *device.Device
		onHost bool
	}{
		{"Open", testdev.Open(t), false},
		{"OpenUnchecked", testdev.OpenUnchecked(t), false},
		{"OpenDefault", testdev.OpenDefault(t), true},
		{"OpenDefault with guards", testdev.OpenDefault(t, device.WithMemoryGuards()), false},
		{"OpenDefault with robust access", testdev.OpenDefault(t, device.WithRobustAccess()), false},
		{"OpenDefault with the reference check", testdev.OpenDefault(t, device.WithReferenceCheck()), false},
	} {
		if c.dev.IsHost() {
			t.Skip("the host device has no kernels; run with WEFT_DEVICE=lavapipe or sim32")
		}
		x := tensor.From(c.dev, []float32{1, 2, 3})
		eng, err := engine.For(opened.Device(c.dev))
		if err != nil {
			t.Fatal(err)
		}
		if err := tensor.Eval(t.Context(), x); err != nil {
			t.Fatal(err)
		}
		before := eng.Pipelines()
		if got, err := tensor.Item[float32](t.Context(), x.Add(x).Sum(nil)); err != nil || got != 12 {
			t.Fatalf("%s: %v, %v; want 12", c.name, got, err)
		}
		made := eng.Pipelines() - before
		if onHost := c.onHost && sharesSmallWork(c.dev); (made == 0) != onHost {
			t.Errorf("%s on %s: a sum made %d pipelines", c.name, c.dev.Info().Name, made)
		}
	}
}

// sharesSmallWork reports whether the host computes small work of a device that is opened as
// programs open theirs. It does for CPU drivers without validation layers.
func sharesSmallWork(dev *device.Device) bool {
	return dev.Info().Kind == device.CPU && os.Getenv("WEFT_VALIDATION") != "1"
}

// An explanation and a profile say which kernels the host computes in the driver's place.
func TestReportsNameSmallWork(t *testing.T) {
	dev := testdev.OpenDefault(t)
	small := sharesSmallWork(dev)
	x := tensor.From(dev, []float32{1, 2, 3}).Add(1).CumulativeSum(0)
	explained, err := tensor.Explain(x)
	must(t, err)
	measured, err := tensor.Measure(t.Context(), x)
	must(t, err)
	if len(explained.Kernels) == 0 || len(measured.Kernels) == 0 || explained.Kernels[0].OnHost != small || measured.Kernels[0].OnHost != small {
		t.Errorf("on %s: %+v, %+v", dev.Info().Name, explained.Kernels, measured.Kernels)
	}
	for _, text := range []string{explained.String(), measured.String()} {
		if strings.Contains(text, "computed by the host") != small {
			t.Errorf("on %s:\n%s", dev.Info().Name, text)
		}
	}
}
