package resample

import (
	"math"
	"slices"
	"testing"
)

func TestTaps(t *testing.T) {
	for _, c := range []struct {
		name   string
		axis   Axis
		index  [][]int
		weight [][]float64
	}{
		{"nearest to twice the size", Plain(2, 4, Nearest, "half_pixel", false), [][]int{{0}, {0}, {1}, {1}}, [][]float64{{1}, {1}, {1}, {1}}},
		{"linear by half pixels", Plain(2, 4, Linear, "half_pixel", false),
			[][]int{{0, 0}, {0, 1}, {0, 1}, {1, 1}}, [][]float64{{0.25, 0.75}, {0.75, 0.25}, {0.25, 0.75}, {0.75, 0.25}}},
		{"linear by corners", Plain(2, 3, Linear, "align_corners", false), [][]int{{0, 0}, {0, 1}, {0, 1}}, [][]float64{{0, 1}, {0.5, 0.5}, {0, 1}}},
		{"filtered", Plain(4, 2, Linear, "half_pixel", true), nil, nil},
	} {
		taps, err := c.axis.Taps()
		if err != nil {
			t.Fatal(err)
		}
		for i, weights := range taps.Weight {
			sum := 0.0
			for _, w := range weights {
				sum += w
			}
			if math.Abs(sum-1) > 1e-12 || float64(len(weights)) > c.axis.Most() {
				t.Errorf("%s: element %d has the weights %v", c.name, i, weights)
			}
			if c.index != nil && (!slices.Equal(taps.Index[i], c.index[i]) || !slices.Equal(weights, c.weight[i])) {
				t.Errorf("%s: element %d: %v by %v, want %v by %v", c.name, i, taps.Index[i], weights, c.index[i], c.weight[i])
			}
		}
	}
}

func TestRepeats(t *testing.T) {
	for out, want := range map[int]int{3: 1, 6: 2, 9: 3, 4: 0} {
		axis := Plain(3, out, Nearest, "half_pixel", false)
		taps, err := axis.Taps()
		if got := axis.Repeats(taps); err != nil || got != want {
			t.Errorf("3 to %d: repeats %d, want %d (%v)", out, got, want, err)
		}
	}
}
