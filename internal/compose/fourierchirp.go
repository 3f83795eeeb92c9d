package compose

import (
	"context"
	"fmt"
	"strconv"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Transforms whose length has a large prime factor are a convolution with a chirp (Bluestein,
// 1970). Since kq = (k^2 + q^2 - (q-k)^2) / 2, the transform is
//
//	y[q] = c[q] * (the sum over k of x[k] c[k] * conj(c[q-k])), c[k] = exp(turn pi i k^2 / n)
//
// The sum is a convolution, computed by transforms of a length of at least 2n - 1 with small
// factors. The host computes the transform of the conjugate chirp.

// chirped returns the first give elements of the transform.
func (f *fourier) chirped(of stretch, give int, end finish) graph.Value {
	long := &fourier{composer: f.composer, axis: f.axis, turn: -1, scale: 1, outer: f.outer, inner: f.inner}
	long.n = long.convolved(2*f.n - 1)
	steps, _ := long.steps()
	n, turn := f.n, f.turn
	chirp := f.pointTable(f.common, shape.Shape{long.n}, func(k int) point { return chirpAt(k, n, turn) }, "chirp %d %d to %d", turn, n, long.n)
	spectrum := f.pointsTable(f.common, shape.Shape{long.n}, f.chirpSpectrum(long.n), fmt.Sprintf("spectrum of chirp %d %d in %d%s", f.turn, f.n, long.n, scaleName(f.scale)))
	x := long.stages(func(from, count int) graph.Value {
		if from >= f.n {
			return graph.Value{}
		}
		there := min(count, f.n-from)
		v := of(from, there)
		if v.Node == nil {
			return v
		}
		along := f.reshape(f.part(chirp, 0, from, there), append(shape.Shape{there}, ones(len(f.inner))...))
		return f.lengthened(f.apply(ops.Mul, ops.Attr{}, v, along), count)
	}, steps, long.n, func(y graph.Value) graph.Value { return f.stored(f.times(y, spectrum)) })
	long.turn = 1
	return long.stages(func(from, count int) graph.Value { return f.part(x, f.axis, from, count) }, steps, give, func(y graph.Value) graph.Value {
		if y = f.times(y, chirp); end != nil {
			y = end(y)
		}
		return y
	})
}

// times multiplies y, the result of a last step, by the first numbers of a vector.
func (f *fourier) times(y, by graph.Value) graph.Value {
	give, done := y.Shape()[f.axis+1], y.Shape()[f.axis+2]
	by = f.reshape(f.part(by, 0, 0, give*done), append(shape.Shape{give, done}, ones(len(f.inner))...))
	return f.apply(ops.Mul, ops.Attr{}, y, by)
}

// convolved returns a length, at least least, for the transforms of a convolution: one whose steps
// process the fewest elements in total.
func (f *fourier) convolved(least int) int {
	best, work := 0, 0
	for _, odd := range []int{1, 3, 5, 7, 9, 15} {
		f.n = odd
		for f.n < least {
			f.n *= 2
		}
		if steps, _ := f.steps(); best == 0 || f.n*len(steps) < work {
			best, work = f.n, f.n*len(steps)
		}
	}
	return best
}

// chirpAt returns exp(turn pi i k^2 / n).
func chirpAt(k, n, turn int) point { return root(turn*squareModulo(k, 2*n), 2*n) }

// squareModulo returns k^2 modulo n, for k < n.
func squareModulo(k, n int) int {
	if k < 1<<31 {
		return k * k % n
	}
	sum := 0
	for add, times := k%n, k; times > 0; times >>= 1 {
		if times&1 == 1 {
			sum = (sum + add) % n
		}
		add = 2 * add % n
	}
	return sum
}

// chirpSpectrum returns the spectrum of the conjugate chirp from -(n-1) to n-1, laid out on a
// circle of long elements. It includes the scale of the convolution.
func (f *fourier) chirpSpectrum(long int) func(ctx context.Context) func(i int) point {
	n, turn, scale := f.n, f.turn, f.scale
	return func(ctx context.Context) func(i int) point {
		circle := make([]point, long)
		for k := range n {
			circle[k] = chirpAt(k, n, turn).conj()
			circle[(long-k)%long] = circle[k]
		}
		spectrum := transformedPoints(ctx, circle)
		return func(i int) point { return spectrum[i].scaled(scale / float64(long)) }
	}
}

// endedFrom is the length from which a host's transform first checks whether the context ended.
const endedFrom = 1000

// transformedPoints returns the transform of numbers whose count has small prime factors, by
// recursion over the factors. If the context ends, the result is meaningless.
func transformedPoints(ctx context.Context, x []point) []point {
	roots := make([]point, len(x))
	for k := range roots {
		roots[k] = root(-k, len(x))
	}
	var made func(x []point) []point
	made = func(x []point) []point {
		n := len(x)
		if n == 1 || n > endedFrom && ctx.Err() != nil {
			return x
		}
		p := smallest(n)
		m, step := n/p, len(roots)/n
		parts := make([][]point, p)
		for i := range parts {
			every := make([]point, m)
			for k := range every {
				every[k] = x[k*p+i]
			}
			parts[i] = made(every)
		}
		y := make([]point, n)
		for q := range y {
			for i, part := range parts {
				y[q] = y[q].plus(part[q%m].times(roots[q*i%n*step]))
			}
		}
		return y
	}
	return made(x)
}

func formatFloat(x float64) string { return strconv.FormatFloat(x, 'g', -1, 64) }
