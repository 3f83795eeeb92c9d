package predict

import (
	"maps"
	"slices"

	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/internal/spirv"
)

// code is a module's function in the form that the model needs. It tells where a subgroup
// waits for memory, and how many registers its values take.
type code struct {
	list   []instruction
	blocks []block
	sizes  map[uint32]int                // words of the types, and of the pointers' elements
	class  map[uint32]spirv.StorageClass // of pointers
	at     map[int]int                   // number of the instruction at an offset in words
	// one holds the values that are uniform over a workgroup because they follow from
	// parameters. They take one register for all lanes, or none.
	one map[uint32]bool
	// numbers holds the integer constants of a word.
	numbers map[uint32]uint32
}

// instruction is an instruction of the function. uses holds the values among its operands.
type instruction struct {
	op     spirv.Opcode
	result uint32
	typ    uint32
	uses   []uint32
	block  int
}

// block is a basic block, which begins with a label.
type block struct {
	first, end int
	merge      uint32 // of a loop's header: the label after the loop
	label      uint32
}

// readCode reads a module; lanes is the size of a subgroup.
func readCode(words []uint32, lanes int) *code {
	c := &code{sizes: map[uint32]int{}, class: map[uint32]spirv.StorageClass{}, at: map[int]int{}, one: map[uint32]bool{}, numbers: map[uint32]uint32{}}
	inside := false
	for i, err := range spirv.Instructions(words) {
		if err != nil {
			break // modules of our own writers are valid
		}
		op, args := i.Op, i.Words
		switch {
		case op == spirv.OpFunction:
			inside = true
		case op == spirv.OpFunctionEnd:
			inside = false
		case inside:
			c.add(op, args, i.At)
		case op == spirv.OpConstant:
			c.numbers[args[1]], c.one[args[1]] = args[2], true
		case op == spirv.OpDecorate && len(args) == 3 && spirv.Decoration(args[1]) == spirv.DecorationBuiltIn:
			built := spirv.BuiltIn(args[2])
			c.one[args[0]] = built == spirv.BuiltInNumWorkgroups || built == spirv.BuiltInWorkgroupId
		case op == spirv.OpVariable:
			class := spirv.StorageClass(args[2])
			c.class[args[1]] = class
			c.one[args[1]] = c.one[args[1]] || class == spirv.StorageClassPushConstant || class == spirv.StorageClassUniform
		default:
			c.declare(op, args, lanes)
		}
	}
	if n := len(c.blocks); n > 0 {
		c.blocks[n-1].end = len(c.list)
	}
	return c
}

// declare notes how many of a lane's words a value of a type takes.
func (c *code) declare(op spirv.Opcode, args []uint32, lanes int) {
	switch op {
	case spirv.OpTypeBool:
		c.sizes[args[0]] = 0 // a bit of a register that the subgroup shares
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		c.sizes[args[0]] = int(args[1]+31) / 32
	case spirv.OpTypeVector:
		c.sizes[args[0]] = c.sizes[args[1]] * int(args[2])
	case spirv.OpTypeArray:
		c.sizes[args[0]] = c.sizes[args[1]] * int(c.numbers[args[2]])
	case spirv.OpTypePointer:
		c.sizes[args[0]] = c.sizes[args[2]]
	case spirv.OpTypeCooperativeMatrixKHR:
		c.sizes[args[0]] = (int(c.numbers[args[3]]*c.numbers[args[4]])*c.sizes[args[1]] + lanes - 1) / lanes
	}
}

