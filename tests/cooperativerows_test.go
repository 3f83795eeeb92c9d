package tests

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/shape"
)

// A reduction whose invocations share leaves is right as the planner makes it for a GPU,
// and no more with any one thing of it changed to what cannot be.
func TestCooperativeRowsAreVerified(t *testing.T) {
	for name, change := range map[string]func(k *kernel.Kernel, r *kernel.Reduce){
		"a leaf for three":         func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Size = 3 },
		"more than lanes":          func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Size = 32 },
		"a workgroup of eight":     func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Invocations = 8 },
		"a workgroup of 96":        func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Invocations = 96 },
		"three steps ahead":        func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Ahead = 3 },
		"no step ahead":            func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Ahead = 0 },
		"across":                   func(_ *kernel.Kernel, r *kernel.Reduce) { r.Form = kernel.Across },
		"in stripes":               func(_ *kernel.Kernel, r *kernel.Reduce) { r.Striped = 8 },
		"compact":                  func(_ *kernel.Kernel, r *kernel.Reduce) { r.Compact = true },
		"leaves of leaves by two":  func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Nested, r.CooperativeLeaf.Size = true, 2 },
		"chunks of other elements": func(k *kernel.Kernel, _ *kernel.Reduce) { k.Operands[0].Access = kernel.Strided },
		"chunks, gathered":         func(_ *kernel.Kernel, r *kernel.Reduce) { r.Form = kernel.Gather },
		"out of order":             func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Size /= 2 },
		"a leaf for nobody":        func(_ *kernel.Kernel, r *kernel.Reduce) { r.CooperativeLeaf.Size = 0 },
	} {
		k, r := teamKernel(t)
		if err := k.Verify(); err != nil {
			t.Fatalf("as it was made: %v\n%s", err, k.Text())
		}
		change(k, r)
		var wrong *kernel.VerifyError
		if err := k.Verify(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v, want a *kernel.VerifyError of\n%s", name, err, k.Text())
		}
	}
}

// teamKernel is the first kernel of a long sum, a copy of its own.
func teamKernel(t *testing.T) (*kernel.Kernel, *kernel.Reduce) {
	t.Helper()
	l, err := opline.Parse("sum f32 [16777216]")
	if err != nil {
		t.Fatal(err)
	}
	v, err := l.Record([]graph.Value{leaf(dtype.Float32, shape.Contiguous(shape.Shape{16777216}))})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range allClasses() {
		if c.name != "discrete" {
			continue
		}
		p, err := plan.Build(c.cfg, v)
		if err != nil {
			t.Fatal(err)
		}
		if r, ok := p.Steps[0].Kernel.Loop.(*kernel.Reduce); ok && r.CooperativeLeaf.Size > 0 && r.Chunk > 1 {
			return p.Steps[0].Kernel, r
		}
		t.Fatalf("no cooperative row reads chunks in\n%v", p)
	}
	t.Fatal("no such device")
	return nil, nil
}

// A row kernel whose elements are split is right as the planner makes it, and no more with
// any one thing of it changed to what cannot be.
func TestSplitRowsAreVerified(t *testing.T) {
	for name, change := range map[string]func(k *kernel.Kernel, r *kernel.Rowwise){
		"over three":               func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Split = 3 },
		"over one":                 func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Split = 1 },
		"over more than there are": func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Split *= 2 },
		"over less than there are": func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Split /= 2 },
		"in shared memory": func(_ *kernel.Kernel, r *kernel.Rowwise) {
			r.CooperativeRow.Unroll /= 2
			r.CooperativeRow.Stage = r.CooperativeRow.Unroll
		},
		"in turns":                 func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Turns = true },
		"of several leaves":        func(_ *kernel.Kernel, r *kernel.Rowwise) { r.Long = true },
		"of complex numbers":       func(k *kernel.Kernel, _ *kernel.Rowwise) { k.Body[1].DType = dtype.Complex64 },
		"with nothing held":        func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Rounds = 0 },
		"across":                   func(_ *kernel.Kernel, r *kernel.Rowwise) { r.Form = kernel.Across },
		"half as many invocations": func(_ *kernel.Kernel, r *kernel.Rowwise) { r.CooperativeRow.Invocations /= 2 },
	} {
		k, r := splitKernel(t)
		if err := k.Verify(); err != nil {
			t.Fatalf("as it was made: %v\n%s", err, k.Text())
		}
		for n, fits := range map[int]bool{1024: true, 512: false, 1025: false, 1000: false} {
			if what := k.CooperativeFits(n); (what == "") != fits {
				t.Errorf("rows of %d elements: %q\n%s", n, what, k.Text())
			}
		}
		change(k, r)
		var wrong *kernel.VerifyError
		if err := k.Verify(); !errors.As(err, &wrong) {
			t.Errorf("%s: %v, want a *kernel.VerifyError of\n%s", name, err, k.Text())
		}
	}
}

