// Digits tells drawn digits apart: a small convolutional network that GoMLX trains on
// Weft. The digits are strokes that glyphs.go shifts, turns and stretches.
package main

import (
	"fmt"
	"image"
	"image/color"
	"math/rand/v2"
	"slices"

	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers"
	"github.com/gomlx/gomlx/pkg/ml/layers/activations"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"

	"github.com/weft-gpu/weft/bridge/gomlx/examples/program"
)

const (
	batchSize = 64
	heldOut   = 1000 // digits that it is judged by, of which training sees none
)

// digits draws n of them, which a seed and a stream of it choose: pictures float32[n 28 28 1]
// and labels int32[n 1].
func digits(n int, seed int64, stream int) (pictures, labels *tensors.Tensor) {
	random := rand.New(rand.NewPCG(uint64(seed), uint64(stream)))
	pixels, names := make([]float32, 0, n*side*side), make([]int32, n)
	for i := range names {
		names[i] = int32(random.IntN(10))
		pixels = append(pixels, draw(int(names[i]), random)...)
	}
	return tensors.FromFlatDataAndDimensions(pixels, n, side, side, 1), tensors.FromFlatDataAndDimensions(names, n, 1)
}

// model is the network: pictures float32[n 28 28 1] to the ten digits' logits float32[n 10].
func model(ctx *context.Context, _ any, inputs []*graph.Node) []*graph.Node {
	x := inputs[0]
	for i, channels := range []int{8, 16} {
		x = layers.Convolution(ctx.Inf("layer_%d", i), x).Channels(channels).KernelSize(3).PadSame().Done()
		x = graph.MaxPool(activations.Relu(x)).Window(2).Done()
	}
	x = graph.Reshape(x, x.Shape().Dimensions[0], -1)
	return []*graph.Node{layers.DenseWithBias(ctx.In("logits"), x, 10)}
}

func run(p *program.Program) error {
	batch := func(step int) (inputs, labels []*tensors.Tensor) {
		pictures, names := digits(batchSize, p.Seed, step)
		return []*tensors.Tensor{pictures}, []*tensors.Tensor{names}
	}
	optimizer := optimizers.Adam().LearningRate(0.003).Done()
	if err := p.Train(model, losses.SparseCategoricalCrossEntropyLogits, optimizer, batch); err != nil {
		return err
	}

	pictures, labels := digits(heldOut, p.Seed, -1)
	found, err := p.Apply(func(ctx *context.Context, inputs []*graph.Node) *graph.Node {
		return graph.ArgMax(model(ctx, nil, inputs)[0], -1)
	}, pictures)
	if err != nil {
		return err
	}
	right := 0
	is, says := tensors.MustCopyFlatData[int32](labels), tensors.MustCopyFlatData[int32](found)
	for i := range is {
		if is[i] == says[i] {
			right++
		}
	}
	fmt.Printf("%.1f%% of %d digits that it had not seen are told right\n", 100*float64(right)/heldOut, heldOut)
	return p.Save(func() (*program.Picture, error) {
		return picture(p, tensors.MustCopyFlatData[float32](pictures), is, says)
	})
}

// shown are n of the held-out digits: up to a fifth of them mistaken ones, which come
// first.
func shown(n int, is, says []int32) []int {
	var wrong, right []int
	for i := range is {
		if is[i] != says[i] {
			wrong = append(wrong, i)
		} else {
			right = append(right, i)
		}
	}
	some := min(n/5, len(wrong))
	return slices.Concat(wrong[:some], right, wrong[some:])[:n]
}

// picture shows some of the held-out digits with what they were taken for, and the loss.
func picture(p *program.Program, pixels []float32, is, says []int32) (*program.Picture, error) {
	const columns, rows = 8, 5
	sheet := plot.New()
	sheet.HideAxes()
	sheet.Title.Text = "Held-out digits and what they are taken for; mistakes first"
	sheet.Title.TextStyle.Font.Size, sheet.Title.Padding = 12, 8
	for at, i := range shown(columns*rows, is, says) {
		x, y := float64(at%columns), float64(rows-1-at/columns)*1.25
		sheet.Add(plotter.NewImage(inkOnPaper(pixels[i*side*side:][:side*side]), x+0.05, y+0.25, x+0.95, y+1.15))
		text, colour := fmt.Sprint(says[i]), color.Color(program.Black)
		if is[i] != says[i] {
			text, colour = fmt.Sprintf("%d for %d", says[i], is[i]), program.Orange
		}
		if err := program.AddText(sheet, x+0.5, y+0.02, text, colour); err != nil {
			return nil, err
		}
	}
	curve, err := p.LossPlot("What it costs to learn them", "cross-entropy, nats", false)
	if err != nil {
		return nil, err
	}
	curve.Y.Min = 0
	made := program.NewPicture(900, 380)
	sheet.Draw(made.Part(0, 0, 0.55, 1))
	curve.Draw(made.Part(0.55, 0, 1, 1))
	return made, nil
}

// inkOnPaper is a digit's picture, dark on white.
func inkOnPaper(pixels []float32) image.Image {
	paper := image.NewGray(image.Rect(0, 0, side, side))
	for i, p := range pixels {
		paper.Pix[i] = uint8(255 * (1 - p))
	}
	return paper
}

func main() { program.Main(300, run) }
