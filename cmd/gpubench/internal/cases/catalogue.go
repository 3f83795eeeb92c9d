package cases

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline/forms"
	"github.com/weft-gpu/weft/ops"
)

// Options say how many cases to draw.
type Options struct {
	Seed       uint64
	Chains     int  // random fused expressions
	Structures int  // random shapes and views for each operator and dtype, where it is drawn
	Whole      bool // every operator in every dtype with several forms, not one of both in turn
	PairsSize  func(operands int) int
}

// Catalogue draws the cases: every operator that takes operands in every
// dtype, then the fused expressions.
func Catalogue(o Options) []string {
	d := &drawer{Options: o, rand: rand.New(rand.NewPCG(o.Seed, 0x77656674))}
	for _, op := range ops.All() {
		switch {
		case elementwise(op):
			d.mapCases(op)
		case op.Kind == ops.Update:
			d.updateCases(op)
		case op.Kind != ops.Creation:
			d.formCases(op)
		}
	}
	d.promotionCases()
	d.rankCases()
	for range o.Chains {
		d.chain()
	}
	return d.lines
}

// Expressions draws fused expressions alone.
func Expressions(seed uint64, n int) []string {
	d := &drawer{rand: rand.New(rand.NewPCG(seed, 0x6a756467))}
	for range n {
		d.chain()
	}
	return d.lines
}

// elementwise reports whether an operator computes each element by itself.
func elementwise(op *ops.Op) bool {
	_, axis := op.Attribute("axis")
	return op.Kind == ops.Map || op.Kind == ops.Composition && forms.Elementwise(op) && !axis
}

type drawer struct {
	Options
	rand  *rand.Rand
	lines []string
}

func (d *drawer) add(format string, args ...any) {
	d.lines = append(d.lines, fmt.Sprintf(format, args...))
}

// between draws from low to high, both included.
func (d *drawer) between(low, high int) int { return low + d.rand.IntN(high-low+1) }

func pick[T any](d *drawer, list []T) T { return list[d.rand.IntN(len(list))] }

// dims writes an operand's brackets.
func dims(shape ...int) string {
	words := make([]string, len(shape))
	for i, n := range shape {
		words[i] = fmt.Sprint(n)
	}
	return "[" + strings.Join(words, ",") + "]"
}

// operands writes the brackets of a map operator's operands, all of one
// shape; a condition names its dtype.
func operands(op *ops.Op, shape ...int) string {
	words := make([]string, op.Arity)
	for i := range words {
		words[i] = dims(shape...)
		if op.Cond && i == 0 {
			words[i] = "bool" + words[i]
		}
	}
	return strings.Join(words, " ")
}

// mapCases compares every element's arithmetic: all pairs of special values,
// random bits in several sizes, then other shapes.
func (d *drawer) mapCases(op *ops.Op) {
	for _, t := range op.Accept.DTypes() {
		for _, to := range targets(op, t) {
			head := op.Name + " " + t.Short()
			d.add("%s %s%s data=pairs", head, operands(op, d.PairsSize(op.Arity)), to)
			d.add("%s %s%s data=bits", head, operands(op, d.between(1, 40)), to)
			// A scalar, a large size and other shapes are kernels of their own,
			// whose arithmetic is the same: the seed draws who gets them.
			if d.drawn(8) {
				d.add("%s %s%s data=bits", head, operands(op), to)
			}
			if d.drawn(8) {
				d.add("%s %s%s data=bits", head, operands(op, 70001+d.rand.IntN(1000)), to)
			}
			d.add("%s %s%s data=bits", head, operands(op, 3, 0, 2), to)
			if t.IsFloat() || t.IsComplex() {
				d.add("%s %s%s data=tiny", head, operands(op, 9001+d.rand.IntN(1000)), to)
			}
			if to == "" && d.drawn(3) || d.drawn(12) {
				for range d.Structures {
					d.structure(op, t, to)
				}
			}
		}
	}
}

// drawn is true once in so many times, always in the whole catalogue.
func (d *drawer) drawn(once int) bool { return d.Whole || d.rand.IntN(once) == 0 }

// targets are the keys that a map operator needs: the dtypes that cast and bitcast
// make of another.
func targets(op *ops.Op, from dtype.DType) []string {
	if op.Result != ops.ByAttr {
		return []string{""}
	}
	var list []string
	for _, to := range dtype.All() {
		if _, _, err := op.Infer([]dtype.DType{from}, to); err == nil {
			list = append(list, " to="+to.Short())
		}
	}
	return list
}

// structure applies a map operator to operands of other shapes and through
// views.
func (d *drawer) structure(op *ops.Op, t dtype.DType, to string) {
	e := expression{drawer: d, dtype: t, shape: d.shape(1, 4)}
	args := make([]string, op.Arity)
	for i := range args {
		operand := t
		if op.Cond && i == 0 {
			operand = dtype.Bool
		}
		args[i] = e.operand(operand)
	}
	if to != "" {
		args = append(args, strings.TrimSpace(to))
	}
	e.add(op.Name + "(" + strings.Join(args, ", ") + ")")
}

// promotionCases are the mixes of dtypes that the Array API defines.
func (d *drawer) promotionCases() {
	for _, mix := range [][2]string{
		{"i32", "i64"}, {"u32", "u64"}, {"i32", "u32"}, {"u32", "i64"}, {"i8", "u8"}, {"u16", "i8"}, {"i16", "i64"},
		{"f16", "f32"}, {"bf16", "f16"}, {"f32", "f64"}, {"bf16", "f64"},
	} {
		for _, op := range []string{"add", "less", "maximum"} {
			d.add("%s %s [56,1] %s[56] data=bits", op, mix[0], mix[1])
		}
		d.add("where %s bool[33] [33] %s[33] data=bits", mix[0], mix[1])
	}
	for _, mix := range [][2]string{{"f32", "c64"}, {"f64", "c64"}, {"f16", "c128"}, {"c64", "c128"}} {
		d.add("mul %s [15,1] %s[15] data=bits", mix[0], mix[1])
	}
}

// rankCases go beyond the ranks that anybody uses.
func (d *drawer) rankCases() {
	for _, t := range []string{"f32", "i64", "bool"} {
		d.add("equal %s [2,1,2,1,2,1,2,1,2,1,2,1] [1,2,1,2,1,2,1,2,1,2,1,2] data=bits", t)
	}
	d.add("add f32 [3,1,2,1,2,1,2,1,2,1,2,1] [1,2,1,2,1,2,1,2,1,2,1,3] data=tiny")
	d.add("sum f32 [2,1,3,2,1,2,2,1,2,2,1,2] axis=0,3,5,8,11 data=unit")
	d.add("permute_dims i32 [2,1,3,2,1,2,2,1,2,2,1,2] data=bits")
}
