package hostref

import (
	"cmp"
	"context"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
)

// evalSort sorts every row of words in ascending order.
func evalSort(ctx context.Context, t graph.Type, in *Array) (*Array, error) {
	out := NewArray(t.DType, t.Shape)
	words := view[uint64](out.Data)
	copy(out.Data, in.Data)
	n := t.Shape[len(t.Shape)-1]
	err := parallel.For(ctx, len(words)/max(n, 1), max(1, grain/max(n, 1)), func(low, high int) error {
		for row := range slices.Chunk(words[low*n:high*n], max(n, 1)) {
			slices.Sort(row)
		}
		return nil
	})
	return out, err
}

// evalOrder returns the positions of every row's elements in ascending order of the elements, the
// first ones if the result has fewer. Equal elements keep their order.
func evalOrder(ctx context.Context, t graph.Type, in *Array) (*Array, error) {
	out := NewArray(t.DType, t.Shape)
	var err error
	switch in.DType.Size() {
	case 1:
		err = orderRows(ctx, t, in, view[uint8](in.Data), out)
	case 2:
		err = orderRows(ctx, t, in, view[uint16](in.Data), out)
	case 4:
		err = orderRows(ctx, t, in, view[uint32](in.Data), out)
	default:
		err = orderRows(ctx, t, in, view[uint64](in.Data), out)
	}
	return out, err
}

func orderRows[T cmp.Ordered](ctx context.Context, t graph.Type, in *Array, keys []T, out *Array) error {
	last := len(t.Shape) - 1
	n, k := in.Shape[last], t.Shape[last]
	if k == 0 {
		return nil
	}
	places := view[int64](out.Data)
	return parallel.For(ctx, len(keys)/n, max(1, grain/n), func(low, high int) error {
		order := make([]int64, n)
		for i := low; i < high; i++ {
			row := keys[i*n:][:n]
			for j := range order {
				order[j] = int64(j)
			}
			slices.SortStableFunc(order, func(a, b int64) int { return cmp.Compare(row[a], row[b]) })
			copy(places[i*k:][:k], order)
		}
		return nil
	})
}
