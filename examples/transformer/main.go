// Transformer is one block of a transformer: attention to what came before and a
// network of two layers, each behind a normalization and added to what it was
// given (Vaswani et al., "Attention is all you need", 2017; normalized first, as
// in GPT-2).
package main

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const batch, width, heads, hidden = 4, 256, 4, 1024

// linear is a dense layer: weights [in, out] and a bias [out].
type linear struct{ weights, bias *tensor.Tensor }

func newLinear(dev *device.Device, stream uint32, in, out int) linear {
	scale := 1 / math.Sqrt(float64(in))
	return linear{
		tensor.From(dev, program.Noise(stream, in*out), in, out).Mul(scale),
		tensor.From(dev, program.Noise(stream+1, out)).Mul(scale),
	}
}

func (l linear) apply(x *tensor.Tensor) *tensor.Tensor { return x.MatMul(l.weights).Add(l.bias) }

// block is the layers of one, and the scales of its normalizations.
type block struct {
	toHeads, fromHeads, up, down linear
	attentionScale, networkScale *tensor.Tensor
}

func newBlock(dev *device.Device) block {
	scale := func(stream uint32) *tensor.Tensor {
		return tensor.From(dev, program.Noise(stream, width)).Add(1)
	}
	return block{
		newLinear(dev, 10, width, 3*width), newLinear(dev, 12, width, width),
		newLinear(dev, 14, width, hidden), newLinear(dev, 16, hidden, width),
		scale(18), scale(19),
	}
}

// attention mixes x [batch, length, width] with what came before, by heads.
func (b block) attention(x *tensor.Tensor, length int) *tensor.Tensor {
	split := b.toHeads.apply(x).Reshape(batch, length, 3, heads, width/heads).Permute(2, 0, 3, 1, 4).Unstack(0)
	query, key, value := split[0], split[1], split[2] // each [batch, heads, length, width/heads]
	scores := query.MatMul(key.MatrixTranspose()).Mul(1 / math.Sqrt(width/heads))
	before := tensor.Ones(x.Device(), dtype.Bool, length, length).Tril(0)
	weights := tensor.Where(before, scores, math.Inf(-1)).Softmax(-1)
	return b.fromHeads.apply(weights.MatMul(value).SwapAxes(1, 2).Reshape(batch, length, width))
}

func (b block) apply(x *tensor.Tensor, length int) *tensor.Tensor {
	x = x.Add(b.attention(x.LayerNorm([]int{-1}, 1e-5, tensor.Scale(b.attentionScale)), length))
	return x.Add(b.down.apply(b.up.apply(x.LayerNorm([]int{-1}, 1e-5, tensor.Scale(b.networkScale))).GELUTanh()))
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	b := newBlock(dev)
	input := program.Noise(1, batch*size*width)
	var found []float32
	run := func() (err error) {
		x := tensor.From(dev, input, batch, size, width)
		found, err = tensor.Read[float32](ctx, b.apply(x, size))
		return err
	}
	report := func() program.Report {
		return program.Report{
			Text:  fmt.Sprintf("%.6f ... %.6f\n", found[:4], found[len(found)-4:]),
			Found: []program.Found{program.Of("output", found, 1e-4, 1e-4)},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(16, prepare) }
