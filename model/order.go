package model

import (
	"container/heap"
	"fmt"
	"sort"
	"strings"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// ordered returns the nodes of the main graph such that each comes after the nodes whose results it
// uses. Tools that append nodes write them in any order, and ONNX Runtime takes such files. Nodes
// that may stay where they are do so: of the nodes that are ready, the first in the file comes next. given
// holds the names of the graph's inputs and initialisers, which no node makes.
func ordered(file string, given map[string]bool, list []*onnxpb.Node) ([]*onnxpb.Node, error) {
	maker := map[string]int{}
	for i, p := range list {
		for _, out := range p.Output {
			if _, twice := maker[out]; out != "" && !twice && !given[out] {
				maker[out] = i
			}
		}
	}
	before := make([][]int, len(list)) // the nodes that each node uses
	users := make([][]int, len(list))
	left := make([]int, len(list)) // the number of those that have no place yet
	ready := &indices{}
	for i, p := range list {
		used := map[int]bool{}
		usesOf(p, nil, func(name string) {
			if j, ok := maker[name]; ok && !used[j] {
				used[j] = true
				before[i], users[j] = append(before[i], j), append(users[j], i)
			}
		})
		if left[i] = len(before[i]); left[i] == 0 {
			heap.Push(ready, i)
		}
	}
	out := make([]*onnxpb.Node, 0, len(list))
	for ready.Len() > 0 {
		i := heap.Pop(ready).(int)
		out = append(out, list[i])
		for _, user := range users[i] {
			if left[user]--; left[user] == 0 {
				heap.Push(ready, user)
			}
		}
	}
	if len(out) < len(list) {
		return nil, circular(file, list, before, left)
	}
	return out, nil
}

// circular is the error of nodes of which each uses a result of the next, and the last of the first.
func circular(file string, list []*onnxpb.Node, before [][]int, left []int) error {
	at := 0
	for left[at] == 0 {
		at++
	}
	place := map[int]int{} // in the way
	var way []int
	for {
		if first, again := place[at]; again {
			way = way[first:]
			break
		}
		place[at] = len(way)
		way = append(way, at)
		for _, j := range before[at] {
			if left[j] > 0 {
				at = j
				break
			}
		}
	}
	const most = 8
	var names []string
	for _, i := range way[:min(len(way), most)] {
		names = append(names, fmt.Sprintf("%q", label(list[i])))
	}
	if len(way) > most {
		names = append(names, fmt.Sprintf("%d more", len(way)-most))
	}
	return fault(file, "", "nodes use each other's results in a circle, so that none can come first: %s", strings.Join(names, ", "))
}

// usesOf calls use with the names that a node uses: its operands, and those that the graphs in its
// attributes take from outside. local holds the names that the graphs around the node make.
func usesOf(p *onnxpb.Node, local *scope, use func(name string)) {
	for _, in := range p.Input {
		if in != "" && !local.has(in) {
			use(in)
		}
	}
	for _, a := range p.Attribute {
		if a.G != nil {
			usesOfGraph(a.G, &scope{names: map[string]bool{}, outer: local}, use)
		}
	}
}

func usesOfGraph(g *onnxpb.Graph, local *scope, use func(name string)) {
	for _, in := range g.Input {
		local.names[in.GetName()] = true
	}
	for _, t := range g.Initializer {
		local.names[t.GetName()] = true
	}
	for _, t := range g.SparseInitializer {
		local.names[t.GetValues().GetName()] = true
	}
	for _, p := range g.Node {
		usesOf(p, local, use)
		for _, out := range p.Output {
			local.names[out] = true
		}
	}
	for _, out := range g.Output {
		if !local.has(out.GetName()) {
			use(out.GetName())
		}
	}
}

// indices is a heap of numbers, the least first.
type indices struct{ sort.IntSlice }

func (h *indices) Push(i any) { h.IntSlice = append(h.IntSlice, i.(int)) }

func (h *indices) Pop() any {
	last := h.IntSlice[len(h.IntSlice)-1]
	h.IntSlice = h.IntSlice[:len(h.IntSlice)-1]
	return last
}
