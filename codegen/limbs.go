package codegen

import "github.com/weft-gpu/weft/codegen/words"

// integers lifts an operator on integers of either size.
func integers(f func(b words.Integers, x, y limbs) limbs) lowering {
	return func(b *Builder, a []Value) Value {
		return ofHeld(a[0].DType, a[0].Width, f(b.integers, b.held(a[0]), b.held(a[1])))
	}
}
