// Curve fits a curve through noisy points: a small network that GoMLX trains on Weft.
package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers/activations"
	"github.com/gomlx/gomlx/pkg/ml/layers/fnn"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"github.com/weft-gpu/weft/bridge/gomlx/examples/program"
)

const (
	points = 256  // that are given
	noise  = 0.15 // the standard deviation of their heights
	grid   = 400  // places at which the fit is drawn
)

// truth is the curve without noise, for x from -1 to 1.
func truth(x float64) float64 { return math.Sin(6*x) * math.Exp(-x) / 2 }

// sample draws the points: positions and noisy heights, each float32[points 1].
func sample(seed int64) (x, y []float32) {
	random := rand.New(rand.NewPCG(uint64(seed), 1))
	x, y = make([]float32, points), make([]float32, points)
	for i := range x {
		at := 2*random.Float64() - 1
		x[i], y[i] = float32(at), float32(truth(at)+noise*random.NormFloat64())
	}
	return x, y
}

// model is a network of one number to one number: float32[n 1] to float32[n 1].
func model(ctx *context.Context, _ any, inputs []*graph.Node) []*graph.Node {
	y := fnn.New(ctx.In("curve"), inputs[0], 1).
		NumHiddenLayers(2, 32).
		Activation(activations.TypeTanh).
		Done()
	return []*graph.Node{y}
}

func run(p *program.Program) error {
	x, y := sample(p.Seed)
	all := func(int) (inputs, labels []*tensors.Tensor) {
		return []*tensors.Tensor{tensors.FromFlatDataAndDimensions(x, points, 1)},
			[]*tensors.Tensor{tensors.FromFlatDataAndDimensions(y, points, 1)}
	}
	optimizer := optimizers.Adam().LearningRate(0.01).Done()
	if err := p.Train(model, losses.MeanSquaredError, optimizer, all); err != nil {
		return err
	}

	at := make([]float32, grid)
	for i := range at {
		at[i] = 2*float32(i)/(grid-1) - 1
	}
	fit, err := p.Apply(func(ctx *context.Context, inputs []*graph.Node) *graph.Node {
		return model(ctx, nil, inputs)[0]
	}, tensors.FromFlatDataAndDimensions(at, grid, 1))
	if err != nil {
		return err
	}
	heights, err := tensors.CopyFlatData[float32](fit)
	if err != nil {
		return err
	}
	var sum float64
	for i, a := range at {
		off := float64(heights[i]) - truth(float64(a))
		sum += off * off
	}
	fmt.Printf("the fit is %.4f off the curve (root mean square); a point is %.2f off\n", math.Sqrt(sum/grid), noise)
	return p.Save(func() (*program.Picture, error) { return picture(p, xy(x, y), at, heights) })
}

func xy(x, y []float32) plotter.XYs {
	list := make(plotter.XYs, len(x))
	for i := range x {
		list[i] = plotter.XY{X: float64(x[i]), Y: float64(y[i])}
	}
	return list
}

// picture shows the points, the curve and the fit.
func picture(p *program.Program, given plotter.XYs, at, heights []float32) (*program.Picture, error) {
	plot := program.NewPlot(fmt.Sprintf("A network of 2 x 32 units after %d steps", p.Steps), "x", "y")
	dots, err := plotter.NewScatter(given)
	if err != nil {
		return nil, err
	}
	dots.Color, dots.Radius, dots.Shape = program.Grey, 1.8, draw.CircleGlyph{}
	plot.Add(dots)
	plot.Legend.Add(fmt.Sprintf("%d noisy points", points), dots)
	curve := make(plotter.XYs, len(at))
	for i, a := range at {
		curve[i] = plotter.XY{X: float64(a), Y: truth(float64(a))}
	}
	if err := program.AddLine(plot, "the curve", curve, program.Black, 1.5, vg.Points(5), vg.Points(4)); err != nil {
		return nil, err
	}
	if err := program.AddLine(plot, "the fit", xy(at, heights), program.Orange, 2); err != nil {
		return nil, err
	}
	plot.Legend.Top = true
	made := program.NewPicture(540, 360)
	plot.Draw(made.Part(0, 0, 1, 1))
	return made, nil
}

func main() { program.Main(600, run) }
