package plan

import (
	"github.com/weft-gpu/weft/shape"
)

// separate is shape.Coalesce without merging anything: dims and strides as they
// are.
func separate(dims []int, strides ...[]int) ([]int, [][]int) {
	out := append([]int{}, dims...)
	list := make([][]int, len(strides))
	for i, s := range strides {
		list[i] = append([]int{}, s...)
	}
	return out, list
}

// coalesce merges dimensions where the configuration lets it.
func (b *builder) coalesce(dims []int, strides ...[]int) ([]int, [][]int) {
	if !b.cfg.runs(Coalesce) {
		return separate(dims, strides...)
	}
	return shape.Coalesce(dims, strides...)
}
