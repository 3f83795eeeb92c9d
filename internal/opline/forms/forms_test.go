package forms

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// TestEveryOperatorTakesItsForms records every form in every dtype, over
// operands that are not there.
func TestEveryOperatorTakesItsForms(t *testing.T) {
	for _, op := range ops.All() {
		if op.Kind == ops.Creation {
			continue
		}
		for _, d := range op.Accept.DTypes() {
			list := Of(op, d, 17)
			if len(list) == 0 {
				t.Errorf("%s has no forms: docs/adding-an-operator.md", op)
				break
			}
			for _, form := range list {
				l, err := opline.Parse(op.Name + " " + d.Short() + " " + form)
				if err != nil {
					t.Errorf("%v: its forms are in package forms: docs/adding-an-operator.md", err)
					continue
				}
				operands := make([]graph.Value, len(l.Operands))
				for i, o := range l.Operands {
					operands[i] = graph.NewData(o.DType, graph.Stored{Buffer: i, View: shape.Contiguous(o.Shape)})
				}
				if _, err := l.Record(operands); err != nil {
					t.Errorf("%s: %v (the operator's rule or its forms: docs/adding-an-operator.md)", l.Text, err)
				}
			}
		}
	}
}

// TestFormsAreOfOperators finds names that the catalogue does not have.
func TestFormsAreOfOperators(t *testing.T) {
	for name := range byName {
		if op, ok := ops.ByName(name); !ok || op.Name != name {
			t.Errorf("there is no operator %s", name)
		}
	}
}
