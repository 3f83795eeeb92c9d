package sim_test

import (
	"context"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/sim"
)

// machine is a kernel under construction with one writable and one readable buffer of words.
type machine struct {
	*codegen.Builder
	data codegen.Buffer
	in   codegen.Buffer
}

// newMachine starts a kernel of 32 invocations a workgroup that writes binding 0
// and reads binding 1.
func newMachine() *machine {
	b := codegen.NewBuilder(codegen.Target{})
	b.LocalSize(32, 1, 1)
	m := &machine{Builder: b}
	m.data = b.StorageBuffer(0, 1, 1, true)
	m.in = b.StorageBuffer(1, 1, 1, false)
	return m
}

func (m *machine) k(v uint32) codegen.ID { return m.ConstU32(v) }

// store writes a word at an index.
func (m *machine) store(index, word codegen.ID) { m.StoreElement(m.data, index, 0, word) }

func (m *machine) load(index codegen.ID) codegen.ID { return m.LoadElement(m.in, index, 0) }

// setting says how to run a kernel: the profile, the workgroups, and the number of words of
// bindings 0 and 1 that the host wrote.
type setting struct {
	profile sim.Profile
	groups  uint32
	written int
	seed    uint64
	workers int // 0 for one
}

const bindingWords = 128

// run runs a kernel on words 0, 1, 2, ... and returns the words of binding 0.
func (m *machine) run(t *testing.T, s setting) ([]uint32, *sim.Counts, error) {
	t.Helper()
	words := m.Finish()
	if err := m.Err(); err != nil {
		t.Fatal(err)
	}
	return execute(t, words, s)
}

// runOn runs a kernel of one workgroup on the caller's memory.
func (m *machine) runOn(t *testing.T, on sim.Profile, out, in *sim.Memory) error {
	t.Helper()
	words := m.Finish()
	if err := m.Err(); err != nil {
		t.Fatal(err)
	}
	p, err := sim.Compile(words, on)
	if err != nil {
		t.Fatal(err)
	}
	d := &sim.Dispatch{Program: p, Groups: [3]uint32{1, 1, 1}, Workers: 1}
	for _, memory := range []*sim.Memory{out, in} {
		d.Bindings = append(d.Bindings, sim.Binding{Memory: memory, Range: int64(len(memory.Bytes()))})
	}
	_, err = d.Run(context.Background())
	return err
}

func execute(t *testing.T, words []uint32, s setting) ([]uint32, *sim.Counts, error) {
	t.Helper()
	p, err := sim.Compile(words, s.profile)
	if err != nil {
		return nil, nil, err
	}
	d := &sim.Dispatch{Program: p, Groups: [3]uint32{max(1, s.groups), 1, 1}, Seed: s.seed, Workers: max(1, s.workers), Count: true, Endless: 1 << 20}
	var out *sim.Memory
	for i := range 2 {
		m := sim.NewMemory(make([]byte, 4*bindingWords))
		for j := range s.written {
			binary.LittleEndian.PutUint32(m.Bytes()[4*j:], uint32(j))
		}
		m.Wrote(0, 4*int64(s.written))
		if i == 0 {
			out = m
		}
		d.Bindings = append(d.Bindings, sim.Binding{Memory: m, Range: 4 * bindingWords})
	}
	counts, err := d.Run(context.Background())
	result := make([]uint32, bindingWords)
	for i := range result {
		result[i] = binary.LittleEndian.Uint32(out.Bytes()[4*i:])
	}
	return result, counts, err
}

func profile(name string) sim.Profile {
	p, ok := sim.ProfileNamed(name)
	if !ok {
		panic(name)
	}
	return p
}

// countAndRead counts the invocations in a word of shared memory that the first one has set to
// zero, and reads the count.
func (m *machine) countAndRead(between func()) {
	s := m.NewSharedWords(2)
	m.If(m.IEq(m.LocalIndex(), m.k(0)), func() { m.StoreShared(s, m.k(1), m.k(0)) })
	m.Barrier()
	m.AtomicAddShared(s, m.k(1), m.k(1))
	between()
	m.store(m.LocalIndex(), m.LoadShared(s, m.k(1)))
}

