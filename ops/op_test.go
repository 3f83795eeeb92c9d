package ops

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// TestClasses: each class has the dtypes of the Array API's category of that name.
func TestClasses(t *testing.T) {
	for c, want := range map[Class]int{
		AnyType: 15, BoolType: 1, IntegerType: 8, BitsType: 9, FloatType: 4, FloatingType: 6, ComplexType: 2,
		RealType: 12, NumericType: 14, Uint32Type: 1, OrderedType: 13, Uint64Type: 1, UnsignedType: 4,
	} {
		list := c.DTypes()
		if len(list) != want {
			t.Errorf("%s are %v, want %d of them", c, list, want)
		}
		for _, d := range list {
			if !c.Contains(d) {
				t.Errorf("%s do not contain %s, which they list", c, d)
			}
		}
	}
}

// TestBounds: the greatest error of a result, in ULP.
func TestBounds(t *testing.T) {
	for _, c := range []struct {
		op   *Op
		d    dtype.DType
		want float64
	}{
		{Add, dtype.Float32, 0}, {Add, dtype.Complex64, 0}, // correctly rounded
		{Mul, dtype.Float32, 0}, {Mul, dtype.Complex64, 3}, {Div, dtype.Complex128, 4},
		{Exp, dtype.Float16, 0}, {Exp, dtype.Float32, Exp.ULP}, {Exp, dtype.Float64, 2}, {Exp, dtype.Complex64, 4},
		{Exp, dtype.Int32, 0},
	} {
		if got := c.op.Bound(c.d); got != c.want {
			t.Errorf("%s of %s is within %v ULP, want %v", c.op, c.d, got, c.want)
		}
	}
}

// TestOperandsOfEveryOperator: conditions and indices are told apart, and no operator marks an
// operand that it does not have.
func TestOperandsOfEveryOperator(t *testing.T) {
	for _, o := range All() {
		if o.Arity != Variadic && o.Index>>max(o.Arity, 0) != 0 {
			t.Errorf("%s has %d operands and indices %b", o, o.Arity, o.Index)
		}
		if o.Cond && (o.Arity < 1 || o.Promotes(0)) {
			t.Errorf("%s has a condition that promotes, or none", o)
		}
		if o.Doc == "" || o.Name == "" {
			t.Errorf("%q has an empty text", o.Name)
		}
		if int(o.Accept) >= len(classes) {
			t.Errorf("%s accepts no class there is", o)
		}
	}
}
