package main

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// batcher runs requests that come together as one batch.
type batcher struct {
	dev           *device.Device
	model         *model.Model
	input, output model.Port
	dims          []int // of one element of the input
	size          int
	most          int
	wait          time.Duration
	requests      chan request
	ending, done  chan struct{}
	runs          atomic.Int64
}

type request struct {
	row    []float32
	answer chan<- answer // has room for one
}

type answer struct {
	row []float32
	err error
}

func newBatcher(dev *device.Device, m *model.Model, most int, wait time.Duration) (*batcher, error) {
	if len(m.Inputs()) != 1 || len(m.Outputs()) == 0 {
		return nil, fmt.Errorf("the model has %d inputs and %d outputs, and this server runs those of one input", len(m.Inputs()), len(m.Outputs()))
	}
	in, out := m.Inputs()[0], m.Outputs()[0]
	if len(in.Dims) == 0 || in.Dims[0].Size >= 0 || in.Type != "float32" || out.Type != "float32" {
		return nil, fmt.Errorf("the model makes %s of %s, and this server runs those of float32 with an open first size", out, in)
	}
	b := &batcher{dev: dev, model: m, input: in, output: out, most: max(most, 1), wait: wait,
		requests: make(chan request, max(most, 1)), ending: make(chan struct{}), done: make(chan struct{})}
	for _, d := range in.Dims[1:] {
		b.dims = append(b.dims, max(d.Size, 1))
	}
	b.size = shape.Shape(b.dims).Size()
	go b.loop()
	return b, nil
}

// errEnding is the answer to what comes after close.
var errEnding = errors.New("the server ends")

// run answers one request, among others.
func (b *batcher) run(ctx context.Context, row []float32) ([]float32, error) {
	out := make(chan answer, 1)
	select {
	case b.requests <- request{row, out}:
	case <-b.ending:
		return nil, errEnding
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	select {
	case a := <-out:
		return a.row, a.err
	case <-b.done:
		select {
		case a := <-out:
			return a.row, a.err
		default: // it came when the loop had ended
			return nil, errEnding
		}
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// close ends the loop when what was asked is answered.
func (b *batcher) close() {
	close(b.ending)
	<-b.done
}

// next is the next request, while there are any to come.
func (b *batcher) next() (r request, ok bool) {
	select {
	case r = <-b.requests:
		return r, true
	case <-b.ending:
	}
	select {
	case r = <-b.requests:
		return r, true
	default:
		return r, false
	}
}

// loop takes a request, waits a little for others, and runs them.
func (b *batcher) loop() {
	defer close(b.done)
	for {
		first, ok := b.next()
		if !ok {
			return
		}
		batch := []request{first}
		timer := time.NewTimer(b.wait)
	collect:
		for len(batch) < b.most {
			select {
			case r := <-b.requests:
				batch = append(batch, r)
			case <-b.ending:
				break collect
			case <-timer.C:
				break collect
			}
		}
		timer.Stop()
		b.compute(batch)
	}
}

func (b *batcher) compute(batch []request) {
	b.runs.Add(1)
	rows, err := b.rows(batch)
	for i, r := range batch {
		if err != nil {
			r.answer <- answer{err: err}
			continue
		}
		n := len(rows) / len(batch)
		r.answer <- answer{row: rows[i*n:][:n:n]}
	}
}

func (b *batcher) rows(batch []request) ([]float32, error) {
	var all []float32
	for _, r := range batch {
		all = append(all, r.row...)
	}
	x := tensor.From(b.dev, all, append([]int{len(batch)}, b.dims...)...)
	defer x.Close()
	ctx := context.Background() // requests that are given up do not end those of others
	out, err := b.model.Run(ctx, map[string]*tensor.Tensor{b.input.Name: x})
	if err != nil {
		return nil, err
	}
	y := out[b.output.Name]
	defer y.Close()
	if y.Dim(0) != len(batch) {
		return nil, errors.New("the model's output has not one element for each of the input")
	}
	return tensor.Read[float32](ctx, y)
}
