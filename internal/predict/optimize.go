package predict

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// optimized returns a module as every driver's compiler would first transform it: without common
// subexpressions and unused instructions. Our writers rely on that: they read a vector for each
// of its elements.
func optimized(words []uint32) []uint32 {
	o := &optimizer{
		class: map[uint32]spirv.StorageClass{}, same: map[uint32]uint32{}, known: map[string][]place{}, labels: map[uint32]int{},
		constants: newConstants(), sums: map[uint32]sum{}, compared: map[uint32]line{},
	}
	o.constants.next = words[spirv.BoundWord]
	o.read(words)
	o.dominate()
	o.number()
	o.sweep()
	out := spirv.Section(slices.Clone(words[:spirv.HeaderWords]))
	out[spirv.BoundWord] = o.constants.next
	for _, i := range o.list {
		if i.op == spirv.OpFunction {
			for _, c := range o.constants.made {
				out.Append(c.op, c.args)
			}
		}
		if !i.gone {
			out.Append(i.op, i.args)
		}
	}
	return out
}

// optimizer is the state of optimized.
type optimizer struct {
	list   []line
	class  map[uint32]spirv.StorageClass // of pointers
	fixed  map[uint32]bool               // variables that are not written, and pointers into them
	labels map[uint32]int                // blocks by label
	next   [][]uint32                    // the labels of a block's successors
	parent []int                         // immediate dominators
	same   map[uint32]uint32             // the values that replace others
	known  map[string][]place

	constants *constants
	sums      map[uint32]sum  // values that are the sum of another and a constant
	compared  map[uint32]line // conditions that compare words
	extended  uint32          // the ID of GLSL's instruction set
	out       []line          // the instructions that number has passed
}

type line struct {
	op    spirv.Opcode
	args  []uint32
	block int // -1 outside the function
	gone  bool
}

// place is where a value is computed.
type place struct {
	block int
	id    uint32
}

func (o *optimizer) read(words []uint32) {
	o.fixed = map[uint32]bool{}
	block := -1
	for read, err := range spirv.Instructions(words) {
		if err != nil {
			return // modules of our own writers are valid
		}
		i := line{op: read.Op, args: slices.Clone(read.Words)}
		switch i.op {
		case spirv.OpLabel:
			block = len(o.next)
			o.labels[i.args[0]] = block
			o.next = append(o.next, nil)
		case spirv.OpFunctionEnd:
			block = -1
		case spirv.OpTypeInt, spirv.OpConstant, spirv.OpConstantComposite:
			o.constants.declare(&i)
		case spirv.OpExtInstImport:
			o.extended = i.args[0]
		case spirv.OpDecorate:
			if spirv.Decoration(i.args[1]) == spirv.DecorationNonWritable {
				o.fixed[i.args[0]] = true
			}
		case spirv.OpVariable:
			class := spirv.StorageClass(i.args[2])
			o.class[i.args[1]] = class
			switch class {
			case spirv.StorageClassInput, spirv.StorageClassUniform, spirv.StorageClassPushConstant:
				o.fixed[i.args[1]] = true
			}
		case spirv.OpAccessChain:
			o.class[i.args[1]] = o.class[i.args[2]]
			o.fixed[i.args[1]] = o.fixed[i.args[2]]
		case spirv.OpBranch:
			o.next[block] = i.args
		case spirv.OpBranchConditional:
			o.next[block] = i.args[1:3]
		case spirv.OpSwitch:
			o.next[block] = i.args[1:2]
			for k := 3; k < len(i.args); k += 2 {
				o.next[block] = append(o.next[block], i.args[k])
			}
		}
		i.block = block
		o.list = append(o.list, i)
	}
}

// dominate finds each block's immediate dominator. A block comes after its dominators.
func (o *optimizer) dominate() {
	o.parent = make([]int, len(o.next))
	for b := range o.parent {
		o.parent[b] = -1
	}
	for changed := true; changed; {
		changed = false
		for b, next := range o.next {
			if b > 0 && o.parent[b] < 0 {
				continue
			}
			for _, label := range next {
				to := o.labels[label]
				if to == 0 {
					continue
				}
				p := b
				if was := o.parent[to]; was >= 0 {
					p = o.meet(was, b)
				}
				if p != o.parent[to] {
					o.parent[to], changed = p, true
				}
			}
		}
	}
}