// add appends an instruction of the function.
func (c *code) add(op spirv.Opcode, args []uint32, at int) {
	i := instruction{op: op, block: len(c.blocks) - 1}
	switch op {
	case spirv.OpLabel:
		if n := len(c.blocks); n > 0 {
			c.blocks[n-1].end = len(c.list)
		}
		c.blocks = append(c.blocks, block{first: len(c.list), label: args[0]})
		i.block++
	case spirv.OpLoopMerge:
		c.blocks[i.block].merge = args[0]
	case spirv.OpSelectionMerge, spirv.OpBranch:
	case spirv.OpBranchConditional:
		i.uses = args[:1]
	case spirv.OpControlBarrier:
	case spirv.OpStore:
		i.uses = args[:2]
	case spirv.OpCooperativeMatrixStoreKHR:
		i.uses = args[:3]
	default:
		if len(args) >= 2 {
			i.typ, i.result, i.uses = args[0], args[1], valuesOf(op, args[2:])
		}
	}
	switch op {
	case spirv.OpVariable:
		c.class[i.result], i.uses = spirv.StorageClass(args[2]), nil
	case spirv.OpAccessChain:
		c.class[i.result] = c.class[args[2]]
	}
	c.one[i.result] = i.result != 0 && op != spirv.OpVariable && op != spirv.OpPhi && len(i.uses) > 0 && !slices.ContainsFunc(i.uses, func(u uint32) bool { return !c.one[u] })
	c.at[at] = len(c.list)
	c.list = append(c.list, i)
}

// valuesOf returns the operands of an instruction that are values.
func valuesOf(op spirv.Opcode, args []uint32) []uint32 {
	switch op {
	case spirv.OpExtInst:
		return args[min(2, len(args)):]
	case spirv.OpLoad, spirv.OpCompositeExtract:
		return args[:1]
	case spirv.OpVectorShuffle, spirv.OpCompositeInsert, spirv.OpCooperativeMatrixLoadKHR:
		return args[:2]
	case spirv.OpPhi:
		var values []uint32
		for i := 0; i+1 < len(args); i += 2 {
			values = append(values, args[i])
		}
		return values
	}
	return args
}

// fetches reports whether an instruction reads a buffer.
func (c *code) fetches(i *instruction) bool {
	return (i.op == spirv.OpLoad || i.op == spirv.OpCooperativeMatrixLoadKHR) && c.class[i.uses[0]] == spirv.StorageClassStorageBuffer
}

// moves reports whether an instruction only names parts of values, or is a copy.
func (c *code) moves(i *instruction) bool {
	switch i.op {
	case spirv.OpCompositeConstruct, spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpVectorShuffle, spirv.OpBitcast, spirv.OpPhi:
		return true
	case spirv.OpStore, spirv.OpLoad:
		return c.class[i.uses[0]] == spirv.StorageClassFunction
	}
	return false
}

// wait is one place where a subgroup waits for memory.
type wait struct {
	block int // of the loads
	// between holds the blocks that run after the loads and before the first use of the
	// loaded values, each with its number of instructions.
	between []run
}

// run is a part of a block.
type run struct{ block, instructions int }

// waits finds where a subgroup waits. All loads of a block whose addresses are known are
// issued first, as compilers order them. A load whose address depends on another load of
// the block waits for that one. If a later block uses a loaded value, or a later turn of
// a loop through a variable, the subgroup waits there.
func (c *code) waits() []wait {
	users, stores, loads := c.users()
	var list []wait
	for b := range c.blocks {
		level := c.levels(b)
		byLevel := map[int]int{} // the nearest use of the level's loads
		for i := c.blocks[b].first; i < c.blocks[b].end; i++ {
			if !c.fetches(&c.list[i]) {
				continue
			}
			use := c.firstUse(i, users, stores, loads)
			if at, ok := byLevel[level[i]]; use >= 0 && (!ok || c.distance(b, use) < c.distance(b, at)) {
				byLevel[level[i]] = use
			}
		}
		var order []int
		for l := range byLevel {
			order = append(order, l)
		}
		slices.Sort(order)
		for _, l := range order {
			list = append(list, wait{b, c.between(b, byLevel[l])})
		}
	}
	return list
}

