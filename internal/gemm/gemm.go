package gemm

import (
	"context"
	"sync"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/parallel"
)

// tile is a loop that computes 1 to rows rows by columns columns of a product. The vector registers
// hold all its sums.
type tile struct {
	rows, columns int
	f             function
}

// Kind has the loops for one type of elements.
type Kind struct {
	size   int    // of an element, in bytes
	lanes  int    // of a vector
	shapes []tile // the tile of panels, a tile one vector wide, and a wide one for few rows
	turns  []tile // tiles of exactly rows rows that transpose a turned right factor in registers
	pairs  tile   // one row, with a column for each pair computed together; complex numbers have none
	pack   function
	square int                      // columns and steps of a turned right factor that pack transposes at a time
	from   map[dtype.DType]bringing // of words: the loops that make them
}

// The most sums of a tile, and the most bytes of an element.
const most, longest = 256, 16

// task holds the arguments of a loop that computes adjacent tiles of dst. Strides are in bytes.
type task struct {
	dst, a, b                   unsafe.Pointer
	dstStride, aStride, bStride int
	next                        int // the distance in b between the first steps of two adjacent tiles
	rows, steps, tiles          int
	more                        int // not 0: add the products to the sums in dst
	partial                     int // not 0: more steps follow, so NaNs need not be canonical yet
}

// Of returns the fastest loops for elements of a type, or nil if there are none for this processor.
// Those of Int16 are for words: see [Words].
func Of(d dtype.DType) *Kind {
	if list := kinds(); Available() && len(list) > 0 {
		return list[len(list)-1][d]
	}
	return nil
}

// Matrix is a matrix in row-major order. Stride is the distance between rows in elements.
type Matrix struct {
	Data   []byte
	Stride int
}

// check panics if the matrix has fewer rows or columns than these, because the loops check no bounds.
func (k *Kind) check(m Matrix, rows, columns int) {
	_ = m.Data[((rows-1)*m.Stride+columns)*k.size-1]
}

func (m Matrix) at(byte int) unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(m.Data)), byte)
}

const (
	packedRows = 96 // products with more rows than these read panels
	turnedRows = 8  // the same if the right factor is turned
	// A right factor without panels is read stepsAtOnce steps at a time, stripBytes of each: the
	// sums of so many columns stay in the L1 cache, and memory is read in long pieces.
	stepsAtOnce = 8
	stripBytes  = 4096
	// turnedLines is how many columns of a turned factor are multiplied by all rows before the next.
	turnedLines = 64
	// packPiece is how many elements one goroutine packs at a time, and packedAtOnce how many
	// panels are packed together, step by step.
	packPiece    = 1 << 16
	packedAtOnce = 8
)

// Right is the right factor of products, of k steps by n columns.
type Right struct {
	*Kind
	factor Matrix
	k, n   int
	turned bool   // the rows of factor are the columns
	panels []byte // nil: products read factor itself
	given  bool   // panels is the caller's memory
}

// Right returns b as a right factor. The rows of b are the steps or, if it is turned, the columns.
// steps and columns are at least 1. b must not change while the factor is in use.
func (k *Kind) Right(b Matrix, steps, columns int, turned bool) *Right {
	rows, length := steps, columns
	if turned {
		rows, length = columns, steps
	}
	k.check(b, rows, length)
	return &Right{Kind: k, factor: b, k: steps, n: columns, turned: turned}
}

// PanelColumns returns how many columns a panel has.
func (k *Kind) PanelColumns() int { return k.shapes[0].columns }

// Panels returns a right factor that already consists of panels, one after the other: of each step, a
// panel has the elements of its columns. The last panel is as large as the others, but only the
// factor's columns are used. steps and columns are at least 1. panels must not change while the factor
// is in use.
func (k *Kind) Panels(panels []byte, steps, columns int) *Right {
	r := &Right{Kind: k, k: steps, n: columns, panels: panels, given: true}
	_ = panels[(columns+r.columns()-1)/r.columns()*r.panelBytes()-1]
	return r
}

// scratches holds memory for panels. Fresh memory takes longer to get than packing takes.
var scratches = sync.Pool{New: func() any { return new([]byte) }}

