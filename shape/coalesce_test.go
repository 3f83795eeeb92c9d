package shape_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
	"pgregory.net/rapid"
)

func TestCoalesce(t *testing.T) {
	for _, c := range []struct {
		name    string
		dims    []int
		strides [][]int
		want    []int
		outs    [][]int
	}{
		{"contiguous", []int{2, 3, 4}, [][]int{{12, 4, 1}, {12, 4, 1}}, []int{24}, [][]int{{1}, {1}}},
		{"no operand", []int{2, 3}, nil, []int{6}, [][]int{}},
		{"scalar", []int{}, [][]int{{}, {}}, []int{}, [][]int{{}, {}}},
		{"one element", []int{1, 1}, [][]int{{5, 7}}, []int{}, [][]int{{}}},
		{"empty", []int{2, 0, 3}, [][]int{{9, 9, 1}, {0, 0, 0}}, []int{0}, [][]int{{0}, {0}}},
		{"sizes 1 dropped", []int{2, 1, 3}, [][]int{{3, 99, 1}, {3, -7, 1}}, []int{6}, [][]int{{1}, {1}}},
		{"row", []int{4, 5}, [][]int{{5, 1}, {0, 1}}, []int{4, 5}, [][]int{{5, 1}, {0, 1}}},
		{"column", []int{4, 5}, [][]int{{5, 1}, {1, 0}}, []int{4, 5}, [][]int{{5, 1}, {1, 0}}},
		{"splat", []int{4, 5}, [][]int{{5, 1}, {0, 0}}, []int{20}, [][]int{{1}, {0}}},
		{"[64 64 64 64] with [64 1 64 1]", []int{64, 64, 64, 64},
			[][]int{{262144, 4096, 64, 1}, {64, 0, 1, 0}},
			[]int{64, 64, 64, 64}, [][]int{{262144, 4096, 64, 1}, {64, 0, 1, 0}}},
		{"bias over two inner axes", []int{8, 3, 5, 5}, [][]int{{75, 25, 5, 1}, {0, 1, 0, 0}},
			[]int{8, 3, 25}, [][]int{{75, 25, 1}, {0, 1, 0}}},
		{"backwards", []int{2, 3}, [][]int{{-3, -1}}, []int{6}, [][]int{{-1}}},
		{"transposed", []int{3, 2}, [][]int{{1, 3}}, []int{3, 2}, [][]int{{1, 3}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dims, outs := shape.Coalesce(c.dims, c.strides...)
			if !reflect.DeepEqual(dims, c.want) || !reflect.DeepEqual(outs, c.outs) {
				t.Errorf("got %v, %v; want %v, %v", dims, outs, c.want, c.outs)
			}
		})
	}
}

func TestCoalesceHighRank(t *testing.T) {
	for _, rank := range []int{12, 32} {
		dims := slices.Repeat([]int{2, 1}, rank/2)
		got, strides := shape.Coalesce(dims, shape.ContiguousStrides(dims), make([]int, rank))
		if !slices.Equal(got, []int{1 << (rank / 2)}) || !slices.Equal(strides[0], []int{1}) || !slices.Equal(strides[1], []int{0}) {
			t.Errorf("rank %d: %v, %v", rank, got, strides)
		}
	}
}

// Coalescing keeps every operand's sequence of offsets, and its result cannot be coalesced further.
func TestCoalesceProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		dims := drawShape(5, 4).Draw(t, "dims")
		operands := make([][]int, rapid.IntRange(1, 3).Draw(t, "operands"))
		for k := range operands {
			operands[k] = shape.ContiguousStrides(dims)
			for axis := range dims {
				operands[k][axis] *= rapid.SampledFrom([]int{1, 1, 1, 0, -1, 2}).Draw(t, "factor")
			}
		}
		before := slices.Clone(operands[0])
		got, strides := shape.Coalesce(dims, operands...)
		for k := range operands {
			want := offsets(dims, operands[k], 7)
			if have := offsets(got, strides[k], 7); !slices.Equal(have, want) {
				t.Fatalf("operand %d of %v, %v reads %v after %v, %v; want %v", k, dims, operands[k], have, got, strides[k], want)
			}
		}
		again, twice := shape.Coalesce(got, strides...)
		if !slices.Equal(again, got) || !reflect.DeepEqual(twice, strides) {
			t.Fatalf("%v, %v coalesce further to %v, %v", got, strides, again, twice)
		}
		if !slices.Equal(before, operands[0]) {
			t.Fatal("the argument was changed")
		}
	})
}
