package codegen

import (
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/spirv"
)

// Lowering says how a map operator on operands of a dtype is computed on devices
// of the target: "native", perhaps with a remark, or "emulated: " and how. It is
// "" where the operator does not take the dtype, and for cast, whose cells are
// [Target.CastLowering]'s. The instructions that [Builder.Apply] writes decide.
func (t Target) Lowering(op string, d dtype.DType) string {
	operands := slices.Repeat([]dtype.DType{d}, rules[op].arity)
	switch op {
	case "where":
		operands = []dtype.DType{dtype.Bool, d, d}
	case "bitcast":
		operands = []dtype.DType{d}
	}
	w, ok := t.writes(operands, func(b *Builder, args []Value) bool {
		switch op {
		case "where":
			b.SelectValue(args[0].cond, args[1], args[2])
			return true
		case "bitcast": // to integers, which is what halves take work for
			_, ok := bitcast(b, unsignedAsWide[d.Size()], args[0])
			return ok
		}
		_, ok := b.applyRule(op, args)
		return ok
	})
	if !ok {
		return ""
	}
	return t.describe(op, d, w)
}

// CastLowering is Lowering of a conversion.
func (t Target) CastLowering(from, to dtype.DType) string {
	w, ok := t.writes([]dtype.DType{from}, func(b *Builder, args []Value) bool {
		_, ok := b.cast(to, args[0])
		return ok
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
// memory; it is false where f is.
func (t Target) writes(operands []dtype.DType, f func(b *Builder, args []Value) bool) (written, bool) {
	b := NewBuilder(t)
	b.LocalSize(1, 1, 1)
	in := b.StorageBuffer(0, 1, 1, false)
	at := uint32(0)
	args := make([]Value, len(operands))
	for i, d := range operands {
		words := make([]ID, d.Words())
		for j := range words {
			words[j] = b.LoadElement(in, b.ConstU32(at), 0)
			at++
		}
		args[i] = b.FromWords(d, words...)
	}
	start := len(b.Body())
	if len(args) == 0 || !f(b, args) {
		return written{}, false
	}
	return count(b, b.Body()[start:]), b.Err() == nil
}

func count(b *Builder, body spirv.Section) written {
	var w written
	for i := range body.Instructions() {
		switch op := i.Op; {
		case op == spirv.OpLoopMerge:
			w.loops++
		case op == spirv.OpSelectionMerge:
			w.branches++
		case op == spirv.OpExtInst:
			w.add(b.ScalarKind(ID(i.Operands[2])))
		case op == spirv.OpConvertFToS || op == spirv.OpConvertSToF:
			// To or from a float: the float counts.
			w.add(max(b.ScalarKind(ID(i.Result)), b.ScalarKind(ID(i.Operands[0])), spirv.TypeF32))
		case op >= spirv.OpIAdd && op <= spirv.OpUMulExtended, op >= spirv.OpIEqual && op <= spirv.OpNot:
			w.add(b.ScalarKind(ID(i.Operands[0])))
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
func (t Target) describe(op string, d dtype.DType, w written) string {
	if w.moves() {
		return native
	}
	sequence := rules[op].sequences[formOf(d)]
	switch f := formOf(d); {
	case f == formBool:
		return native
	case f == formComplex && op == "abs":
		return t.Lowering("hypot", d.Real())
	case f == formComplex:
		return t.describeComplex(d, sequence)
	case d.IsHalf() && sequence:
		return "emulated: a fixed sequence of float32 operations, rounded once"
	case d.IsHalf() && (op == "nextafter" || op == "order_key" || op == "bitcast"):
		return inWords
	case d.IsHalf() && (rules[op].exact || w.words < 4):
		return "emulated: in float32"
	case d.IsHalf() && op == "fma":
		return inWords + ", rounded once"
	case d.IsHalf():
		return "emulated: in float32, rounded once"
	case f == formFloat && sequence:
		return "emulated: a fixed sequence of float32 operations"
	case f == formDouble && sequence && t.Float64:
		return "emulated: a fixed sequence of float64 operations"
	case f == formDouble && sequence:
		return "emulated: a fixed sequence of float64 operations, in 32-bit words"
	case f == formFloat || f == formDouble:
		return describeFloat(w)
	case f == formPair:
		return strings.TrimSuffix("emulated: as two 32-bit words, "+inALoop(w), ", ")
	case d.Size() < 4:
		return strings.TrimSuffix(inWords+", "+inALoop(w), ", ")
	case w.loops > 0:
		return "emulated: " + inALoop(w)
	}
	return native
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
func (t Target) describeComplex(d dtype.DType, sequence bool) string {
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
