package vulkan

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"weak"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// program is a kernel's pipeline.
type program struct {
	*shaders.Program
	pipeline *vulkan.Pipeline
	used     atomic.Int64 // the time of its last use, by the clock of programs
	dropped  atomic.Bool  // it is no longer kept
	warm     atomic.Bool  // the driver compiles nothing at its first dispatch
}

// programs are the pipelines of a device, by their kernels' keys. It keeps the most recently used
// ones, up to the budget. A dropped pipeline is destroyed once nothing holds it, which Go's
// collector finds out, and the submissions up to then are done. Compiled functions and evaluations
// under way hold theirs; recordings of graphs that have run are planned anew.
type programs struct {
	dev   *vulkan.Device
	work  *flight.Work
	under flight.Group[string, *program]
	gate  chan struct{} // bounds the compilations at a time
	aside chan struct{} // bounds those among them that nobody waits for
	// build makes a program; tests replace it. written, if not nil, is called for each kernel that
	// is written, before its pipeline is made.
	build   func(k *kernel.Kernel, t codegen.Target) (*program, error)
	written func(k *kernel.Kernel, prog *shaders.Program)
	slow    time.Duration // compilations that take longer are logged
	// Programs that were made, were destroyed, and wait for submissions.
	made, destroyed, waiting atomic.Int64
	dead                     deadList[doomed]
	clock                    atomic.Int64 // counts uses
	drops                    atomic.Int64 // counts dropped programs

	mu     sync.Mutex
	budget int
	kept   map[*program]struct{}
	known  map[string]weak.Pointer[program] // all that exist
	doomed []doomed
	trials map[string]float64 // what the host did in place of kernels that have no program, by their keys
}

// doomed is a pipeline that nothing can submit any more.
type doomed struct {
	key      string
	pipeline *vulkan.Pipeline
	after    vulkan.Ticket // the last submission that may use it
}

func (c *programs) init(d *vulkan.Device, work *flight.Work) {
	c.dev, c.work, c.under.Work, c.budget = d, work, work, d.PipelineBudget()
	c.gate = make(chan struct{}, runtime.GOMAXPROCS(0))
	c.aside = make(chan struct{}, max(1, runtime.GOMAXPROCS(0)/2))
	c.build, c.slow = c.compile, slowCompile
	c.kept, c.known, c.trials = map[*program]struct{}{}, map[string]weak.Pointer[program]{}, map[string]float64{}
}

// of returns the programs of kernels. It makes the missing ones, several at a time. A compilation
// that has begun goes on when the context ends, and its result is kept. aside: nobody waits for the
// programs; if the driver compiles at the first dispatch, another device compiles them in advance.
func (c *programs) of(ctx context.Context, kernels []*kernel.Kernel, t codegen.Target, aside bool) ([]*program, error) {
	list := make([]*program, len(kernels))
	keys := c.find(kernels, list)
	lacking := map[string]*kernel.Kernel{}
	for i, k := range kernels {
		if list[i] == nil {
			lacking[keys[i]] = k
		}
	}
	var l *late
	if (aside || len(lacking) >= target.LateFrom) && c.dev.CompilesAside() {
		l = newLate(c.dev)
		if aside {
			l.miss()
		}
	}
	under := make(map[string]*flight.Flight[*program], len(lacking))
	for i, key := range keys { // in the order in which they are needed
		if k := lacking[key]; list[i] == nil && under[key] == nil {
			under[key] = c.start(key, k, t, l, aside)
		}
	}
	var errs []error
	for i := range list {
		if list[i] != nil {
			continue
		}
		made, err := under[keys[i]].Wait(ctx)
		if err != nil && !slices.Contains(errs, err) {
			errs = append(errs, err)
		}
		list[i] = made
	}
	return list, errors.Join(errs...)
}

// start makes a program in a goroutine of its own, when its turn comes. l compiles it in advance,
// for drivers that compile at the first dispatch; nil: they do so then. aside: nobody waits for it,
// and it leaves room for programs that somebody waits for.
func (c *programs) start(key string, k *kernel.Kernel, t codegen.Target, l *late, aside bool) *flight.Flight[*program] {
	return c.under.Start(key, func() (*program, error) {
		c.mu.Lock()
		made := c.get(key)
		c.mu.Unlock()
		if made != nil {
			return made, nil
		}
		if aside {
			c.aside <- struct{}{}
			defer func() { <-c.aside }()
		}
		c.gate <- struct{}{}
		defer func() { <-c.gate }()
		if err := c.dev.Err(); err != nil { // closed while it waited
			return nil, err
		}
		made, err := c.watched(k, t, l)
		if err != nil {
			return nil, err
		}
		c.made.Add(1)
		runtime.AddCleanup(made, c.dead.add, doomed{key: key, pipeline: made.pipeline})
		c.mu.Lock()
		c.known[key] = weak.Make(made)
		delete(c.trials, key)
		c.keep(made)
		c.mu.Unlock()
		c.trim()
		return made, nil
	})
}

// warm makes the driver compile what it would compile at the first dispatch. It goes on when the
// context ends.
func (c *programs) warm(ctx context.Context, list []*program) error {
	var cold []*program
	var pipelines []*vulkan.Pipeline
	for _, p := range list {
		if p.pipeline != nil && !p.warm.Load() && !slices.Contains(cold, p) {
			cold, pipelines = append(cold, p), append(pipelines, p.pipeline)
		}
	}
	if len(cold) == 0 || c.dev.Info().CompileOnly {
		return nil
	}
	_, err := flight.Await(ctx, c.work, func() (struct{}, error) {
		return struct{}{}, c.dev.Warm(context.Background(), pipelines...)
	})
	if err == nil {
		for _, p := range cold {
			p.warm.Store(true)
		}
	}
	return err
}

