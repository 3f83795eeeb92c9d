package tests

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/target"
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
	return &simulation{profile: p, cfg: rules.ConfigFor(d), seed: 1, target: codegen.Target{
		Float64: p.Float64, Flush32: p.Flush32, SignedZeroInfNanPreserve32: true, DenormPreserve32: !p.Flush32, RoundingRTE32: true,
		SignedZeroInfNanPreserve64: true, DenormPreserve64: true, RoundingRTE64: true,
		UnpackHalf: true, PackHalf: true, RoundHalf: true, DenormPreserve16: true, RoundingRTE16: true, GPU: true}}
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

// simulatedPlace is where an array begins in memory.
type simulatedPlace struct {
	*sim.Memory
	at int64
}

// run executes a plan and returns its results' elements.
func (s *simulation) run(p *plan.Plan, modules [][]uint32) ([][]byte, error) {
	slots := make([]*sim.Memory, len(p.Slots))
	for i, bytes := range p.Slots {
		slots[i] = simulatedMemory(bytes)
	}
	leaves := map[any]*sim.Memory{}
	memory := func(r plan.Ref, d dtype.DType) simulatedPlace {
		if r.Temp >= 0 {
			return simulatedPlace{slots[p.Temps[r.Temp].Slot], p.Temps[r.Temp].At}
		}
		m := leaves[r.Stored.Buffer]
		if m == nil {
			_, last := r.Stored.View.Span()
			m = simulatedMemory(int64(last+1) * int64(d.Size()))
			fillElements(d, m.Bytes()[:(last+1)*d.Size()], uint64(len(leaves)))
			m.Wrote(0, int64((last+1)*d.Size()))
			m.Wrote(0, int64(last+1)*int64(d.Size()))
			leaves[r.Stored.Buffer] = m
		}
		return simulatedPlace{m, 0}
	}
	for i, step := range p.Steps {
		var outs []simulatedPlace
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

// simulatedMemory is memory of so many bytes, and what kernels may read past them.
func simulatedMemory(bytes int64) *sim.Memory {
	return sim.NewMemory(make([]byte, (bytes+63)/64*64+512))
}

func (s *simulation) step(i int, step plan.Step, words []uint32, memory func(plan.Ref, dtype.DType) simulatedPlace, outs []simulatedPlace) error {
	if s.mutate != nil {
		words = s.mutate(i, words)
	}
	program, err := sim.Compile(words, s.profile)
	if err != nil {
		return err
	}
	k := step.Kernel
	var buffers []simulatedPlace
	for n, ref := range step.Operands {
		if !k.Operands[n].Index {
			buffers = append(buffers, memory(ref, k.Operands[n].DType))
		}
	}
	buffers = append(buffers, outs...)
	for _, g := range step.Launches {
		d := sim.Dispatch{Program: program, Groups: k.Groups(g), Seed: s.seed, Workers: 1, Endless: 1 << 26}
		for n, w := range k.Windows(g) {
			from := buffers[n].at + w.Offset
			size := min((w.Bytes+3)/4*4, int64(len(buffers[n].Bytes()))-from)
			d.Bindings = append(d.Bindings, sim.Binding{Memory: buffers[n].Memory, Offset: from, Range: size})
		}
		var params []byte
		for _, prm := range k.Params(g) {
			params = binary.LittleEndian.AppendUint32(params, prm.Value)
		}
		if k.ParamBuffer {
			m := simulatedMemory(int64(len(params)))
			m.Wrote(0, int64(copy(m.Bytes(), params)))
			d.Bindings = append(d.Bindings, sim.Binding{Memory: m, Range: int64(len(m.Bytes()))})
			params = nil
		}
		d.Push = params
		if _, err := d.Run(context.Background()); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
	}
	return nil
}

// fillElements writes numbers of middling size, none of them like another.
func fillElements(d dtype.DType, data []byte, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 7))
	for at := 0; at < len(data); at += d.Size() {
		e := data[at : at+d.Size()]
		switch {
		case d == dtype.Float64 || d == dtype.Complex128:
			for i := 0; i < len(e); i += 8 {
				binary.LittleEndian.PutUint64(e[i:], math.Float64bits(r.NormFloat64()))
			}
		case d == dtype.Float32 || d == dtype.Complex64:
			for i := 0; i < len(e); i += 4 {
				binary.LittleEndian.PutUint32(e[i:], math.Float32bits(float32(r.NormFloat64())))
			}
		case d == dtype.Float16:
			binary.LittleEndian.PutUint16(e, uint16(0x3800+r.IntN(0x800)|r.IntN(2)<<15))
		case d == dtype.BFloat16:
			binary.LittleEndian.PutUint16(e, uint16(0x3f00+r.IntN(0x100)|r.IntN(2)<<15))
		case d == dtype.Bool:
			e[0] = byte(r.IntN(2))
		default:
			e[0] = byte(r.IntN(100))
		}
	}
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
