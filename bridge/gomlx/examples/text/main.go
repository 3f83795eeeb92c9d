// Text learns how an English text goes on, character by character: GoMLX's transformer,
// trained on Weft with the Queries of Newton's Opticks (London, 1730). What it learns is
// measured against a table of what follows each character.
package main

import (
	_ "embed"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/model/transformer"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"

	"github.com/weft-gpu/weft/bridge/gomlx/examples/program"
)

const (
	window    = 48 // characters that the model sees at once
	batchSize = 16
)

//go:embed opticks.txt
var opticks string

// A corpus is a text as numbers of characters, of which the last tenth is held out.
type corpus struct {
	characters   []byte // by number
	train, apart []int32
}

func read() corpus {
	var c corpus
	text := strings.Join(strings.Fields(opticks), " ")
	c.characters = slices.Compact(slices.Sorted(slices.Values([]byte(text))))
	all := make([]int32, len(text))
	for i := range all {
		at, _ := slices.BinarySearch(c.characters, text[i])
		all[i] = int32(at)
	}
	c.train, c.apart = all[:len(all)*9/10], all[len(all)*9/10:]
	return c
}

// bigrams is the mean cost of the held-out characters, in nats, by how often each
// followed the one before it in the rest; every pair counts one more than it occurs.
func (c corpus) bigrams() float64 {
	n := len(c.characters)
	pairs, firsts := make([]float64, n*n), make([]float64, n)
	for i, next := range c.train[1:] {
		pairs[int(c.train[i])*n+int(next)]++
		firsts[c.train[i]]++
	}
	var cost float64
	for i, next := range c.apart[1:] {
		first := int(c.apart[i])
		cost -= math.Log((pairs[first*n+int(next)] + 1) / (firsts[first] + float64(n)))
	}
	return cost / float64(len(c.apart)-1)
}

// windows cuts pieces that begin at places out of a text: characters int32[n window] and,
// as labels, the ones that follow them, int32[n window 1].
func windows(text []int32, places []int) (characters, next *tensors.Tensor) {
	var here, then []int32
	for _, at := range places {
		here, then = append(here, text[at:at+window]...), append(then, text[at+1:at+1+window]...)
	}
	return tensors.FromFlatDataAndDimensions(here, len(places), window), tensors.FromFlatDataAndDimensions(then, len(places), window, 1)
}

// model is the transformer: characters int32[n window] to the logits of what follows each,
// float32[n window characters].
func (c corpus) model(ctx *context.Context, _ any, inputs []*graph.Node) []*graph.Node {
	t := transformer.New(len(c.characters), 64, 2, 4, 16).WithMaxPosEmbed(window).WithFFNDim(128)
	return []*graph.Node{t.ForTraining()(ctx.In("text"), inputs[0])}
}

// heldOut is the model's mean cost of the held-out text, in nats.
func (c corpus) heldOut(p *program.Program) (float64, error) {
	var places []int
	for at := 0; at+window < len(c.apart); at += window {
		places = append(places, at)
	}
	characters, next := windows(c.apart, places)
	cost, err := p.Apply(func(ctx *context.Context, inputs []*graph.Node) *graph.Node {
		logits := c.model(ctx, nil, inputs[:1])
		return graph.ReduceAllMean(losses.SparseCategoricalCrossEntropyLogits(inputs[1:], logits))
	}, characters, next)
	if err != nil {
		return 0, err
	}
	return float64(tensors.ToScalar[float32](cost)), nil
}

func run(p *program.Program) error {
	c := read()
	batch := func(step int) (inputs, labels []*tensors.Tensor) {
		random := rand.New(rand.NewPCG(uint64(p.Seed), uint64(step)))
		places := make([]int, batchSize)
		for i := range places {
			places[i] = random.IntN(len(c.train) - window)
		}
		characters, next := windows(c.train, places)
		return []*tensors.Tensor{characters}, []*tensors.Tensor{next}
	}
	optimizer := optimizers.Adam().LearningRate(0.002).Done()
	if err := p.Train(c.model, losses.SparseCategoricalCrossEntropyLogits, optimizer, batch); err != nil {
		return err
	}
	cost, err := c.heldOut(p)
	if err != nil {
		return err
	}
	baseline := c.bigrams()
	fmt.Printf("held-out text: %.3f nats a character, %.3f by pairs of characters alone\n", cost, baseline)
	return p.Save(func() (*program.Picture, error) { return picture(p, cost, baseline) })
}

// picture shows the loss, and what pairs of characters alone would give.
func picture(p *program.Program, cost, baseline float64) (*program.Picture, error) {
	l, err := p.LossPlot("A transformer learns Newton's Opticks", "nats a character", false)
	if err != nil {
		return nil, err
	}
	last := float64(p.Steps)
	across := plotter.XYs{{X: 0, Y: baseline}, {X: last, Y: baseline}}
	if err := program.AddLine(l, fmt.Sprintf("pairs of characters: %.2f", baseline), across, program.Black, 1.5, vg.Points(5), vg.Points(4)); err != nil {
		return nil, err
	}
	end, err := plotter.NewScatter(plotter.XYs{{X: last, Y: cost}})
	if err != nil {
		return nil, err
	}
	end.Color, end.Radius, end.Shape = program.Orange, 4, draw.CircleGlyph{}
	l.Add(end)
	l.Legend.Add(fmt.Sprintf("held-out text: %.2f", cost), end)
	made := program.NewPicture(540, 360)
	l.Draw(made.Part(0, 0, 1, 1))
	return made, nil
}

func main() { program.Main(600, run) }
