package onnx

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// Ensembles of trees.

var drawnMLTrees = []drawnOp{{"TreeEnsembleRegressor", drawTreeRegressor}, {"TreeEnsembleClassifier", drawTreeClassifier}, {"TreeEnsemble", drawTreeEnsemble}}

// drawnTrees are trees as they grow.
type drawnTrees struct {
	trees, ids, features, yes, no, missing []int64
	modes                                  []string
	splits                                 []float64
	leaves                                 [][2]int64 // of tree and node
}

// splitValues are few, so that features are equal to some.
var splitValues = []float64{-2, -0.5, 0, 0.5, 1, 3}

// trees grow up to four deep.
func (d *drawer) trees(count, features int, modes ...string) *drawnTrees {
	t := &drawnTrees{}
	for tree := range int64(count) {
		id := int64(0)
		var grow func(depth int) int64
		grow = func(depth int) int64 {
			me, at := id, len(t.ids)
			id++
			t.trees, t.ids, t.features, t.splits = append(t.trees, tree), append(t.ids, me), append(t.features, int64(d.IntN(features))), append(t.splits, oneOf(d, splitValues...))
			t.yes, t.no, t.missing, t.modes = append(t.yes, 0), append(t.no, 0), append(t.missing, int64(d.IntN(2))), append(t.modes, "LEAF")
			if depth == 4 || d.chance(4) {
				t.leaves = append(t.leaves, [2]int64{tree, me})
				return me
			}
			t.modes[at] = oneOf(d, modes...)
			yes := grow(depth + 1)
			no := grow(depth + 1)
			t.yes[at], t.no[at] = yes, no
			return me
		}
		grow(0)
	}
	return t
}

// nodes adds the attributes of nodes.
func (c *drawnCase) nodes(d *drawer, t *drawnTrees) *drawnCase {
	c.with(attrInts("nodes_treeids", t.trees...), attrInts("nodes_nodeids", t.ids...), attrInts("nodes_featureids", t.features...), attrStrings("nodes_modes", t.modes...),
		attrInts("nodes_truenodeids", t.yes...), attrInts("nodes_falsenodeids", t.no...))
	c.maybe(d, attrInts("nodes_missing_value_tracks_true", t.missing...))
	c.version = oneOf[int64](d, 1, 3)
	if c.in[0].GetDataType() == int32(float64s) && d.chance(2) {
		c.version = 3
		return c.with(attrTensor("nodes_values_as_tensor", put(float64s, []int64{int64(len(t.splits))}, t.splits)))
	}
	return c.with(attrFloats("nodes_values", t.splits...))
}

// votes adds the attributes of votes: of each leaf for one target, or for some.
func (c *drawnCase) votes(d *drawer, t *drawnTrees, prefix string, targets int, isPositive bool) *drawnCase {
	var trees, ids, list []int64
	only := int64(d.IntN(targets))
	how := d.IntN(4)
	for _, leaf := range t.leaves {
		for target := range int64(targets) {
			switch {
			case how == 0 && target != only, how == 1 && target != leaf[0]%int64(targets), how == 2 && target != (leaf[0]+leaf[1])%int64(targets):
				continue
			}
			trees, ids, list = append(trees, leaf[0]), append(ids, leaf[1]), append(list, target)
		}
	}
	weights := d.reals(len(list))
	for i := range weights {
		if isPositive {
			weights[i] = float32(math.Abs(float64(weights[i]))) / 8
		}
	}
	return c.with(attrInts(prefix+"_treeids", trees...), attrInts(prefix+"_nodeids", ids...), attrInts(prefix+"_ids", list...), attrFloats(prefix+"_weights", weights...))
}

func attrTensor(name string, t drawnInput) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_TENSOR)
	a.T = t.Tensor
	return a
}

var treeModes = []string{"BRANCH_LEQ", "BRANCH_LT", "BRANCH_GTE", "BRANCH_GT", "BRANCH_EQ", "BRANCH_NEQ"}

// someModes are one mode or all.
func (d *drawer) someModes() []string {
	if d.chance(2) {
		return treeModes
	}
	return []string{oneOf(d, treeModes...)}
}

// compared are rows of numbers that splits have, and of others.
func (d *drawer) compared(elem onnxpb.Tensor_DataType, features int) drawnInput {
	dims := []int64{int64(d.between(1, 7)), int64(features)}
	if elem == int32s || elem == int64s {
		return d.numbers(elem, dims, -3, 4)
	}
	return d.someOf(elem, dims, append(slices.Clone(splitValues), -1.25, 7, math.NaN(), math.Inf(1), math.Inf(-1))...)
}