// A kernel whose rows of several leaves are split serves whole rows of as many leaves as it
// has groups, and no leaf of more elements than it is.
func TestSplitLeavesAreVerified(t *testing.T) {
	s := newSimulation(t, "sim32")
	p, _ := s.build(t, "softmax f32 [16,2048]")
	k := p.Steps[0].Kernel
	r, ok := k.Loop.(*kernel.Rowwise)
	if !ok || r.CooperativeRow == nil || r.CooperativeRow.Split < 2 || !r.Long || r.Ragged {
		t.Fatalf("no whole rows of two leaves are split in\n%v", p)
	}
	for n, fits := range map[int]bool{2048: true, 1024: false, 2047: false, 3072: false} {
		if what := k.CooperativeFits(n); (what == "") != fits {
			t.Errorf("rows of %d elements: %q\n%s", n, what, k.Text())
		}
	}
	r.CooperativeRow.Rounds, r.CooperativeRow.Unroll, r.Ragged = 2*r.CooperativeRow.Rounds, 2*r.CooperativeRow.Unroll, true
	var wrong *kernel.VerifyError
	if err := k.Verify(); !errors.As(err, &wrong) {
		t.Errorf("two leaves of 2,048 elements: %v\n%s", err, k.Text())
	}
}

// splitKernel is the kernel of a softmax of rows of 1,024 elements, a copy of its own.
func splitKernel(t *testing.T) (*kernel.Kernel, *kernel.Rowwise) {
	t.Helper()
	s := newSimulation(t, "sim32")
	p, _ := s.build(t, "softmax f32 [4096,1024]")
	r, ok := p.Steps[0].Kernel.Loop.(*kernel.Rowwise)
	if !ok || r.CooperativeRow == nil || r.CooperativeRow.Split < 2 {
		t.Fatalf("nothing is split in\n%v", p)
	}
	return p.Steps[0].Kernel, r
}

// What a workgroup of cooperative rows takes of shared memory is what the planner counts with: of
// rows that are split, held in shared memory, in registers and not at all, with several
// folds in a sweep, of numbers and of several words each.
func TestCooperativeRowsTakeWhatIsCounted(t *testing.T) {
	s := newSimulation(t, "sim32")
	split := 0
	for _, line := range []string{
		"softmax f32 [4096,1024]", "softmax f32 [65536,1024]", "softmax f16 [300,1000]", "softmax f64 [40,500]", "softmax f32 [5,4096]", "softmax f32 [3,100]",
		"layer_norm f32 [4096,700]", "softmax f32 [2,300000]",
		"expr 'a*sum(a, axis=1, keepdims=true) + sum(a*a, axis=1, keepdims=true)*max(a, axis=1, keepdims=true)' f32 a=[40,900]",
		"expr 'a + max(a, axis=1, keepdims=true)' i64 a=[40,900]",
	} {
		p, modules := s.build(t, line)
		for i, step := range p.Steps {
			r, ok := step.Kernel.Loop.(*kernel.Rowwise)
			if !ok || r.CooperativeRow == nil {
				continue
			}
			program, err := sim.Compile(modules[i], s.profile)
			if err != nil {
				t.Fatal(err)
			}
			if got, want := program.SharedBytes, step.Kernel.CooperativeBytes(); got != want {
				t.Errorf("%s: %d bytes, counted as %d\n%s", line, got, want, step.Kernel.Text())
			}
			if r.CooperativeRow.Split > 1 {
				split++
			}
		}
	}
	if split < 6 {
		t.Errorf("%d kernels are split", split)
	}
}
