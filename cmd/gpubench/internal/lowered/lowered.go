package lowered

import (
	"slices"
	"strings"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/ops"
)

// Operator says how a map operator on operands of a dtype is computed on devices
// of a target: "native", perhaps with a remark, or "emulated: " and how. It is
// "" where the operator does not take the dtype, and for cast, whose cells are
// [Cast]'s. The instructions that [codegen.Builder.Apply] writes decide.
func Operator(t codegen.Target, op *ops.Op, d dtype.DType) string {
	if op == nil || op.Kind != ops.Map || op == ops.Cast {
		return ""
	}
	operands, asked := slices.Repeat([]dtype.DType{d}, op.Arity), dtype.Invalid
	if op.Cond {
		operands[0] = dtype.Bool
	}
	if op == ops.BitCast { // to integers, which is what halves take work for
		asked = ops.Unsigned(d)
	}
	_, result, err := op.Infer(operands, asked)
	if err != nil {
		return ""
	}
	w, ok := writes(t, operands, func(b *codegen.Builder, args []codegen.Value) error {
		_, err := b.Apply(op.Name, result, args...)
		return err
	})
	if !ok {
		return ""
	}
	return describe(t, op, d, w)
}

// Cast is Operator of a conversion.
func Cast(t codegen.Target, from, to dtype.DType) string {
	w, ok := writes(t, []dtype.DType{from}, func(b *codegen.Builder, args []codegen.Value) error {
		_, err := b.Apply("cast", to, args...)
		return err
	})
	switch {
	case !ok:
		return ""
	case w.moves():
		return native
	case w.float32s+w.float64s == 0:
		return inWords
	case w.mends():
		return "emulated: a native conversion, mended in 32-bit words"
	}
	return native
}

const (
	native  = "native"
	inWords = "emulated: in 32-bit words"
	mended  = "emulated: a native operation, mended in 32-bit words"
)

// written is what an operator was written in.
type written struct {
	float32s, float64s int // arithmetic, comparisons and conversions of floats
	words              int // and of words
	branches, loops    int
}

// moves: nothing is computed but what is selected or where it goes.
func (w written) moves() bool { return w == written{branches: w.branches} }

// mends: words do more than to join the signs of zeros or to clamp.
func (w written) mends() bool { return w.words > 3 || w.branches+w.loops > 0 }

// writes counts the instructions by which f is written over operands from
// memory; it is false where f fails.
func writes(t codegen.Target, operands []dtype.DType, f func(b *codegen.Builder, args []codegen.Value) error) (written, bool) {
	b := codegen.NewBuilder(t)
	b.LocalSize(1, 1, 1)
	in := b.StorageBuffer(0, 1, 1, false)
	at := uint32(0)
	args := make([]codegen.Value, len(operands))
	for i, d := range operands {
		words := make([]codegen.ID, d.Words())
		for j := range words {
			words[j] = b.LoadElement(in, b.ConstU32(at), 0)
			at++
		}
		args[i] = b.FromWords(d, words...)
	}
	start := len(b.Body())
	if len(args) == 0 || f(b, args) != nil {
		return written{}, false
	}
	return count(b, b.Body()[start:]), b.Err() == nil
}

func count(b *codegen.Builder, body spirv.Section) written {
	var w written
	for i := range body.Instructions() {
		switch op := i.Op; {
		case op == spirv.OpLoopMerge:
			w.loops++
		case op == spirv.OpSelectionMerge:
			w.branches++
		case op == spirv.OpExtInst:
			w.add(b.ScalarKind(codegen.ID(i.Operands[2])))
		case op == spirv.OpConvertFToS || op == spirv.OpConvertSToF:
			// To or from a float: the float counts.
			w.add(max(b.ScalarKind(codegen.ID(i.Result)), b.ScalarKind(codegen.ID(i.Operands[0])), spirv.TypeF32))
		case op >= spirv.OpIAdd && op <= spirv.OpUMulExtended, op >= spirv.OpIEqual && op <= spirv.OpNot:
			w.add(b.ScalarKind(codegen.ID(i.Operands[0])))
		}
	}
	return w
}

