package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/element"
)

// Slot names a 32-bit word of a launch's parameters. Kernels list their slots, launches fill them,
// and shaders read them. Slots are comparable.
type Slot struct {
	kind    uint8
	word    uint8 // which word, for a number of several words
	operand int32 // the number of the operand, if the word belongs to one
	axis    int32 // the dimension, or the scalar
}

// slotKind says what a word is.
type slotKind struct {
	name    string
	operand bool     // each operand has such a word
	axis    bool     // each dimension, or each scalar, has such a word
	words   []string // suffixes of the names of its words, if it has several
}

var slotKinds []slotKind

func newKind(k slotKind) Slot {
	slotKinds = append(slotKinds, k)
	return Slot{kind: uint8(len(slotKinds) - 1)}
}

func number(name string) Slot { return newKind(slotKind{name: name}) }

// divisor is a number by which indices are divided: see package divider.
func divisor(name string) Slot {
	return newKind(slotKind{name: name, words: []string{"", ".mul", ".shift"}})
}

// The numbers of a launch. A divisor has two more words: [Slot.Multiplier] and [Slot.Shift].
var (
	NumInvocations = number("invocations")
	NumPoints      = number("points") // of the space
	NumRows        = number("rows")
	NumColumns     = number("columns")
	NumReduced     = number("reduced") // elements of a row
	NumLeaves      = divisor("leaves")
	FirstLeaf      = number("leaf")  // of a scan
	NumLines       = number("lines") // leaves of all rows, of a scan
	StripeShift    = number("stripe")
	ColumnChunks   = divisor("col.chunks")
	RowElements    = divisor("row.elements")
	LeafGroups     = divisor("leaf.groups")

	// Of a map.
	RunLength    = number("run")
	NumChunks    = number("chunks")
	RowChunks    = divisor("row.chunks")
	WalkLength   = number("walk")
	NumWalks     = divisor("walks")
	TileLog      = number("tile.log")
	TileColumns  = divisor("tile.cols")
	TileRows     = divisor("tile.rows")
	BlockColumns = number("block.cols")
	BlockRows    = number("block.rows")

	// Of a contraction.
	NumGroups        = number("groups")
	ColumnGroups     = divisor("column.groups")
	RowTiles         = divisor("row.tiles")
	NumBlocks        = divisor("blocks")
	Accumulators     = number("accumulators")
	AccumulatorShift = number("accumulators.shift")
	NumSteps         = number("inner")
	MinusZero        = number("minus.zero")

	// Of a sort.
	RowLength    = number("n")
	NumParts     = divisor("parts")
	RunSize      = number("run.size")
	RunShift     = number("run.shift")
	FirstWritten = number("first")
	EndWritten   = number("end")
	PageShift    = number("page.shift")
	PartSize     = number("part")
	DigitWord    = number("word")
	DigitShift   = number("shift")
	GroupShift   = number("group.shift")

	NumMatrices = number("matrices") // of a routine
)

var (
	dim    = newKind(slotKind{name: "dim", axis: true, words: []string{"", ".mul", ".shift"}})
	scalar = newKind(slotKind{name: "s", axis: true, words: []string{"", ".hi", ".im", ".im.hi"}})
	offset = newKind(slotKind{name: "offset", operand: true})
	base   = newKind(slotKind{name: "base", operand: true, words: []string{"", ".hi"}})
	stride = newKind(slotKind{name: "stride", operand: true, axis: true})
	count  = newKind(slotKind{name: "count", operand: true})
	step   = newKind(slotKind{name: "step", operand: true})

	routineSize = newKind(slotKind{name: "size", axis: true})

	boxFirst = newKind(slotKind{name: "first", operand: true, axis: true})
	boxLast  = newKind(slotKind{name: "last", operand: true, axis: true})

	lineSize   = newKind(slotKind{name: "line.size", operand: true, axis: true, words: []string{"", ".mul", ".shift"}})
	stepSize   = newKind(slotKind{name: "step.size", operand: true, axis: true, words: []string{"", ".mul", ".shift"}})
	lineStride = newKind(slotKind{name: "line.stride", operand: true, axis: true})
	stepStride = newKind(slotKind{name: "step.stride", operand: true, axis: true})
)

