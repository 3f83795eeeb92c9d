package tensor

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/engine"
)

// The sizes for which Compile prepares a function whose sizes are open.

// baseSizes are tried for all dynamic axes together, first the least that gives a parameter
// baseElements, then every static size of a parameter, and then the rest. The first sizes that the
// body allows are the base, whose kernels are always made.
var baseSizes, restSizes = []int{32, 512, 4096}, []int{17, 2, 1, 0}

// baseElements is so little work that planning it is quick, and so much that the planner does not
// choose kernels for small work only.
const baseElements = 1 << 15

// kindSizes are the sizes that make other kernels than the base's, the most likely ones first: one,
// few and many in whole vectors, ragged rows, none.
var kindSizes = []int{1, 32, 512, 4096, 1001, 5, 64, 16, 200, 0}

const (
	// maxOnes bounds the axes that are tried as 1 independently of each other.
	maxOnes = 5
	// maxTried bounds the sizes beside the base that are planned. maxTraced bounds those that are
	// passed to the body, which may not allow them.
	maxTried, maxTraced = 16, 64
	// maxPrepared bounds the elements of every array that is planned for sizes that no call has
	// asked for. The more launches a plan needs, the longer planning takes.
	maxPrepared = 1 << 26
)

// prepare makes the pipelines of the base's kernels and of those that fit any sizes, and as many
// others as add half as much code.
func (f *Function) prepare(ctx context.Context) error {
	base, c, err := f.base(ctx)
	if err != nil {
		return err
	}
	p := f.engine.NewPreparation(len(base) == 0)
	p.Fused(c.Compiled)
	if err := p.Unfused(ctx, c.Compiled); err != nil {
		return err
	}
	if err := p.Views(ctx, c.Compiled); err != nil {
		return err
	}
	if len(base) > 0 {
		if err := f.prepareKinds(ctx, p, base); err != nil {
			return err
		}
	}
	if f.made, err = p.Make(ctx); err != nil {
		return err
	}
	f.keep(base.key(nil), c)
	return c.Record(ctx)
}

// prepareKinds adds the kernels of sizes other than the base.
func (f *Function) prepareKinds(ctx context.Context, p *engine.Preparation, base sizes) error {
	words, err := p.Words()
	if err != nil {
		return err
	}
	var others []*planned
	for _, s := range f.kinds(base) {
		c, err := f.trace(ctx, s, maxPrepared)
		if err == nil {
			err = p.Unfused(ctx, c.Compiled)
		}
		switch {
		case err == nil:
			others = append(others, c)
		case fatal(ctx, err):
			return err
		}
		if len(others) == maxTried {
			break
		}
	}
	all, err := p.Words()
	if err != nil {
		return err
	}
	room := words/2 - (all - words)
	for _, c := range others {
		added, err := p.FusedWithin(c.Compiled, room)
		if err != nil {
			return err
		}
		room -= added
	}
	return nil
}

// fatal reports whether an error does not depend on the sizes that were tried.
func fatal(ctx context.Context, err error) bool {
	var abstract *AbstractError
	var body *BodyError
	return errors.As(err, &abstract) || errors.As(err, &body) || ctx.Err() != nil
}

// base returns the first sizes that the body allows, and their plan. If it allows none, the body is
// wrong.
func (f *Function) base(ctx context.Context) (sizes, *planned, error) {
	var first error
	for _, s := range f.bases() {
		c, err := f.trace(ctx, s, maxPrepared)
		if err == nil || fatal(ctx, err) {
			return s, c, err
		}
		if first == nil {
			first = tried(s, err)
		}
	}
	return nil, nil, first
}

// bases lists the candidates for the base, in order.
func (f *Function) bases() []sizes {
	axes, list := 0, []int{f.baseSize()}
	for _, p := range f.params {
		axes += p.dynamic()
		for _, d := range p.Dims {
			if d != Dynamic && !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
	}
	if axes == 0 {
		return []sizes{{}}
	}
	var all []sizes
	for _, d := range slices.Concat(list, baseSizes, restSizes) {
		all = append(all, withOnes(d, axes)...)
	}
	return all
}

// baseSize is the size for all dynamic axes that is tried first.
func (f *Function) baseSize() int {
	for _, d := range baseSizes {
		for _, p := range f.params {
			if p.dynamic() > 0 && p.at(slices.Repeat(sizes{d}, p.dynamic()), 0).Size() >= baseElements {
				return d
			}
		}
	}
	return baseSizes[len(baseSizes)-1]
}

// withOnes lists the sizes d for all axes, with any subset of them replaced by 1.
func withOnes(d, axes int) []sizes {
	var list []sizes
	for ones := range 1 << min(axes, maxOnes) {
		s := slices.Repeat(sizes{d}, axes)
		for i := range s {
			if ones>>min(i, maxOnes)&1 == 1 {
				s[i] = 1
			}
		}
		list = append(list, s)
	}
	return list
}

// kinds lists the sizes other than the base that make other kernels: one size for all axes, or for
// one of them.
func (f *Function) kinds(base sizes) []sizes {
	var list []sizes
	for _, d := range kindSizes {
		if s := slices.Repeat(sizes{d}, len(base)); !slices.Equal(s, base) {
			list = append(list, s)
		}
	}
	if len(base) > 1 {
		for _, d := range kindSizes {
			for i := range base {
				s := slices.Clone(base)
				s[i] = d
				list = append(list, s)
			}
		}
	}
	return list[:min(len(list), maxTraced)]
}

// errTooMany says that sizes which Compile chose need larger arrays than it prepares for.
var errTooMany = errors.New("compile: more elements than are prepared for")

// TrialError says that Compile's body failed with every combination of sizes that Compile tried for
// the open ones. It names the first.
type TrialError struct {
	Sizes []int // of the dynamic axes, in the order of the parameters'
	Err   error // the operator's
}

func (e *TrialError) Error() string {
	return fmt.Sprintf("%v\n    in the body given to compile, which fails with each of the dynamic sizes that were tried, such as %v", e.Err, e.Sizes)
}

// Unwrap returns the operator's error.
func (e *TrialError) Unwrap() error { return e.Err }

// tried adds the sizes to an operator's error. The error shows shapes that the user did not write
// if Compile chose some sizes.
func tried(s sizes, err error) error {
	var op *OpError
	if len(s) == 0 || !errors.As(err, &op) {
		return err
	}
	return &TrialError{Sizes: s, Err: err}
}
