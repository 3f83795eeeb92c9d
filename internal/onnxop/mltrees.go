package onnxop

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Ensembles of trees as the operators' attributes have them. A forest's tables are made of these.

// treeModes are the comparisons of a node, by the numbers that TreeEnsemble has for them.
var treeModes = []string{"BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ", "BRANCH_MEMBER"}

const leafMode = "LEAF"

// treeNode is a node of a tree. A row whose feature compares with split goes to node yes, and
// others to node no. votes are a leaf's.
type treeNode struct {
	mode       string
	feature    int
	split      float64
	members    []float64 // of a BRANCH_MEMBER
	yes, no    int
	missingYes bool // NaN goes to yes
	votes      []vote
}

// vote is a number that a leaf adds to a target.
type vote struct {
	target int
	weight float64
}

// ensemble is all trees of an operator.
type ensemble struct {
	nodes   []treeNode
	roots   []int
	targets int
}

// treeNumbers are an attribute of float32 numbers, or the tensor that stands for it.
func (c *Call) treeNumbers(name string) []float64 {
	if list := c.Floats(name); len(list) > 0 {
		return list
	}
	return c.tensorNumbers(name + "_as_tensor")
}

// tensorNumbers are the elements of an attribute that is a tensor, nil where the node has none.
func (c *Call) tensorNumbers(name string) []float64 {
	a, ok := c.tensorAttr(name).(*Array)
	if !ok {
		return nil
	}
	list, err := tensor.Read[float64](c.Ctx, c.on(a, c.Env.Host).Cast(dtype.Float64))
	c.check(err)
	return list
}

// sized fails if a list of one entry for each node or vote has another length.
func (c *Call) sized(name string, n, want int) {
	if n != want {
		c.fail("%s has %d entries, and %d are needed", name, n, want)
	}
}

// trees reads the attributes of TreeEnsembleClassifier and TreeEnsembleRegressor. Those of votes
// begin with prefix.
func (c *Call) trees(prefix string, targets int) ensemble {
	e := ensemble{targets: targets}
	modes, splits := c.Strs("nodes_modes"), c.treeNumbers("nodes_values")
	trees, ids, features := c.Ints("nodes_treeids"), c.Ints("nodes_nodeids"), c.Ints("nodes_featureids")
	yes, no, missing := c.Ints("nodes_truenodeids"), c.Ints("nodes_falsenodeids"), c.Ints("nodes_missing_value_tracks_true")
	n := len(modes)
	c.sized("nodes_values", len(splits), n)
	for name, list := range map[string][]int{"nodes_treeids": trees, "nodes_nodeids": ids, "nodes_featureids": features, "nodes_truenodeids": yes, "nodes_falsenodeids": no} {
		c.sized(name, len(list), n)
	}
	type key struct{ tree, id int }
	place := make(map[key]int, n)
	for i := range n {
		if _, ok := place[key{trees[i], ids[i]}]; ok {
			c.fail("tree %d has two nodes %d", trees[i], ids[i])
		}
		place[key{trees[i], ids[i]}] = i
		if i == 0 || trees[i] != trees[i-1] {
			e.roots = append(e.roots, i)
		}
	}
	find := func(tree, id int) int {
		at, ok := place[key{tree, id}]
		if !ok {
			c.fail("tree %d has no node %d", tree, id)
		}
		return at
	}
	e.nodes = make([]treeNode, n)
	for i, mode := range modes {
		node := treeNode{mode: mode, feature: features[i], split: splits[i], missingYes: i < len(missing) && missing[i] == 1}
		switch {
		case slices.Contains(treeModes[:6], mode):
			node.yes, node.no = find(trees[i], yes[i]), find(trees[i], no[i])
		case mode != leafMode:
			c.fail("a node has the mode %q", mode)
		}
		e.nodes[i] = node
	}
	c.votes(&e, prefix, find)
	return e
}

// votes reads what leaves add to targets, in the order of their targets' attribute. Votes of nodes
// that are no leaves do not count, as in ONNX Runtime.
func (c *Call) votes(e *ensemble, prefix string, find func(tree, id int) int) {
	trees, ids, targets := c.Ints(prefix+"_treeids"), c.Ints(prefix+"_nodeids"), c.Ints(prefix+"_ids")
	weights := c.treeNumbers(prefix + "_weights")
	c.sized(prefix+"_treeids", len(trees), len(targets))
	c.sized(prefix+"_nodeids", len(ids), len(targets))
	c.sized(prefix+"_weights", len(weights), len(targets))
	for i, target := range targets {
		if target < 0 || target >= e.targets {
			c.fail("%s_ids has %d, and there are %d targets", prefix, target, e.targets)
		}
		if node := &e.nodes[find(trees[i], ids[i])]; node.mode == leafMode {
			node.votes = append(node.votes, vote{target, weights[i]})
		}
	}
	for _, node := range e.nodes {
		if node.mode == leafMode && len(node.votes) == 0 {
			c.fail("a leaf has no weight")
		}
	}
}

// treesOfFive reads the attributes of TreeEnsemble, whose leaves are numbered apart: they come
// behind the nodes here.
func (c *Call) treesOfFive() ensemble {
	e := ensemble{targets: c.Int("n_targets", 1), roots: c.Ints("tree_roots")}
	modes, splits := c.tensorNumbers("nodes_modes"), c.tensorNumbers("nodes_splits")
	features, missing := c.Ints("nodes_featureids"), c.Ints("nodes_missing_value_tracks_true")
	targets, weights := c.Ints("leaf_targetids"), c.tensorNumbers("leaf_weights")
	members := c.tensorNumbers("membership_values")
	n := len(modes)
	c.sized("nodes_splits", len(splits), n)
	c.sized("nodes_featureids", len(features), n)
	c.sized("leaf_weights", len(weights), len(targets))
	next := func(way string) func(i int) int {
		ids, leaves := c.Ints("nodes_"+way+"nodeids"), c.Ints("nodes_"+way+"leafs")
		c.sized("nodes_"+way+"nodeids", len(ids), n)
		c.sized("nodes_"+way+"leafs", len(leaves), n)
		return func(i int) int {
			from, count := 0, n
			if leaves[i] != 0 {
				from, count = n, len(targets)
			}
			if ids[i] < 0 || ids[i] >= count {
				c.fail("node %d leads to %d, and there are %d", i, ids[i], count)
			}
			return from + ids[i]
		}
	}
	yes, no := next("true"), next("false")
	e.nodes = make([]treeNode, n, n+len(targets))
	for i, mode := range modes {
		if mode < 0 || int(mode) >= len(treeModes) {
			c.fail("nodes_modes has %v", mode)
		}
		node := treeNode{mode: treeModes[int(mode)], feature: features[i], split: splits[i], yes: yes(i), no: no(i), missingYes: i < len(missing) && missing[i] == 1}
		if node.mode == "BRANCH_MEMBER" {
			end := slices.IndexFunc(members, math.IsNaN)
			if end < 0 {
				end = len(members)
			}
			node.members, members = members[:end], members[min(end+1, len(members)):]
		}
		e.nodes[i] = node
	}
	for i, target := range targets {
		if target < 0 || target >= e.targets {
			c.fail("leaf_targetids has %d, and there are %d targets", target, e.targets)
		}
		e.nodes = append(e.nodes, treeNode{mode: leafMode, votes: []vote{{target, weights[i]}}})
	}
	for _, root := range e.roots {
		if root < 0 || root >= n {
			c.fail("tree_roots has %d, and there are %d nodes", root, n)
		}
	}
	return e
}
