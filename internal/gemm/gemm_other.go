//go:build !amd64 || purego

package gemm

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// Available returns false: the package has no vector loops for this processor, and hostref's loops
// are faster than those below.
func Available() bool { return false }

// kinds returns amd64's loops written in Go, for tests. There are none of float32, whose products are
// fused.
func kinds() []map[dtype.DType]*Kind {
	return []map[dtype.DType]*Kind{{
		dtype.Float64: portable(times[float64]),
		dtype.Int32:   portable(times[int32]), dtype.Uint32: portable(times[uint32]), dtype.Int64: portable(times[int64]), dtype.Uint64: portable(times[uint64]),
		dtype.Int16: portableWords(),
	}}
}

type number interface {
	~int32 | ~uint32 | ~int64 | ~uint64 | ~float32 | ~float64
}

const portableLanes = 4

func times[T number](x, y T) T { return T(x * y) }

// portableWords are the loops of words, whose product is that of two steps.
func portableWords() *Kind {
	k := portable(func(x, y int32) int32 {
		return int32(int16(x))*int32(int16(y)) + x>>16*(y>>16)
	})
	k.from = map[dtype.DType]bringing{
		dtype.Int8: {bring[int8], bring[int8]}, dtype.Uint8: {bring[uint8], bring[uint8]}, dtype.Int16: {nil, bring[int16]},
	}
	return k
}

// bring makes lines of 16 bits or, of two rows, words.
func bring[T int8 | uint8 | int16](t *task) {
	x := unsafe.Slice((*T)(t.a), t.steps)
	if t.b == nil {
		for i, v := range x {
			unsafe.Slice((*int16)(t.dst), t.steps)[i] = int16(v)
		}
		return
	}
	for i, v := range unsafe.Slice((*T)(t.b), t.steps) {
		unsafe.Slice((*[2]int16)(t.dst), t.steps)[i] = [2]int16{int16(x[i]), int16(v)}
	}
}

func portable[T number](product func(x, y T) T) *Kind {
	size := int(unsafe.Sizeof(T(0)))
	add := func(columns int) tile {
		return tile{4, columns, func(t *task) { addProducts(t, columns, false, product) }}
	}
	turn := func(rows, columns int) tile {
		return tile{rows, columns, func(t *task) { addProducts(t, columns, true, product) }}
	}
	const panel = 2 * portableLanes
	pairs := tile{1, panel, func(t *task) { addPairs(t, panel, product) }}
	return &Kind{pairs: pairs, size: size, lanes: portableLanes, shapes: []tile{add(panel), add(portableLanes)}, turns: []tile{turn(1, 2*portableLanes), turn(2, portableLanes)}, pack: packLines[T], square: portableLanes}
}

// function is a loop in Go.
type function func(*task)

func call(f function, t *task) { f(t) }

func at[T number](p unsafe.Pointer, bytes int) *T { return (*T)(unsafe.Add(p, bytes)) }

func addProducts[T number](t *task, columns int, turned bool, product func(x, y T) T) {
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
				sum, s = product(*at[T](t.a, i*t.aStride), *at[T](t.b, b)), 1
			}
			for ; s < t.steps; s++ {
				sum += product(*at[T](t.a, i*t.aStride+s*size), *at[T](t.b, b+s*step))
			}
			if *dst = sum; sum != sum && t.partial == 0 {
				*dst = nan[T]()
			}
		}
	}
}

func addPairs[T number](t *task, lines int, product func(x, y T) T) {
	size := int(unsafe.Sizeof(T(0)))
	for i := range lines {
		at := func(p unsafe.Pointer, s, stride int) T { return *at[T](p, s*stride+i*size) }
		sum := product(at(t.a, 0, t.aStride), at(t.b, 0, t.bStride))
		for s := 1; s < t.steps; s++ {
			sum += product(at(t.a, s, t.aStride), at(t.b, s, t.bStride))
		}
		if sum != sum {
			sum = nan[T]()
		}
		*(*T)(unsafe.Add(t.dst, i*size)) = sum
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