// slowCompile is the time from which a compilation is logged.
const slowCompile = time.Second

// watched builds a program. It logs a slow build while it goes on, and at its end.
func (c *programs) watched(k *kernel.Kernel, t codegen.Target, l *late) (*program, error) {
	head, _, _ := strings.Cut(k.Text(), " {")
	log := c.dev.Logger().With("kernel", head)
	start := time.Now()
	slow := time.AfterFunc(c.slow, func() { log.Info("still compiling a kernel") })
	made, err := c.build(k, t)
	if err == nil && l != nil && made.pipeline != nil {
		if err := l.compile(made, c.spec(k, made.Program)); err != nil {
			log.Debug("not compiled in advance", "error", err) // its first dispatch compiles it
		}
	}
	if !slow.Stop() {
		log.Info("compiled a kernel", "seconds", time.Since(start).Seconds())
	}
	return made, err
}

// compile writes a kernel and makes its pipeline.
func (c *programs) compile(k *kernel.Kernel, t codegen.Target) (*program, error) {
	prog, err := shaders.Write(k, t)
	if err != nil {
		return nil, err
	}
	if c.written != nil {
		c.written(k, prog)
	}
	pipeline, err := c.dev.Pipeline(c.spec(k, prog))
	if err != nil {
		return nil, err
	}
	return &program{Program: prog, pipeline: pipeline}, nil
}

// spec describes a kernel's pipeline.
func (c *programs) spec(k *kernel.Kernel, prog *shaders.Program) vulkan.PipelineSpec {
	spec := vulkan.PipelineSpec{Name: k.Text(), SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, Subgroup: k.Subgroup()}
	if k.ParamBuffer {
		spec.UniformBuffer = true
	} else {
		spec.PushBytes = 4 * prog.ParamWords
	}
	return spec
}

// find puts the existing programs in the places of their kernels, and returns the kernels' keys.
func (c *programs) find(kernels []*kernel.Kernel, list []*program) []string {
	keys := make([]string, len(kernels))
	for i, k := range kernels {
		keys[i] = k.Key()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for i, key := range keys {
		list[i] = c.get(key)
	}
	return keys
}

// has reports whether all kernels have programs.
func (c *programs) has(kernels []*kernel.Kernel) bool {
	list := make([]*program, len(kernels))
	c.find(kernels, list)
	return !slices.Contains(list, nil)
}

// get returns the program with a key, or nil. The caller holds the lock.
func (c *programs) get(key string) *program {
	made := c.known[key].Value()
	if made != nil {
		c.keep(made)
	}
	return made
}

// keep notes a use of a program, and keeps it. The caller holds the lock.
func (c *programs) keep(p *program) {
	p.used.Store(c.clock.Add(1))
	p.dropped.Store(false)
	c.kept[p] = struct{}{}
}

// use notes a use of a recording's programs.
func (c *programs) use(list []*program) {
	now := c.clock.Add(1)
	for _, p := range list {
		p.used.Store(now)
	}
}

// letGo drops all programs, at the end.
func (c *programs) letGo() {
	c.mu.Lock()
	defer c.mu.Unlock()
	clear(c.kept)
	clear(c.known)
	c.doomed = nil
}

// trim drops the programs that were used longest ago, if more are kept than the budget allows: an
// eighth of the budget at once. A collection then finds out which of them can be destroyed.
func (c *programs) trim() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.kept) <= c.budget {
		return
	}
	if c.made.Load()-c.destroyed.Load() > int64(len(c.kept)) {
		c.mu.Unlock()
		runtime.GC() // for dropped programs that recordings have let go of since
		c.mu.Lock()
	}
	oldest := slices.SortedFunc(maps.Keys(c.kept), func(a, b *program) int { return cmp.Compare(a.used.Load(), b.used.Load()) })
	for _, p := range oldest[:max(0, len(oldest)-c.budget+c.budget/8)] {
		p.dropped.Store(true)
		delete(c.kept, p)
		c.drops.Add(1)
	}
}

// bury destroys the pipelines that nothing holds any more, once the submissions up to now are done:
// nothing can submit them later.
func (c *programs) bury(submitted func() vulkan.Ticket) {
	found := c.dead.take()
	if len(found) == 0 && c.waiting.Load() == 0 {
		return
	}
	last, done := submitted(), c.dev.Completed()
	c.mu.Lock()
	for _, d := range found {
		if c.known[d.key].Value() == nil { // it has not been made again
			delete(c.known, d.key)
		}
		d.after = last
		c.doomed = append(c.doomed, d)
	}
	var ended []*vulkan.Pipeline
	c.doomed = slices.DeleteFunc(c.doomed, func(d doomed) bool {
		if d.after <= done {
			ended = append(ended, d.pipeline)
		}
		return d.after <= done
	})
	c.waiting.Store(int64(len(c.doomed)))
	c.mu.Unlock()
	for _, p := range ended {
		if p != nil { // programs of tests may have none
			p.Destroy()
		}
		c.destroyed.Add(1)
	}
}