func drawTreeRegressor(d *drawer) *drawnCase {
	features, targets := d.between(1, 4), d.between(1, 3)
	c := mlCase("TreeEnsembleRegressor", 1, d.compared(oneOf(d, float32s, float64s), features))
	t := d.trees(d.between(1, 7), features, d.someModes()...)
	c.nodes(d, t).votes(d, t, "target", targets, false).with(attrInt("n_targets", targets))
	c.maybe(d, attrString("aggregate_function", oneOf(d, "SUM", "AVERAGE", "MIN", "MAX")))
	c.maybe(d, attrFloats("base_values", d.reals(targets)...))
	c.maybe(d, d.post())
	return c
}

func drawTreeClassifier(d *drawer) *drawnCase {
	features, classes := d.between(1, 4), d.between(2, 4)
	c := mlCase("TreeEnsembleClassifier", 2, d.compared(d.anyFeature(), features))
	t := d.trees(d.between(1, 7), features, d.someModes()...)
	c.nodes(d, t).votes(d, t, "class", classes, d.chance(2)).with(d.labels(classes, "classlabels_int64s"))
	c.maybe(d, attrFloats("base_values", d.reals(classes)...))
	c.maybe(d, d.post())
	return c
}

// drawTreeEnsemble has the trees' leaves apart. It leaves out SOFTMAX and LOGISTIC: their numbers are 1
// and 2 in ONNX, and 2 and 1 in ONNX Runtime.
func drawTreeEnsemble(d *drawer) *drawnCase {
	features, targets := d.between(1, 4), d.between(1, 3)
	elem := oneOf(d, float32s, float64s)
	c := mlCase("TreeEnsemble", 1, d.compared(elem, features))
	c.version = 5
	isWhole := d.chance(2) // ONNX Runtime cuts fractions off before it looks for members
	if isWhole {
		c.in[0] = d.someOf(elem, c.in[0].Dims, -2, 0, 1, 3, 7, 40, 64)
	}
	t := d.trees(d.between(1, 6), features, d.someModes()...)
	var roots, feature, yes, no, yesLeaf, noLeaf, missing, target []int64
	var modes, splits, weights, members []float64
	place := map[[2]int64]int64{}
	for i, mode := range t.modes {
		if mode != "LEAF" {
			place[[2]int64{t.trees[i], t.ids[i]}] = int64(len(place))
		}
	}
	leaf := map[[2]int64]int64{}
	for i, at := range t.leaves {
		leaf[at] = int64(i)
		target, weights = append(target, int64(d.IntN(targets))), append(weights, float64(d.IntN(64)-32)/8)
	}
	to := func(tree, id int64) (at, isLeaf int64) {
		if at, ok := leaf[[2]int64{tree, id}]; ok {
			return at, 1
		}
		return place[[2]int64{tree, id}], 0
	}
	node := func(tree, y, n int64, i int) {
		at, isLeaf := to(tree, y)
		yes, yesLeaf = append(yes, at), append(yesLeaf, isLeaf)
		at, isLeaf = to(tree, n)
		no, noLeaf = append(no, at), append(noLeaf, isLeaf)
		feature, missing, splits = append(feature, t.features[i]), append(missing, t.missing[i]), append(splits, t.splits[i])
		mode := slices.Index(treeModes, t.modes[i])
		if mode < 0 || d.chance(6) {
			if mode = 0; y != n && isWhole {
				mode = 6
				for range d.between(1, 4) {
					members = append(members, oneOf[float64](d, -2, 0, 1, 3, 40)) // ONNX Runtime has integers alone
				}
				members = append(members, math.NaN())
			}
		}
		modes = append(modes, float64(mode))
	}
	for i, mode := range t.modes {
		if mode == "LEAF" {
			continue
		}
		if t.ids[i] == 0 {
			roots = append(roots, place[[2]int64{t.trees[i], 0}])
		}
		node(t.trees[i], t.yes[i], t.no[i], i)
	}
	for i, mode := range t.modes { // trees of one leaf
		if mode == "LEAF" && t.ids[i] == 0 {
			roots = append(roots, int64(len(modes)))
			node(t.trees[i], 0, 0, i)
		}
	}
	n := []int64{int64(len(modes))}
	c.with(attrInts("tree_roots", roots...), attrInts("nodes_featureids", feature...), attrInts("nodes_truenodeids", yes...), attrInts("nodes_falsenodeids", no...),
		attrInts("nodes_trueleafs", yesLeaf...), attrInts("nodes_falseleafs", noLeaf...), attrInts("leaf_targetids", target...), attrInt("n_targets", targets),
		attrTensor("nodes_modes", put(uint8s, n, modes)), attrTensor("nodes_splits", put(elem, n, splits)), attrTensor("leaf_weights", put(elem, []int64{int64(len(weights))}, weights)))
	if len(members) > 0 {
		c.with(attrTensor("membership_values", put(elem, []int64{int64(len(members))}, members)))
	}
	c.maybe(d, attrInts("nodes_missing_value_tracks_true", missing...))
	c.maybe(d, attrInt("aggregate_function", d.IntN(4)))
	c.maybe(d, attrInt("post_transform", oneOf(d, 0, 3, 4)))
	return c
}
