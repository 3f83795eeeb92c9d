package hostref

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
)

// evalSort puts every row of words in ascending order.
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
