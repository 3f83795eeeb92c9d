package kernel

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
)

// Scheme is how an invocation of a map kernel finds its elements.
type Scheme uint8

// The schemes. The planner prefers those that come first, where the shapes and strides allow them.
const (
	// Flat has at most one dimension. An element's offset is its index times a factor.
	Flat Scheme = iota
	// Rows has an inner dimension that is a multiple of the chunk. Each chunk lies in one row, so
	// the kernel computes its outer indices once.
	Rows
	// Wrapped has an inner dimension that is no multiple of the chunk, but not shorter. A chunk
	// lies in one row or in two. The kernel computes the outer indices of both once.
	Wrapped
	// General divides the index of every element into its coordinates.
	General
	// Tiled handles blocks of Block x Block points of the two inner dimensions. Operands that are
	// contiguous along either dimension are then read in vectors.
	Tiled
	// Aligned has rows of any length, and elements smaller than a word. The chunks of a row begin
	// at word boundaries of the result. So only the first and the last word of a row can have
	// elements of another row; all others are stored whole.
	Aligned
	// Interleaved also has rows of any length. On GPUs, neighbouring invocations take neighbouring
	// elements, one at a time: the elements of a chunk are InterleavedBy apart. A row that begins
	// inside a vector is then as fast as any other.
	Interleaved
	// Sliding has rows that are at least as long as a chunk. An invocation walks down the rows as
	// windows slide. Operands that are the same array, shifted by some rows and columns, are read
	// once and kept in registers from row to row. A row's last chunk ends where the row ends. If it
	// overlaps the chunk before, it does not store that chunk's points.
	Sliding
)

// InterleavedBy is how many neighbouring invocations take elements in turn in an interleaved map.
const InterleavedBy = 32

// Map makes one result element for each point of the space.
type Map struct {
	Scheme Scheme
	Chunk  int // consecutive points that are handled together
	// Walk makes an invocation of scheme Rows compute the same chunk of several rows, one after the
	// other. The rows are neighbours along the second innermost dimension. Elements that they share
	// are read once.
	Walk bool
	// Run is how many neighbouring invocations take chunks in turn: each takes every Run-th chunk.
	// A subgroup's accesses then cover consecutive memory, and the code is short. A power of two;
	// 0: an invocation has one chunk.
	Run int
	// Ragged: blocks of a tiled kernel may reach past the ends of the space. Such a block computes
	// the last points again.
	Ragged bool
	// Ahead: all operands of a chunk are read before its first point is evaluated.
	Ahead bool
	// Invocations is the size of a workgroup; 0: WorkgroupSize. Larger workgroups help since a GPU
	// starts only a limited number of workgroups a second.
	Invocations int
	// Words moves pairs of halves as words; the body must compute nothing.
	Words bool
	// Compact: the code of the body is written for one element instead of four.
	Compact bool
	Out     Access // Wide; Unit of an aligned, interleaved or sliding kernel; Strided if the host has split the space
	// Indexed stores each point's value at an index: the first instruction's value less the
	// result's First, counted in Steps from the point's own place. The value is an int64 from 0 to
	// 2^31, or a bool: true counts as 0 and false as 1. If the index is negative, or Count or more,
	// nothing is stored.
	Indexed bool
	// Also lists instructions before the last one, in ascending order, whose values are stored too.
	// Each is stored in an array of its own, with the result's layout.
	Also []int
}

// MovesHalves reports whether a kernel's body only loads a half, from an operand without a box.
func (k *Kernel) MovesHalves() bool {
	return len(k.Body) == 1 && k.Body[0].Kind == Load && k.Body[0].DType.IsHalf() && k.Operands[k.Body[0].N].Box == 0
}

// String returns the kind of loop.
func (m *Map) String() string { return "map" }

func (m *Map) chunk() int  { return m.Chunk }
func (m *Map) out() Access { return m.Out }

func (m *Map) outSpace(_ *Kernel, g Geometry) ([]int, Layout) { return g.Dims, g.Out }

func (m *Map) invocations(k *Kernel, g Geometry) int {
	switch {
	case m.Walk:
		rows := g.Dims[k.Rank-2]
		return size(g.Dims[:k.Rank-2]) * ceil(rows, walkedRows(g)) * (g.Dims[k.Rank-1] / m.Chunk)
	case m.Scheme == Tiled:
		return m.tiles(k, g).invocations()
	case m.Scheme == Sliding:
		return size(g.Dims[:k.Rank-2]) * ceil(g.Dims[k.Rank-2], walkedRows(g)) * ceil(g.Dims[k.Rank-1], m.Chunk)
	case m.anyLength():
		return size(g.Dims[:k.Rank-1]) * m.rowChunks(k, g)
	case m.Run > 0:
		return ceil(m.Chunks(g), m.Run*runChunks(g)) * m.Run
	}
	return m.Chunks(g)
}

