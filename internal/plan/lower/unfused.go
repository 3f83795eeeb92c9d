package lower

import (
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/shape"
)

// separate returns dims and strides as shape.Coalesce would if no dimensions could be merged.
func separate(dims []int, strides ...[]int) ([]int, [][]int) {
	out := append([]int{}, dims...)
	list := make([][]int, len(strides))
	for i, s := range strides {
		list[i] = append([]int{}, s...)
	}
	return out, list
}

// Coalesce merges dimensions as far as the configuration allows.
func (b *Builder) Coalesce(dims []int, strides ...[]int) ([]int, [][]int) {
	if b.Config.FirstOpen && b.Config.Runs(rules.Coalesce) && len(dims) > 0 && dims[0] == 1 {
		return coalesceFirst(dims, strides)
	}
	return b.coalesceInner(dims, strides...)
}

// coalesceInner merges dimensions without regard to FirstOpen.
func (b *Builder) coalesceInner(dims []int, strides ...[]int) ([]int, [][]int) {
	if !b.Config.Runs(rules.Coalesce) {
		return separate(dims, strides...)
	}
	return shape.Coalesce(dims, strides...)
}

// coalesceFirst merges dimensions as if the first one, of size 1, had another size. So a batch of
// one uses the kernels of a larger batch.
func coalesceFirst(dims []int, strides [][]int) ([]int, [][]int) {
	rest := make([][]int, len(strides))
	for i, s := range strides {
		rest[i] = s[1:]
	}
	inner, list := shape.Coalesce(dims[1:], rest...)
	merges := len(inner) > 0
	for i, s := range list {
		merges = merges && strides[i][0] == s[0]*inner[0]
	}
	if merges {
		return inner, list
	}
	for i, s := range list {
		list[i] = append([]int{strides[i][0]}, s...)
	}
	return append([]int{1}, inner...), list
}
