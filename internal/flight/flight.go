package flight

import (
	"context"
	"sync"
)

// Work is work that goes on when those who wait for it stop waiting, and that the end of
// whoever has it waits for. All its methods may be called at once.
type Work struct {
	Closing error           // what is asked for after the end gets
	Open    context.Context // ends when Close begins
	end     context.CancelFunc
	mu      sync.Mutex
	closed  bool
	going   int
	under   sync.WaitGroup
}

// Enter begins a piece of work, whose end is Leave; false once it is closed.
func (b *Work) Enter() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return false
	}
	b.under.Add(1)
	b.going++
	return true
}

// Count is how many pieces of work go on.
func (b *Work) Count() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.going
}

// Init is called before all else; closing is what is asked for after the end gets.
func (b *Work) Init(closing error) {
	b.Closing = closing
	b.Open, b.end = context.WithCancel(context.Background())
}

// Leave ends a piece of work that Enter has begun.
func (b *Work) Leave() {
	b.mu.Lock()
	b.going--
	b.mu.Unlock()
	b.under.Done()
}

// Close lets nothing more begin, and waits for what has begun.
func (b *Work) Close() {
	b.mu.Lock()
	b.closed = true
	b.mu.Unlock()
	b.end()
	b.under.Wait()
}

// Flight is a piece of work that several may wait for.
type Flight[V any] struct {
	done  chan struct{}
	value V
	err   error
}

// Wait returns what the work has given, or the context's error where that ends
// first: the work goes on.
func (f *Flight[V]) Wait(ctx context.Context) (V, error) {
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

// Group does what several goroutines need at once, once. It keeps nothing: what
// is done should keep its result, and look for it first. An error is that of all
// who wait, and of nobody who comes later.
type Group[K comparable, V any] struct {
	Work  *Work
	mu    sync.Mutex
	going map[K]*Flight[V]
}

// Start is the work of a key that is under way, or else f, begun in a goroutine of
// its own.
func (g *Group[K, V]) Start(key K, f func() (V, error)) *Flight[V] {
	return g.begin(key, f, func(work func()) { go work() })
}

// Do is Start and Wait; where the context cannot end, what it begins it does in
// the caller's goroutine.
func (g *Group[K, V]) Do(ctx context.Context, key K, f func() (V, error)) (V, error) {
	if ctx.Done() != nil {
		return g.Start(key, f).Wait(ctx)
	}
	return g.begin(key, f, func(work func()) { work() }).Wait(ctx)
}

func (g *Group[K, V]) begin(key K, f func() (V, error), launch func(work func())) *Flight[V] {
	g.mu.Lock()
	under, ok := g.going[key]
	if ok {
		g.mu.Unlock()
		return under
	}
	fl := &Flight[V]{done: make(chan struct{}), err: g.Work.Closing}
	if g.going == nil {
		g.going = map[K]*Flight[V]{}
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
		if g.Work.Enter() {
			defer g.Work.Leave()
			fl.value, fl.err = f()
		}
	})
	return fl
}

// Await does f, which goes on when the context ends before it.
func Await[V any](ctx context.Context, work *Work, f func() (V, error)) (V, error) {
	alone := Group[struct{}, V]{Work: work}
	return alone.Do(ctx, struct{}{}, f)
}