// Chunks returns how many chunks a launch has.
func (m *Map) Chunks(g Geometry) int { return ceil(size(g.Dims), m.Chunk) }

// rowChunks returns how many chunks a row of any length takes at most. An aligned row may begin
// with any element of a word. The last chunks of an interleaved row may be empty.
func (m *Map) rowChunks(k *Kernel, g Geometry) int {
	length := g.Dims[k.Rank-1]
	if m.Scheme == Interleaved {
		return ceil(length, m.Chunk*InterleavedBy) * InterleavedBy
	}
	return ceil(length+4/k.Result().DType.Size()-1, m.Chunk)
}

// walkedRows returns how many rows an invocation walks down. runChunks returns how many chunks each
// invocation of a run takes.
func walkedRows(g Geometry) int { return max(1, partOf[WalkPart](g).Rows) }

func runChunks(g Geometry) int { return max(1, partOf[RunPart](g).Chunks) }

func (m *Map) sample(*Kernel, *Geometry) {}

func (m *Map) params(k *Kernel, l *paramList, g Geometry) {
	inner := k.Rank - 1
	if m.Run > 0 {
		l.add(RunLength, runChunks(g))
		l.add(NumChunks, m.Chunks(g))
	}
	switch m.Scheme {
	case Rows:
		l.divisor(RowChunks, g.Dims[inner]/m.Chunk)
		if !m.Walk {
			l.dims(1, inner)
			break
		}
		m.walkParams(l, g)
	case Sliding:
		l.divisor(RowChunks, ceil(g.Dims[inner], m.Chunk))
		l.add(NumColumns, g.Dims[inner])
		m.walkParams(l, g)
	case Tiled:
		m.tileParams(k, l, g)
	case Aligned, Interleaved:
		l.divisor(RowChunks, m.rowChunks(k, g))
		l.add(NumColumns, g.Dims[inner])
		l.dims(1, inner)
	case Wrapped, General:
		if m.Scheme == Wrapped {
			l.add(NumRows, size(g.Dims[:inner]))
		}
		l.add(NumPoints, size(g.Dims))
		l.dims(1, k.Rank)
	default:
		l.add(NumPoints, size(g.Dims))
	}
	l.places(func(operand, axis int) bool {
		a := m.Out
		if operand != Result {
			a = k.Operands[operand].Access
		}
		return axis < m.strides(k, a)
	})
}

// walkParams adds the parameters of a walk down the rows.
func (m *Map) walkParams(l *paramList, g Geometry) {
	inner, rows := len(g.Dims)-1, walkedRows(g)
	l.add(NumRows, g.Dims[inner-1])
	l.add(WalkLength, rows)
	if inner > 1 {
		l.divisor(NumWalks, ceil(g.Dims[inner-1], rows))
	}
	l.dims(1, inner-1)
}

// strides returns how many strides of an access the kernel uses, from the outermost on: all of them
// if it addresses each element, otherwise the outer ones.
func (m *Map) strides(k *Kernel, a Access) int {
	byRow := m.Scheme == Rows || m.Scheme == Sliding || m.anyLength()
	switch {
	case byRow && a == Strided:
		return k.Rank
	case byRow:
		return k.Rank - 1
	case m.Scheme == Tiled:
		return m.tileStrides(k, a)
	case a == Strided:
		return k.Rank
	case a == Held:
		return k.Rank - 1
	}
	return 0
}

