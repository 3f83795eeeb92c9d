package compose

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// Roots of unity. The host computes them by the same operations on every processor: Go may fuse a
// product and a sum on some processors, so the code says which ones are fused.

// point is a complex number in float64.
type point struct{ re, im float64 }

// times returns the product of two numbers, with each operation rounded.
func (p point) times(q point) point {
	return point{float64(p.re*q.re) - float64(p.im*q.im), float64(p.re*q.im) + float64(p.im*q.re)}
}

func (p point) plus(q point) point { return point{p.re + q.re, p.im + q.im} }

func (p point) scaled(by float64) point { return point{float64(p.re * by), float64(p.im * by)} }

func (p point) conj() point { return point{p.re, -p.im} }

// root returns exp(2 pi i k / n), within 0.6 ULP in each part. It reduces the angle exactly to an
// eighth of the circle.
func root(k, n int) point {
	if k %= n; k < 0 {
		k += n
	}
	eighth, rest := 8*k/n, 8*k%n
	if eighth%2 == 1 { // counted from the end of the eighth
		rest = n - rest
	}
	c, s := cosineSine(rest, n)
	switch eighth {
	case 0:
		return point{c, s}
	case 1:
		return point{s, c}
	case 2:
		return point{-s, c}
	case 3:
		return point{-c, s}
	case 4:
		return point{-c, -s}
	case 5:
		return point{-s, -c}
	case 6:
		return point{s, -c}
	}
	return point{c, -s}
}

// A quarter of pi in two parts: quarterPiRest is the error of quarterPi.
const (
	quarterPi     = math.Pi / 4
	quarterPiRest = 3.061616997868383e-17
)

// cosineSine returns the cosine and the sine of p/q of a quarter of pi, p <= q. It keeps the angle
// and the leading terms of the series in two parts.
func cosineSine(p, q int) (cosine, sine float64) {
	part := float64(p) / float64(q)
	partRest := math.FMA(-part, float64(q), float64(p)) / float64(q)
	x := quarterPi * part
	xRest := math.FMA(quarterPi, part, -x) + math.FMA(quarterPi, partRest, float64(quarterPiRest*part))

	square := x * x
	squareRest := math.FMA(x, x, -square) + float64(2*x*xRest)
	half := square / 2
	cosine = 1 - half
	cosine += (1 - cosine - half) - squareRest/2 + float64(square*square*series(square, cosines))

	cube := square * x
	cubeRest := math.FMA(square, x, -cube) + math.FMA(square, xRest, float64(squareRest*x))
	sixth := cube / 6
	sixthRest := (math.FMA(-sixth, 6, cube) + cubeRest) / 6
	sine = x - sixth
	sine += (x - sine - sixth) + (xRest - sixthRest + float64(cube*square*series(square, sines)))
	return cosine, sine
}

// The coefficients of the series from the third term on, the last one first.
var (
	cosines = []float64{1. / 2432902008176640000, -1. / 6402373705728000, 1. / 20922789888000, -1. / 87178291200, 1. / 479001600, -1. / 3628800, 1. / 40320, -1. / 720, 1. / 24}
	sines   = []float64{-1. / 121645100408832000, 1. / 355687428096000, -1. / 1307674368000, 1. / 6227020800, -1. / 39916800, 1. / 362880, -1. / 5040, 1. / 120}
)

func series(square float64, coefficients []float64) float64 {
	sum := coefficients[0]
	for _, c := range coefficients[1:] {
		sum = math.FMA(sum, square, c)
	}
	return sum
}

// pointTable returns a constant of complex numbers, which are computed when they are first needed.
func (c *composer) pointTable(d dtype.DType, s shape.Shape, at func(i int) point, name string, args ...any) graph.Value {
	return c.pointsTable(d, s, func(context.Context) func(i int) point { return at }, fmt.Sprintf(name, args...))
}

// pointsTable does the same as pointTable, for numbers that are computed together.
func (c *composer) pointsTable(d dtype.DType, s shape.Shape, points func(ctx context.Context) func(i int) point, name string) graph.Value {
	return c.table(&graph.Constant{Name: name + " " + d.Short(), DType: d, Shape: s, Bytes: func(ctx context.Context) []byte {
		at, bytes := points(ctx), make([]byte, 0, s.Size()*d.Size())
		for i := range s.Size() {
			if ctx.Err() != nil {
				return nil
			}
			p := at(i)
			bytes = element.FromComplex(d, complex(p.re, p.im)).Append(bytes, d)
		}
		return bytes
	}})
}
