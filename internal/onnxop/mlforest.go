package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// forest is an ensemble as tables, by which all rows go down all trees together: one step for each
// level. Places are those of leaves, then those of the other nodes, level by level. A row stays at
// a leaf.
type forest struct {
	dtype   dtype.DType // of splits and weights
	depth   int
	ways    int // 3 where NaN goes another way than numbers beyond the bounds do
	feature int // the greatest

	features *Array // by place
	low      *Array // by place; nil where nothing is compared with it
	high     *Array // by place: a row goes the first way where low <= its feature <= high
	next     *Array // by place and way

	roots   *Array // [1, trees]
	weights *Array // by leaf, or [targets, leaves]
	marks   *Array // as weights: whether the leaf votes for the target; nil where that follows from hits
	byTree  bool   // each tree votes for one target: roots are in the order of targets, as many for each

	targets, trees int
	hits           []hit // by target
}

// Close closes the tables.
func (f *forest) Close() {
	for _, table := range []*Array{f.features, f.low, f.high, f.next, f.roots, f.weights, f.marks} {
		if table != nil {
			table.Close()
		}
	}
}

// hit says whether the leaves that a row reaches vote for a target.
type hit int

const (
	never hit = iota
	always
	sometimes // the row decides
)

// maxLevels bounds the depth of trees: each level is steps of the plan, which takes 12 s for 200 levels.
const maxLevels = 256

// aggregation is how votes of a target are joined.
type aggregation struct {
	neutral float64
	join    func(x *tensor.Tensor, axes []int) *tensor.Tensor
	both    func(a, b float64) float64 // of two votes of one leaf
}

var summed = aggregation{0, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Sum(axes) }, func(a, b float64) float64 { return a + b }}

// aggregations are those of aggregate_function; an average is a sum that is divided at the end.
var aggregations = map[string]aggregation{
	"SUM": summed, "AVERAGE": summed,
	"MIN": {math.Inf(1), func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Min(axes) }, math.Min},
	"MAX": {math.Inf(-1), func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Max(axes) }, math.Max},
}

// planted makes the tables of an ensemble.
func (c *Call) planted(e ensemble, d dtype.DType, how aggregation) *forest {
	if e.targets < 1 || len(e.roots) == 0 {
		c.fail("%d trees, and %d targets", len(e.roots), e.targets)
	}
	e = c.unrolled(e)
	f := &forest{dtype: d, ways: 2, targets: e.targets, trees: len(e.roots)}
	levels := c.levels(e)
	if f.depth = len(levels) - 1; f.depth > maxLevels {
		c.check(&HostSizeError{c.Op, "levels of trees", []int{f.depth}, maxLevels})
	}
	place, leaves := make([]int, len(e.nodes)), 1 // the leaf at place 0 has no votes
	for i, node := range e.nodes {
		if node.mode == leafMode {
			place[i] = leaves
			leaves++
		}
	}
	places := leaves
	for _, level := range levels {
		for _, i := range level {
			if e.nodes[i].mode != leafMode {
				place[i] = places
				places++
			}
		}
	}
	f.branches(c, e, place, places)
	f.votes(c, e, place, leaves, how)
	return f
}

// unrolled replaces tests of membership by tests of one member each.
func (c *Call) unrolled(e ensemble) ensemble {
	e.nodes = slices.Clone(e.nodes)
	for i := 0; i < len(e.nodes); i++ {
		node := e.nodes[i]
		if node.mode != "BRANCH_MEMBER" {
			continue
		}
		one := node
		one.mode, one.split, one.members = "BRANCH_EQ", math.NaN(), nil
		if len(node.members) > 0 {
			one.split = node.members[0]
		}
		if len(node.members) > 1 {
			rest := node
			rest.members = node.members[1:]
			e.nodes = append(e.nodes, rest)
			one.no = len(e.nodes) - 1
		}
		e.nodes[i] = one
	}
	return e
}