func (m *Map) verify(k *Kernel) string {
	if what := m.verifyScheme(k); what != "" {
		return what
	}
	for i, o := range k.Operands {
		if what := m.verifyAccess(o.Access); what != "" {
			return fmt.Sprintf("operand %d is %s", i, what)
		}
	}
	switch {
	case !validChunk(m.Chunk):
		return fmt.Sprintf("chunk %d is no power of two from 4 to 64", m.Chunk)
	case m.Walk && m.Scheme != Rows:
		return fmt.Sprintf("%v walks", m.Scheme)
	case m.Run < 0 || m.Run&(m.Run-1) != 0 || m.Run > 0 && (m.Walk || m.Scheme == Tiled || m.Scheme == Sliding || m.anyLength()):
		return fmt.Sprintf("%v in runs of %d", m.Scheme, m.Run)
	case m.Compact && m.Chunk != 4:
		return fmt.Sprintf("compact with chunk %d", m.Chunk)
	case m.Out != Wide && m.Out != Strided && m.Scheme != Sliding && !m.anyLength():
		return "stores " + m.Out.String()
	case m.Invocations != 0 && (m.Scheme == Tiled || m.Invocations <= WorkgroupSize || m.Invocations > maxMapInvocations || m.Invocations&(m.Invocations-1) != 0):
		return fmt.Sprintf("workgroups of %d", m.Invocations)
	case m.Words && !k.MovesHalves():
		return "moves words, but computes"
	case m.Ahead && m.Scheme == Tiled:
		return "tiled, and reads chunks ahead"
	}
	if what := m.verifyIndexed(k); what != "" {
		return what
	}
	return m.verifyAlso(k)
}

func (m *Map) verifyIndexed(k *Kernel) string {
	switch {
	case !m.Indexed:
		return ""
	case m.Scheme > General || m.Walk || m.Run > 0 || m.Out != Strided:
		return fmt.Sprintf("%v, and stores by an index", m.Scheme)
	case m.Compact || m.Words || m.Ahead || len(m.Also) > 0:
		return "stores by an index, and not one element after the other"
	case len(k.Body) < 2 || k.Body[0].DType != dtype.Int64 && k.Body[0].DType != dtype.Bool:
		return "stores by an index, but computes none"
	}
	return ""
}

func (m *Map) verifyAlso(k *Kernel) string {
	switch {
	case len(m.Also) == 0:
		return ""
	case m.Out != Wide || m.Scheme == Tiled || m.Words:
		return fmt.Sprintf("stores %d values, and not all in vectors", 1+len(m.Also))
	}
	for n, i := range m.Also {
		if i < 0 || i >= len(k.Body)-1 || n > 0 && i <= m.Also[n-1] {
			return fmt.Sprintf("stores %v and %d", m.Also, len(k.Body)-1)
		}
	}
	return ""
}

func (m *Map) verifyScheme(k *Kernel) string {
	switch {
	case m.Scheme == Tiled:
		return m.verifyTiles(k)
	case m.anyLength():
		return m.verifyAnyLength(k)
	case m.Scheme == Sliding:
		return m.verifySliding(k)
	case m.Scheme > Sliding:
		return "an unknown scheme"
	case m.Ragged:
		return "ragged, and not tiled"
	case m.Scheme == Flat && k.Rank > 1:
		return fmt.Sprintf("flat with rank %d", k.Rank)
	case (m.Scheme == Rows || m.Scheme == Wrapped) && k.Rank < 2:
		return fmt.Sprintf("%v with rank %d", m.Scheme, k.Rank)
	}
	return ""
}

// anyLength reports whether the rows of a scheme may begin or end inside a chunk.
func (m *Map) anyLength() bool { return m.Scheme == Aligned || m.Scheme == Interleaved }

func (m *Map) verifyAnyLength(k *Kernel) string {
	shares := k.Result().DType.Size() < 4
	switch {
	case k.Rank < 1:
		return fmt.Sprintf("%v in no dimension", m.Scheme)
	case shares != (m.Scheme == Aligned):
		return fmt.Sprintf("%v, and stores %v", m.Scheme, k.Result().DType)
	case m.Out != Unit:
		return fmt.Sprintf("%v, and stores %v", m.Scheme, m.Out)
	case m.Ragged || m.Ahead:
		return fmt.Sprintf("%v, with an option of another scheme", m.Scheme)
	}
	return ""
}

func (m *Map) verifyAccess(a Access) string {
	switch {
	case a > Held:
		return "read in an unknown way"
	case a == Held && m.Scheme != Wrapped:
		return fmt.Sprintf("held in %v", m.Scheme)
	case a == Column && m.Scheme != Tiled:
		return "read by columns, and not tiled"
	case m.anyLength() && (a == Wide || a == Shared), m.Scheme == Sliding && a == Shared:
		return fmt.Sprintf("%v, and read %v", m.Scheme, a)
	case m.Scheme == Tiled && (a == Unit || m.Ragged && a != Splat && a != Strided):
		return "read in tiles of " + a.String()
	}
	return ""
}
