package tensor

import "github.com/weft-gpu/weft/shape"

// BroadcastArrays is each of the tensors broadcast to the shape of them all, its
// dtype and device its own (Array API 2024.12, broadcast_arrays). It copies
// nothing. When the shapes do not broadcast every result carries the
// *shape.BroadcastError; a [Scalar] is a *[ScalarError], since it has no dtype.
func BroadcastArrays(ts ...*Tensor) []*Tensor {
	out := make([]*Tensor, len(ts))
	to, err := commonShape("broadcast_arrays", ts)
	for i, t := range ts {
		if err != nil {
			out[i] = failed(err)
		} else {
			out[i] = t.BroadcastTo(to...)
		}
	}
	return out
}

func commonShape(op string, ts []*Tensor) (shape.Shape, *OpError) {
	if err := usable(op, ts...); err != nil {
		return nil, carried(op, err)
	}
	shapes := make([]shape.Shape, len(ts))
	for i, t := range ts {
		shapes[i] = t.cell.value.Shape()
	}
	to, err := shape.Broadcast(op, shapes...)
	if err != nil {
		return nil, refuse(op, err, ts...)
	}
	return to, nil
}
