package routine

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// Every routine has a program for each dtype. It has no more operands than the least device binds
// beside the state, three, and no more sizes than a launch has.
func TestPrograms(t *testing.T) {
	for _, name := range Names() {
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float64, dtype.Complex64, dtype.Complex128} {
			p, ok := Of(name, d)
			if !ok {
				t.Fatalf("%s has no program of %v", name, d)
			}
			if len(p.Inputs) > 3 || p.Sizes > 4 || len(p.Steps) == 0 {
				t.Errorf("%s has %d operands, %d sizes and %d steps", name, len(p.Inputs), p.Sizes, len(p.Steps))
			}
			if again, _ := Of(name, d); again != p {
				t.Errorf("%s is written twice", name)
			}
		}
	}
	for _, d := range []dtype.DType{dtype.Int32, dtype.Float16, dtype.Invalid} {
		if _, ok := Of("lu", d); ok {
			t.Errorf("there is a program of %v", d)
		}
	}
}
