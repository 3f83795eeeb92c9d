package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// The ways of operators that have several: a type for each kind, whose zero value
// is the standard's default. Other values are an *[AttrError].

// ScatterOption changes [Tensor.Scatter], [Tensor.ScatterND], [Tensor.Put] and [Var.Put]: a
// [ScatterMode].
type ScatterOption interface{ scatter(*settings) }

func (m ScatterMode) scatter(s *settings) { s.Mode = m.String() }

// scattering is an operator's parameters with the mode that options choose.
func scattering(attr ops.Attr, options []ScatterOption) ops.Attr {
	attr.Mode = ScatterSet.String()
	return set(attr, options, ScatterOption.scatter).Attr
}

// ScatterMode is what becomes of the elements that are there where [Tensor.Scatter],
// [Tensor.ScatterND] and [Tensor.Put] put others.
type ScatterMode uint8

// The scatter modes.
const (
	ScatterSet ScatterMode = iota // replaced
	ScatterAdd
	ScatterMul
	ScatterMax
	ScatterMin
)

// String is the mode in an op line: set, add, mul, max or min.
func (m ScatterMode) String() string {
	return word("ScatterMode", int(m), "set", "add", "mul", "max", "min")
}

// Side is where [Tensor.SearchSorted] stands beside equal elements.
type Side uint8

// The sides.
const (
	SideLeft  Side = iota // before them
	SideRight             // after them
)

// String is the side in an op line: left or right.
func (s Side) String() string { return word("Side", int(s), ops.SearchLeft, ops.SearchRight) }

func (s Side) search(to *settings) { to.Mode = s.String() }

// MeshOption changes [MeshGrid]: an [Indexing].
type MeshOption interface{ mesh(*settings) }

func (i Indexing) mesh(s *settings) { s.Mode = i.String() }

// Indexing is which axis of a [MeshGrid] belongs to which of its vectors.
type Indexing uint8

// The indexings.
const (
	IndexingXY Indexing = iota // axis i to vector i, but the first two exchanged
	IndexingIJ                 // axis i to vector i
)

// String is the indexing in an op line: xy or ij.
func (i Indexing) String() string { return word("Indexing", int(i), "xy", "ij") }

// WindowMode is what [Tensor.ReduceWindow] makes of the elements of a window, and which
// of them [Tensor.SelectAndScatter] selects: only the greatest or the least.
type WindowMode uint8

// The window modes.
const (
	WindowSum WindowMode = iota
	WindowProd
	WindowMax
	WindowMin
)

// String is the mode in an op line: sum, prod, max or min.
func (m WindowMode) String() string {
	return word("WindowMode", int(m), ops.WindowSum, ops.WindowProd, ops.WindowMax, ops.WindowMin)
}

// word is the i-th of the words, or what the operator refuses.
func word(kind string, i int, words ...string) string {
	if i < len(words) {
		return words[i]
	}
	return fmt.Sprintf("%s(%d)", kind, i)
}
