package plan

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/plan/schedule"
	"github.com/weft-gpu/weft/ops"
)

// An operand of a join that others also read is written to, and read in, the joined array.
func TestPlaces(t *testing.T) {
	cfg := plantest.CPU
	cfg.OffsetAlign = 16
	wide := cfg
	wide.OffsetAlign = 256
	concat := func(axis int, in ...graph.Value) graph.Value {
		return plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{axis}}, in...)
	}
	// Sums of rows are in memory, because a product reads them too.
	sum := func(dims ...int) graph.Value {
		return plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{len(dims) - 1}}, plantest.Data(dims...))
	}
	product := func(v graph.Value) graph.Value {
		return plantest.Do(t, ops.MatMul, ops.Attr{}, v, plantest.Data(v.Shape()[1], 5))
	}
	for _, c := range []struct {
		name string
		cfg  rules.Config
		make func() []graph.Value
		want string
	}{
		{"all of a join", cfg, func() []graph.Value {
			a, b := sum(2, 48, 99), sum(3, 48, 99)
			return []graph.Value{concat(0, a, b), product(a), product(b)}
		}, "t0: in t2 from byte 0\nt1: in t2 from byte 384\n"},
		{"a device with a larger alignment", wide, func() []graph.Value {
			a, b, c := sum(2, 48, 99), sum(3, 48, 99), sum(1, 64, 99)
			return []graph.Value{concat(0, a, b), product(a), product(b), concat(0, c, c), product(c)}
		}, "t5: in t6 from byte 0\n"},
		{"chunks that would reach into the next part", cfg, func() []graph.Value {
			a, b := sum(2, 41, 99), sum(3, 41, 99)
			return []graph.Value{concat(0, a, b), product(a), product(b)}
		}, ""},
		{"parts of rows", cfg, func() []graph.Value {
			a, b := sum(2, 48, 99), sum(2, 48, 99)
			return []graph.Value{concat(1, a, b), product(a), product(b)}
		}, ""},
		{"a part that is requested", cfg, func() []graph.Value {
			a, b := sum(2, 48, 99), sum(3, 48, 99)
			return []graph.Value{concat(0, a, b), a, product(b)}
		}, "t1: in t2 from byte 384\n"},
		{"twice", cfg, func() []graph.Value {
			a := sum(2, 48, 99)
			return []graph.Value{concat(0, a, a), product(a)}
		}, "t0: in t1 from byte 0\n"},
		{"a join in a join", cfg, func() []graph.Value {
			a, b, c := sum(2, 48, 99), sum(2, 48, 99), sum(2, 48, 99)
			both := concat(0, a, b)
			return []graph.Value{concat(0, both, c), product(a), product(b), product(c), product(both)}
		}, "t0: in t2 from byte 0\nt1: in t2 from byte 384\nt3: in t4 from byte 768\n"},
		{"a join that is read once", cfg, func() []graph.Value {
			a, b := sum(2, 48, 99), sum(3, 48, 99)
			return []graph.Value{product(concat(0, a, b)), product(a), product(b)}
		}, "t0: in t2 from byte 0\nt1: in t2 from byte 384\n"},
		{"the rule left out", plantest.Without(cfg, rules.Places), func() []graph.Value {
			a, b := sum(2, 48, 99), sum(3, 48, 99)
			return []graph.Value{concat(0, a, b), product(a), product(b)}
		}, ""},
		{"no device", plantest.CPU, func() []graph.Value {
			a, b := sum(2, 48, 99), sum(3, 48, 99)
			return []graph.Value{concat(0, a, b), product(a), product(b)}
		}, ""},
	} {
		p := build(t, c.cfg, c.make()...)
		if got := (&state{plan: p}).placesText(); got != c.want {
			t.Errorf("%s:\n%swant\n%s%v", c.name, got, c.want, p)
		}
		copies := strings.Count(c.want, "\n")
		if without := build(t, plantest.Without(c.cfg, rules.Places), c.make()...); len(p.Steps)+copies != len(without.Steps) {
			t.Errorf("%s: %d kernels, without the rule %d", c.name, len(p.Steps), len(without.Steps))
		}
	}
}

