package engine

import (
	"context"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// smallEngine is the engine of a CPU's driver on which the host computes what is small.
func smallEngine(t testing.TB) (*Engine, *vulkanBackend) {
	t.Helper()
	d := open(t, device.WithSmallWorkOnHost())
	e, err := For(d)
	if err != nil {
		t.Fatal(err)
	}
	be, ok := e.be.(*vulkanBackend)
	if !ok || !be.shares {
		t.Skip("no CPU driver, whose memory the host shares; run with WEFT_DEVICE=lavapipe")
	}
	return e, be
}

// What is small is computed without a submission, and needs no pipeline; what is large is
// not, and either reads what the other has made. The results are the same.
func TestSmallWorkOnTheHost(t *testing.T) {
	e, be := smallEngine(t)
	x := upload(t, e, ramp(1000), 1000)
	sum := func(v graph.Value) graph.Value { return apply(t, ops.Sum, ops.Attr{Axes: []int{0}}, v) }
	for _, c := range []struct {
		name        string
		value       graph.Value
		last        float32
		submissions int
	}{
		{"a map", apply(t, ops.Neg, ops.Attr{}, x), -999, 0},
		{"two kernels", sum(apply(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, x)), 1.665e8, 0},
		{"a large map", apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(1<<16), 1<<16)), -65535, 1},
	} {
		before := be.submitted()
		got := read(t, e, c.value)
		if n := int(be.submitted() - before); n != c.submissions {
			t.Errorf("%s: %d submissions, want %d", c.name, n, c.submissions)
		}
		if n := be.pipelines(); n != c.submissions {
			t.Errorf("%s: %d pipelines", c.name, n)
		}
		if last := got[len(got)-1]; last < c.last-abs(c.last)/1000 || last > c.last+abs(c.last)/1000 {
			t.Errorf("%s: %v, want about %v", c.name, last, c.last)
		}
	}
	large := apply(t, ops.Neg, ops.Attr{}, upload(t, e, ramp(1<<20), 1<<20))
	if err := e.Submit(large); err != nil {
		t.Fatal(err)
	}
	head := apply(t, ops.Neg, ops.Attr{}, apply(t, ops.Slice, ops.Attr{Ranges: []shape.Range{shape.To(4)}}, large))
	if got := read(t, e, head); !slices.Equal(got, []float32{0, 1, 2, 3}) {
		t.Errorf("of what the device makes: %v", got)
	}
	spread := apply(t, ops.BroadcastTo, ops.Attr{Shape: shape.Shape{1 << 14, 4}}, head)
	if got := read(t, e, apply(t, ops.Add, ops.Attr{}, spread, spread)); got[1<<16-1] != 6 {
		t.Errorf("of what the host has made: %v", got[1<<16-1])
	}
}

func abs(v float32) float32 { return max(v, -v) }

// Random graphs have the definition's bits, whoever computes their parts.
func TestSmallWorkHasTheSameBits(t *testing.T) {
	e, be := smallEngine(t)
	runs := &sides{backend: e.be}
	e.be = runs
	rounds := fuzzRounds(t, 100)
	for seed := range uint64(rounds) {
		g := newGraph(t, e, seed, 6)
		if err := g.check(be.cfg); err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, g)
		}
		g.free()
	}
	if runs.device > runs.host {
		t.Errorf("%d runs on the device, %d on the host", runs.device, runs.host)
	}
}

// sides counts the runs on either side.
type sides struct {
	backend
	host, device int
}

func (s *sides) replay(ctx context.Context, steps sequence, arrays []*array, prof *Profile) (vulkan.Ticket, error) {
	if _, ok := steps.(smallSteps); ok {
		s.host++
	} else {
		s.device++
	}
	return s.backend.replay(ctx, steps, arrays, prof)
}

// How long a read of a sum of 1,000 elements takes, on the device and on the host.
func BenchmarkSmallRead(b *testing.B) {
	for _, host := range []bool{false, true} {
		b.Run(map[bool]string{false: "device", true: "host"}[host], func(b *testing.B) {
			var e *Engine
			if host {
				e, _ = smallEngine(b)
			} else {
				e, _ = vulkanEngine(b)
			}
			x := upload(b, e, ramp(1000), 1000)
			dst := make([]byte, 4000)
			for b.Loop() {
				v := apply(b, ops.Add, ops.Attr{}, x, x)
				if err := e.Read(ctx, v, dst); err != nil {
					b.Fatal(err)
				}
				e.Free(v)
			}
		})
	}
}
