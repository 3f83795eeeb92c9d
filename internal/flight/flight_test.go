package flight

import (
	"context"
	"errors"
	"testing"
)

// Work whose callers stop waiting goes on, is counted as long as it does, and the engine's
// end waits for it; after the end nothing begins.
func TestWorkIsCounted(t *testing.T) {
	closing := errors.New("closed")
	var b Work
	b.Init(closing)
	over, cancel := context.WithCancel(context.Background())
	begun, free := make(chan struct{}), make(chan struct{})
	given := make(chan error, 1)
	go func() {
		_, err := Await(over, &b, func() (int, error) {
			close(begun)
			<-free
			return 1, nil
		})
		given <- err
	}()
	<-begun
	cancel()
	if err := <-given; !errors.Is(err, context.Canceled) || b.Count() != 1 {
		t.Errorf("%v, %d pieces of work go on, want 1", err, b.Count())
	}
	closed := make(chan struct{})
	go func() { b.Close(); close(closed) }()
	<-b.Open.Done()
	select {
	case <-closed:
		t.Error("the end did not wait")
	default:
	}
	close(free)
	<-closed
	if b.Count() != 0 {
		t.Errorf("%d pieces of work after the end", b.Count())
	}
	if _, err := Await(context.Background(), &b, func() (int, error) { return 1, nil }); err != closing || b.Count() != 0 {
		t.Errorf("after the end: %v, %d", err, b.Count())
	}
}
