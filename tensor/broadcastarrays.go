package tensor

import "github.com/weft-gpu/weft/shape"

// BroadcastArrays broadcasts each of the tensors to the shape that they have together (Array API
// 2024.12, broadcast_arrays). The results are views, of the tensors' own dtypes, any dtype, and
// devices. Errors, carried by every result: *shape.BroadcastError, and *[ScalarError] for a
// [Scalar], which has no dtype.
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
