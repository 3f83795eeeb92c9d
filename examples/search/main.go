// Search finds, for each question, the texts most like it: every text is a
// vector of length 1, a matrix product gives all cosines at once, and the best
// are taken of each row. Its own example are sentences, whose vectors say how
// often they have each pair of letters; -size 200000 searches in as many vectors.
package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

var sentences = []string{
	"the cat sat on the mat",
	"a graphics card has thousands of small cores",
	"the dog chased the cat around the garden",
	"tensors are arrays of numbers with a shape",
	"bread is made of flour, water, salt and time",
	"a shader runs once for every element of an array",
	"the gardener waters the flowers in the morning",
	"a matrix product multiplies rows by columns",
}

var questions = []string{"cats and dogs in a garden", "arrays of numbers", "water the flower bread"}

// embed counts the pairs of neighbouring letters of each text: [texts, 27*27].
func embed(dev *device.Device, texts []string) *tensor.Tensor {
	const letters = 27 // the space is letter 0
	counts := make([]float32, len(texts)*letters*letters)
	letter := func(c byte) int {
		if 'a' <= c && c <= 'z' {
			return int(c-'a') + 1
		}
		return 0
	}
	for i, text := range texts {
		text = " " + strings.ToLower(text) + " "
		for j := range len(text) - 1 {
			counts[(i*letters+letter(text[j]))*letters+letter(text[j+1])]++
		}
	}
	return tensor.From(dev, counts, len(texts), letters*letters)
}

// unit brings every row to length 1.
func unit(x *tensor.Tensor) *tensor.Tensor {
	return x.Div(x.VectorNorm([]int{-1}, 2, tensor.KeepDims()))
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	const dimensions, asked = 384, 64
	var library, query *tensor.Tensor
	best := 10
	if size > 0 {
		library = unit(tensor.From(dev, program.Noise(1, size*dimensions), size, dimensions))
		query = unit(tensor.From(dev, program.Noise(2, asked*dimensions), asked, dimensions))
	} else {
		// A pair that every text has says little: its weight is what is missing.
		counts := embed(dev, sentences)
		weight := counts.Greater(0).Cast(dtype.Float32).Mean([]int{0}).Neg().Exp()
		library, query, best = unit(counts.Mul(weight)), unit(embed(dev, questions).Mul(weight)), 3
	}
	var scores [][]float32 // [queries][best]
	var indices [][]int64
	run := func() error {
		highest, which := query.MatMul(library.T()).TopK(-1, best)
		return tensor.ReadInto(ctx, tensor.Into(highest, &scores), tensor.Into(which, &indices))
	}
	report := func() program.Report {
		r := program.Report{Found: []program.Found{
			program.Of("scores", slices.Concat(scores...), 1e-5, 0),
			program.Of("indices", slices.Concat(indices...), 0, 0),
		}}
		for i, question := range questions {
			if size > 0 {
				break
			}
			r.Text += question + "\n"
			for j, score := range scores[i] {
				r.Text += fmt.Sprintf("  %.6f  %s\n", score, sentences[indices[i][j]])
			}
		}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(0, prepare) }
