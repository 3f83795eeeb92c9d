package forms

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// Of lists the forms of an operator on d, with n, of two digits, for the sizes
// that are left open. An operand that indexes has its own dtype in the form;
// the others take the line's, which is d: %t in the form, and %w another as wide.
func Of(op *ops.Op, d dtype.DType, n int) []string {
	list := byName[op.Name]
	if list == nil {
		list = byKind(op)
	}
	var filled []string
	for _, form := range list {
		if takes(form, d) {
			form = strings.ReplaceAll(form, "%w", asWide[d].Short())
			filled = append(filled, strings.ReplaceAll(Fill(form, n), "%t", d.Short()))
		}
	}
	return filled
}

// asWide are other dtypes of the same width, integers for floats and the other way about
// where there are both.
var asWide = map[dtype.DType]dtype.DType{
	dtype.Int8: dtype.Uint8, dtype.Uint8: dtype.Int8,
	dtype.Int16: dtype.Float16, dtype.Uint16: dtype.Float16, dtype.Float16: dtype.Uint16, dtype.BFloat16: dtype.Int16,
	dtype.Int32: dtype.Float32, dtype.Uint32: dtype.Float32, dtype.Float32: dtype.Uint32,
	dtype.Int64: dtype.Float64, dtype.Uint64: dtype.Float64, dtype.Float64: dtype.Int64,
}

// takes reports whether a form that joins elements, or interpolates between them, does so
// with those of d.
func takes(form string, d dtype.DType) bool {
	if strings.Contains(form, "mode=linear") || strings.Contains(form, "mode=cubic") {
		return ops.FloatingType.Contains(d)
	}
	for mode, by := range map[string]*ops.Op{"mode=add": ops.Add, "mode=mul": ops.Mul, "mode=max": ops.Maximum, "mode=min": ops.Minimum} {
		if strings.Contains(form, mode) && !by.Accept.Contains(d) {
			return false
		}
	}
	return true
}

// Fill writes a number into a form that has places for it.
func Fill(form string, n int) string {
	return strings.ReplaceAll(form, "%d", fmt.Sprint(n))
}

// byKind are the forms of operators that have none of their own.
func byKind(op *ops.Op) []string {
	switch op.Kind {
	case ops.Map:
		return elementwise(op)
	case ops.Reduce:
		return reductions
	case ops.Composition:
		if _, axis := op.Attribute("axis"); axis {
			if _, keeps := op.Attribute("keepdims"); keeps {
				return reductions
			}
			return rowwise
		}
		return elementwise(op)
	}
	return nil
}

// Elementwise reports whether an operator has no forms but those of operands
// that broadcast.
func Elementwise(op *ops.Op) bool {
	return byName[op.Name] == nil && op.Arity != ops.Variadic
}

// elementwise are operands that broadcast.
func elementwise(op *ops.Op) []string {
	n := op.Arity
	if n == ops.Variadic {
		n = 3
	}
	shapes := [][]string{{"[%d]"}, {"[5,%d]", "[%d]", "[5,1]"}, {"[2,1,3,%d]", "[4,1,1]", "[1,%d]"}, {"[]"}, {"[3,0,2]"}, {"[1,1]"}}
	var list []string
	for _, s := range shapes {
		words := make([]string, n)
		for i := range words {
			words[i] = s[i%len(s)]
			if op.Cond && i == 0 {
				words[i] = "bool" + words[i]
			}
		}
		list = append(list, strings.Join(words, " "))
	}
	if op == ops.Cast {
		for i := range list {
			list[i] += " to=f32"
		}
	}
	return list
}

// reductions are walked along rows, across them and over axes apart, over one
// leaf of the tree and over several.
var reductions = []string{
	"[%d]", "[%d,64] axis=-1 keepdims=true", "[3,7,%d] axis=1,2",
	"[7,%d,5] axis=1", "[64,%d,16] axis=1", "[%d,37] axis=0", "[5,1,%d] axis=1",
	"[4,%d,3] axis=0,2 keepdims=true", "[2,3,4,2,%d] axis=-1,1,-3", "[3,4,%d] axis=0,2",
	"[11%d]", "[3,20%d] axis=1", "[11%d,37] axis=0 keepdims=true", "[30,3,%d] axis=2,0",
	"[3,0,2] axis=0", "[1] axis=0", "[1,1,%d,1,2,1] axis=2", "[] axis=()",
}

// sums also have results of no elements.
var sums = append([]string{"[0]", "[3,0] axis=1 keepdims=true"}, reductions...)

// rowwise works along axes and keeps the shape.
var rowwise = []string{
	"[%d]", "[7,%d]", "[%d,6] axis=0", "[3,%d,4] axis=1", "[2,3,%d] axis=0,2", "[20%d]", "[3,20%d] axis=1", "[1]", "[3,0]", "[1,2,1,%d,1,1] axis=3", "[]",
}

// scans run along one axis.
var scans = []string{
	"[%d]", "[11%d] axis=0", "[5,%d] axis=-1", "[%d,6] axis=0", "[20%d,3] axis=0 reverse=true", "[3,%d,2] axis=1 exclusive=true",
	"[3,20%d] axis=1 include_initial=true", "[2,%d,16] axis=1 reverse=true include_initial=true", "[1] axis=0", "[0] axis=0 include_initial=true", "[3,0,2] axis=1",
	"[2,1,2,%d,1,3] axis=3",
}
