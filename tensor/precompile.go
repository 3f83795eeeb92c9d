package tensor

import (
	"context"
	"math"

	"github.com/weft-gpu/weft/device"
)

// Precompile makes the pipelines that evaluating body's results needs, so that a program does not
// wait for them later: a server calls it for the sizes that it expects before it takes requests.
// Nothing runs. Afterwards the same expression with arguments of these types compiles nothing, if
// the arguments are not views and all results are evaluated together ([Eval]). That holds as long
// as the device keeps the pipelines (see [device.WithPipelineBudget]); on disk the driver's cache
// keeps them for later programs. For expressions that run often, and for open sizes, use [Compile].
// Errors: *[ArgumentError] for an open size, and those of Compile.
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

// Prepare makes the pipelines for calls with arguments of these shapes, as [Compile] does for given
// sizes, and returns when they exist. The first such call is then as quick as later ones. Without
// Prepare, calls of sizes that Compile did not try are slower until the function has made the
// pipelines in the background, from the third call on. Nothing runs, and the arguments' elements do
// not matter. Errors: those of [Function.Call] and [Compile].
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
