package bfloat16_test

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype/bfloat16"
)

func ExampleFromfloat32() {
	x := bfloat16.Fromfloat32(3.14159)
	fmt.Printf("%v %#04x\n", x, x.Bits())
	// Output: 3.140625 0x4049
}
