package drivertest

import (
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/shape"
)

// A line that fails wherever there is a division of more than four elements is cut down
// to that division.
func TestShrink(t *testing.T) {
	l, err := opline.Parse("expr 'where(less(a, b), relu(add(mul(a, 2), div(exp(a), b))), sum(c, axis=-1, keepdims=true))' f32 a=[33,16] b=[16] c=[33,16] data=unit")
	if err != nil {
		t.Fatal(err)
	}
	fails := func(l opline.Line) bool {
		return strings.Contains(l.Text, "div") && slices.ContainsFunc(l.Operands, func(o opline.Operand) bool { return o.Shape.Size() > 4 })
	}
	got := Shrink(l, 300, fails)
	if got.Op != "div" || len(got.Operands) != 2 || got.Operands[0].Shape.Size() > 8 || Operator(got) != "div f32" {
		t.Errorf("%s, about %s", got.Text, Operator(got))
	}
}

func TestPattern(t *testing.T) {
	want := hostref.NewArray(dtype.Float32, shape.Shape{64})
	for i := range want.Data {
		want.Data[i] = byte(i)
	}
	for name, c := range map[string]struct {
		wrong []int
		where string
	}{
		"lane 7 of each 16": {[]int{7, 23, 55}, "all at places that are 7 modulo 16"},
		"one":               {[]int{9}, "that at 9"},
		"a part":            {[]int{20, 21, 22, 23}, "those from 20 to 23"},
		"no rule":           {[]int{1, 2, 40}, "at 1, 2, 40"},
	} {
		got := slices.Clone(want.Data)
		for _, i := range c.wrong {
			got[4*i] ^= 1
		}
		if p := PatternOf(want, got, nil); p.Where != c.where || p.Differ != len(c.wrong) || p.Of != 64 {
			t.Errorf("%s: %v", name, p)
		}
	}
	nan := slices.Clone(want.Data)
	copy(want.Data[12:16], []byte{0, 0, 0xc0, 0x7f})
	if p := PatternOf(want, nan, nil); !strings.Contains(p.Values, "the right result is NaN (as in 2 of all)") {
		t.Errorf("%v", p)
	}
}

// What only wrong kernels have comes first, then what most of them have.
func TestSuspects(t *testing.T) {
	set := func(names ...string) map[string]bool {
		m := map[string]bool{}
		for _, n := range names {
			m[n] = true
		}
		return m
	}
	witnesses := []Witness{
		{set("IAdd u32", "Load buffer", "FAdd f32"), false}, {set("IAdd u32", "Load buffer"), false},
		{set("IAdd u32", "Load buffer", "FDiv f32"), true}, {set("IAdd u32", "FDiv f32", "FAdd f32"), true},
	}
	if got := Suspects(set("IAdd u32", "FDiv f32", "FAdd f32"), witnesses); !slices.Equal(got, []string{"FDiv f32", "IAdd u32", "FAdd f32"}) {
		t.Error(got)
	}
}
