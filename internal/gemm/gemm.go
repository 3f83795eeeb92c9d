package gemm

import (
	"context"
	"sync"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vector"
)

// tile is a part of a result whose sums the vector registers hold, at most mostRows by
// mostColumns.
type tile struct{ rows, columns int }

const mostRows, mostColumns = 8, 32

// packed reports whether the right factor is copied into panels as a whole: where so many
// rows pass over it more than twice.
func (t tile) packed(rows int) bool { return rows > 2*t.rows }

// packPiece is how many elements one goroutine packs at a time.
const packPiece = 1 << 16

// Right is the right factor of products, k steps by n columns. The kernel reads panels:
// a tile's columns of each step.
type Right struct {
	tile   tile
	b      []float32
	k, n   int
	turned bool      // b is columns by steps, not steps by columns
	panels []float32 // all of them, packed; nil: each is read where it is, or packed when its turn comes
}

// scratches has the memory of panels, which is as much as the right factor's own: fresh
// memory of that size costs more than the packing.
var scratches = sync.Pool{New: func() any { return new([]float32) }}

func scratch(n int) []float32 {
	s := *scratches.Get().(*[]float32)
	if cap(s) < n {
		s = make([]float32, n)
	}
	return s[:n]
}

func discard(s []float32) {
	if s != nil {
		scratches.Put(&s)
	}
}

// Pack prepares a right factor, which is steps by columns in row-major order or, where it
// is turned, columns by steps, k and n 1 or more, for products with so many rows together. It holds on to b,
// which must not change before Release. The error is the context's.
func Pack(ctx context.Context, b []float32, k, n, rows int, turned bool) (*Right, error) {
	return pack(ctx, preferred(rows, turned), b, k, n, rows, turned)
}

func pack(ctx context.Context, t tile, b []float32, k, n, rows int, turned bool) (*Right, error) {
	r := &Right{tile: t, b: b[:k*n], k: k, n: n, turned: turned} // assembly looks at no length
	if !t.packed(rows) {
		return r, nil
	}
	count, size := (n+t.columns-1)/t.columns, k*t.columns
	r.panels = scratch(count * size)
	return r, parallel.For(ctx, count, max(1, packPiece/size), func(low, high int) error {
		for p := low; p < high; p++ {
			r.pack(r.panels[p*size:][:size], p)
		}
		return nil
	})
}

// Release gives the memory of the panels back; r multiplies no more.
func (r *Right) Release() {
	discard(r.panels)
	r.panels = nil
}

// pack copies panel p, whose columns beyond the last are left as they are.
func (r *Right) pack(panel []float32, p int) {
	across := r.tile.columns
	first := p * across
	columns := min(across, r.n-first)
	if !r.turned {
		for s := range r.k {
			copy(panel[s*across:][:columns], r.b[s*r.n+first:])
		}
		return
	}
	b, steps := r.b[first*r.k:], 0
	if columns == across {
		for ; steps+vector.Side <= r.k; steps += vector.Side {
			for at := 0; at < across; at += vector.Side {
				vector.Transpose(&panel[steps*across+at], across, &b[at*r.k+steps], r.k)
			}
		}
	}
	for j := range columns {
		for s := steps; s < r.k; s++ {
			panel[s*across+j] = b[j*r.k+s]
		}
	}
}

// Multiply writes the product of the rows of a, k steps each, and the right factor: rows of
// n columns. Every NaN is the canonical one. Several goroutines may multiply at a time.
func (r *Right) Multiply(dst, a []float32) {
	var own []float32
	if r.panels == nil {
		own = scratch(r.k * r.tile.columns)
		defer discard(own)
	}
	rows := len(a) / r.k
	dst = dst[:rows*r.n]
	for column := 0; column < r.n; column += r.tile.columns {
		b, stride := r.panel(column/r.tile.columns, own)
		for row := 0; row < rows; row += r.tile.rows {
			n := min(r.tile.rows, rows-row)
			if r.n-column >= r.tile.columns {
				r.tile.product(n, &dst[row*r.n+column], r.n, &a[row*r.k], r.k, b, stride, r.k)
				continue
			}
			r.margin(dst[row*r.n+column:], n, r.n-column, &a[row*r.k], b, stride)
		}
	}
}

// margin is a tile some of whose columns are beyond the last.
func (r *Right) margin(dst []float32, rows, columns int, a, b *float32, stride int) {
	var sums [mostRows * mostColumns]float32
	r.tile.product(rows, &sums[0], r.tile.columns, a, r.k, b, stride, r.k)
	for i := range rows {
		copy(dst[i*r.n:][:columns], sums[i*r.tile.columns:])
	}
}

// panel is where the first step of panel p is, in own where it is packed now, and how many
// elements after it the next one is.
func (r *Right) panel(p int, own []float32) (b *float32, stride int) {
	across := r.tile.columns
	switch {
	case r.panels != nil:
		return &r.panels[p*r.k*across], across
	case !r.turned && (p+1)*across <= r.n:
		return &r.b[p*across], r.n
	}
	r.pack(own, p)
	return &own[0], across
}
