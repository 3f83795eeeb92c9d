package sim_test

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/sim"
)

// sized returns profiles with subgroups of every size.
func sized() (list []sim.Profile) {
	for lanes := 4; lanes <= 64; lanes *= 2 {
		p := profile("sim32")
		p.Subgroup = lanes
		list = append(list, p)
	}
	return list
}

// TestFlow runs loops and branches that lanes leave at different times, and compares with the same
// code in Go.
func TestFlow(t *testing.T) {
	collatz := func(n uint32) (steps uint32) {
		for ; n > 1; steps++ {
			if n%2 == 0 {
				n /= 2
			} else {
				n = 3*n + 1
			}
		}
		return steps
	}
	for _, p := range sized() {
		m := newMachine()
		n, steps := m.Local(m.U32()), m.Local(m.U32())
		m.StoreVar(n, m.load(m.GlobalID(0)))
		m.StoreVar(steps, m.k(0))
		m.While(func() codegen.ID { return m.UGreater(m.LoadVar(n), m.k(1)) }, func() {
			v := m.LoadVar(n)
			next := m.Merge(m.INe(m.And(v, m.k(1)), m.k(0)), m.ShiftR(v, m.k(1)), func() codegen.ID {
				return m.IAdd(m.IMul(v, m.k(3)), m.k(1))
			})
			m.StoreVar(n, next)
			m.StoreVar(steps, m.IAdd(m.LoadVar(steps), m.k(1)))
		})
		sum := m.Local(m.U32())
		m.StoreVar(sum, m.k(0))
		m.Loop(m.load(m.GlobalID(0)), func(i codegen.ID) {
			m.If(m.INe(m.And(i, m.k(2)), m.k(0)), func() { m.StoreVar(sum, m.IAdd(m.LoadVar(sum), i)) })
		})
		m.store(m.GlobalID(0), m.IAdd(m.ShiftL(m.LoadVar(steps), m.k(16)), m.LoadVar(sum)))
		got, _, err := m.run(t, setting{profile: p, groups: 2, written: 64})
		if err != nil {
			t.Fatal(err)
		}
		for i := range uint32(64) {
			want := collatz(i) << 16
			for j := range i {
				if j&2 != 0 {
					want += j
				}
			}
			if got[i] != want {
				t.Fatalf("subgroups of %d: element %d is %#x, want %#x", p.Subgroup, i, got[i], want)
			}
		}
	}
}

// TestReturn: invocations that end early do not affect the others.
func TestReturn(t *testing.T) {
	for _, p := range sized() {
		m := newMachine()
		m.Loop(m.k(8), func(i codegen.ID) {
			m.If(m.IEq(m.And(m.LocalIndex(), m.k(7)), i), m.Return)
			m.store(m.LocalIndex(), i)
		})
		m.store(m.LocalIndex(), m.k(9))
		got, _, err := m.run(t, setting{profile: p, written: 64})
		if err != nil {
			t.Fatal(err)
		}
		for i := range uint32(32) {
			want := i&7 - 1
			if i&7 == 0 {
				want = i
			}
			if got[i] != want {
				t.Fatalf("subgroups of %d: element %d is %d, want %d", p.Subgroup, i, got[i], want)
			}
		}
	}
}

// TestCounts checks the counts of memory accesses for known addresses.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		name                              string
		index                             func(m *machine) codegen.ID // of the load
		sectors, lines, unique, conflicts int64
	}{
		{"neighbours", func(m *machine) codegen.ID { return m.LocalIndex() }, 4, 1, 128, 1},
		{"every second word", func(m *machine) codegen.ID { return m.ShiftL(m.LocalIndex(), m.k(1)) }, 8, 2, 128, 1},
		{"one word", func(m *machine) codegen.ID { return m.k(5) }, 1, 1, 4, 1},
	} {
		m := newMachine()
		m.store(m.LocalIndex(), m.load(c.index(m)))
		_, counts, err := m.run(t, setting{profile: profile("sim32"), written: 64})
		if err != nil {
			t.Fatal(err)
		}
		a := counts.Accesses[0]
		if a.Executions != 1 || a.Lanes != 32 || a.Sectors != c.sectors || a.Lines != c.lines || a.Unique != c.unique || a.Write || a.Class != sim.Global {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
	for _, c := range []struct {
		stride       uint32
		turns, ideal int64
	}{{1, 4, 4}, {2, 8, 4}, {8, 32, 4}} {
		m := newMachine()
		s := m.NewShared(256)
		index := m.IMul(m.LocalIndex(), m.k(c.stride))
		m.StoreShared(s, index, m.Splat(m.LocalIndex(), 4))
		m.store(m.LocalIndex(), m.Extract(m.LoadShared(s, index), 0))
		_, counts, err := m.run(t, setting{profile: profile("sim32"), written: 64})
		if err != nil {
			t.Fatal(err)
		}
		if a := counts.Accesses[0]; a.Turns != c.turns || a.IdealTurns != c.ideal || a.Class != sim.Shared {
			t.Errorf("vectors %d apart: %d turns of %d, want %d of %d", c.stride, a.Turns, a.IdealTurns, c.turns, c.ideal)
		}
	}
}

// TestClasses: instructions are counted by class, for subgroups and for lanes.
func TestClasses(t *testing.T) {
	m := newMachine()
	x := m.AsF32(m.load(m.LocalIndex()))
	m.If(m.ULess(m.LocalIndex(), m.k(8)), func() { x = m.FAdd(x, x) })
	m.store(m.LocalIndex(), m.AsU32(m.FDiv(m.AsF32(m.load(m.LocalIndex())), m.AsF32(m.k(3)))))
	_, counts, err := m.run(t, setting{profile: profile("sim32"), groups: 1, written: 64})
	if err != nil {
		t.Fatal(err)
	}
	if counts.Issued[sim.FloatAdd] != 1 || counts.Lanes[sim.FloatAdd] != 8 || counts.Lanes[sim.Division] != 32 || counts.Invocations != 32 {
		t.Errorf("%+v", counts)
	}
}

// TestSeeds: the seed chooses an order, which changes no result of a kernel without races, on any
// number of goroutines.
func TestSeeds(t *testing.T) {
	build := func() []uint32 {
		m := newMachine()
		s := m.NewShared(32)
		m.StoreShared(s, m.LocalIndex(), m.Splat(m.load(m.GlobalID(0)), 4))
		m.Barrier()
		m.store(m.GlobalID(0), m.Extract(m.LoadShared(s, m.Xor(m.LocalIndex(), m.k(21))), 2))
		return m.Finish()
	}
	want, _, err := execute(t, build(), setting{profile: profile("sim8"), groups: 4, written: bindingWords})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		got, _, err := execute(t, build(), setting{profile: profile("sim8"), groups: 4, written: bindingWords, seed: seed, workers: 4})
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}
