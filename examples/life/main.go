// Life plays Conway's game of life on a torus.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const generations = 100

// next is the world a generation later: a cell lives with three living
// neighbours, and stays alive with two.
func next(world *tensor.Tensor) *tensor.Tensor {
	rows := world.Add(world.Roll([]int{0}, 1)).Add(world.Roll([]int{0}, -1))
	block := rows.Add(rows.Roll([]int{1}, 1)).Add(rows.Roll([]int{1}, -1)) // with the cell itself
	return block.Equal(3).LogicalOr(block.Equal(4).LogicalAnd(world.Equal(1))).Cast(dtype.Uint8)
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	soup := tensor.From(dev, program.Noise(1, size*size), size, size).Greater(0.2).Cast(dtype.Uint8)
	var cells []uint8
	var alive int64
	run := func() error {
		world := soup
		for range generations {
			world = next(world)
		}
		return tensor.ReadInto(ctx, tensor.Into(world.Reshape(-1), &cells), tensor.Into(world.CountNonzero(nil), &alive))
	}
	report := func() (r program.Report) {
		for y := range min(size, 16) {
			for x := range min(size, 64) {
				r.Text += string(" #"[cells[y*size+x]])
			}
			r.Text += "\n"
		}
		r.Text += fmt.Sprintf("%d alive\n", alive)
		r.Found = []program.Found{program.Of("cells", cells, 0, 0), program.Of("alive", []int64{alive}, 0, 0)}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(64, prepare) }
