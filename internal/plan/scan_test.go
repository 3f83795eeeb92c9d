package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/ops"
)

func TestScanOfALongRow(t *testing.T) {
	x := plantest.Do(t, ops.Mul, ops.Attr{}, plantest.Data(2100), plantest.Full(0x40000000))
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.CumulativeSum, ops.Attr{}, x)), `
t1 = reduce sum f32 along(1,1) chunk 16 {
  %0 = load f32 a        ; inner 1
  %1 = scalar f32 s0
  %2 = mul %0, %1
  combine add %2
}
  over [1 2048], a=memory [0 1]+0
t2 = scan cumulative_sum f32 along(0) chunk 16 {
  %0 = load f32 a        ; inner 1
  store f32 %0
}
  over [2], a=t1 [1]+0
t0 = scan cumulative_sum f32 along(0) carry chunk 16 {
  carry f32 b            ; inner any
  %0 = load f32 a        ; inner 1
  %1 = scalar f32 s0
  %2 = mul %0, %1
  store f32 %2
}
  over [2100], a=memory [1]+0, b=t2 [1]+0`)
}

// The carry of the second of two leaves is the first one's total, so nothing is scanned for it.
func TestScanOfTwoLeaves(t *testing.T) {
	p := build(t, plantest.CPU, plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, plantest.Data(3, 2000)))
	if len(p.Steps) != 2 || p.Steps[0].Launches[0].Dims[1] != ops.Leaf || p.Steps[1].Operands[1].Temp != p.Steps[0].Out {
		t.Errorf("the plan is\n%s", p)
	}
}

func TestScanDownColumns(t *testing.T) {
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.CumulativeMax, ops.Attr{Axes: []int{0}}, plantest.Data(64, 32))), `
t0 = scan cumulative_max f32 across(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  store f32 %0
}
over [32 64], a=memory [1 32]+0`)
}

// One kernel writes the initial elements, and another the rows behind them.
func TestScanWithTheInitialElement(t *testing.T) {
	text(t, build(t, plantest.CPU, plantest.Do(t, ops.CumulativeProd, ops.Attr{Axes: []int{1}, Initial: true}, plantest.Data(5, 32))), `
t0 = map f32 flat(1) chunk 16 {
  %0 = scalar f32 s0
  store f32 %0 ; any stride
}
over [5]
t0 = scan cumulative_prod f32 along(1) chunk 16 {
  %0 = load f32 a        ; inner 1
  store f32 %0 ; any stride
}
over [5 32], a=memory [32 1]+0, out [33 1]+1`)
}

// A row that is larger than a binding is cut at whole leaves, and each launch gets the number of
// leaves before it.
func TestScanIsCutAtLeaves(t *testing.T) {
	cfg := plantest.CPU
	cfg.MaxRange = 1 << 20
	p := build(t, cfg, plantest.Do(t, ops.CumulativeSum, ops.Attr{}, plantest.Data(1<<20+5)))
	s := p.Steps[len(p.Steps)-1]
	if s.Kernel.Loop.String() != "scan" || len(s.Launches) < 4 {
		t.Fatalf("the last kernel is\n%s\nin %d launches", s.Kernel.Text(), len(s.Launches))
	}
	at := 0
	for _, g := range s.Launches {
		if first := kernel.FirstLeafOf(g); first*ops.Leaf != at || g.Operands[0].Offset != at || g.Out.Offset != at || g.Operands[1].Offset != 0 {
			t.Errorf("element %d: leaf %d, operands %v, result %v", at, first, g.Operands, g.Out)
		}
		at += g.Dims[0]
	}
	if at != 1<<20+5 {
		t.Errorf("the launches have %d elements", at)
	}
}

// Costly elements are stored, not computed for the totals and again for the results.
func TestScanOfCostlyElements(t *testing.T) {
	x := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(5000))
	p := build(t, plantest.CPU, plantest.Do(t, ops.CumulativeSum, ops.Attr{}, x))
	if first := p.Steps[0].Kernel; first.Loop.String() != "map" || len(p.Steps) != 4 {
		t.Errorf("%s", p)
	}
	short := plantest.Do(t, ops.Exp, ops.Attr{}, plantest.Data(5, 1000))
	if p := build(t, plantest.CPU, plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, short)); len(p.Steps) != 1 {
		t.Errorf("%s", p)
	}
}