// users returns the instructions that use each value, and the stores and loads of each
// variable of the function.
func (c *code) users() (users, stores, loads map[uint32][]int) {
	users, stores, loads = map[uint32][]int{}, map[uint32][]int{}, map[uint32][]int{}
	root := map[uint32]uint32{} // of pointers into variables
	for n := range c.list {
		i := &c.list[n]
		for _, u := range i.uses {
			users[u] = append(users[u], n)
		}
		switch {
		case i.op == spirv.OpAccessChain && i.class(c) == spirv.StorageClassFunction:
			root[i.result] = rootOf(root, i.uses[0])
		case i.op == spirv.OpStore && c.class[i.uses[0]] == spirv.StorageClassFunction:
			v := rootOf(root, i.uses[0])
			stores[v] = append(stores[v], n)
		case i.op == spirv.OpLoad && c.class[i.uses[0]] == spirv.StorageClassFunction:
			v := rootOf(root, i.uses[0])
			loads[v] = append(loads[v], n)
		}
	}
	for p, v := range root {
		stores[p], loads[p] = stores[v], loads[v]
	}
	return users, stores, loads
}

func (i *instruction) class(c *code) spirv.StorageClass { return c.class[i.result] }

func rootOf(root map[uint32]uint32, p uint32) uint32 {
	if v, ok := root[p]; ok {
		return v
	}
	return p
}

// levels returns, for each load of a block, how many of the block's loads precede it in a
// chain of addresses.
func (c *code) levels(b int) map[int]int {
	depth, level := map[uint32]int{}, map[int]int{}
	for n := c.blocks[b].first; n < c.blocks[b].end; n++ {
		i := &c.list[n]
		d := 0
		for _, u := range i.uses {
			d = max(d, depth[u])
		}
		if c.fetches(i) {
			level[n] = d
			d++
		}
		if i.result != 0 && d > 0 {
			depth[i.result] = d
		}
	}
	return level
}

// firstUse returns the nearest instruction that computes with, branches on or stores the
// value that an instruction has loaded, or -1. Later instructions in the order of the
// code are nearest, then those around a loop.
func (c *code) firstUse(from int, users, stores, loads map[uint32][]int) int {
	best, seen := -1, map[int]bool{}
	var follow func(n int)
	follow = func(n int) {
		if seen[n] {
			return
		}
		seen[n] = true
		i := &c.list[n]
		next := users[i.result]
		if i.op == spirv.OpStore {
			next = c.reached(n, stores, loads)
		}
		for _, u := range next {
			if c.moves(&c.list[u]) {
				follow(u)
			} else if best < 0 || c.farther(from, best) > c.farther(from, u) {
				best = u
			}
		}
	}
	follow(from)
	return best
}

// reached returns the loads of a variable that see the value of a store: those that follow,
// up to the next store, or else those before it, which a loop reaches again.
func (c *code) reached(store int, stores, loads map[uint32][]int) []int {
	v := c.list[store].uses[0]
	end := len(c.list)
	for _, s := range stores[v] {
		if s > store && c.list[s].block == c.list[store].block {
			end = min(end, s)
		}
	}
	var after, before []int
	for _, l := range loads[v] {
		if l > store && l < end {
			after = append(after, l)
		} else if l < store {
			before = append(before, l)
		}
	}
	if len(after) > 0 {
		return after
	}
	return before
}

// farther returns the distance from an instruction to a use. Uses around a loop are the
// farthest.
func (c *code) farther(from, use int) int {
	if use > from {
		return use - from
	}
	return len(c.list) + use
}

func (c *code) distance(b, use int) int {
	if use >= c.blocks[b].first {
		return use
	}
	return len(c.list) + use
}

// between returns the runs of instructions from block b to a use. The block of the loads
// itself has none, because its independent instructions may run before the loads.
func (c *code) between(b, use int) []run {
	to := c.list[use].block
	var list []run
	add := func(first, end int) {
		for k := first; k < end; k++ {
			list = append(list, run{k, c.blocks[k].end - c.blocks[k].first})
		}
	}
	switch {
	case to > b:
		add(b+1, to)
	case use < c.blocks[b].first: // around the loop that both are in
		add(b+1, c.loopEnd(to, b))
		add(c.loopStart(to, b), to)
	}
	return list
}

// loopEnd returns the block after the innermost loop that contains two blocks, and loopStart
// its header.
func (c *code) loopEnd(x, y int) int {
	_, end := c.loop(min(x, y), max(x, y))
	return end
}

