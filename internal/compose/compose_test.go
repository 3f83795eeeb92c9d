package compose

import (
	"errors"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Every operator with operands is applied by its kind, or by a rule of its own.
func TestEveryOperatorHasARule(t *testing.T) {
	kinds := []ops.Kind{ops.Map, ops.Reduce, ops.Movement, ops.Update}
	for _, o := range ops.All() {
		if rules[o] == nil && o.Arity != 0 && !slices.Contains(kinds, o.Kind) {
			t.Errorf("%s, a %s, has no rule in package compose: docs/adding-an-operator.md", o, o.Kind)
		}
	}
}

// An operator with a dtype parameter requires a valid dtype.
func TestDTypeIsRequired(t *testing.T) {
	x := graph.NewIota(shape.Shape{3}, "")
	for _, op := range []*ops.Op{ops.Cast, ops.BitCast, ops.OneHot} {
		for _, d := range []dtype.DType{dtype.Invalid, 200} {
			var wrong *ops.AttrError
			if _, err := Apply(op, ops.Attr{DType: d}, "", x); !errors.As(err, &wrong) || wrong.Attr != "dtype" {
				t.Errorf("%s to %d: %v", op, d, err)
			}
		}
	}
}
