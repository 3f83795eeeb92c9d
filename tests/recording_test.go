package tests

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// recorders are the calls that take no context, of the packages that record: they wait for
// nothing that a device computes. Of other packages, those have a form with a context.
func recorders(calls []call) []call {
	return slices.DeleteFunc(slices.Clone(calls), func(c call) bool {
		return c.waits || !slices.Contains([]string{"tensor", "xla", "mlir"}, strings.Split(c.name, ".")[0])
	})
}

// No call without a context computes anything: the engine plans, runs and begins nothing.
func TestRecordingComputesNothing(t *testing.T) {
	calls, found, _ := checkedCalls(t)
	dev := testdev.Open(t)
	u := thingsOn(t, t.Context(), dev)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range recorders(calls) {
		before := eng.Stats()
		out, _ := u.try(c, found[c.name])
		if err := failureOf(out); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if after := eng.Stats(); after.Plans != before.Plans || after.Work > before.Work {
			t.Errorf("%s computes: %d forms of expressions have run, and %d before", c.name, after.Plans, before.Plans)
		}
	}
}

// While the device computes for seconds what all tensors are made of, recording goes on: when
// all calls without a context have returned, the computing is not over.
func TestRecordingWaitsForNoComputing(t *testing.T) {
	calls, found, _ := checkedCalls(t)
	dev := testdev.Open(t)
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	parts := 60 // each takes tenths of a second
	long := tensor.Full[float32](dev, 0.5, 1<<22)
	if dev.Info().Simulated {
		parts, long = 20, tensor.Full[float32](dev, 0.5, 1<<16)
	}
	for range parts * engine.MaxDepth {
		long = long.Sin()
	}
	none := long.Min(nil).Maximum(0).Minimum(0)
	u := thingsOn(t, t.Context(), dev)
	for i, x := range u.receivers {
		if x.DType() == dtype.Bool {
			u.receivers[i] = x.LogicalOr(none.NotEqual(0))
		} else {
			u.receivers[i] = x.Add(none.Cast(x.DType()))
		}
	}
	for i, v := range u.vars {
		u.vars[i] = tensor.NewVar(v.Name(), u.receivers[i])
	}
	begun := eng.Stats()
	for _, c := range recorders(calls) {
		out, _ := u.try(c, found[c.name])
		if err := failureOf(out); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if after := eng.Stats(); begun.Work == 0 || after.Work == 0 {
		t.Errorf("%d pieces of work were under way before the calls, and %d after: one has waited", begun.Work, after.Work)
	}
	if err := dev.Close(); err != nil { // the computing is not waited for
		t.Error(err)
	}
}

// What may wait takes a context, and docs/performance.md lists it.
func TestWhatWaitsIsListed(t *testing.T) {
	_, list, found := strings.Cut(read(t, "../docs/performance.md"), "## What waits")
	if !found {
		t.Fatal("there is no list")
	}
	list, _, _ = strings.Cut(list, "\n## ")
	var listed, waiting []string
	for _, row := range regexp.MustCompile(`(?m)^\|(.*?)\|`).FindAllStringSubmatch(list, -1) {
		for _, name := range regexp.MustCompile("`([A-Za-z.]+)`").FindAllStringSubmatch(row[1], -1) {
			listed = append(listed, name[1])
		}
	}
	for _, c := range surfaceCalls(t) {
		if name, ours := strings.CutPrefix(c.name, "tensor."); ours && c.waits {
			waiting = append(waiting, name)
		}
	}
	slices.Sort(listed)
	slices.Sort(waiting)
	if !slices.Equal(listed, waiting) {
		t.Errorf("docs/performance.md lists %v; what takes a context is %v", listed, waiting)
	}
}
