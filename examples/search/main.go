// Search finds, for each question, the sentences most like it: every text
// becomes a vector of how often it has each pair of letters, the vectors are
// brought to length 1, and a matrix product gives all cosines at once.
package main

import (
	"context"
	"fmt"
	"log"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
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
func unit(x *tensor.Tensor) *tensor.Tensor { return x.Div(x.VectorNorm(2, -1, tensor.KeepDims)) }

func run(ctx context.Context, dev *device.Device) error {
	// A pair that every text has says little: its weight is what is missing.
	library := embed(dev, sentences)
	has := library.Greater(tensor.Scalar(0)).Cast(dtype.Float32)
	weight := has.Mean(0).Neg().Exp()
	cosines := unit(embed(dev, questions).Mul(weight)).MatMul(unit(library.Mul(weight)).T())
	best, which := cosines.TopK(3, -1)
	if err := tensor.Eval(ctx, best, which); err != nil {
		return err
	}
	scores, err := tensor.Read[float32](ctx, best)
	if err != nil {
		return err
	}
	indices, err := tensor.Read[int64](ctx, which)
	if err != nil {
		return err
	}
	for q, question := range questions {
		fmt.Println(question)
		for k := range 3 {
			fmt.Printf("  %.6f  %s\n", scores[3*q+k], sentences[indices[3*q+k]])
		}
	}
	return nil
}

func main() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	if err := run(context.Background(), dev); err != nil {
		log.Fatal(err)
	}
}
