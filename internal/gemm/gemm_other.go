//go:build !amd64 || purego

package gemm

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// Available returns false: the package has no vector loops for this processor, and hostref's loops
// are faster than those below.
func Available() bool { return false }

// kinds returns amd64's loops written in Go, for tests.
func kinds() []map[dtype.DType]*Kind {
	return []map[dtype.DType]*Kind{{
		dtype.Float32: portable[float32](), dtype.Float64: portable[float64](),
		dtype.Int32: portable[int32](), dtype.Uint32: portable[uint32](), dtype.Int64: portable[int64](), dtype.Uint64: portable[uint64](),
	}}
}

type number interface {
	~int32 | ~uint32 | ~int64 | ~uint64 | ~float32 | ~float64
}

const portableLanes = 4

func portable[T number]() *Kind {
	size := int(unsafe.Sizeof(T(0)))
	add := func(columns int) tile {
		return tile{4, columns, func(t *task) { addProducts[T](t, columns, false) }}
	}
	turn := func(rows, columns int) tile {
		return tile{rows, columns, func(t *task) { addProducts[T](t, columns, true) }}
	}
	pairs := tile{1, portableLanes, func(t *task) { addPairs[T](t, portableLanes) }}
	return &Kind{pairs: pairs, size: size, lanes: portableLanes, shapes: []tile{add(8), add(portableLanes)}, turns: []tile{turn(1, 2*portableLanes), turn(2, portableLanes)}, pack: packLines[T], square: portableLanes}
}

// function is a loop in Go.
type function func(*task)

func call(f function, t *task) { f(t) }

func at[T number](p unsafe.Pointer, bytes int) *T { return (*T)(unsafe.Add(p, bytes)) }

func addProducts[T number](t *task, columns int, turned bool) {
	size := int(unsafe.Sizeof(T(0)))
	for i := range t.rows {
		for j := range t.tiles * columns {
			step, b := t.bStride, j/columns*t.next+j%columns*size
			if turned {
				step, b = size, j/columns*t.next+j%columns*t.bStride
			}
			dst, s := at[T](t.dst, i*t.dstStride+j*size), 0
			sum := *dst
			if t.more == 0 {
				sum, s = T(*at[T](t.a, i*t.aStride)**at[T](t.b, b)), 1
			}
			for ; s < t.steps; s++ {
				sum += T(*at[T](t.a, i*t.aStride+s*size) * *at[T](t.b, b+s*step))
			}
			if *dst = sum; sum != sum && t.partial == 0 {
				*dst = nan[T]()
			}
		}
	}
}

func addPairs[T number](t *task, lines int) {
	size := int(unsafe.Sizeof(T(0)))
	for i := range lines {
		line := task{dst: unsafe.Add(t.dst, i*size), a: unsafe.Add(t.a, i*t.aStride), b: unsafe.Add(t.b, i*t.bStride), bStride: size,
			rows: 1, tiles: 1, steps: t.steps, more: t.more, partial: t.partial}
		addProducts[T](&line, 1, false)
	}
}

// nan returns the canonical NaN.
func nan[T number]() (v T) {
	if unsafe.Sizeof(v) == 4 {
		*(*uint32)(unsafe.Pointer(&v)) = 0x7fc00000
	} else {
		*(*uint64)(unsafe.Pointer(&v)) = 0x7ff8000000000000
	}
	return v
}

func packLines[T number](t *task) {
	size := int(unsafe.Sizeof(T(0)))
	for j := range t.tiles * portableLanes {
		for s := range t.steps {
			*at[T](t.dst, s*t.dstStride+j*size) = *at[T](t.b, j/portableLanes*t.next+j%portableLanes*t.bStride+s*size)
		}
	}
}