func (w *written) add(k spirv.TypeKind) {
	switch k {
	case spirv.TypeF32:
		w.float32s++
	case spirv.TypeF64:
		w.float64s++
	default:
		w.words++
	}
}

// describe words what was written.
func describe(t codegen.Target, op *ops.Op, d dtype.DType, w written) string {
	sequence := isSequence(op, d)
	switch {
	case w.moves(), d == dtype.Bool:
		return native
	case d.IsComplex() && op == ops.Abs:
		return Operator(t, ops.Hypot, d.Real())
	case d.IsComplex():
		return describeComplex(t, d, sequence)
	case d.IsHalf():
		return describeHalf(op, w, sequence)
	case d == dtype.Float32 && sequence:
		return "emulated: a fixed sequence of float32 operations"
	case d == dtype.Float64 && sequence && t.Float64:
		return "emulated: a fixed sequence of float64 operations"
	case d == dtype.Float64 && sequence:
		return "emulated: a fixed sequence of float64 operations, in 32-bit words"
	case d.IsFloat():
		return describeFloat(w)
	case d.Size() == 8:
		return strings.TrimSuffix("emulated: as two 32-bit words, "+inALoop(w), ", ")
	case d.Size() < 4:
		return strings.TrimSuffix(inWords+", "+inALoop(w), ", ")
	case w.loops > 0:
		return "emulated: " + inALoop(w)
	}
	return native
}

// isSequence reports whether an operator's lowering is an elementary function's sequence of
// operations.
func isSequence(op *ops.Op, d dtype.DType) bool {
	is := func(name string) bool { return name == op.Name }
	switch {
	case d.IsComplex():
		return slices.ContainsFunc(elementary.Complex128[float64, uint64, bool](), func(f elementary.ComplexFunction[float64, uint64, bool]) bool { return is(f.Name) })
	case d == dtype.Float64:
		return slices.ContainsFunc(elementary.Float64[float64, uint64, bool](), func(f elementary.Function[float64, uint64, bool]) bool { return is(f.Name) })
	case d.IsFloat():
		return slices.ContainsFunc(elementary.Float32[float32, uint32, bool](), func(f elementary.Function[float32, uint32, bool]) bool { return is(f.Name) })
	}
	return false
}

func describeHalf(op *ops.Op, w written, sequence bool) string {
	switch {
	case sequence:
		return "emulated: a fixed sequence of float32 operations, rounded once"
	case op == ops.NextAfter || op == ops.OrderKey || op == ops.BitCast:
		return inWords
	case codegen.Exact(op.Name) || w.words < 4:
		return "emulated: in float32"
	case op == ops.FMA:
		return inWords + ", rounded once"
	}
	return "emulated: in float32, rounded once"
}

func inALoop(w written) string {
	if w.loops > 0 {
		return "in a loop"
	}
	return ""
}

// describeFloat tells the device's own arithmetic from that in words. Up to
// three words are a bit operation, such as neg's.
func describeFloat(w written) string {
	floats := w.float32s + w.float64s
	switch {
	case floats > 0 && !w.mends():
		return native
	case w.loops > 0:
		return inWords + ", in a loop"
	case floats > 0:
		return mended
	case w.words <= 3:
		return "native, on its bits"
	}
	return inWords
}

// describeComplex follows the parts' lowering.
func describeComplex(t codegen.Target, d dtype.DType, sequence bool) string {
	var text strings.Builder
	text.WriteString("emulated: by parts")
	if sequence {
		text.Reset()
		text.WriteString("emulated: a fixed sequence of float64 operations")
	}
	if (sequence || d == dtype.Complex128) && !t.Float64 {
		text.WriteString(", in 32-bit words")
	}
	if sequence && d == dtype.Complex64 {
		text.WriteString(", rounded to complex64")
	}
	return text.String()
}
