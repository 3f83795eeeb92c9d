package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
)

// VerifyShifts finds an operand that reads another place, or another array, than its kernel states.
func TestShiftsAreVerified(t *testing.T) {
	step := func(offset, temp int) program.Step {
		layout := func(at int) kernel.Layout { return kernel.Layout{Strides: []int{10, 1}, Offset: at} }
		return program.Step{
			Kernel:   &kernel.Kernel{Operands: []kernel.Operand{{}, {Shift: kernel.Shift{Of: 1, Rows: 2, Columns: -1}}}},
			Operands: []program.Ref{{Temp: 3}, {Temp: temp}},
			Launches: []kernel.Geometry{{Dims: []int{4, 8}, Operands: []kernel.Layout{layout(5), layout(offset)}}},
		}
	}
	if what := lower.VerifyShifts(step(5+2*10-1, 3)); what != "" {
		t.Error(what)
	}
	for _, wrong := range []program.Step{step(25, 3), step(24, 4)} {
		if lower.VerifyShifts(wrong) == "" {
			t.Errorf("operand %+v of %+v passes as the other one shifted", wrong.Operands[1], wrong.Launches[0])
		}
	}
}
