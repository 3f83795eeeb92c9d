package engine

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// program is a kernel's pipeline.
type program struct {
	*shaders.Program
	pipeline *vulkan.Pipeline
}

// maxPrograms is how many pipelines are kept for kernels to come. Recordings keep
// theirs besides.
const maxPrograms = 4096

// programs are the pipelines of a device, by their kernels' keys. There are two
// generations, as in planCache. What is forgotten is destroyed once no recording
// has it, which Go's collector finds out, and all submissions of until then are
// done.
type programs struct {
	dev   *vulkan.Device
	work  *background
	under flights[string, *program]
	gate  chan struct{} // as many as compile at a time
	// build makes a program; tests put their own in its place.
	build func(k *kernel.Kernel, t codegen.Target) (*program, error)
	slow  time.Duration // what a compile may take unsaid
	// How many were made, and destroyed, and how many wait for submissions.
	made, destroyed, waiting atomic.Int64
	dead                     deadList[*vulkan.Pipeline]

	mu         sync.Mutex
	limit      int
	young, old map[string]*program
	doomed     []doomed
}

// doomed is a pipeline that nothing can submit any more.
type doomed struct {
	pipeline *vulkan.Pipeline
	after    vulkan.Ticket // the last submission that may use it
}

func (c *programs) init(d *vulkan.Device, work *background) {
	c.dev, c.work, c.under.work, c.limit = d, work, work, maxPrograms
	c.gate = make(chan struct{}, runtime.GOMAXPROCS(0))
	c.build, c.slow = c.compile, slowCompile
	c.young = map[string]*program{}
}

// of are the programs of a plan's steps; those that are lacking are made, several
// at a time. What has begun goes on when the context ends, and its result is kept.
func (c *programs) of(ctx context.Context, p *plan.Plan, t codegen.Target) ([]*program, error) {
	list := make([]*program, len(p.Steps))
	lacking := map[string]*flight[*program]{}
	keys := c.find(p, list)
	for i, s := range p.Steps {
		if list[i] == nil && lacking[keys[i]] == nil {
			lacking[keys[i]] = c.start(keys[i], s.Kernel, t)
		}
	}
	var errs []error
	for i := range list {
		if list[i] != nil {
			continue
		}
		made, err := lacking[keys[i]].wait(ctx)
		if err != nil && !slices.Contains(errs, err) {
			errs = append(errs, err)
		}
		list[i] = made
	}
	return list, errors.Join(errs...)
}

// start makes a program in a goroutine of its own, as soon as it is its turn.
func (c *programs) start(key string, k *kernel.Kernel, t codegen.Target) *flight[*program] {
	return c.under.start(key, func() (*program, error) {
		c.mu.Lock()
		made := c.get(key)
		c.mu.Unlock()
		if made != nil {
			return made, nil
		}
		c.gate <- struct{}{}
		defer func() { <-c.gate }()
		if err := c.dev.Err(); err != nil { // closed while it waited
			return nil, err
		}
		made, err := c.watched(k, t)
		if err != nil {
			return nil, err
		}
		c.made.Add(1)
		if made.pipeline != nil {
			runtime.AddCleanup(made, c.dead.add, made.pipeline)
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		c.put(key, made)
		return made, nil
	})
}

// slowCompile is how long a compile takes that is worth a word.
const slowCompile = time.Second

// watched builds a program, and tells of a slow one while it goes on, and at its end.
func (c *programs) watched(k *kernel.Kernel, t codegen.Target) (*program, error) {
	head, _, _ := strings.Cut(k.Text(), " {")
	log := c.dev.Logger().With("kernel", head)
	start := time.Now()
	slow := time.AfterFunc(c.slow, func() { log.Info("still compiling a kernel") })
	made, err := c.build(k, t)
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
	return c.pipeline(k, prog)
}

// pipeline makes the pipeline of a kernel that is written.
func (c *programs) pipeline(k *kernel.Kernel, prog *shaders.Program) (*program, error) {
	spec := vulkan.PipelineSpec{Name: k.Text(), SPIRV: prog.SPIRV, StorageBuffers: prog.StorageBuffers, Subgroup: k.Subgroup()}
	if k.ParamBuffer {
		spec.UniformBuffer = true
	} else {
		spec.PushBytes = 4 * prog.ParamWords
	}
	pipeline, err := c.dev.Pipeline(spec)
	if err != nil {
		return nil, err
	}
	return &program{prog, pipeline}, nil
}

// find puts the programs that there are in the places of their steps, and returns
// the steps' keys.
func (c *programs) find(p *plan.Plan, list []*program) []string {
	keys := make([]string, len(p.Steps))
	for i, s := range p.Steps {
		keys[i] = s.Kernel.Key()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for i, key := range keys {
		list[i] = c.get(key)
	}
	return keys
}

// has reports whether no program of a plan is lacking.
func (c *programs) has(p *plan.Plan) bool {
	list := make([]*program, len(p.Steps))
	c.find(p, list)
	return !slices.Contains(list, nil)
}

// get is the program of a key, nil for none. The lock is held.
func (c *programs) get(key string) *program {
	if made := c.young[key]; made != nil {
		return made
	}
	made := c.old[key]
	if made != nil {
		c.put(key, made)
	}
	return made
}

// put keeps a program. The lock is held.
func (c *programs) put(key string, made *program) {
	if len(c.young) >= c.limit/2 {
		c.old, c.young = c.young, map[string]*program{}
	}
	c.young[key] = made
}

// bury destroys the pipelines that nothing has any more, once all is done that was
// submitted until that was found: what had them can submit nothing since.
func (c *programs) bury(submitted func() vulkan.Ticket) {
	found := c.dead.take()
	if len(found) == 0 && c.waiting.Load() == 0 {
		return
	}
	last, done := submitted(), c.dev.Completed()
	c.mu.Lock()
	for _, p := range found {
		c.doomed = append(c.doomed, doomed{p, last})
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
		p.Destroy()
		c.destroyed.Add(1)
	}
}
