package predict

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/shaders"
)

// What compilers make of integers: nothing is added that is 0, shifted by 0 or
// multiplied by 1, a selection of the lesser is a minimum, and of addresses that differ by
// numbers all but these is computed once.
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
	}{ // at the least before, at the most after
		{"OpIMul", 70, 14}, {"OpShiftRightLogical", 50, 14}, {"OpSLessThan", 4, 2},
	} {
		if n, m := strings.Count(before, x.what), strings.Count(after, x.what); n < x.before || m > x.after {
			t.Errorf("%d %s before and %d after, want at least %d and at most %d", n, x.what, m, x.before, x.after)
		}
	}
	if n, m := strings.Count(before, "SMin"), strings.Count(after, "SMin"); m <= n {
		t.Errorf("%d minima before and %d after", n, m)
	}
	if counted, all := Instructions(prog, 32), len(strings.Split(after, "\n")); counted < all/2 || counted > 2*all {
		t.Errorf("%d instructions of a text of %d lines", counted, all)
	}
}

// Numbers that are added last to an address of shared memory are part of its
// instructions.
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
	// Of 64 rounds each is put there and read four times, but for the first of a block.
	free := readCode(n.Code, 32).offsets(n) / float64(n.Subgroups)
	if free < 64*3 || free > 64*6 {
		t.Errorf("%.0f additions of a subgroup are its instructions' own, of %s", free, p.Kernels[0].Head)
	}
}
