package chart

import (
	"fmt"
	"math"
	"strconv"
)

// Plot is points on two logarithmic axes.
type Plot struct {
	Title  string
	X, Y   Axis
	Series []Series
	Roofs  []Roof
}

// Axis is what a side of a plot means.
type Axis struct {
	Name string
	Base float64 // of its marks: 2 or 10
}

// Series is points of one kind.
type Series struct {
	Name   string
	Joined bool // by a line, in their order
	Points []Point
}

// Point is a mark, X and Y above 0.
type Point struct {
	X, Y float64
	Tip  string // what it is
}

// Roof is a bound: Y is at most Slope times X, where there is a slope, and at most Flat,
// where that is above 0.
type Roof struct {
	Name        string
	Slope, Flat float64
}

const (
	plotTop    = 10
	plotHeight = 250
)

// scale maps an axis to the drawing.
type scale struct {
	from, to  int // exponents of the base
	base      float64
	low, high float64 // in the drawing
}

func newScale(base, least, most, low, high float64) scale {
	log := func(v float64) float64 { return math.Log(v) / math.Log(base) }
	s := scale{from: int(math.Floor(log(least) + 1e-9)), to: int(math.Ceil(log(most) - 1e-9)), base: base, low: low, high: high}
	s.to = max(s.to, s.from+1)
	return s
}

func (s scale) at(v float64) float64 {
	part := (math.Log(v)/math.Log(s.base) - float64(s.from)) / float64(s.to-s.from)
	return s.low + (s.high-s.low)*part
}

// inverse is the value that lies at a place.
func (s scale) inverse(at float64) float64 {
	return math.Pow(s.base, float64(s.from)+(at-s.low)/(s.high-s.low)*float64(s.to-s.from))
}

func (s scale) value(exponent int) float64 { return math.Pow(s.base, float64(exponent)) }

// Draw draws it; nothing where it has no points.
func (p Plot) Draw() Image {
	var xs, ys []float64
	for _, s := range p.Series {
		for _, at := range s.Points {
			xs, ys = append(xs, at.X), append(ys, at.Y)
		}
	}
	if len(xs) == 0 {
		return Image{}
	}
	minX, maxX := bounds(xs)
	for _, r := range p.Roofs {
		if r.Slope > 0 && r.Flat > 0 && r.Flat/r.Slope < 100*maxX {
			maxX = max(maxX, 12*r.Flat/r.Slope) // where the two meet, and room for the flat one's name
		}
	}
	minY, maxY := bounds(ys)
	for _, r := range p.Roofs {
		maxY = max(maxY, min(r.at(maxX), 10*maxY), r.Flat)
	}
	x := newScale(p.X.Base, minX, maxX, left, width-right)
	y := newScale(p.Y.Base, minY, maxY, plotTop+plotHeight, plotTop)
	d := &drawing{}
	p.grid(d, x, y)
	flats := 0
	for _, r := range p.Roofs {
		r.draw(d, x, y, flats)
		if r.Flat > 0 {
			flats++
		}
	}
	var names []string
	for i, s := range p.Series {
		s.draw(d, x, y, i)
		names = append(names, s.Name)
	}
	below := float64(plotTop + plotHeight + 58)
	return d.image(p.Title, below+d.legend(below, names)-4)
}

func bounds(list []float64) (least, most float64) {
	least, most = math.Inf(1), 0
	for _, v := range list {
		least, most = min(least, v), max(most, v)
	}
	return least, most
}

// maxMarks is how many marks of an axis have room for their numbers.
const maxMarks = 9

func (p Plot) grid(d *drawing, x, y scale) {
	const bottom = plotTop + plotHeight
	step := (x.to-x.from)/maxMarks + 1
	for e := x.from; e <= x.to; e += step {
		at := x.at(x.value(e))
		d.line("grid", at, plotTop, at, bottom)
		d.mark(at, bottom+17, "middle", x, e)
	}
	step = (y.to-y.from)/maxMarks + 1
	for e := y.from; e <= y.to; e += step {
		at := y.at(y.value(e))
		d.line("grid", left, at, width-right, at)
		d.mark(left-6, at+4, "end", y, e)
	}
	d.f(`<rect class="frame" x="%d" y="%d" width="%d" height="%d"/>`, left, plotTop, width-left-right, plotHeight)
	d.text((left+width-right)/2, bottom+35, "middle", "soft", p.X.Name)
	d.f(`<g transform="translate(13,%d) rotate(-90)">`, plotTop+plotHeight/2)
	d.text(0, 0, "middle", "soft", p.Y.Name)
	d.f(`</g>`)
}

// mark is the number at a mark: as it is, or as a power where it is long.
func (d *drawing) mark(x, y float64, anchor string, s scale, exponent int) {
	v := s.value(exponent)
	if s.base == 10 && v >= 0.001 && v <= 100_000 || v >= 1 && v < 1024 {
		d.text(x, y, anchor, "", strconv.FormatFloat(v, 'f', -1, 64))
		return
	}
	d.f(`<text x="%.1f" y="%.1f" text-anchor="%s">%.0f<tspan dy="-4" font-size="9">%d</tspan></text>`, x, y, anchor, s.base, exponent)
}

// at is the bound at a place.
func (r Roof) at(x float64) float64 {
	switch {
	case r.Slope <= 0:
		return r.Flat
	case r.Flat <= 0:
		return r.Slope * x
	}
	return min(r.Flat, r.Slope*x)
}

// draw draws a roof from one side to the other, cut at the frame, and its name; i is how
// many flat ones have theirs already.
func (r Roof) draw(d *drawing, x, y scale, i int) {
	const steps = 200
	path, last := "", [2]float64{}
	for k := range steps + 1 {
		v := x.value(x.from) * math.Pow(x.value(x.to)/x.value(x.from), float64(k)/steps)
		at := r.at(v)
		if at < y.value(y.from) || at > y.value(y.to)*1.0001 {
			continue
		}
		last = [2]float64{x.at(v), y.at(at)}
		path += fmt.Sprintf("%.1f,%.1f ", last[0], last[1])
	}
	d.f(`<polyline class="roof" points="%s"/>`, path)
	if r.Flat > 0 { // below it: above it a steep roof may go on, or the frame be near
		d.text(width-right-6, last[1]+14+13*float64(i), "end", "soft", r.Name)
		return
	}
	const under = 16 // the end of the line, where there is room at its left
	d.text(x.at(y.inverse(last[1]+under)/r.Slope)-8, last[1]+under, "end", "soft", r.Name)
}

func (s Series) draw(d *drawing, x, y scale, i int) {
	if s.Joined && len(s.Points) > 1 {
		path := ""
		for _, at := range s.Points {
			path += fmt.Sprintf("%.1f,%.1f ", x.at(at.X), y.at(at.Y))
		}
		d.f(`<polyline class="line c%d" points="%s"/>`, i%colours, path)
	}
	for _, at := range s.Points {
		d.dot(i, x.at(at.X), y.at(at.Y), at.Tip)
	}
}
