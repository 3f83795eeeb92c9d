package engine

import (
	"context"
	"sync"
)

// background runs work that goes on when those who wait for it stop waiting, and
// that the engine's end waits for.
type background struct {
	closing error           // what is asked for after the end gets
	open    context.Context // ends when close begins
	end     context.CancelFunc
	mu      sync.Mutex
	closed  bool
	going   int
	under   sync.WaitGroup
}

// enter begins a piece of work, whose end is leave; false once it is closed.
func (b *background) enter() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return false
	}
	b.under.Add(1)
	b.going++
	return true
}

// count is how many pieces of work go on.
func (b *background) count() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.going
}

func (b *background) init(closing error) {
	b.closing = closing
	b.open, b.end = context.WithCancel(context.Background())
}

func (b *background) leave() {
	b.mu.Lock()
	b.going--
	b.mu.Unlock()
	b.under.Done()
}

// close lets nothing more begin, and waits for what has begun.
func (b *background) close() {
	b.mu.Lock()
	b.closed = true
	b.mu.Unlock()
	b.end()
	b.under.Wait()
}

// flight is work that several may wait for.
type flight[V any] struct {
	done  chan struct{}
	value V
	err   error
}

// wait returns what the work has given, or the context's error where that ends
// first: the work goes on.
func (f *flight[V]) wait(ctx context.Context) (V, error) {
	select {
	case <-f.done:
		return f.value, f.err
	default:
	}
	select {
	case <-f.done:
		return f.value, f.err
	case <-ctx.Done():
		var none V
		return none, ctx.Err()
	}
}

// flights do what several goroutines need at once, once. They keep nothing: what
// is done should keep its result, and look for it first. An error is that of all
// who wait, and of nobody who comes later.
type flights[K comparable, V any] struct {
	work  *background
	mu    sync.Mutex
	going map[K]*flight[V]
}

// start is the work of a key that is under way, or else f, begun in a goroutine of
// its own.
func (g *flights[K, V]) start(key K, f func() (V, error)) *flight[V] {
	return g.begin(key, f, func(work func()) { go work() })
}

// do is start and wait; where the context cannot end, what it begins it does in
// the caller's goroutine.
func (g *flights[K, V]) do(ctx context.Context, key K, f func() (V, error)) (V, error) {
	if ctx.Done() != nil {
		return g.start(key, f).wait(ctx)
	}
	return g.begin(key, f, func(work func()) { work() }).wait(ctx)
}

func (g *flights[K, V]) begin(key K, f func() (V, error), launch func(work func())) *flight[V] {
	g.mu.Lock()
	under, ok := g.going[key]
	if ok {
		g.mu.Unlock()
		return under
	}
	fl := &flight[V]{done: make(chan struct{}), err: g.work.closing}
	if g.going == nil {
		g.going = map[K]*flight[V]{}
	}
	g.going[key] = fl
	g.mu.Unlock()
	launch(func() {
		defer func() {
			g.mu.Lock()
			delete(g.going, key)
			g.mu.Unlock()
			close(fl.done)
		}()
		if g.work.enter() {
			defer g.work.leave()
			fl.value, fl.err = f()
		}
	})
	return fl
}

// await does f, which goes on when the context ends before it.
func await[V any](ctx context.Context, work *background, f func() (V, error)) (V, error) {
	alone := flights[struct{}, V]{work: work}
	return alone.do(ctx, struct{}{}, f)
}