// sanitized lists pairs of kernels: one with a single fault, one without it.
var sanitized = []struct {
	name         string
	kind         sim.Kind
	detail       string // part of the fault's
	groups       uint32
	wrong, right func(m *machine)
}{
	{"store past the binding", sim.Bounds, "byte 512 of 512 of binding 0", 1,
		func(m *machine) { m.store(m.IAdd(m.LocalIndex(), m.k(bindingWords-31)), m.k(1)) },
		func(m *machine) { m.store(m.IAdd(m.LocalIndex(), m.k(bindingWords-32)), m.k(1)) }},
	{"load ahead of the binding", sim.Bounds, "of binding 1", 1,
		func(m *machine) { m.store(m.LocalIndex(), m.load(m.ISub(m.LocalIndex(), m.k(1)))) },
		func(m *machine) { m.store(m.LocalIndex(), m.load(m.IAdd(m.LocalIndex(), m.k(1)))) }},
	{"a count in shared memory that is read at once", sim.Race, "by an atomic instruction", 1,
		func(m *machine) { m.countAndRead(func() {}) }, func(m *machine) { m.countAndRead(m.Barrier) }},
	{"a count in shared memory of what was not written", sim.Uninitialized, "of shared memory", 1,
		func(m *machine) { m.AtomicAddShared(m.NewSharedWords(2), m.k(1), m.k(1)) },
		func(m *machine) { m.countAndRead(m.Barrier) }},
	{"shared memory past its end", sim.Bounds, "", 1,
		func(m *machine) { handOver(m, 32, m.k(32), m.IAdd(m.LocalIndex(), m.k(1)), true) },
		func(m *machine) { handOver(m, 32, m.k(32), m.Xor(m.LocalIndex(), m.k(1)), true) }},
	{"lanes of one subgroup write one word", sim.Race, "binding 0", 1,
		func(m *machine) { m.store(m.ShiftR(m.LocalIndex(), m.k(1)), m.LocalIndex()) },
		func(m *machine) { m.store(m.ShiftL(m.LocalIndex(), m.k(1)), m.LocalIndex()) }},
	{"workgroups write one word", sim.Race, "binding 0", 2,
		func(m *machine) { m.store(m.LocalIndex(), m.WorkgroupID(0)) },
		func(m *machine) { m.store(m.GlobalID(0), m.WorkgroupID(0)) }},
	{"a word that another workgroup writes", sim.Race, "binding 0", 2,
		func(m *machine) {
			m.store(m.GlobalID(0), m.LoadElement(m.data, m.Xor(m.GlobalID(0), m.k(32)), 0))
		},
		func(m *machine) {
			m.store(m.GlobalID(0), m.LoadElement(m.data, m.GlobalID(0), 0))
		}},
	{"shared memory without a barrier", sim.Race, "shared memory", 1,
		func(m *machine) { handOver(m, 32, m.k(32), m.Xor(m.LocalIndex(), m.k(1)), false) },
		func(m *machine) { handOver(m, 32, m.k(32), m.LocalIndex(), false) }},
	{"shared memory never written", sim.Uninitialized, "shared memory", 1,
		func(m *machine) { handOver(m, 32, m.k(31), m.Xor(m.LocalIndex(), m.k(1)), true) },
		func(m *machine) { handOver(m, 32, m.k(31), m.UMin(m.LocalIndex(), m.k(30)), true) }},
	{"a variable never written", sim.Uninitialized, "variable", 1,
		func(m *machine) {
			v := m.Local(m.U32())
			m.If(m.ULess(m.LocalIndex(), m.k(31)), func() { m.StoreVar(v, m.k(1)) })
			m.store(m.LocalIndex(), m.LoadVar(v))
		},
		func(m *machine) {
			v := m.Local(m.U32())
			m.IfElse(m.ULess(m.LocalIndex(), m.k(31)), func() { m.StoreVar(v, m.k(1)) }, func() { m.StoreVar(v, m.k(2)) })
			m.store(m.LocalIndex(), m.LoadVar(v))
		}},
	{"never written memory decides a store", sim.Uninitialized, "decides that", 1,
		func(m *machine) {
			m.If(m.ULess(m.load(m.IAdd(m.LocalIndex(), m.k(64))), m.k(10)), func() { m.store(m.LocalIndex(), m.k(1)) })
		},
		func(m *machine) {
			v := m.load(m.IAdd(m.LocalIndex(), m.k(64))) // is read but not used
			m.store(m.LocalIndex(), m.Select(m.ULess(m.LocalIndex(), m.k(40)), m.k(3), v))
		}},
	{"never written memory decides where", sim.Uninitialized, "decides where", 1,
		func(m *machine) { m.store(m.And(m.load(m.IAdd(m.LocalIndex(), m.k(64))), m.k(31)), m.k(1)) },
		func(m *machine) { m.store(m.And(m.load(m.LocalIndex()), m.k(31)), m.k(1)) }},
	{"an undefined shift decides a store", sim.Uninitialized, "decides that", 1,
		func(m *machine) {
			m.If(m.IEq(m.ShiftL(m.k(1), m.IAdd(m.LocalIndex(), m.k(1))), m.k(0)), func() { m.store(m.LocalIndex(), m.k(1)) })
		},
		func(m *machine) {
			m.If(m.IEq(m.ShiftL(m.k(1), m.LocalIndex()), m.k(0)), func() { m.store(m.LocalIndex(), m.k(1)) })
		}},
	{"a barrier that some lanes do not run", sim.Divergence, "", 1,
		func(m *machine) { m.If(m.ULess(m.LocalIndex(), m.k(30)), m.Barrier) },
		func(m *machine) { m.If(m.ULess(m.WorkgroupID(0), m.k(30)), m.Barrier) }},
	{"a barrier that some subgroups do not run", sim.Divergence, "", 1,
		func(m *machine) { m.If(m.ULess(m.LocalIndex(), m.k(16)), m.Barrier) },
		func(m *machine) { m.If(m.ULess(m.LocalIndex(), m.k(32)), m.Barrier) }},
	{"different barriers", sim.Divergence, "", 1,
		func(m *machine) { m.IfElse(m.ULess(m.LocalIndex(), m.k(16)), m.Barrier, m.Barrier) },
		func(m *machine) { m.IfElse(m.ULess(m.WorkgroupID(0), m.k(16)), m.Barrier, m.Barrier) }},
	{"the value of a lane that does not run", sim.Divergence, "lane 7", 1,
		func(m *machine) {
			m.If(m.INe(m.SubgroupInvocation(), m.k(7)), func() { m.store(m.LocalIndex(), broadcast(m)) })
		},
		func(m *machine) { m.store(m.LocalIndex(), broadcast(m)) }},
	{"too much shared memory", sim.Limit, "shared memory", 1,
		func(m *machine) { m.NewShared(48<<10/16 + 1) },
		func(m *machine) { m.NewShared(32 << 10 / 16) }},
	{"too many push constants", sim.Limit, "push constants", 1,
		func(m *machine) { m.Params(33); m.store(m.LocalIndex(), m.Param(0)) },
		func(m *machine) {}},
	{"too many invocations", sim.Limit, "invocations", 1,
		func(m *machine) { m.LocalSize(1025, 1, 1) },
		func(m *machine) { m.LocalSize(64, 1, 1) }},
	{"too many storage buffers", sim.Limit, "storage buffers", 1,
		func(m *machine) {
			m.StorageBuffer(2, 1, 1, false)
			m.StorageBuffer(3, 1, 1, false)
			m.StorageBuffer(4, 1, 1, false)
		},
		func(m *machine) { m.StorageBuffer(2, 1, 1, false); m.StorageBuffer(3, 1, 1, false) }},
	{"float64 where there is none", sim.Capability, "float64", 1,
		func(m *machine) {
			x := m.AsF64([2]codegen.ID{m.load(m.k(0)), m.load(m.k(1))})
			m.store(m.LocalIndex(), m.BitsF64(x)[0])
		},
		func(m *machine) { m.store(m.LocalIndex(), m.load(m.k(0))) }},
	{"without an end", sim.Endless, "", 1,
		func(m *machine) {
			m.While(func() codegen.ID { return m.ULess(m.LocalIndex(), m.k(40)) }, func() {})
		},
		func(m *machine) {
			m.While(func() codegen.ID { return m.ULess(m.LocalIndex(), m.k(0)) }, func() {})
		}},
}

