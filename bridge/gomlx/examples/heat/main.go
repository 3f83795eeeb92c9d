// Heat solves the heat equation u_t = a u_xx on a rod with a network that knows nothing
// but the equation: GoMLX differentiates it twice by place and once by time, and trains
// it on Weft until both sides agree. Its ends are kept at 0.
package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers"
	"github.com/gomlx/gomlx/pkg/ml/layers/activations"
	"github.com/gomlx/gomlx/pkg/ml/layers/fnn"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers/cosineschedule"

	"github.com/weft-gpu/weft/bridge/gomlx/examples/program"
)

const (
	diffusivity  = 0.1
	batchSize    = 128 // places and times at which a step asks whether the equation holds
	units        = 32  // of a layer
	learningRate = 0.005
	cells        = 101 // of the picture, along the rod and in time
)

// exact is the solution that begins as sin(pi x) + sin(2 pi x)/2.
func exact(x, t float64) float64 {
	mode := func(k float64) float64 {
		return math.Sin(k*math.Pi*x) * math.Exp(-diffusivity*k*k*math.Pi*math.Pi*t)
	}
	return mode(1) + mode(2)/2
}

// solution is the network's u at places and times, each float32[n 1]: what there is at the
// beginning, and a change that is 0 then and at the ends.
func solution(ctx *context.Context, x, t *graph.Node) *graph.Node {
	ctx = ctx.In("heat")
	angle := graph.MulScalar(x, math.Pi)
	start := graph.Add(graph.Sin(angle), graph.DivScalar(graph.Sin(graph.MulScalar(angle, 2)), 2))
	fromPlace := layers.Dense(ctx.In("place"), graph.AddScalar(graph.MulScalar(x, 2), -1), true, units)
	fromTime := layers.Dense(ctx.In("time"), t, false, units)
	hidden := graph.Tanh(graph.Add(fromPlace, fromTime))
	rate := fnn.New(ctx, hidden, 1).NumHiddenLayers(2, units).Activation(activations.TypeTanh).Done()
	rate = graph.MulScalar(rate, 10) // as large as the solution wants it where the network gives 1
	return graph.Add(start, graph.Mul(graph.Mul(t, graph.Mul(x, graph.OneMinus(x))), rate))
}

// residual is u_t - a u_xx, which the solution has 0 everywhere.
func residual(ctx *context.Context, _ any, inputs []*graph.Node) []*graph.Node {
	x, t := inputs[0], inputs[1]
	cosineschedule.New(ctx, x.Graph(), dtypes.Float32).NumCycles(1).LearningRate(learningRate).Done()
	u := solution(ctx, x, t)
	// The sum's derivative by a place is that of the one term that has it.
	first := graph.Gradient(graph.ReduceAllSum(u), x, t)
	second := graph.Gradient(graph.ReduceAllSum(first[0]), x)
	return []*graph.Node{graph.Sub(first[1], graph.MulScalar(second[0], diffusivity))}
}

func meanSquare(_, residuals []*graph.Node) *graph.Node {
	return graph.ReduceAllMean(graph.Square(residuals[0]))
}

func run(p *program.Program) error {
	batch := func(step int) (inputs, labels []*tensors.Tensor) {
		random := rand.New(rand.NewPCG(uint64(p.Seed), uint64(step)))
		for range 2 {
			values := make([]float32, batchSize)
			for i := range values {
				values[i] = random.Float32()
			}
			inputs = append(inputs, tensors.FromFlatDataAndDimensions(values, batchSize, 1))
		}
		return inputs, nil
	}
	optimizer := optimizers.Adam().LearningRate(learningRate).Done()
	if err := p.Train(residual, meanSquare, optimizer, batch); err != nil {
		return err
	}

	found, err := values(p)
	if err != nil {
		return err
	}
	var most, sum float64
	wrong := make([]float64, len(found))
	for i := range found {
		wrong[i] = found[i] - exact(place(i%cells), place(i/cells))
		most, sum = max(most, math.Abs(wrong[i])), sum+wrong[i]*wrong[i]
	}
	fmt.Printf("error: %.5f at most, %.5f root mean square, of temperatures up to 1.3\n", most, math.Sqrt(sum/float64(len(wrong))))
	return p.Save(func() (*program.Picture, error) { return picture(p, found, wrong, most) })
}

// place is where a cell lies, from 0 to 1.
func place(cell int) float64 { return float64(cell) / (cells - 1) }

// values are the network's u in every cell, time by time.
func values(p *program.Program) ([]float64, error) {
	x, t := make([]float32, cells*cells), make([]float32, cells*cells)
	for i := range x {
		x[i], t[i] = float32(place(i%cells)), float32(place(i/cells))
	}
	u, err := p.Apply(func(ctx *context.Context, inputs []*graph.Node) *graph.Node {
		return solution(ctx, inputs[0], inputs[1])
	},
		tensors.FromFlatDataAndDimensions(x, len(x), 1), tensors.FromFlatDataAndDimensions(t, len(t), 1))
	if err != nil {
		return nil, err
	}
	var list []float64
	for _, v := range tensors.MustCopyFlatData[float32](u) {
		list = append(list, float64(v))
	}
	return list, nil
}

// picture shows the solution, its error, and how the equation came to hold.
func picture(p *program.Program, found, wrong []float64, most float64) (*program.Picture, error) {
	made := program.NewPicture(960, 340)
	made.Map(0, 0.36, "The temperature of the rod", "place", "time", cells, found, 0, 1.3)
	made.Map(0.36, 0.72, "Its error", "place", "time", cells, wrong, -most, most)
	cost, err := p.LossPlot("How far the equation is from holding", "mean square of u_t - a u_xx", true)
	if err != nil {
		return nil, err
	}
	cost.Draw(made.Part(0.72, 0, 1, 1))
	return made, nil
}

func main() { program.Main(2000, run) }
