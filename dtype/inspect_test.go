package dtype

import (
	"errors"
	"slices"
	"testing"
)

// Array API 2024.12, isdtype: what each kind contains.
func TestKinds(t *testing.T) {
	for _, c := range []struct {
		name  string
		kinds []Kind
		want  []DType
	}{
		{"bool", []Kind{KindBool}, []DType{Bool}},
		{"signed integer", []Kind{KindInt}, []DType{Int8, Int16, Int32, Int64}},
		{"unsigned integer", []Kind{KindUint}, []DType{Uint8, Uint16, Uint32, Uint64}},
		{"integral", []Kind{KindInt, KindUint}, []DType{Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64}},
		{"real floating", []Kind{KindFloat}, []DType{Float16, BFloat16, Float32, Float64}},
		{"complex floating", []Kind{KindComplex}, []DType{Complex64, Complex128}},
		{"numeric", []Kind{KindInt, KindUint, KindFloat, KindComplex}, []DType{Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64, Float16, BFloat16, Float32, Float64, Complex64, Complex128}},
		{"none", nil, nil},
	} {
		for _, d := range append(All(), Invalid) {
			if is := IsDType(d, c.kinds...); is != slices.Contains(c.want, d) {
				t.Errorf("%s: IsDType(%v, %v) = %v", c.name, d, c.kinds, is)
			}
		}
	}
	if IsDType(Invalid, 0) {
		t.Error("Invalid is of the kind 0")
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
