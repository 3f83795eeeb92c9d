package predict

import (
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/shaders"
)

func parsed(t *testing.T, text string) opline.Line {
	t.Helper()
	l, err := opline.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// codeOf returns the code of a line's first kernel on a card.
func codeOf(t *testing.T, c *Card, line string) (*code, plan.Step) {
	t.Helper()
	p, err := NewModel(c).Plan(parsed(t, line))
	if err != nil {
		t.Fatal(err)
	}
	prog, err := shaders.Write(p.Steps[0].Kernel, c.Target())
	if err != nil {
		t.Fatal(err)
	}
	return readCode(optimized(prog.SPIRV), int(c.Device.Subgroup.Value)), p.Steps[0]
}

// An addition loads both operands and waits once. The exact product loads a round's
// operands while it computes with those of the round before.
func TestWaits(t *testing.T) {
	c, err := Load("rtx4090")
	if err != nil {
		t.Fatal(err)
	}
	code, _ := codeOf(t, c, "add f32 [16777216] [16777216]")
	if w := code.waits(); len(w) != 1 || len(w[0].between) != 0 {
		t.Errorf("an addition waits %v", w)
	}
	// A lookup waits for its index, then for the element there.
	code, _ = codeOf(t, c, "take f32 [1000] i32[4096]")
	if w := code.waits(); len(w) < 2 {
		t.Errorf("a lookup waits %v", w)
	}
	code, s := codeOf(t, c, "matmul f32 [1024,1024] [1024,1024]")
	if contract, ok := s.Kernel.Loop.(*kernel.Contract); !ok || contract.Shared == 0 {
		t.Fatalf("the product is %s", s.Kernel.Text())
	}
	ahead := 0
	for _, w := range code.waits() {
		for _, r := range w.between {
			ahead += r.instructions
		}
	}
	if ahead < 200 {
		t.Errorf("only %d instructions between a product's loads and their use", ahead)
	}
}

// The estimate of registers is near those of compilers. RADV 25.0.7 gives 108 to the exact
// product's tile of 8 x 8 (64 sums, 16 factors and the next round's operands), and about
// 20 to an addition of four elements.
func TestRegisters(t *testing.T) {
	c, err := Load("7900xtx")
	if err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string][2]int{
		"add f32 [16777216] [16777216]":      {14, 32},
		"matmul f32 [4096,4096] [4096,4096]": {150, 200}, // RADV takes 180
	} {
		code, _ := codeOf(t, c, line)
		if n := code.registers(); n < want[0] || n > want[1] {
			t.Errorf("%s: %d registers, want %d to %d", line, n, want[0], want[1])
		}
	}
}
