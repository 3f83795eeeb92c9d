package onnx

import "github.com/weft-gpu/weft/internal/onnxpb"

var drawnDetection = []drawnOp{
	{"NonMaxSuppression", drawSuppression},
	{"TfIdfVectorizer", drawTfIdf},
}

// drawSuppression has boxes at few places, with scores that are often the same.
func drawSuppression(d *drawer) *drawnCase {
	batch, classes, boxes := int64(d.between(1, 3)), int64(d.between(1, 3)), int64(d.between(1, 12))
	c := &drawnCase{op: "NonMaxSuppression", version: oneOf[int64](d, 10, 11), outs: 1}
	center := d.chance(3)
	list := make([]float64, 4*batch*boxes)
	for i := range list {
		list[i] = float64(d.between(-4, 8)) / 4
		if center && i%4 > 1 { // sizes
			list[i] = float64(d.between(1, 6)) / 4
		}
	}
	scores := make([]float64, batch*classes*boxes)
	for i := range scores {
		scores[i] = float64(d.between(-2, 8)) / 8
	}
	f := onnxpb.Tensor_FLOAT
	c.in = []drawnInput{put(f, []int64{batch, boxes, 4}, list), put(f, []int64{batch, classes, boxes}, scores), absent, absent, absent}
	shape := func() []int64 { return oneOf(d, []int64{}, []int64{1}) }
	if !d.chance(5) {
		c.in[2] = d.numbers(onnxpb.Tensor_INT64, shape(), 0, 6)
	}
	if !d.chance(3) {
		c.in[3] = put(f, shape(), []float64{float64(d.between(0, 8)) / 8})
	}
	if !d.chance(3) {
		c.in[4] = put(f, shape(), []float64{float64(d.between(-2, 6)) / 8})
	}
	if center || d.chance(2) {
		n := 0
		if center {
			n = 1
		}
		c.with(attrInt("center_point_box", n))
	}
	return c
}

// drawTfIdf has pools of one to three numbers or letters a gram, and text of the same.
func drawTfIdf(d *drawer) *drawnCase {
	most := d.between(1, 3)
	c := &drawnCase{op: "TfIdfVectorizer", version: 9, outs: 1}
	var pool, starts, places []int64
	for n := 1; n <= most; n++ {
		starts = append(starts, int64(len(pool)))
		seen := map[[3]int64]bool{}
		for range d.between(1, 4) {
			var gram [3]int64
			for i := range n {
				gram[i] = int64(d.between(1, 4))
			}
			if seen[gram] {
				continue
			}
			seen[gram] = true
			pool = append(pool, gram[:n]...)
			places = append(places, int64(len(places)))
		}
	}
	d.Shuffle(len(places), func(i, j int) { places[i], places[j] = places[j], places[i] })
	c.with(attrInt("min_gram_length", d.between(1, most)), attrInt("max_gram_length", most), attrInt("max_skip_count", d.between(0, 3)),
		attrInts("ngram_counts", starts...), attrInts("ngram_indexes", places...), attrString("mode", oneOf(d, "TF", "IDF", "TFIDF")))
	if d.chance(2) {
		weights := make([]float32, len(places))
		for i := range weights {
			weights[i] = float32(d.between(1, 12)) / 4
		}
		c.with(attrFloats("weights", weights...))
	}
	d.textOf(c, pool)
	return c
}

// textOf is the operand of a TfIdfVectorizer, and its pool.
func (d *drawer) textOf(c *drawnCase, pool []int64) {
	dims := d.dims(d.between(1, 2), 1, 8)
	x := d.numbers(oneOf(d, onnxpb.Tensor_INT64, onnxpb.Tensor_INT32), dims, 1, 5)
	if d.chance(2) {
		c.with(attrInts("pool_int64s", pool...))
		c.in = []drawnInput{x}
		return
	}
	letters := []string{"", "a", "b", "c", "d", "e"}
	var names, list []string
	for _, n := range pool {
		names = append(names, letters[n])
	}
	for range sizeOf(dims) {
		list = append(list, letters[d.between(1, 5)])
	}
	c.with(attrStrings("pool_strings", names...))
	c.in = []drawnInput{words(dims, list...)}
}
