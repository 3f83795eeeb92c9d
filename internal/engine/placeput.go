package engine

import (
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// written is what an assignment in place writes, and where. Of blocks that are put to indices
// it is computed first, so that a mistake in them, or the end of the memory, comes before
// anything is written.
type written struct {
	place shape.View  // in the array
	from  graph.Value // the elements
	at    graph.Value // the index of each block, where blocks are put; else no node
	given *graph.Put  // what was given, whose indices putting back takes
	old   graph.Value // what is at these before, where somebody may ask for it
}

// of finds out what an assignment writes. The engine's lock is held, as in all methods.
func (w *written) of(n *graph.Node) error {
	switch {
	case w.from.Node != nil:
		return nil
	case n.Put == nil:
		w.place, w.from = n.Region(), n.Inputs[1]
		return nil
	}
	place, err := n.Put.Blocks()
	if err != nil {
		return err
	}
	parts, err := compose.PlacedOf(n.Put, n.Site)
	if err != nil {
		return err
	}
	w.place, w.from, w.at, w.given = place, parts.Blocks, parts.At, n.Put
	return nil
}

// elements are what is in memory before it is written, the elements themselves first, and
// their indices next, where they are put.
func (w *written) elements() []graph.Value {
	switch {
	case w.from.Node == nil:
		return nil
	case w.given == nil:
		return []graph.Value{w.from}
	}
	return []graph.Value{w.from, w.at, w.given.At, w.given.From}
}

// keep makes what is at the indices before, where blocks are put.
func (w *written) keep(n *graph.Node) (err error) {
	if w.at.Node != nil && w.old.Node == nil {
		w.old, err = compose.Replaced(n.Put, n.Site)
	}
	return err
}

// kept are what has to be in memory for those who may ask for what is written over.
func (w *written) kept() []graph.Value {
	if w.old.Node == nil {
		return nil
	}
	return []graph.Value{w.old}
}

// free lets go of what was made to be written, and of what was to be kept and is not.
func (w *written) free() {
	for _, v := range []graph.Value{w.from, w.at, w.old} {
		if w.at.Node != nil && v.Node != nil {
			freeUnneeded(v)
		}
	}
}
