package predict

import (
	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/shaders"
)

// offsets returns how many additions the counted subgroups do not execute, because instructions
// for shared memory contain them: on every GPU, a constant that is added last to an address is
// part of the instruction.
func (c *code) offsets(n *Counted) float64 {
	users, _, _ := c.users()
	made := map[uint32]int{}
	for at := range c.list {
		made[c.list[at].result] = at
	}
	times := map[int]float64{}
	for i := range n.Accesses {
		a := &n.Accesses[i]
		at, ok := c.at[a.Instruction.Offset]
		if a.Class != sim.Shared || !ok {
			continue
		}
		if add := c.offset(at, made, users); add >= 0 && c.list[add].block == c.list[at].block {
			times[add] = max(times[add], float64(a.Executions))
		}
	}
	all := 0.0
	for _, t := range times {
		all += t
	}
	return all
}

// offset returns the addition of a constant that makes an access's address and is used for nothing
// else, or -1.
func (c *code) offset(access int, made map[uint32]int, users map[uint32][]int) int {
	chain, ok := made[c.list[access].uses[0]]
	if !ok || c.list[chain].op != spirv.OpAccessChain {
		return -1
	}
	indexes := c.list[chain].uses
	add, ok := made[indexes[len(indexes)-1]]
	if !ok || c.list[add].op != spirv.OpIAdd {
		return -1
	}
	if _, number := c.numbers[c.list[add].uses[1]]; !number {
		return -1
	}
	for _, u := range users[c.list[add].result] {
		if i := &c.list[u]; i.op != spirv.OpAccessChain || c.class[i.result] != spirv.StorageClassWorkgroup {
			return -1
		}
	}
	return add
}

// Instructions estimates the number of vector instructions in a program's code, each once
// however often it runs. Instructions whose values are uniform over a workgroup do not count.
func Instructions(p *shaders.Program, lanes int) int {
	c := readCode(optimized(p.SPIRV), lanes)
	users, _, _ := c.users()
	made, types := map[uint32]int{}, map[uint32]uint32{}
	for at := range c.list {
		made[c.list[at].result], types[c.list[at].result] = at, c.list[at].typ
	}
	all, free := 0, map[int]bool{}
	for at := range c.list {
		i := &c.list[at]
		switch {
		case (i.op == spirv.OpLoad || i.op == spirv.OpStore) && c.class[i.uses[0]] == spirv.StorageClassWorkgroup:
			if add := c.offset(at, made, users); add >= 0 {
				free[add] = true
			}
		case c.one[i.result] || i.op == spirv.OpBitcast || i.op != spirv.OpExtInst && (i.op < spirv.OpConvertFToU || i.op > spirv.OpBitCount):
		default:
			width := max(1, c.sizes[i.typ])
			for _, u := range i.uses { // a comparison has the width of its operands
				width = max(width, c.sizes[types[u]])
			}
			all += width
		}
	}
	return all - len(free)
}