// Result stands for the result in the place of an operand.
const Result = -1

func (s Slot) of(operand int) Slot {
	s.operand = int32(operand)
	return s
}

func (s Slot) at(axis int) Slot {
	s.axis = int32(axis)
	return s
}

func (s Slot) part(word int) Slot {
	s.word = uint8(word)
	return s
}

// Multiplier is the word by which a kernel multiplies in order to divide by the slot's number.
func (s Slot) Multiplier() Slot { return s.part(1) }

// Shift is the word by which a kernel shifts the product in order to divide by the slot's number.
func (s Slot) Shift() Slot { return s.part(2) }

// Dim is the size of a dimension of the space, a divisor.
func Dim(axis int) Slot { return dim.at(axis) }

// Stride is the stride of an operand, or of the Result, along a dimension.
func Stride(operand, axis int) Slot { return stride.of(operand).at(axis) }

// Offset is where the first element of an operand, or of the Result, lies in its window.
func Offset(operand int) Slot { return offset.of(operand) }

// Base is one word of a 64-bit index: the lowest index of an index operand, or the first index of a
// result that is stored by an index.
func Base(operand, word int) Slot { return base.of(operand).part(word) }

// TableCount is how many elements of a table, or of an indexed result, belong to each point.
func TableCount(operand int) Slot { return count.of(operand) }

// RoutineSize is size i of a routine.
func RoutineSize(i int) Slot { return routineSize.at(i) }

// TableStep is the distance between these elements.
func TableStep(operand int) Slot { return step.of(operand) }

// LineSize is the size of a digit of an operand's line number, a divisor: see [Digits].
func LineSize(operand, digit int) Slot { return lineSize.of(operand).at(digit) }

// StepSize is the size of a digit of an operand's step number, a divisor.
func StepSize(operand, digit int) Slot { return stepSize.of(operand).at(digit) }

// LineStride is the stride of a digit of an operand's line number.
func LineStride(operand, digit int) Slot { return lineStride.of(operand).at(digit) }

// StepStride is the stride of a digit of an operand's step number.
func StepStride(operand, digit int) Slot { return stepStride.of(operand).at(digit) }

// ScalarWord is a word of scalar i.
func ScalarWord(i, word int) Slot { return scalar.at(i).part(word) }

// String returns the slot's name for people: points, dim1.mul, a.stride0, out.offset.
func (s Slot) String() string {
	k := slotKinds[s.kind]
	name := k.name
	if k.axis {
		name += fmt.Sprint(s.axis)
	}
	if k.words != nil {
		name += k.words[s.word]
	}
	if k.operand {
		name = OperandName(int(s.operand)) + "." + name
	}
	return name
}

// OperandName returns the name of operand i in texts and parameters: a, b, ... z, a1, b1, ..., and
// out for the Result.
func OperandName(i int) string {
	if i == Result {
		return "out"
	}
	name := string(rune('a' + i%26))
	if i >= 26 {
		name += fmt.Sprint(i / 26)
	}
	return name
}

// Param is one word of a launch, with its slot.
type Param struct {
	Slot  Slot
	Value uint32
}

// Slots returns the launch parameters in order.
func (k *Kernel) Slots() []Slot {
	params := k.Params(k.sampleGeometry())
	slots := make([]Slot, len(params))
	for i, p := range params {
		slots[i] = p.Slot
	}
	return slots
}

// ParamWords returns the number of launch parameters.
func (k *Kernel) ParamWords() int { return len(k.Params(k.sampleGeometry())) }

// sampleGeometry returns a geometry of the kernel's structure with arbitrary sizes. It has the
// kernel's slots.
func (k *Kernel) sampleGeometry() Geometry {
	strides := make([]int, k.Rank)
	g := Geometry{Dims: make([]int, k.Rank), Scalars: make([]element.Bits, len(k.Scalars)), Out: Layout{Strides: strides}}
	for i := range g.Dims {
		g.Dims[i] = k.Chunk()
	}
	for _, o := range k.Operands {
		l := Layout{Strides: strides}
		for _, axis := range o.Box.Axes() {
			l.Box = append(l.Box, Bounds{axis, 0, 1})
		}
		g.Operands = append(g.Operands, l)
	}
	k.Loop.sample(k, &g)
	return g
}
