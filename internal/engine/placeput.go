package engine

import (
	"errors"

	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// written is what an assignment in place writes, and where. Blocks that are put at indices are
// computed before anything is written. So an error in them, or a lack of memory, leaves the target
// as it was.
type written struct {
	place shape.View  // the region of the array
	from  graph.Value // the new elements
	at    graph.Value // of a put: the index of each block, or the mask; otherwise without a node
	given *graph.Put  // the put as it was recorded; putting elements back uses its indices
	old   graph.Value // the elements before the put, if somebody may ask for them
}

// of finds what an assignment writes. The caller of all methods holds the engine's lock.
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

// elements returns the values that must be in memory before anything is written: the new elements
// and, for a put, the indices or the mask.
func (w *written) elements() []graph.Value {
	switch {
	case w.from.Node == nil:
		return nil
	case w.given == nil:
		return []graph.Value{w.from}
	}
	return []graph.Value{w.from, w.at, w.given.At, w.given.From}
}

// masks reports whether elements are put where a mask is true.
func (w *written) masks() bool { return w.given != nil && w.given.Masks() }

// stretch broadcasts a mask, and the elements that it selects, to the whole shape.
func (w *written) stretch(from, at *graph.Stored) error {
	if !w.masks() {
		return nil
	}
	var wrong, err error
	from.View, wrong = from.View.BroadcastTo("put_mask", w.place.Shape)
	at.View, err = at.View.BroadcastTo("put_mask", w.place.Shape)
	return errors.Join(wrong, err)
}

// errMaskKept: a mask may be true anywhere, so all elements would have to be kept.
var errMaskKept = errors.New("engine: a put by a mask keeps the whole target")

// keep makes the value of the old elements at the indices of a put.
func (w *written) keep(n *graph.Node) (err error) {
	if w.masks() {
		return errMaskKept
	}
	if w.at.Node != nil && w.old.Node == nil {
		w.old, err = compose.Replaced(n.Put, n.Site)
	}
	return err
}

// kept returns the values that must be in memory because somebody may ask for the old elements.
func (w *written) kept() []graph.Value {
	if w.old.Node == nil {
		return nil
	}
	return []graph.Value{w.old}
}

// free frees the values that were made for the assignment and are not needed any more.
func (w *written) free() {
	for _, v := range []graph.Value{w.from, w.at, w.old} {
		if w.at.Node != nil && v.Node != nil {
			freeUnneeded(v)
		}
	}
}
