package dtype_test

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

func ExamplePromote() {
	fmt.Println(dtype.Promote(dtype.Int8, dtype.Uint8))
	fmt.Println(dtype.Promote(dtype.Float32, dtype.Float64))
	_, err := dtype.Promote(dtype.Int32, dtype.Float32)
	fmt.Println(err != nil)
	// Output:
	// int16 <nil>
	// float64 <nil>
	// true
}

func ExampleParse() {
	fmt.Println(dtype.Parse("float32"))
	fmt.Println(dtype.Parse("bf16"))
	// Output:
	// float32 <nil>
	// bfloat16 <nil>
}

func ExampleOf() {
	fmt.Println(dtype.Of[float64](), dtype.Of[bool]())
	// Output: float64 bool
}

func ExampleFinfo() {
	info, err := dtype.Finfo(dtype.Float32)
	fmt.Println(info.Bits, info.Eps == 1.0/(1<<23), err)
	// Output: 32 true <nil>
}

func ExampleIinfo() {
	info, err := dtype.Iinfo(dtype.Int8)
	fmt.Println(info.Min, info.Max, err)
	// Output: -128 127 <nil>
}

func ExampleDefaultSum() {
	fmt.Println(dtype.DefaultSum(dtype.Int8), dtype.DefaultSum(dtype.Uint16), dtype.DefaultSum(dtype.Float32))
	// Output: int64 uint64 float32
}

func ExampleDType_Size() {
	fmt.Println(dtype.Complex64.Size(), dtype.Float16.Size(), dtype.Complex64.Real(), dtype.Int32.Short())
	// Output: 8 2 float32 i32
}

func ExampleCanCast() {
	fmt.Println(dtype.CanCast(dtype.Int16, dtype.Int64), dtype.CanCast(dtype.Float64, dtype.Float32))
	// Output: true false
}
