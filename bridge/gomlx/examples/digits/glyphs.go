package main

import (
	"math"
	"math/rand/v2"
)

const side = 28 // of a picture, in pixels

type point struct{ x, y float64 }

// arc is a part of an ellipse as a chain of points, between angles in quarters of a
// turn: 0 points right, 1 down.
func arc(x, y, rx, ry, from, to float64) (chain []point) {
	const pieces = 12
	for i := range pieces + 1 {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/pieces) * math.Pi / 2)
		chain = append(chain, point{x + rx*cos, y + ry*sin})
	}
	return chain
}

// glyphs are the digits' strokes, in a box from -1 to 1 whose y points down.
var glyphs = [10][][]point{
	{arc(0, 0, 0.6, 1, 0, 4)},
	{{{-0.35, -0.6}, {0.1, -1}, {0.1, 1}}},
	{append(arc(0, -0.5, 0.55, 0.5, -2.1, 0.3), point{-0.6, 1}, point{0.65, 1})},
	{append(arc(0, -0.5, 0.5, 0.5, -2.2, 1), arc(0, 0.5, 0.6, 0.5, -1, 2.2)...)},
	{{{0.3, 1}, {0.3, -1}, {-0.65, 0.35}, {0.7, 0.35}}},
	{append([]point{{0.5, -1}, {-0.45, -1}, {-0.5, -0.15}}, arc(0, 0.4, 0.6, 0.6, -1.4, 2.2)...)},
	{append([]point{{0.4, -1}, {-0.45, 0.1}}, arc(0, 0.45, 0.55, 0.55, -2.3, 2)...)},
	{{{-0.6, -1}, {0.6, -1}, {-0.15, 1}}},
	{arc(0, -0.5, 0.45, 0.5, 0, 4), arc(0, 0.5, 0.58, 0.5, 0, 4)},
	{append(append([]point{}, arc(0, -0.45, 0.55, 0.55, 0, 4)...), point{0.4, 1})},
}

// draw is a digit's picture, rows of brightness from 0 to 1: its strokes shifted, turned,
// slanted, stretched and as thick as chance has it, with noise.
func draw(digit int, random *rand.Rand) []float32 {
	between := func(low, high float64) float64 { return low + (high-low)*random.Float64() }
	middle := point{between(11, 16), between(12, 15)}
	sin, cos := math.Sincos(between(-0.35, 0.35))
	width, height, slant := between(6, 9), between(7.5, 10), between(-0.25, 0.25)
	place := func(p point) point {
		x, y := width*(p.x-slant*p.y), height*p.y
		return point{middle.x + cos*x - sin*y, middle.y + sin*x + cos*y}
	}
	thickness, grain := between(0.8, 1.9), between(0.02, 0.2)
	picture := make([]float32, side*side)
	for i := range picture {
		at, nearest := point{float64(i % side), float64(i / side)}, math.Inf(1)
		for _, stroke := range glyphs[digit] {
			for j := range stroke[1:] {
				nearest = min(nearest, distance(at, place(stroke[j]), place(stroke[j+1])))
			}
		}
		bright := min(1, max(0, thickness+0.5-nearest)) + grain*random.NormFloat64()
		picture[i] = float32(min(1, max(0, bright)))
	}
	return picture
}

// distance is how far a point is from the line between two others.
func distance(p, a, b point) float64 {
	ab, ap := point{b.x - a.x, b.y - a.y}, point{p.x - a.x, p.y - a.y}
	along := (ab.x*ap.x + ab.y*ap.y) / max(1e-9, ab.x*ab.x+ab.y*ab.y)
	along = min(1, max(0, along))
	return math.Hypot(ap.x-along*ab.x, ap.y-along*ab.y)
}
