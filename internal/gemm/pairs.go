package gemm

import "unsafe"

// Pairs writes n sums to dst: element i is the product of row i of a by row i of b, of so many
// steps. n and steps are at least 1. Every NaN is the canonical one. The rows are packed into panels,
// so that the lanes are pairs.
func (k *Kind) Pairs(dst []byte, a, b Matrix, n, steps int) {
	x, y, lines := k.Right(a, steps, n, true), k.Right(b, steps, n, true), k.pairs.columns
	panel := steps * lines * k.size
	memory := scratch(2*panel + lines*k.size)
	defer discard(memory)
	sums := memory[2*panel:]
	for low := 0; low < n; low += lines {
		high := min(low+lines, n)
		x.turn(memory[:panel], low, high, 0, steps)
		y.turn(memory[panel:2*panel], low, high, 0, steps)
		call(k.pairs.f, &task{dst: unsafe.Pointer(&sums[0]), a: unsafe.Pointer(&memory[0]), b: unsafe.Pointer(&memory[panel]),
			aStride: lines * k.size, bStride: lines * k.size, rows: 1, tiles: 1, steps: steps})
		copy(dst[low*k.size:high*k.size], sums)
	}
}
