package onnxop

import (
	"cmp"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func init() { define("NonMaxSuppression", 10, nonMaxSuppression) }

// nonMaxSuppression is computed on the host: how many boxes are left is the result's
// shape, and each depends on those chosen before it.
func nonMaxSuppression(c *Call) []Value {
	boxes, scores := c.X(0), c.X(1)
	c.check(boxes.Err())
	c.check(scores.Err())
	if boxes.Rank() != 3 || boxes.Dim(2) != 4 || scores.Rank() != 3 || scores.Dim(0) != boxes.Dim(0) || scores.Dim(2) != boxes.Dim(1) {
		c.fail("boxes have shape %v and scores %v; [n, boxes, 4] and [n, classes, boxes] are needed", boxes.Shape(), scores.Shape())
	}
	c.onHost("boxes", boxes.Shape()...)
	c.onHost("scores", scores.Shape()...)
	places, marks := make([]float64, boxes.Shape().Size()), make([]float64, scores.Shape().Size())
	c.check(tensor.ReadInto(c.Ctx, tensor.Into(boxes.Cast(dtype.Float64), places), tensor.Into(scores.Cast(dtype.Float64), marks)))
	s := suppression{most: c.scalarOr(2, 0), overlap: c.scalarOr(3, 0), center: c.Flag("center_point_box", false)}
	n, classes := boxes.Dim(1), scores.Dim(1)
	if c.Has(4) {
		least := c.scalarOr(4, 0)
		s.least = &least
	}
	var out []int64
	for batch := range boxes.Dim(0) {
		corners := s.corners(places[batch*n*4:][:n*4])
		for class := range classes {
			for _, i := range s.chosen(c, corners, marks[(batch*classes+class)*n:][:n]) {
				out = append(out, int64(batch), int64(class), int64(i))
			}
		}
	}
	return c.one(tensor.From(c.dev, out, len(out)/3, 3))
}

// scalarOr is operand i, one number, or otherwise.
func (c *Call) scalarOr(i int, otherwise float64) float64 {
	if !c.Has(i) {
		return otherwise
	}
	list := c.FloatsOf(i)
	if len(list) == 0 {
		return otherwise
	}
	return list[0]
}

// suppression is what a node says of which boxes are left.
type suppression struct {
	most, overlap float64
	least         *float64 // scores must be greater
	center        bool     // boxes are a centre and a size
}

// box is from low to high, in both axes.
type box struct{ low, high [2]float64 }

func (s suppression) corners(list []float64) []box {
	boxes := make([]box, len(list)/4)
	for i := range boxes {
		v := list[4*i:][:4]
		for axis := range 2 {
			a, b := v[axis], v[2+axis]
			if s.center {
				a, b = a-b/2, a+b/2
			}
			boxes[i].low[axis], boxes[i].high[axis] = min(a, b), max(a, b)
		}
	}
	return boxes
}

func (b box) area() float64 { return (b.high[0] - b.low[0]) * (b.high[1] - b.low[1]) }

// overlap is the boxes' intersection over their union.
func overlap(a, b box) float64 {
	var both box
	for axis := range 2 {
		both.low[axis], both.high[axis] = max(a.low[axis], b.low[axis]), min(a.high[axis], b.high[axis])
		if both.high[axis] <= both.low[axis] {
			return 0
		}
	}
	return both.area() / (a.area() + b.area() - both.area())
}

// chosen are the boxes left of a class, the best first, of equal ones the first first.
func (s suppression) chosen(c *Call, boxes []box, scores []float64) (left []int) {
	var order []int
	for i, score := range scores {
		if s.least == nil || score > *s.least {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(scores[j], scores[i]) })
	for _, i := range order {
		c.check(c.Ctx.Err())
		if float64(len(left)) >= s.most {
			break
		}
		if !slices.ContainsFunc(left, func(j int) bool { return overlap(boxes[i], boxes[j]) > s.overlap }) {
			left = append(left, i)
		}
	}
	return left
}