// levels are the nodes that rows reach, by the most steps that lead there.
func (c *Call) levels(e ensemble) [][]int {
	depth, open := make([]int, len(e.nodes)), make([]int, len(e.nodes)) // open: how many nodes lead there
	reached := make([]bool, len(e.nodes))
	var list []int
	reach := func(i int) {
		if !reached[i] {
			reached[i] = true
			list = append(list, i)
		}
	}
	for _, root := range e.roots {
		reach(root)
	}
	for k := 0; k < len(list); k++ {
		if node := e.nodes[list[k]]; node.mode != leafMode {
			open[node.yes]++
			open[node.no]++
			reach(node.yes)
			reach(node.no)
		}
	}
	var levels [][]int
	ready := slices.DeleteFunc(slices.Clone(list), func(i int) bool { return open[i] > 0 })
	done := 0
	for k := 0; k < len(ready); k++ {
		i := ready[k]
		done++
		for len(levels) <= depth[i] {
			levels = append(levels, nil)
		}
		levels[depth[i]] = append(levels[depth[i]], i)
		if node := e.nodes[i]; node.mode != leafMode {
			for _, to := range []int{node.yes, node.no} {
				depth[to] = max(depth[to], depth[i]+1)
				if open[to]--; open[to] == 0 {
					ready = append(ready, to)
				}
			}
		}
	}
	if done < len(list) {
		c.fail("a node of a tree leads back to itself")
	}
	return levels
}

// bounds is a comparison of which the first way leads between two numbers, both included.
type bounds struct {
	low, high             float64
	inside, outside, lost int // nodes or their places; lost is where NaN goes
}

// bounds brings all comparisons to one form. In trees of a dtype below a number is up to the one
// before it, and what is not inside is outside: so are above and unequal.
func (n treeNode) bounds(d dtype.DType) bounds {
	b := bounds{math.Inf(-1), n.split, n.yes, n.no, n.no}
	if n.missingYes || n.mode == "BRANCH_NEQ" {
		b.lost = n.yes
	}
	isOutside := n.mode == "BRANCH_NEQ"
	switch n.mode {
	case "BRANCH_LT", "BRANCH_GTE":
		b.high = before(n.split, d)
	case "BRANCH_EQ", "BRANCH_NEQ":
		b.low = n.split
	}
	if !math.IsNaN(n.split) { // with NaN nothing compares, and only NEQ holds
		isOutside = isOutside || n.mode == "BRANCH_GTE" || n.mode == "BRANCH_GT"
	}
	if isOutside {
		b.inside, b.outside = b.outside, b.inside
	}
	return b
}

// before is the greatest number of a dtype below x, NaN where there is none.
func before(x float64, d dtype.DType) float64 {
	switch {
	case math.IsInf(x, -1):
		return math.NaN()
	case d == dtype.Float64:
		return math.Nextafter(x, math.Inf(-1))
	}
	return float64(math.Nextafter32(float32(x), float32(math.Inf(-1))))
}

// branches makes the tables of the ways down.
func (f *forest) branches(c *Call, e ensemble, place []int, places int) {
	list := make([]bounds, places)
	for i := range list {
		list[i] = bounds{math.Inf(-1), math.Inf(1), i, i, i}
	}
	features := make([]uint32, places)
	isLow := false
	for i, node := range e.nodes {
		if node.mode == leafMode || place[i] == 0 {
			continue
		}
		if node.feature < 0 || node.feature > math.MaxInt32 {
			c.fail("a node has feature %d", node.feature)
		}
		b := node.bounds(f.dtype)
		b.inside, b.outside, b.lost = place[b.inside], place[b.outside], place[b.lost]
		features[place[i]], list[place[i]] = uint32(node.feature), b
		f.feature = max(f.feature, node.feature)
		isLow = isLow || !math.IsInf(b.low, -1)
		if b.lost != b.outside {
			f.ways = 3
		}
	}
	high, low := make([]float64, places), make([]float64, places)
	next := make([]uint32, 0, places*f.ways)
	for i, b := range list {
		low[i], high[i] = b.low, b.high
		next = append(next, []uint32{uint32(b.inside), uint32(b.outside), uint32(b.lost)}[:f.ways]...)
	}
	f.features, f.next = c.table(tensor.From(c.Env.Host, features)), c.table(tensor.From(c.Env.Host, next))
	f.high = c.table(tensor.FromOf(c.Env.Host, f.dtype, high))
	if isLow {
		f.low = c.table(tensor.FromOf(c.Env.Host, f.dtype, low))
	}
}

