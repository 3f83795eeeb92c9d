package predict

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/shaders"
)

// Folding drops additions of 0, shifts by 0 and products by 1. It makes the selection of the
// lesser a minimum, and computes the common part of addresses that differ by constants once.
func TestFolded(t *testing.T) {
	c, err := Load("7900xtx")
	if err != nil {
		t.Fatal(err)
	}
	p, err := NewModel(c).Plan(parsed(t, "softmax f32 [300,4096]"))
	if err != nil {
		t.Fatal(err)
	}
	prog, err := shaders.Write(p.Steps[0].Kernel, c.Target())
	if err != nil {
		t.Fatal(err)
	}
	before, err := spirv.Disassemble(prog.SPIRV)
	if err != nil {
		t.Fatal(err)
	}
	after, err := spirv.Disassemble(optimized(prog.SPIRV))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		what          string
		before, after int
	}{ // at least before, at most after
		{"OpIMul", 70, 14}, {"OpShiftRightLogical", 50, 14}, {"OpSLessThan", 4, 2},
	} {
		if n, m := strings.Count(before, x.what), strings.Count(after, x.what); n < x.before || m > x.after {
			t.Errorf("%d %s before and %d after, want at least %d and at most %d", n, x.what, m, x.before, x.after)
		}
	}
	if n, m := strings.Count(before, "SMin"), strings.Count(after, "SMin"); m <= n {
		t.Errorf("%d minima before and %d after, want more", n, m)
	}
	if counted, all := Instructions(prog, 32), len(strings.Split(after, "\n")); counted < all/2 || counted > 2*all {
		t.Errorf("%d instructions counted in a text of %d lines", counted, all)
	}
}

// A constant that is added last to an address of shared memory is part of the access's
// instruction.
func TestOffsets(t *testing.T) {
	p := predicted(t, "h200", "softmax f32 [300,4096]")
	c, err := Load("h200")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(c)
	planned, err := m.Plan(parsed(t, "softmax f32 [300,4096]"))
	if err != nil {
		t.Fatal(err)
	}
	s := planned.Steps[0]
	n, err := m.count(t.Context(), s.Kernel, s.Launches[0])
	if err != nil {
		t.Fatal(err)
	}
	// Each of 64 rounds stores once and reads four times, except for the first of a block.
	free := readCode(n.Code, 32).offsets(n) / float64(n.Subgroups)
	if free < 64*3 || free > 64*6 {
		t.Errorf("%s: %.0f additions of a subgroup are part of accesses", p.Kernels[0].Head, free)
	}
}
