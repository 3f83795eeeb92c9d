package dtype

import (
	"errors"
	"math"
	"slices"
	"testing"
)

// Array API 2024.12, isdtype: what each kind contains.
func TestKinds(t *testing.T) {
	for name, want := range map[string][]DType{
		"bool":             {Bool},
		"signed integer":   {Int8, Int16, Int32, Int64},
		"unsigned integer": {Uint8, Uint16, Uint32, Uint64},
		"integral":         {Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64},
		"real floating":    {Float16, BFloat16, Float32, Float64},
		"complex floating": {Complex64, Complex128},
		"numeric":          {Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64, Float16, BFloat16, Float32, Float64, Complex64, Complex128},
	} {
		got, err := OfKind(name)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("OfKind(%q) = %v, %v; want %v", name, got, err, want)
		}
		for _, d := range All() {
			if is, err := IsDType(d, name); err != nil || is != slices.Contains(want, d) {
				t.Errorf("IsDType(%v, %q) = %v, %v", d, name, is, err)
			}
		}
	}
	if is, err := IsDType(Bool, "integral", "bool"); err != nil || !is {
		t.Errorf("bool is neither integral nor bool: %v", err)
	}
	if is, err := IsDType(Float32); err != nil || is {
		t.Errorf("float32 is of no kind: %v, %v", is, err)
	}
	if len(KindNames()) != 7 {
		t.Errorf("the kinds are %q", KindNames())
	}
	var k *KindError
	if _, err := IsDType(Bool, "bool", "boolean"); !errors.As(err, &k) || k.Name != "boolean" {
		t.Errorf("a kind that is none: %v", err)
	}
	if _, err := OfKind(""); !errors.As(err, &k) {
		t.Errorf("no kind: %v", err)
	}
}

func TestCanCast(t *testing.T) {
	for _, c := range []struct {
		from, to DType
		want     bool
	}{
		{Int8, Int16, true}, {Int16, Int8, false}, {Uint8, Int16, true}, {Uint8, Int8, false}, {Int8, Uint64, false},
		{Int32, Float64, false}, {Float32, Float64, true}, {Float64, Float32, false}, {Float32, Complex64, true}, {Float64, Complex64, false},
		{Float16, BFloat16, false}, {BFloat16, Float32, true}, {Bool, Bool, true}, {Bool, Int8, false}, {Invalid, Invalid, false},
	} {
		if got := CanCast(c.from, c.to); got != c.want {
			t.Errorf("CanCast(%v, %v) = %v", c.from, c.to, got)
		}
	}
}

func TestResultType(t *testing.T) {
	for _, c := range []struct {
		types []DType
		want  DType
	}{
		{[]DType{Int8}, Int8}, {[]DType{Int8, Uint8, Int16}, Int16}, {[]DType{Float16, BFloat16}, Float32},
		{[]DType{Float32, Float64, Complex64}, Complex128}, {[]DType{Int64, Uint64}, Invalid}, {[]DType{Int8, Float32}, Invalid}, {nil, Invalid},
	} {
		got, err := ResultType(c.types...)
		var p *PromotionError
		if got != c.want || (c.want == Invalid) != errors.As(err, &p) {
			t.Errorf("ResultType(%v) = %v, %v; want %v", c.types, got, err, c.want)
		}
	}
	_, err := ResultType()
	if want := "result_type: no dtypes are given: give at least one"; err.Error() != want {
		t.Errorf("%v; want %s", err, want)
	}
}

func TestFromComplex(t *testing.T) {
	for _, c := range []struct {
		d    DType
		x    complex128
		want Bits
	}{
		{Complex64, complex(1, -2), Bits{0xc0000000_3f800000}},
		{Complex128, complex(1, -2), Bits{math.Float64bits(1), math.Float64bits(-2)}},
		{Float32, complex(1, 5), Bits{0x3f800000}}, {Int8, complex(-1, 5), Bits{0xff}},
	} {
		if got := FromComplex(c.d, c.x); got != c.want {
			t.Errorf("FromComplex(%v, %v) = %#x, want %#x", c.d, c.x, got, c.want)
		}
	}
}
