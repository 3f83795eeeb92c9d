package engine

import (
	"context"
	"errors"
	"testing"
)

// Work whose callers stop waiting goes on, is counted as long as it does, and the engine's
// end waits for it; after the end nothing begins.
func TestWorkIsCounted(t *testing.T) {
	closing := errors.New("closed")
	var b background
	b.init(closing)
	over, cancel := context.WithCancel(ctx)
	begun, free := make(chan struct{}), make(chan struct{})
	given := make(chan error, 1)
	go func() {
		_, err := await(over, &b, func() (int, error) {
			close(begun)
			<-free
			return 1, nil
		})
		given <- err
	}()
	<-begun
	cancel()
	if err := <-given; !errors.Is(err, context.Canceled) || b.count() != 1 {
		t.Errorf("%v, %d pieces of work go on, want 1", err, b.count())
	}
	closed := make(chan struct{})
	go func() { b.close(); close(closed) }()
	<-b.open.Done()
	select {
	case <-closed:
		t.Error("the end did not wait")
	default:
	}
	close(free)
	<-closed
	if b.count() != 0 {
		t.Errorf("%d pieces of work after the end", b.count())
	}
	if _, err := await(ctx, &b, func() (int, error) { return 1, nil }); err != closing || b.count() != 0 {
		t.Errorf("after the end: %v, %d", err, b.count())
	}
}
