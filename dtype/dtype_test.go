package dtype

import (
	"errors"
	"testing"
	"unsafe"
)

func TestNamesRoundTrip(t *testing.T) {
	for _, d := range All() {
		for _, name := range []string{d.String(), d.Short()} {
			got, err := Parse(name)
			if err != nil || got != d {
				t.Errorf("Parse(%q) = %v, %v; want %v", name, got, err, d)
			}
		}
	}
}

func TestParseTellsPlannedFromUnknown(t *testing.T) {
	for name, planned := range map[string]bool{"f64": true, "string": true, "f33": false, "": false} {
		_, err := Parse(name)
		var u *UnknownError
		if !errors.As(err, &u) || u.Planned != planned {
			t.Errorf("Parse(%q): %v; want an UnknownError with Planned %v", name, err, planned)
		}
	}
}

func TestStorageIsWhatGoHas(t *testing.T) {
	check := func(d DType, size uintptr) {
		if uintptr(d.Size()) != size {
			t.Errorf("%v has %d bytes, Go has %d", d, d.Size(), size)
		}
	}
	check(Of[bool](), unsafe.Sizeof(true))
	check(Of[int32](), unsafe.Sizeof(int32(0)))
	check(Of[uint32](), unsafe.Sizeof(uint32(0)))
	check(Of[int64](), unsafe.Sizeof(int64(0)))
	check(Of[uint64](), unsafe.Sizeof(uint64(0)))
	check(Of[float32](), unsafe.Sizeof(float32(0)))
}

// The rows of the Array API 2024.12 promotion tables that concern our types.
func TestPromotionTable(t *testing.T) {
	const undefined = Invalid
	for _, c := range []struct{ a, b, want DType }{
		{Int32, Int32, Int32}, {Int32, Int64, Int64}, {Int64, Int64, Int64},
		{Uint32, Uint32, Uint32}, {Uint32, Uint64, Uint64}, {Uint64, Uint64, Uint64},
		{Int32, Uint32, Int64}, {Int64, Uint32, Int64},
		{Float32, Float32, Float32}, {Bool, Bool, Bool},
		{Int32, Uint64, undefined}, {Int64, Uint64, undefined},
		{Bool, Int32, undefined}, {Bool, Float32, undefined}, {Int32, Float32, undefined},
		{Uint64, Float32, undefined}, {Invalid, Invalid, undefined},
	} {
		for _, p := range [][2]DType{{c.a, c.b}, {c.b, c.a}} {
			got, err := Promote(p[0], p[1])
			var pe *PromotionError
			if got != c.want || (c.want == undefined) != errors.As(err, &pe) {
				t.Errorf("Promote(%v, %v) = %v, %v; want %v", p[0], p[1], got, err, c.want)
			}
		}
	}
}