// handOver: each of the first invocations writes a vector of shared memory, and each invocation
// reads one at an index.
func handOver(m *machine, vectors int, writers, read codegen.ID, barrier bool) {
	s := m.NewShared(vectors)
	m.If(m.ULess(m.LocalIndex(), writers), func() {
		m.StoreShared(s, m.LocalIndex(), m.Splat(m.LocalIndex(), 4))
	})
	if barrier {
		m.Barrier()
	}
	m.store(m.LocalIndex(), m.Extract(m.LoadShared(s, read), 0))
}

func broadcast(m *machine) codegen.ID {
	v := m.Broadcast(m.FromWords(dtype.Uint32, m.load(m.LocalIndex())), 7)
	return m.ToWords(v)[0]
}

// TestSanitizers runs each kernel with its fault, which must be reported, and without, when nothing
// may be reported.
func TestSanitizers(t *testing.T) {
	for _, c := range sanitized {
		t.Run(strings.ReplaceAll(c.name, " ", "_"), func(t *testing.T) {
			s := setting{profile: profile("sim8"), groups: c.groups, written: 64}
			wrong := newMachine()
			c.wrong(wrong)
			_, _, err := wrong.run(t, s)
			var fault *sim.Fault
			if !errors.As(err, &fault) || fault.Kind != c.kind || !strings.Contains(fault.Detail, c.detail) {
				t.Errorf("with the fault: %v, want %s: ...%s...", err, c.kind, c.detail)
			}
			right := newMachine()
			c.right(right)
			if _, _, err := right.run(t, s); err != nil {
				t.Errorf("without it: %v", err)
			}
		})
	}
}