// meet returns the nearest common dominator of two blocks.
func (o *optimizer) meet(x, y int) int {
	for x != y {
		if x > y {
			x = o.parent[x]
		} else {
			y = o.parent[y]
		}
	}
	return x
}

func (o *optimizer) dominates(x, y int) bool {
	for y > x {
		y = o.parent[y]
	}
	return x == y
}

// number folds instructions, and replaces values that are known already (value numbering).
func (o *optimizer) number() {
	for n := range o.list {
		i := o.list[n]
		if i.block >= 0 {
			for k := o.firstValue(&i); k < len(i.args); k++ {
				if s, ok := o.same[i.args[k]]; ok && !literal(i.op, k) {
					i.args[k] = s
				}
			}
			if o.pure(&i) {
				o.fold(&i)
				o.numbered(&i)
			}
		}
		o.out = append(o.out, i)
	}
	o.list = o.out
	for n := range o.list { // phis may use values that a loop computes later
		if i := &o.list[n]; i.op == spirv.OpPhi && i.block >= 0 {
			for k := 2; k < len(i.args); k += 2 {
				if s, ok := o.same[i.args[k]]; ok {
					i.args[k] = s
				}
			}
		}
	}
}

// numbered drops an instruction if an equal one dominates it.
func (o *optimizer) numbered(i *line) {
	if i.gone {
		return
	}
	key := fmt.Sprint(i.op, i.args[0], i.args[2:])
	for _, at := range o.known[key] {
		if o.dominates(at.block, i.block) {
			o.replace(i, at.id)
			return
		}
	}
	o.known[key] = append(o.known[key], place{i.block, i.args[1]})
	switch i.op {
	case spirv.OpULessThan, spirv.OpSLessThan, spirv.OpUGreaterThan, spirv.OpSGreaterThan:
		o.compared[i.args[1]] = *i
	}
}

// firstValue returns the first operand that may be a value.
func (o *optimizer) firstValue(i *line) int {
	switch i.op {
	case spirv.OpStore, spirv.OpCooperativeMatrixStoreKHR, spirv.OpBranchConditional, spirv.OpSwitch:
		return 0
	case spirv.OpLabel, spirv.OpBranch, spirv.OpLoopMerge, spirv.OpSelectionMerge, spirv.OpVariable, spirv.OpFunction, spirv.OpFunctionEnd:
		return len(i.args)
	}
	return 2
}

// literal reports whether an operand is a literal, not an ID.
func literal(op spirv.Opcode, k int) bool {
	switch op {
	case spirv.OpCompositeExtract:
		return k > 2
	case spirv.OpCompositeInsert, spirv.OpVectorShuffle:
		return k > 3
	case spirv.OpExtInst:
		return k == 3
	case spirv.OpLoad:
		return k > 2
	case spirv.OpStore:
		return k > 1
	case spirv.OpBranchConditional, spirv.OpSwitch:
		return k > 0
	}
	return false
}

// pure reports whether an instruction's value depends on its operands alone, and it has no
// other effect.
func (o *optimizer) pure(i *line) bool {
	switch {
	case i.op == spirv.OpLoad:
		return o.fixed[i.args[2]]
	case i.op == spirv.OpExtInst, i.op == spirv.OpAccessChain:
		return true
	case i.op >= spirv.OpVectorExtractDynamic && i.op <= spirv.OpCopyObject:
		return true
	}
	return i.op >= spirv.OpConvertFToU && i.op <= spirv.OpBitCount
}

// sweep drops instructions whose values nothing uses.
func (o *optimizer) sweep() {
	for changed := true; changed; {
		changed = false
		used := map[uint32]bool{}
		for n := range o.list {
			i := &o.list[n]
			if i.gone || i.block < 0 {
				continue
			}
			for k := o.firstValue(i); k < len(i.args); k++ {
				used[i.args[k]] = true
			}
		}
		for n := range o.list {
			i := &o.list[n]
			if !i.gone && i.block >= 0 && (o.pure(i) || i.op == spirv.OpLoad) && !used[i.args[1]] {
				i.gone, changed = true, true
			}
		}
	}
}