// A small operand gets no place if the large joined array would be in memory long before its other
// operands are computed.
func TestPlacesBoundMemory(t *testing.T) {
	cfg := plantest.CPU
	cfg.OffsetAlign = 16
	running := func(v graph.Value) graph.Value { return plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{0}}, v) }
	early := running(plantest.Data(1<<10, 1<<13))                                                               // 32 MiB
	late := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, running(running(plantest.Data(4, 1<<10, 1<<13)))) // of 128 MiB
	joined := plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{0}}, early, late)
	p := build(t, cfg, plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, joined), plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{0}}, early))
	if got := (&state{plan: p}).placesText(); got != "" {
		t.Errorf("places in a plan that takes %d bytes\n%s", schedule.Peak(p), got)
	}
}

// verifyPlaces finds temporaries that lie where they must not.
func TestVerifyPlaces(t *testing.T) {
	plan := func(in ...*program.Place) *program.Plan {
		p := &program.Plan{Temps: []program.Temp{{DType: dtype.Float32, Size: 64}}}
		for _, place := range in {
			p.Temps = append(p.Temps, program.Temp{DType: dtype.Float32, Size: 16, In: place})
		}
		return p
	}
	other, kept := plan(&program.Place{Temp: 0, At: 0}), plan(&program.Place{Temp: 0, At: 0})
	other.Temps[1].DType, kept.Temps[1].Keep = dtype.Int32, true
	for _, c := range []struct {
		name string
		p    *program.Plan
		want string
	}{
		{"beside each other", plan(&program.Place{Temp: 0, At: 0}, &program.Place{Temp: 0, At: 192}, &program.Place{Temp: 0, At: 64}), ""},
		{"over each other", plan(&program.Place{Temp: 0, At: 0}, &program.Place{Temp: 0, At: 60}), "t2 may not lie at bytes 60 to 124 of t0"},
		{"past the end", plan(&program.Place{Temp: 0, At: 196}), "t1 may not lie at bytes 196 to 260 of t0"},
		{"before the beginning", plan(&program.Place{Temp: 0, At: -4}), "t1 may not lie at bytes -4 to 60 of t0"},
		{"nowhere", plan(&program.Place{Temp: 7, At: 0}), "t1 may not lie in t7"},
		{"in a temporary that lies in another", plan(&program.Place{Temp: 0, At: 0}, &program.Place{Temp: 1, At: 0}), "t2 may not lie in t1"},
		{"of another type", other, "t1 may not lie in t0"},
		{"a result", kept, "t1 may not lie in t0"},
	} {
		if got := verifyPlaces(c.p); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// verifyPlaces finds a kernel that overwrites a temporary inside the kernel's result.
func TestVerifyWritersOfPlaces(t *testing.T) {
	cfg := plantest.CPU
	cfg.OffsetAlign = 16
	a := plantest.Do(t, ops.Sum, ops.Attr{Axes: []int{2}}, plantest.Data(2, 48, 99))
	twice := plantest.Do(t, ops.Concat, ops.Attr{Axes: []int{0}}, a, a)
	p := build(t, cfg, twice, plantest.Do(t, ops.MatMul, ops.Attr{}, a, plantest.Data(48, 5)))
	at := slices.IndexFunc(p.Steps, func(s program.Step) bool { return p.Temps[s.Out].In == nil && hasPlaces(p, s.Out) })
	if at < 0 {
		t.Fatalf("no kernel beside a place:\n%v", p)
	}
	if what := verifyPlaces(p); what != "" {
		t.Fatal(what)
	}
	p.Steps[at].Launches[0].Out.Offset -= 16 // elements, into the place before it
	if what := verifyPlaces(p); !strings.Contains(what, fmt.Sprintf("kernel %d writes bytes ", at)) {
		t.Errorf("%q of\n%v", what, p)
	}
}

func hasPlaces(p *program.Plan, t int) bool {
	return slices.ContainsFunc(p.Temps, func(o program.Temp) bool { return o.In != nil && o.In.Temp == t })
}
