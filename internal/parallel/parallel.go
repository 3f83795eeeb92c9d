package parallel

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// For calls f on pieces [low, high) that cover [0, n) once each, grain long but
// for the last, concurrently where there are several. It returns when all are
// done, with the error of one piece that failed, if any; pieces not begun by
// then are left out. So are those not begun when the context ends, whose error it
// returns then; f itself looks at the context where a piece takes long. Within [Guarded] a
// fault of memory in a piece is an error of that piece.
func For(ctx context.Context, n, grain int, f func(low, high int) error) error {
	pieces, piece := (n+grain-1)/grain, carried(f)
	if workers := min(pieces, runtime.GOMAXPROCS(0)); workers > 1 {
		return concurrently(ctx, workers, n, grain, piece)
	}
	for low := 0; low < n; low += grain {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := piece(low, min(low+grain, n)); err != nil {
			return err
		}
	}
	return nil
}

// concurrently is For on so many goroutines.
func concurrently(ctx context.Context, workers, n, grain int, f func(low, high int) error) error {
	var (
		next   atomic.Int64
		failed atomic.Pointer[error]
		wait   sync.WaitGroup
	)
	for range workers {
		wait.Go(func() {
			for failed.Load() == nil {
				low := (int(next.Add(1)) - 1) * grain
				if low >= n {
					return
				}
				err := ctx.Err()
				if err == nil {
					err = f(low, min(low+grain, n))
				}
				if err != nil {
					failed.Store(&err)
				}
			}
		})
	}
	wait.Wait()
	if err := failed.Load(); err != nil {
		return *err
	}
	return nil
}
