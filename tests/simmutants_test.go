package tests

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Mutants of kernels that use shared memory: the simulated GPU has to notice, by
// a fault or by other bits, when a barrier is missing, when an index of shared
// memory is one too far, and when a bound is off by one.

// mutantLines are op lines whose kernels share memory, of several rounds, with ends
// that fill no whole tile: so that bounds matter.
var mutantLines = []string{
	"matmul f32 [100,76] [76,132]",
	"matmul f64 [68,76] [76,68]",
	"matmul f16 [100,76] [76,132] fast=true",
	"sum f32 [300,72] axis=0",
	"sum f32 [3,70000] axis=1",
	"sum f32 [3,90000]",
	"sort f32 [3,700]",
	"softmax f32 [9,40000] axis=1",
	"cumulative_sum f32 [3,5000] axis=1",
	"argmax f32 [3,90000] axis=1",
}

// mutant is a change of a module.
type mutant struct {
	kind, name string
	words      []uint32
}

const (
	mutantsInAll       = 60
	mutantsCaughtLeast = 58
)

// mutated is what mutations know of a module.
type mutated struct {
	words     []uint32
	u32       uint32
	function  int // where it starts
	constants map[uint32]uint32
	made      map[uint32]int // where values are
	shared    map[uint32]bool
}

func newMutated(words []uint32) *mutated {
	m := &mutated{words: words, constants: map[uint32]uint32{}, made: map[uint32]int{}, shared: map[uint32]bool{}}
	for i := range spirv.Instructions(words) {
		o := i.Words
		switch i.Op {
		case spirv.OpTypeInt:
			if o[1] == 32 && o[2] == 0 {
				m.u32 = o[0]
			}
		case spirv.OpConstant:
			if o[0] == m.u32 {
				m.constants[o[1]] = o[2]
			}
		case spirv.OpVariable:
			if spirv.StorageClass(o[2]) == spirv.StorageClassWorkgroup {
				m.shared[o[1]] = true
			}
		case spirv.OpFunction:
			m.function = i.At
		case spirv.OpIAdd, spirv.OpISub, spirv.OpIMul, spirv.OpUDiv, spirv.OpUMod:
			m.made[o[1]] = i.At
			x, known := m.constants[o[2]]
			if y, both := m.constants[o[3]]; known && both && i.Op == spirv.OpIAdd {
				m.constants[o[1]] = x + y
			}
		}
	}
	return m
}

// with is the module with the instruction at a place replaced, and a new constant
// whose ID is the first that is not used.
func (m *mutated) with(at int, constant uint32, instructions ...uint32) []uint32 {
	declared := []uint32{4<<16 | uint32(spirv.OpConstant), m.u32, m.words[3], constant}
	words := slices.Concat(m.words[:m.function], declared, m.words[m.function:at], instructions, m.words[at+int(m.words[at]>>16):])
	words[3] += 2
	return words
}

// list are the mutants: each barrier left out, but for one after which no shared
// memory is accessed unless a workgroup has several turns, each index of shared memory one
// further, and each constant that such an index is bounded or made by, the size of
// a part or a row, one less, or half where it is a power of two.
func (m *mutated) list() (list []mutant) {
	if len(m.shared) == 0 {
		return nil
	}
	seen, last := map[int]bool{}, 0
	for i := range spirv.Instructions(m.words) {
		if i.Op == spirv.OpAccessChain && m.shared[i.Operands[0]] {
			last = i.At
		}
	}
	for i := range spirv.Instructions(m.words) {
		switch at, op := i.At, i.Op; {
		case op == spirv.OpControlBarrier && at < last:
			list = append(list, mutant{"barrier", fmt.Sprint(at), m.with(at, 0)})
		case op == spirv.OpAccessChain && m.shared[i.Operands[0]]:
			o := i.Words
			one, index := m.words[3], m.words[3]+1
			chain := slices.Clone(m.words[at : at+int(m.words[at]>>16)])
			chain[4] = index
			moved := append([]uint32{5<<16 | uint32(spirv.OpIAdd), m.u32, index, o[3], one}, chain...)
			list = append(list, mutant{"index", fmt.Sprint(at), m.with(at, 1, moved...)})
			m.bounds(o[3], seen, &list)
		}
	}
	return list
}

// bounds adds the mutants of the constants by which a value is made.
func (m *mutated) bounds(id uint32, seen map[int]bool, list *[]mutant) {
	at, ok := m.made[id]
	if !ok || seen[at] {
		return
	}
	seen[at] = true
	instruction := m.words[at : at+5]
	for i := 3; i < 5; i++ {
		c, known := m.constants[instruction[i]]
		if _, both := m.constants[instruction[7-i]]; both { // zero times it
			continue
		}
		if op := spirv.Opcode(instruction[0]); known && c > 1 && (op == spirv.OpIMul || op == spirv.OpUDiv || op == spirv.OpUMod) {
			changed := slices.Clone(instruction)
			changed[i] = m.words[3]
			less := c - 1
			if c&less == 0 {
				less = c / 2
			}
			*list = append(*list, mutant{"bound", fmt.Sprint(at), m.with(at, less, changed...)})
		}
		m.bounds(instruction[i], seen, list)
	}
}

// TestSimulatedMutants changes kernels that share memory, in 60 ways, and counts
// those that the simulated GPU notices.
func TestSimulatedMutants(t *testing.T) {
	type candidate struct {
		line, step int
		mutant
	}
	kinds := map[string][]candidate{}
	s := newSimulation(t, "sim32")
	plans := map[int]func(step int, words []uint32) ([][]byte, error){}
	right := map[int][][]byte{}
	for n, line := range mutantLines {
		p, modules := s.build(t, line)
		plans[n] = func(step int, words []uint32) ([][]byte, error) {
			changed := slices.Clone(modules)
			if words != nil {
				changed[step] = words
			}
			return s.run(p, changed)
		}
		var err error
		if right[n], err = plans[n](0, nil); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		for i, m := range modules {
			for _, x := range newMutated(m).list() {
				kinds[x.kind] = append(kinds[x.kind], candidate{n, i, x})
			}
		}
	}
	random := rand.New(rand.NewPCG(14, 60))
	caught, left := 0, mutantsInAll
	for i, kind := range []string{"barrier", "index", "bound"} { // the first has the fewest
		list := kinds[kind]
		random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		n := min(len(list), left/(3-i))
		left -= n
		for _, c := range list[:n] {
			got, err := plans[c.line](c.step, c.words)
			if err != nil || !slices.EqualFunc(got, right[c.line], bytes.Equal) {
				caught++
				continue
			}
			t.Logf("not noticed: %s at word %s of step %d of %s", c.kind, c.name, c.step, mutantLines[c.line])
		}
		t.Logf("%d of %d mutants of %s", n, len(list), kind)
	}
	all := mutantsInAll - left
	t.Logf("%d of %d mutants noticed", caught, all)
	if all < mutantsInAll || caught < mutantsCaughtLeast {
		t.Errorf("%d of %d mutants noticed", caught, all)
	}
}
