package lowered

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tests/lowering"
)

func TestEveryOperatorHasALoweringOnEveryTarget(t *testing.T) {
	for _, target := range []codegen.Target{
		{}, {Float64: true}, {Flush32: true}, {InexactDiv32: true, InexactSqrt32: true},
		{Float64: true, InexactDiv64: true, InexactSqrt64: true},
	} {
		for _, c := range lowering.Cases() {
			d := c.Args[len(c.Args)-1]
			text := Operator(target, c.Op, d)
			if c.Op == ops.Cast {
				text = Cast(target, d, c.Result)
			}
			if !strings.HasPrefix(text, "native") && !strings.HasPrefix(text, "emulated: ") {
				t.Errorf("%s has no lowering, but %q, on %+v: docs/adding-an-operator.md", c.Name(), text, target)
			}
		}
	}
}

// The descriptions of loweringTexts.
const (
	words    = inWords
	single   = "emulated: a fixed sequence of float32 operations"
	double   = "emulated: a fixed sequence of float64 operations"
	rounded  = "emulated: in float32, rounded once"
	twoWords = "emulated: as two 32-bit words"
)

var full, least = codegen.Target{Float64: true}, codegen.Target{Flush32: true}

func TestLoweringIsDescribed(t *testing.T) {
	for _, c := range []struct {
		target codegen.Target
		op     string
		dtypes string
		want   string
	}{
		{full, "add", "f32 f64 i32 u32", native},
		{full, "add", "i8 u16", words},
		{full, "add", "i64 u64", twoWords},
		{full, "add", "f16 bf16", rounded},
		{full, "add", "c64 c128", "emulated: by parts"},
		{full, "add", "bool", ""},
		{least, "add", "f32", mended},
		{least, "add", "f64", words},
		{least, "add", "c128", "emulated: by parts, in 32-bit words"},
		{full, "maximum", "f32", native},
		{full, "div", "f32 f64", native},
		{codegen.Target{InexactDiv32: true}, "div", "f32", mended},
		{codegen.Target{Float64: true, InexactDiv64: true}, "div", "f64", words},
		{full, "neg", "f32 f64", "native, on its bits"},
		{full, "remainder", "f32", words + ", in a loop"},
		{full, "fma", "f32 f64", words},
		{full, "floor", "f32 f64", words},
		{full, "floor", "f16 bf16", "emulated: in float32"},
		{full, "floor", "i8 i64", native},
		{full, "nextafter", "f16 f32", words},
		{full, "isnan", "f32", "native, on its bits"},
		{full, "isnan", "u8 i64", native},
		{full, "sign", "c64", double + ", rounded to complex64"},
		{least, "sign", "c128", double + ", in 32-bit words"},
		{full, "fma", "f16 bf16", words + ", rounded once"},
		{full, "pow", "i64", twoWords + ", in a loop"},
		{full, "exp", "f32", single},
		{full, "exp", "bf16", single + ", rounded once"},
		{full, "exp", "f64 c128", double},
		{full, "exp", "c64", double + ", rounded to complex64"},
		{least, "exp", "f64 c128", double + ", in 32-bit words"},
		{full, "exp", "i32 bool", ""},
		{least, "where", "bool i8 i64 f16 f64 c128", native},
		{full, "logical_and", "bool", native},
		{full, "bitcast", "f32 f64 i64 u32", native},
		{full, "bitcast", "f16", words},
		{full, "bitcast", "c64 bool", ""},
		{full, "cast", "f32", ""},
		{full, "no such operator", "f32", ""},
	} {
		for _, name := range strings.Fields(c.dtypes) {
			d, err := dtype.Parse(name)
			if err != nil {
				t.Fatal(err)
			}
			op, _ := ops.ByName(c.op)
			if got := Operator(c.target, op, d); got != c.want {
				t.Errorf("%s of %s on %+v is %q, want %q", c.op, d, c.target, got, c.want)
			}
		}
	}
	for _, c := range []struct {
		target   codegen.Target
		from, to dtype.DType
		want     string
	}{
		{full, dtype.Int32, dtype.Float32, native},
		{full, dtype.Int64, dtype.Int32, native},
		{full, dtype.Float32, dtype.Int32, "emulated: a native conversion, mended in 32-bit words"},
		{full, dtype.Float64, dtype.Float32, words},
		{full, dtype.Float32, dtype.Invalid, ""},
	} {
		if got := Cast(c.target, c.from, c.to); got != c.want {
			t.Errorf("%s to %s on %+v is %q, want %q", c.from, c.to, c.target, got, c.want)
		}
	}
}
