package parallel

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// For cuts [0, n) into pieces [low, high) of grain numbers (the last may be shorter) and calls f
// once with each, on several goroutines if there are several pieces. After a piece fails or the
// context ends, For begins no more pieces. It returns when all begun pieces are done, with the error
// of one that failed, or the context's. f itself must check the context if a piece takes long.
// Within [Guarded], a memory fault in a piece is an error of that piece.
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

// concurrently is For with so many goroutines.
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
