package gemm

import "unsafe"

// Pairs writes n sums to dst: element i is the product of row i of a by row i of b, of so many
// steps. n and steps are at least 1. Every NaN is the canonical one.
func (k *Kind) Pairs(dst []byte, a, b Matrix, n, steps int) {
	k.check(a, n, steps)
	k.check(b, n, steps)
	dst = dst[:n*k.size]
	lines, whole := k.pairs.columns, steps/k.lanes*k.lanes
	if n < lines {
		whole = 0
	}
	for low := 0; low < n; low += lines {
		first := max(0, min(low, n-lines)) // the last rows are computed twice, so that the loop is full
		t := task{dst: unsafe.Pointer(&dst[first*k.size]), a: a.at(first * a.Stride * k.size), b: b.at(first * b.Stride * k.size),
			aStride: a.Stride * k.size, bStride: b.Stride * k.size, rows: 1, tiles: 1, steps: whole}
		if whole < steps {
			t.partial = 1
		}
		if whole > 0 {
			call(k.pairs.f, &t)
		}
		if whole < steps {
			k.padded(t, min(lines, n), steps-whole)
		}
	}
}

// padded adds the last steps of so many rows to their sums. It copies them to memory for the tile's
// rows and whole vectors of steps. The elements added there, -0 and 0, change no sum.
func (k *Kind) padded(t task, lines, steps int) {
	from, row := t.steps*k.size, (steps+k.lanes-1)/k.lanes*k.lanes*k.size
	memory := scratch((2*row + k.size) * k.pairs.columns)
	clear(memory)
	a, b, sums := memory[:row*k.pairs.columns], memory[row*k.pairs.columns:][:row*k.pairs.columns], memory[2*row*k.pairs.columns:]
	for i := range lines {
		at := func(p unsafe.Pointer, stride int) []byte {
			return unsafe.Slice((*byte)(unsafe.Add(p, i*stride+from)), steps*k.size)
		}
		copy(b[i*row:], at(t.b, t.bStride))
		for s := copy(a[i*row:], at(t.a, t.aStride)); s < row; s += k.size {
			a[i*row+s+k.size-1] = 0x80
		}
	}
	dst := unsafe.Slice((*byte)(t.dst), lines*k.size)
	q := task{dst: unsafe.Pointer(&sums[0]), a: unsafe.Pointer(&a[0]), b: unsafe.Pointer(&b[0]), aStride: row, bStride: row, rows: 1, tiles: 1, steps: row / k.size}
	if t.steps > 0 {
		q.more = 1
		copy(sums, dst)
	}
	call(k.pairs.f, &q)
	copy(dst, sums)
	discard(memory)
}
