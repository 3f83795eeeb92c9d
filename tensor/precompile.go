package tensor

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/device"
)

// Precompile makes the pipelines that evaluating body's results takes, all at once and
// without any elements, so that a program does not wait for them in its midst: a server
// calls it for the sizes that it expects before it takes requests. Nothing runs.
// Afterwards the same expression of arguments of these types compiles nothing, if they
// are no views and all results are evaluated together ([Eval]), as long as the device
// keeps the pipelines (see [device.WithPipelineBudget]); on disk the driver's cache keeps
// them for the programs to come. Compile is for what is called often, or with open sizes,
// which are an *[ArgumentError] here. Other errors are those of [Compile].
func Precompile(ctx context.Context, dev *device.Device, params []Param, body func(args []*Tensor) []*Tensor) error {
	f, err := newFunction("precompile", dev, params, body)
	if err != nil {
		return err
	}
	for i, p := range params {
		if p.dynamic() > 0 {
			return p.mistake(i, "a size is open; give it, or use Compile")
		}
	}
	c, err := f.trace(background(ctx), nil, math.MaxInt)
	if err != nil {
		return err
	}
	p := f.engine.NewPreparation(true)
	p.Fused(c.Compiled)
	_, err = p.Make(background(ctx))
	return ours("precompile", err)
}

// Prepare makes the pipelines that calls of arguments like these take, as [Compile] does
// for sizes that are given, and returns when they are there: then the first such call is
// as quick as the later ones. Of sizes that Compile did not try, calls are slower until
// then, or until the function has made them beside its third call. Nothing runs, and the
// arguments' elements do not matter. Errors are those of [Function.Call] and [Compile].
func (f *Function) Prepare(ctx context.Context, args ...*Tensor) error {
	if err := f.compiled(); err != nil {
		return err
	}
	_, s, err := f.arguments(nil, nil, args)
	if err != nil {
		return err
	}
	c, err := f.plan(background(ctx), s)
	if err != nil {
		return ours("prepare", err)
	}
	return ours("prepare", c.Specialize(background(ctx), false))
}
