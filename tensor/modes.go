package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
)

// The modes of operators: a type for each, whose zero value is the standard's default. Other values
// are an *[AttrError].

// ScatterOption changes [Tensor.Scatter], [Tensor.ScatterND], [Tensor.Put] and [Var.Put]: a
// [ScatterMode].
type ScatterOption interface{ scatter(*settings) }

func (m ScatterMode) scatter(s *settings) { s.Mode = m.String() }

// scattering adds the mode that options choose to an operator's parameters.
func scattering(attr ops.Attr, options []ScatterOption) ops.Attr {
	attr.Mode = ScatterSet.String()
	return set(attr, options, ScatterOption.scatter).Attr
}

// ScatterMode says how [Tensor.Scatter], [Tensor.ScatterND] and [Tensor.Put] combine an update with
// the element in its place.
type ScatterMode uint8

// The scatter modes.
const (
	ScatterSet ScatterMode = iota // the update replaces the element
	ScatterAdd
	ScatterMul
	ScatterMax
	ScatterMin
)

// String is the mode's name in an op line: set, add, mul, max or min.
func (m ScatterMode) String() string {
	return word("ScatterMode", int(m), "set", "add", "mul", "max", "min")
}

// Side says where [Tensor.SearchSorted] inserts a value among equal elements.
type Side uint8

// The sides.
const (
	SideLeft  Side = iota // before them
	SideRight             // after them
)

// String is the side's name in an op line: left or right.
func (s Side) String() string { return word("Side", int(s), ops.SearchLeft, ops.SearchRight) }

func (s Side) search(to *settings) { to.Mode = s.String() }

// MeshOption changes [MeshGrid]: an [Indexing].
type MeshOption interface{ mesh(*settings) }

func (i Indexing) mesh(s *settings) { s.Mode = i.String() }

// Indexing says which axis of a [MeshGrid] belongs to which of its vectors.
type Indexing uint8

// The indexings.
const (
	IndexingXY Indexing = iota // axis i belongs to vector i, with the first two exchanged
	IndexingIJ                 // axis i belongs to vector i
)

// String is the indexing's name in an op line: xy or ij.
func (i Indexing) String() string { return word("Indexing", int(i), "xy", "ij") }

// WindowMode says how [Tensor.ReduceWindow] reduces a window. For [Tensor.SelectAndScatter] it is
// WindowMax or WindowMin, and says which element of a window is selected.
type WindowMode uint8

// The window modes.
const (
	WindowSum WindowMode = iota
	WindowProd
	WindowMax
	WindowMin
)

// String is the mode's name in an op line: sum, prod, max or min.
func (m WindowMode) String() string {
	return word("WindowMode", int(m), ops.WindowSum, ops.WindowProd, ops.WindowMax, ops.WindowMin)
}

// word is the i-th of the words, or a word that operators refuse.
func word(kind string, i int, words ...string) string {
	if i < len(words) {
		return words[i]
	}
	return fmt.Sprintf("%s(%d)", kind, i)
}