func (c *code) loopStart(x, y int) int {
	start, _ := c.loop(min(x, y), max(x, y))
	return start
}

func (c *code) loop(first, last int) (start, end int) {
	start, end = first, last+1
	for h := first; h >= 0; h-- {
		if m := c.blocks[h].merge; m != 0 {
			if e := c.labelled(m); e > last {
				return h, e
			}
		}
	}
	return start, end
}

func (c *code) labelled(label uint32) int {
	for i, b := range c.blocks {
		if b.label == label {
			return i
		}
	}
	return len(c.blocks)
}

// registers estimates how many registers of 32 bits a lane needs: the most words that live
// at once in the order of the code, plus a few for the compiler. Parts of vectors take no
// words of their own. A value that a loop uses but does not compute lives to the loop's end.
func (c *code) registers() int {
	const own = 12
	last, first, size := map[uint32]int{}, map[uint32]int{}, map[uint32]int{}
	for n := range c.list {
		i := &c.list[n]
		if i.result != 0 && (i.op == spirv.OpVariable && c.class[i.result] == spirv.StorageClassFunction || i.op != spirv.OpVariable && i.op != spirv.OpAccessChain && !c.names(i) && !c.one[i.result]) {
			size[i.result] = c.sizes[i.typ]
			if i.op != spirv.OpVariable {
				first[i.result] = n
			}
		}
		for _, u := range i.uses {
			if _, ok := first[u]; !ok {
				first[u] = n
			}
			last[u] = n
		}
	}
	c.extend(first, last)
	change := make([]int, len(c.list)+1)
	for v, words := range size {
		if from, ok := first[v]; ok && last[v] > from {
			change[from] += words
			change[last[v]] -= words
		}
	}
	most, live := 0, 0
	for _, d := range change {
		live += d
		most = max(most, live)
	}
	return most + own
}

// length returns the number of a lane's instructions in the code: one for each part of a
// vector, without those that only name values.
func (c *code) length() int {
	n := 0
	for i := range c.list {
		if !c.moves(&c.list[i]) {
			n += max(1, c.sizes[c.list[i].typ])
		}
	}
	return n
}

// names reports whether a result takes no register beside its operands'.
func (c *code) names(i *instruction) bool {
	switch i.op {
	case spirv.OpCompositeExtract, spirv.OpBitcast, spirv.OpCompositeConstruct, spirv.OpVectorShuffle:
		return true
	case spirv.OpLoad:
		return c.class[i.uses[0]] == spirv.StorageClassFunction
	}
	return false
}

// extend lets values live to the end of loops that use but do not compute them, and values
// as long as names of their parts.
func (c *code) extend(first, last map[uint32]int) {
	for n := len(c.list) - 1; n >= 0; n-- {
		if i := &c.list[n]; c.names(i) && last[i.result] > 0 {
			for _, u := range i.uses {
				last[u] = max(last[u], last[i.result])
			}
		}
	}
	for h := len(c.blocks) - 1; h >= 0; h-- {
		if c.blocks[h].merge == 0 {
			continue
		}
		end := c.labelled(c.blocks[h].merge)
		if end >= len(c.blocks) {
			continue
		}
		start, stop := c.blocks[h].first, c.blocks[end].first
		for v, at := range last {
			if from, ok := first[v]; ok && from < start && at >= start && at < stop {
				last[v] = stop
			}
		}
	}
}

