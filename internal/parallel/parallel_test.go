package parallel

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"
)

func TestForCoversTheRangeOnce(t *testing.T) {
	for _, c := range []struct{ n, grain int }{{0, 4}, {1, 4}, {4, 4}, {5, 4}, {1000, 7}, {1000, 1}} {
		visited := make([]atomic.Int32, c.n)
		err := For(context.Background(), c.n, c.grain, func(low, high int) error {
			if low%c.grain != 0 || high-low > c.grain || low >= high {
				t.Errorf("n %d, grain %d: piece [%d, %d)", c.n, c.grain, low, high)
			}
			for i := low; i < high; i++ {
				visited[i].Add(1)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for i := range visited {
			if times := visited[i].Load(); times != 1 {
				t.Errorf("n %d, grain %d: %d visited %d times", c.n, c.grain, i, times)
			}
		}
	}
}

func TestForReturnsAnErrorAndStops(t *testing.T) {
	broken := errors.New("broken")
	for _, n := range []int{1, 500} {
		var calls atomic.Int32
		err := For(context.Background(), n, 1, func(low, _ int) error {
			calls.Add(1)
			if low == 0 {
				return broken
			}
			time.Sleep(time.Millisecond) // far longer than a failure takes to be seen
			return nil
		})
		if !errors.Is(err, broken) {
			t.Errorf("n %d: %v, want %v", n, err, broken)
		}
		if n > 1 && calls.Load() == int32(n) {
			t.Errorf("all %d pieces ran after the first had failed", n)
		}
	}
}