// table is a table that the node keeps.
func (c *Call) table(t *tensor.Tensor) *Array {
	c.check(t.Err())
	return NewConstant(ElemOf(t.DType()), t)
}

// votes makes the tables of the leaves.
func (f *forest) votes(c *Call, e ensemble, place []int, leaves int, how aggregation) {
	trees := e.leaves()
	f.hits = e.hits(trees)
	roots := make([][]uint32, e.targets)
	each, isMixed := 0, false
	for t, list := range trees {
		target := e.target(list)
		if target < 0 {
			isMixed = true
			break
		}
		roots[target] = append(roots[target], uint32(place[e.roots[t]]))
		each = max(each, len(roots[target]))
	}
	// Where targets have numbers of trees that differ too much, most would be padding.
	if isMixed || each*e.targets > 2*len(e.roots) {
		f.dense(c, e, place, leaves, how)
		return
	}
	f.byTree = true
	var all []uint32
	for _, list := range roots {
		all = append(append(all, list...), make([]uint32, each-len(list))...)
	}
	f.roots = c.table(tensor.From(c.Env.Host, all, 1, len(all)))
	f.weights, f.marks = f.leafVotes(c, e, place, leaves, how, 1)
}

// dense makes tables of each leaf's votes for all targets.
func (f *forest) dense(c *Call, e ensemble, place []int, leaves int, how aggregation) {
	roots := make([]uint32, len(e.roots))
	for t, root := range e.roots {
		roots[t] = uint32(place[root])
	}
	f.roots = c.table(tensor.From(c.Env.Host, roots, 1, len(roots)))
	f.weights, f.marks = f.leafVotes(c, e, place, leaves, how, e.targets)
}

// leafVotes are the votes of leaves, [leaves] or [targets, leaves], and where there are some. Of
// one target the first vote of a leaf counts, as in ONNX Runtime, and of several all.
func (f *forest) leafVotes(c *Call, e ensemble, place []int, leaves int, how aggregation, columns int) (weights, marks *Array) {
	c.onHost("votes of leaves", columns, leaves)
	list, isVote := slices.Repeat([]float64{how.neutral}, columns*leaves), make([]bool, columns*leaves)
	for i, node := range e.nodes {
		for _, v := range node.votes {
			at := v.target%columns*leaves + place[i]
			switch {
			case !isVote[at]:
				list[at], isVote[at] = v.weight, true
			case e.targets > 1:
				list[at] = how.both(list[at], v.weight)
			}
		}
	}
	dims := []int{columns, leaves}
	if f.byTree {
		dims = dims[1:]
	}
	if slices.Contains(f.hits, sometimes) {
		marks = c.table(tensor.From(c.Env.Host, isVote, dims...))
	}
	return c.table(tensor.FromOf(c.Env.Host, f.dtype, list, dims...)), marks
}

// leaves are those of each tree.
func (e ensemble) leaves() [][]int {
	list := make([][]int, len(e.roots))
	seen := make([]int, len(e.nodes)) // 1 + the tree that was here last
	for t, root := range e.roots {
		for stack := []int{root}; len(stack) > 0; {
			i := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if seen[i] == t+1 {
				continue
			}
			seen[i] = t + 1
			if node := e.nodes[i]; node.mode == leafMode {
				list[t] = append(list[t], i)
			} else {
				stack = append(stack, node.no, node.yes)
			}
		}
	}
	return list
}

// target is the one for which all leaves of a tree vote, or -1.
func (e ensemble) target(leaves []int) int {
	target := e.nodes[leaves[0]].votes[0].target
	for _, i := range leaves {
		for _, v := range e.nodes[i].votes {
			if v.target != target {
				return -1
			}
		}
	}
	return target
}

// hits says for each target whether rows reach votes for it.
func (e ensemble) hits(trees [][]int) []hit {
	hits := make([]hit, e.targets)
	for _, leaves := range trees {
		count := map[int]int{}
		for _, i := range leaves {
			votes := e.nodes[i].votes
			for k, v := range votes {
				if !slices.ContainsFunc(votes[:k], func(before vote) bool { return before.target == v.target }) {
					count[v.target]++
				}
			}
		}
		for target, n := range count {
			switch {
			case n == len(leaves):
				hits[target] = always
			case hits[target] == never:
				hits[target] = sometimes
			}
		}
	}
	return hits
}