// accessed adds the memory instructions to a launch's work. If several instructions of a
// block read parts of a sector, the sector comes from the last cache once. most bounds the
// bytes of a binding that come from there.
func (c *code) accessed(w *Work, n *Counted, most func(binding int) float64) {
	type buffer struct {
		block, binding int
		write          bool
	}
	type sum struct{ bytes, sectors, most, unique int64 }
	buffers := map[buffer]*sum{}
	var order []buffer
	for i := range n.Accesses {
		a := &n.Accesses[i]
		w.Lines += float64(a.Lines) * n.Scale
		w.Turns += float64(a.Turns) * n.Scale
		at, ok := c.at[a.Instruction.Offset]
		if a.Class != sim.Global || !ok {
			continue
		}
		b := buffer{c.list[at].block, a.Binding, a.Write}
		if buffers[b] == nil {
			buffers[b] = new(sum)
			order = append(order, b)
		}
		s := buffers[b]
		s.bytes, s.most = s.bytes+int64(a.Bytes), max(s.most, a.Sectors)
		s.sectors, s.unique = s.sectors+a.Sectors, s.unique+a.Unique
		if !a.Write {
			w.Asked += float64(a.Unique) * n.Scale
		}
	}
	read := map[int]float64{}
	for _, b := range order {
		s := buffers[b]
		parts := s.most * ((s.bytes + sector - 1) / sector) // the sectors, if instructions share them
		bytes := sector * float64(min(s.sectors, max(parts, (s.unique+sector-1)/sector))) * n.Scale
		if b.write {
			w.Fetched += bytes
		} else {
			read[b.binding] += bytes
		}
	}
	for _, binding := range slices.Sorted(maps.Keys(read)) {
		w.Fetched += min(read[binding], most(binding))
	}
}

// waiting adds the waits of subgroups to a launch's work, from how often each block ran.
func (c *code) waiting(w *Work, n *Counted) {
	times := c.executions(n)
	groups := float64(n.Workgroups)
	for _, x := range c.waits() {
		if times[x.block] == 0 {
			continue
		}
		wait := Wait{Times: times[x.block] / float64(n.Subgroups)}
		for _, r := range x.between {
			wait.Ahead += float64(r.instructions) * times[r.block] / times[x.block]
		}
		w.Waits = append(w.Waits, wait)
	}
	for b, chain := range c.chains() {
		w.Chain += float64(chain) * times[b] / float64(n.Subgroups)
	}
	for i := range c.list {
		if c.list[i].op == spirv.OpControlBarrier {
			w.Barriers += times[c.list[i].block] / (groups * float64(w.Subgroups))
		}
	}
}

// The length, in dependent instructions, of a load from shared memory, and of a division,
// which is several instructions.
const (
	sharedSteps  = 6
	specialSteps = 6
)

// chains returns, for each block, the length of its longest chain of dependent
// instructions.
func (c *code) chains() []int {
	longest := make([]int, len(c.blocks))
	depth := map[uint32]int{} // of values, and of those that variables hold
	block := 0
	for n := range c.list {
		i := &c.list[n]
		if i.block != block {
			block = i.block
			clear(depth)
		}
		d := 0
		for _, u := range i.uses {
			d = max(d, depth[u])
		}
		switch {
		case c.moves(i):
			if i.op == spirv.OpStore {
				depth[i.uses[0]] = d
				continue
			}
		case i.op == spirv.OpLoad && c.class[i.uses[0]] == spirv.StorageClassWorkgroup, i.op == spirv.OpCooperativeMatrixLoadKHR:
			d += sharedSteps
		case i.op == spirv.OpFDiv:
			d += specialSteps
		default:
			d++
		}
		if i.result != 0 {
			depth[i.result] = d
		}
		longest[block] = max(longest[block], d)
	}
	return longest
}

// executions returns how often subgroups ran each block: as often as they ran its memory
// instructions. A block without any takes the number of the nearest later block in the
// order of the code, or else of the nearest earlier one.
func (c *code) executions(n *Counted) []float64 {
	times := make([]float64, len(c.blocks))
	known := make([]bool, len(c.blocks))
	for i := range n.Accesses {
		a := &n.Accesses[i]
		if at, ok := c.at[a.Instruction.Offset]; ok {
			b := c.list[at].block
			times[b], known[b] = float64(a.Executions), true
		}
	}
	for b := len(times) - 2; b >= 0; b-- {
		if !known[b] && known[b+1] {
			times[b], known[b] = times[b+1], true
		}
	}
	for b := 1; b < len(times); b++ {
		if !known[b] && known[b-1] {
			times[b], known[b] = times[b-1], true
		}
	}
	return times
}
