package plan

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/ops"
)

// verifyGraph rejects graphs that a pass has corrupted.
func TestVerifyGraph(t *testing.T) {
	x := plantest.Data(64, 32)
	exp := plantest.Do(t, ops.Exp, ops.Attr{}, x)
	row := plantest.Do(t, ops.Div, ops.Attr{}, exp, plantest.KeptSum(t, exp, 1))
	scan := plantest.Do(t, ops.CumulativeSum, ops.Attr{Axes: []int{1}}, row)
	for name, spoil := range map[string]func(b *state){
		"another shape":      func(b *state) { b.values[0] = plantest.Data(32, 64) },
		"another type":       func(b *state) { b.values[0] = plantest.DataOf(dtype.Int32, 64, 32) },
		"a value lost":       func(b *state) { b.values = nil },
		"an operand's shape": func(b *state) { b.values[0] = spoiltNode(b.values[0], plantest.Data(32, 64)) },
		"an operand's type":  func(b *state) { b.values[0] = spoiltNode(b.values[0], plantest.DataOf(dtype.Bool, 64, 32)) },
	} {
		b := stateOf(t, plantest.CPU, row, scan)
		if err := b.verifyGraph(); err != nil {
			t.Fatal(err)
		}
		spoil(b)
		var wrong *program.VerifyError
		if err := b.verifyGraph(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
