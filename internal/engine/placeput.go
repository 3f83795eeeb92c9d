package engine

import (
	"errors"

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
	at    graph.Value // the index of each block, where blocks are put, or the mask; else no node
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
	if n.Put.Masks() {
		w.place, w.from, w.at, w.given = shape.Contiguous(n.Outputs[0].Shape), n.Put.From, n.Put.At, n.Put
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

// masks reports whether elements are put where a mask holds.
func (w *written) masks() bool { return w.given != nil && w.given.Masks() }

// stretch has a mask, and what is put where it holds, seen with the shape of the whole.
func (w *written) stretch(from, at *graph.Stored) error {
	if !w.masks() {
		return nil
	}
	var wrong, err error
	from.View, wrong = from.View.BroadcastTo("put_mask", w.place.Shape)
	at.View, err = at.View.BroadcastTo("put_mask", w.place.Shape)
	return errors.Join(wrong, err)
}

// errMaskKept says that a mask may hold anywhere: who keeps what is written over has it all.
var errMaskKept = errors.New("engine: what is put by a mask is kept whole")

// keep makes what is at the indices before, where blocks are put.
func (w *written) keep(n *graph.Node) (err error) {
	if w.masks() {
		return errMaskKept
	}
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
