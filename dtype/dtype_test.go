package dtype

import (
	"errors"
	"strings"
	"testing"
	"unsafe"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype/bfloat16"
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
	for name, planned := range map[string]bool{"str": true, "string": true, "f33": false, "": false} {
		_, err := Parse(name)
		var u *UnknownError
		if !errors.As(err, &u) || u.Planned != planned {
			t.Errorf("Parse(%q): %v; want an UnknownError with Planned %v", name, err, planned)
		}
	}
}

func TestStorageEqualsGos(t *testing.T) {
	check := func(d DType, size uintptr) {
		if uintptr(d.Size()) != size {
			t.Errorf("%v has %d bytes, Go has %d", d, d.Size(), size)
		}
	}
	check(Of[bool](), unsafe.Sizeof(true))
	check(Of[int8](), unsafe.Sizeof(int8(0)))
	check(Of[int16](), unsafe.Sizeof(int16(0)))
	check(Of[int32](), unsafe.Sizeof(int32(0)))
	check(Of[int64](), unsafe.Sizeof(int64(0)))
	check(Of[uint8](), unsafe.Sizeof(uint8(0)))
	check(Of[uint16](), unsafe.Sizeof(uint16(0)))
	check(Of[uint32](), unsafe.Sizeof(uint32(0)))
	check(Of[uint64](), unsafe.Sizeof(uint64(0)))
	check(Of[float16.Float16](), unsafe.Sizeof(float16.Float16(0)))
	check(Of[bfloat16.BFloat16](), unsafe.Sizeof(bfloat16.BFloat16(0)))
	check(Of[float32](), unsafe.Sizeof(float32(0)))
	check(Of[float64](), unsafe.Sizeof(float64(0)))
	check(Of[complex64](), unsafe.Sizeof(complex64(0)))
	check(Of[complex128](), unsafe.Sizeof(complex128(0)))
}

// The Array API 2024.12 promotion tables as printed, row by row, and below them the 16-bit floats,
// which the standard does not have.
func TestPromotionTable(t *testing.T) {
	const undefined = Invalid
	for _, table := range []struct {
		name    string
		columns string
		rows    map[string]string
	}{
		{"signed", "i8 i16 i32 i64", map[string]string{
			"i8": "i8 i16 i32 i64", "i16": "i16 i16 i32 i64", "i32": "i32 i32 i32 i64", "i64": "i64 i64 i64 i64"}},
		{"unsigned", "u8 u16 u32 u64", map[string]string{
			"u8": "u8 u16 u32 u64", "u16": "u16 u16 u32 u64", "u32": "u32 u32 u32 u64", "u64": "u64 u64 u64 u64"}},
		{"mixed signs", "u8 u16 u32 u64", map[string]string{
			"i8": "i16 i32 i64 -", "i16": "i16 i32 i64 -", "i32": "i32 i32 i64 -", "i64": "i64 i64 i64 -"}},
		{"floating-point", "f32 f64 c64 c128", map[string]string{
			"f32": "f32 f64 c64 c128", "f64": "f64 f64 c128 c128", "c64": "c64 c128 c64 c128", "c128": "c128 c128 c128 c128"}},
		{"kinds do not mix", "bool i8 u64 f32 c64", map[string]string{
			"bool": "bool - - - -", "i8": "- i8 - - -", "u64": "- - u64 - -", "f32": "- - - f32 c64"}},
		{"halves", "f16 bf16 f32 f64 c64 c128", map[string]string{
			"f16": "f16 f32 f32 f64 c64 c128", "bf16": "f32 bf16 f32 f64 c64 c128", "bool": "- - - - - -", "i8": "- - - - - -"}},
	} {
		for row, results := range table.rows {
			for i, column := range strings.Fields(table.columns) {
				a, _ := Parse(row)
				b, _ := Parse(column)
				want := undefined
				if name := strings.Fields(results)[i]; name != "-" {
					want, _ = Parse(name)
				}
				for _, p := range [][2]DType{{a, b}, {b, a}} {
					got, err := Promote(p[0], p[1])
					var pe *PromotionError
					if got != want || (want == undefined) != errors.As(err, &pe) {
						t.Errorf("%s: Promote(%v, %v) = %v, %v; want %v", table.name, p[0], p[1], got, err, want)
					}
				}
			}
		}
	}
	if d, err := Promote(Invalid, Invalid); err == nil {
		t.Errorf("two invalid types promote to %v", d)
	}
}

func TestLimits(t *testing.T) {
	for _, c := range []struct {
		d             DType
		eps, max, sub float64
		bits          int
	}{
		{Float16, 1. / 1024, 65504, 1. / 16384, 16},
		{BFloat16, 1. / 128, 3.3895313892515355e38, 1.1754943508222875e-38, 16},
		{Float32, 1.1920928955078125e-07, 3.4028234663852886e38, 1.1754943508222875e-38, 32},
		{Complex64, 1.1920928955078125e-07, 3.4028234663852886e38, 1.1754943508222875e-38, 32},
		{Complex128, 2.220446049250313e-16, 1.7976931348623157e308, 2.2250738585072014e-308, 64},
	} {
		got, err := Finfo(c.d)
		if want := (FloatInfo{c.d.Real(), c.bits, c.eps, c.max, -c.max, c.sub}); err != nil || got != want {
			t.Errorf("Finfo(%v) = %+v, %v; want %+v", c.d, got, err, want)
		}
	}
	for d, want := range map[DType]IntInfo{
		Int8: {Int8, 8, 127, -128}, Int64: {Int64, 64, 1<<63 - 1, -1 << 63},
		Uint8: {Uint8, 8, 255, 0}, Uint64: {Uint64, 64, 1<<64 - 1, 0},
	} {
		if got, err := Iinfo(d); err != nil || got != want {
			t.Errorf("Iinfo(%v) = %+v, %v; want %+v", d, got, err, want)
		}
	}
	for _, f := range []func() error{
		func() error { _, err := Finfo(Int32); return err },
		func() error { _, err := Iinfo(Bool); return err },
	} {
		var l *LimitsError
		if err := f(); !errors.As(err, &l) {
			t.Errorf("%v is no LimitsError", err)
		}
	}
}
