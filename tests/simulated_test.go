package tests

import (
	"fmt"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/testkernel"
	"github.com/weft-gpu/weft/shaders"
	"github.com/weft-gpu/weft/shape"
)

// simulation executes plans on a simulated GPU with no device between: what lies
// past an array's end was never written there.
type simulation struct {
	profile sim.Profile
	cfg     plan.Config
	target  codegen.Target
	// mutate gives the module that is run of step i's.
	mutate func(i int, words []uint32) []uint32
	seed   uint64
}

func newSimulation(t testing.TB, name string) *simulation {
	p, ok := sim.ProfileNamed(name)
	if !ok {
		t.Fatalf("no profile %s", name)
	}
	d := target.Device{
		Float64: p.Float64, Flush32: p.Flush32, SubgroupSize: p.Subgroup, Broadcasts: true, OwnMemory: true, StorageBuffers: p.StorageBuffers,
		StorageRange: 1<<32 - 4, HeapBytes: 8 << 30, PushBytes: p.PushBytes, SharedBytes: p.SharedBytes, WorkgroupInvocations: p.WorkgroupInvocations,
	}
	if len(p.Matrices) > 0 {
		d.Cooperative = target.Cooperative{Subgroup: p.Subgroup, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}, Int8: target.MatrixSizes{M: 16, N: 16, K: 32}}
	}
	return &simulation{profile: p, cfg: rules.ConfigFor(d), seed: 1, target: testkernel.Target(p)}
}

// build plans an op line and writes its kernels.
func (s *simulation) build(t testing.TB, line string) (*plan.Plan, [][]uint32) {
	t.Helper()
	l, err := opline.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	in := make([]graph.Value, len(l.Operands))
	for i, o := range l.Operands {
		in[i] = leaf(o.DType, shape.Contiguous(o.Shape))
	}
	v, err := l.Record(in)
	if err != nil {
		t.Fatal(err)
	}
	return s.plan(t, v)
}

func (s *simulation) plan(t testing.TB, v graph.Value) (*plan.Plan, [][]uint32) {
	t.Helper()
	p, err := plan.Build(s.cfg, v)
	if err != nil {
		t.Fatal(err)
	}
	var modules [][]uint32
	for _, step := range p.Steps {
		w, err := shaders.Write(step.Kernel, s.target)
		if err != nil {
			t.Fatal(err)
		}
		modules = append(modules, w.SPIRV)
	}
	return p, modules
}

// run executes a plan and returns its results' elements.
func (s *simulation) run(p *plan.Plan, modules [][]uint32) ([][]byte, error) {
	slots := make([]*sim.Memory, len(p.Slots))
	for i, bytes := range p.Slots {
		slots[i] = testkernel.Memory(bytes)
	}
	leaves := map[any]*sim.Memory{}
	memory := func(r plan.Ref, d dtype.DType) testkernel.Place {
		if r.Temp >= 0 {
			return testkernel.Place{Memory: slots[p.Temps[r.Temp].Slot], At: p.Temps[r.Temp].At}
		}
		m := leaves[r.Stored.Buffer]
		if m == nil {
			_, last := r.Stored.View.Span()
			m = testkernel.Memory(int64(last+1) * int64(d.Size()))
			testkernel.Fill(d, m.Bytes()[:(last+1)*d.Size()], uint64(len(leaves)))
			m.Wrote(0, int64((last+1)*d.Size()))
			m.Wrote(0, int64(last+1)*int64(d.Size()))
			leaves[r.Stored.Buffer] = m
		}
		return testkernel.Place{Memory: m}
	}
	for i, step := range p.Steps {
		var outs []testkernel.Place
		for _, t := range step.Outs() {
			outs = append(outs, memory(plan.Ref{Temp: t}, p.Temps[t].DType))
		}
		if err := s.step(i, step, modules[i], memory, outs); err != nil {
			return nil, err
		}
	}
	var results [][]byte
	for _, r := range p.Results {
		if !r.Empty && r.Ref.Temp >= 0 {
			m, d := memory(r.Ref, r.Value.Type().DType), r.Value.Type().DType
			lo, hi := r.View.Span()
			from, size := int64(lo*d.Size()), int64((hi+1-lo)*d.Size())
			whole := size / 4 * 4 // a word that ends in padding counts as that
			if at, bad := m.Undefined(from, whole); bad && r.View.IsContiguous() {
				return nil, fmt.Errorf("byte %d of the result was never written", at)
			}
			results = append(results, m.Bytes()[from:from+size])
		}
	}
	return results, nil
}

func (s *simulation) step(i int, step plan.Step, words []uint32, memory func(plan.Ref, dtype.DType) testkernel.Place, outs []testkernel.Place) error {
	if s.mutate != nil {
		words = s.mutate(i, words)
	}
	program, err := sim.Compile(words, s.profile)
	if err != nil {
		return err
	}
	k := step.Kernel
	var buffers []testkernel.Place
	for n, ref := range step.Operands {
		if !k.Operands[n].Index {
			buffers = append(buffers, memory(ref, k.Operands[n].DType))
		}
	}
	buffers = append(buffers, outs...)
	for _, g := range step.Launches {
		if err := testkernel.Launch(program, k, g, buffers, s.seed); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
	}
	return nil
}

// TestSimulatedCorpus runs the corpus's plans on each profile: nothing is
// reported, though no memory past the arrays' ends was ever written.
func TestSimulatedCorpus(t *testing.T) {
	for _, p := range sim.Profiles() {
		s := newSimulation(t, p.Name)
		for i, v := range corpusGraphs(t) {
			if i%simulatedOneIn != p.Subgroup%simulatedOneIn {
				continue
			}
			made, modules := s.plan(t, v)
			if _, err := s.run(made, modules); err != nil {
				t.Errorf("%s: %v\n%s", p.Name, err, made)
			}
		}
	}
}

// simulatedOneIn is the share of the corpus that a profile runs; each has others.
const simulatedOneIn = 29