func scratch(n int) []byte {
	s := *scratches.Get().(*[]byte)
	if cap(s) < n {
		s = make([]byte, n)
	}
	return s[:n]
}

func discard(s []byte) {
	if s != nil {
		scratches.Put(&s)
	}
}

// Packed reports whether panels, which the factor does not have yet, make products with so many rows
// faster.
func (r *Right) Packed(rows int) bool {
	return r.panels == nil && (rows > packedRows || r.turned && rows > turnedRows)
}

// Pack copies the factor into panels, which [Right.Release] frees. The error is the context's.
func (r *Right) Pack(ctx context.Context) error {
	size := r.panelBytes()
	panels := (r.n + r.columns() - 1) / r.columns()
	r.panels = scratch(panels * size)
	return parallel.For(ctx, panels, max(packedAtOnce, packPiece*r.size/size), func(low, high int) error {
		for ; low < high; low += packedAtOnce {
			last := min(high, low+packedAtOnce)
			r.copy(r.panels[low*size:last*size], low*r.columns(), min(r.n, last*r.columns()), 0, r.k)
		}
		return nil
	})
}

// Part returns the n columns of the factor from low on. If the factor has panels, low must begin
// one. The caller does not release the part.
func (r *Right) Part(low, n int) *Right {
	part := *r
	part.n = n
	switch {
	case r.panels != nil:
		part.panels = r.panels[low*r.k*r.size:]
	case r.turned:
		part.factor.Data = r.factor.Data[low*r.factor.Stride*r.size:]
	default:
		part.factor.Data = r.factor.Data[low*r.size:]
	}
	return &part
}

// columns returns the number of columns of a panel.
func (r *Right) columns() int { return r.PanelColumns() }

func (r *Right) panelBytes() int { return r.k * r.columns() * r.size }

// Release frees the panels.
func (r *Right) Release() {
	if !r.given {
		discard(r.panels)
	}
	r.panels = nil
}

// copy packs the columns [low, high) of the steps [from, to) into panels. It leaves the last panel's
// further columns as they are.
func (r *Right) copy(panels []byte, low, high, from, to int) {
	row := r.columns() * r.size
	size := (to - from) * row
	if !r.turned {
		for s := from; s < to; s++ {
			src := r.factor.Data[(s*r.factor.Stride+low)*r.size:][:(high-low)*r.size]
			for p := (s - from) * row; len(src) > 0; p += size {
				src = src[copy(panels[p:][:row], src):]
			}
		}
		return
	}
	for p := 0; low+p*r.columns() < high; p++ {
		first := low + p*r.columns()
		r.turn(panels[p*size:][:size], first, min(high, first+r.columns()), from, to)
	}
}

// turn packs the columns [low, high) of a turned factor's steps [from, to) into one panel.
func (r *Right) turn(panel []byte, low, high, from, to int) {
	whole, steps := (high-low)/r.square, (to-from)/r.square*r.square
	if whole > 0 && steps > 0 {
		stride := r.factor.Stride * r.size
		call(r.pack, &task{dst: unsafe.Pointer(&panel[0]), dstStride: r.columns() * r.size, b: r.factor.at((low*r.factor.Stride + from) * r.size), bStride: stride,
			next: r.square * stride, steps: steps, tiles: whole})
	} else {
		whole, steps = 0, 0
	}
	for j := range high - low {
		first := from
		if j < whole*r.square {
			first += steps
		}
		if first == to {
			continue
		}
		line, at := r.factor.Data[((low+j)*r.factor.Stride+first)*r.size:][:(to-first)*r.size], (first-from)*r.columns()+j
		switch r.size {
		case 4:
			spread[[4]byte](panel, line, at, r.columns())
		case 8:
			spread[[8]byte](panel, line, at, r.columns())
		default:
			spread[[16]byte](panel, line, at, r.columns())
		}
	}
}

// spread copies the elements of src to elements at, at + stride and so on of dst.
func spread[E [4]byte | [8]byte | [16]byte](dst, src []byte, at, stride int) {
	to, from := elements[E](dst), elements[E](src)
	for _, e := range from {
		to[at] = e
		at += stride
	}
}

func elements[E any](b []byte) []E {
	var e E
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/int(unsafe.Sizeof(e)))
}
