package vulkan

import (
	"fmt"
	"sync"

	"github.com/weft-gpu/weft/internal/spirv"
)

// PipelineSpec describes a compute pipeline with entry point "main". All its buffers are in
// descriptor set 0: storage buffers at bindings 0 to StorageBuffers-1, and the uniform buffer, if
// there is one, at binding StorageBuffers.
type PipelineSpec struct {
	Name           string // for errors, validation messages and debuggers
	SPIRV          []uint32
	StorageBuffers int
	UniformBuffer  bool
	PushBytes      int // a multiple of 4
	// Subgroup is the size of subgroups, all of them full, on which the code relies; 0: none.
	Subgroup int
}

// Pipeline is a compute pipeline. It stays valid until Destroy or the device's Close.
type Pipeline struct {
	device    *Device
	name      string
	storage   int
	uniform   bool
	pushWords int

	handle, layout, setLayout uint64
	pushDescriptors           bool
}

// pipelines holds what pipelines share: layouts and the cache on disk.
type pipelines struct {
	// making is held for reading while a pipeline is made, and for writing while the driver's cache
	// is replaced.
	making sync.RWMutex
	cache  uint64 // 0: none

	mu      sync.Mutex
	saving  sync.Mutex
	file    *cacheFile
	layouts map[layoutKey]layout
	live    map[*Pipeline]struct{}
	counts  PipelineCounts
}

// PipelineCounts says how many pipelines a device has made, how many of them the driver reports to
// have found in Weft's cache (many drivers report none), and how many exist now.
type PipelineCounts struct{ Made, Cached, Live int }

// PipelineCounts returns the counts since Open; zero on the host.
func (d *Device) PipelineCounts() PipelineCounts {
	if d.unopened() != nil {
		return PipelineCounts{}
	}
	d.pipelines.mu.Lock()
	defer d.pipelines.mu.Unlock()
	counts := d.pipelines.counts
	counts.Live = len(d.pipelines.live)
	return counts
}

// DefaultPipelineBudget is about ten times what large programs need. On CPU drivers a pipeline
// takes some 0.4 MB with its code; GPUs' drivers take less.
const DefaultPipelineBudget = 512

// PipelineBudget is how many pipelines are kept for reuse.
func (d *Device) PipelineBudget() int {
	if d.config.PipelineBudget > 0 {
		return d.config.PipelineBudget
	}
	return DefaultPipelineBudget
}

type layoutKey struct {
	storage   int
	uniform   bool
	pushBytes int
}

type layout struct {
	set, pipeline   uint64
	pushDescriptors bool
}

// Pipeline makes a pipeline; several goroutines may call it at once. The driver's compiled code is
// cached on disk. Errors: *PipelineError, *OutOfMemoryError, *ResultError, *LostError,
// *ClosedError, and *UnsupportedError on the host.
func (d *Device) Pipeline(spec PipelineSpec) (*Pipeline, error) {
	if err := d.enter("pipelines"); err != nil {
		return nil, err
	}
	defer d.leave()
	if err := d.lostError(); err != nil {
		return nil, err
	}
	if reason := d.checkSpec(spec); reason != "" {
		return nil, &PipelineError{Name: spec.Name, Reason: reason}
	}
	shared, err := d.layout(layoutKey{spec.StorageBuffers, spec.UniformBuffer, spec.PushBytes})
	if err != nil {
		return nil, err
	}
	module, result := d.logical.createModule(spec.SPIRV)
	if result != success {
		return nil, d.failure(result, "vkCreateShaderModule")
	}
	defer d.logical.destroyModule(module)
	d.pipelines.making.RLock()
	handle, cached, result := d.logical.createPipeline(d.pipelines.cache, module, shared.pipeline, d.required(spec.Subgroup), spec.Name)
	d.pipelines.making.RUnlock()
	if result != success {
		return nil, fmt.Errorf("pipeline %q: %w", spec.Name, d.failure(result, "vkCreateComputePipelines"))
	}
	p := &Pipeline{
		device: d, name: spec.Name,
		storage: spec.StorageBuffers, uniform: spec.UniformBuffer, pushWords: spec.PushBytes / 4,
		handle: handle, layout: shared.pipeline, setLayout: shared.set, pushDescriptors: shared.pushDescriptors,
	}
	d.pipelines.mu.Lock()
	d.pipelines.live[p] = struct{}{}
	d.pipelines.counts.Made++
	if cached {
		d.pipelines.counts.Cached++
	}
	look := d.pipelines.counts.Made%cacheLooks == 0
	d.pipelines.mu.Unlock()
	if look {
		d.pipelines.renew(d)
	}
	return p, nil
}

const (
	// cacheBytes is the largest size of the driver's cache, which also keeps destroyed pipelines.
	cacheBytes = 64 << 20
	// cacheLooks is how many pipelines are made between two checks of its size.
	cacheLooks = 256
)

// renew replaces the driver's cache by an empty one if it has grown too large. The old data is
// saved to disk first.
func (p *pipelines) renew(d *Device) {
	p.making.Lock()
	defer p.making.Unlock()
	if p.cache == 0 {
		return
	}
	data := d.logical.cacheData(p.cache)
	if len(data) <= cacheBytes {
		return
	}
	fresh, result := d.logical.createCache(nil)
	if result != success {
		return // a later check tries again
	}
	p.file.save(data, d.config.Logger)
	d.logical.destroyCache(p.cache)
	p.cache = fresh
}

// checkSpec says what is wrong with a description, or returns "".
func (d *Device) checkSpec(spec PipelineSpec) string {
	l := d.info.Limits
	switch {
	case !spirv.IsModule(spec.SPIRV):
		return "the code is not SPIR-V"
	case spec.StorageBuffers < 0 || spec.StorageBuffers > l.MaxStorageBuffersPerStage:
		return fmt.Sprintf("%d storage buffers, the device takes %d", spec.StorageBuffers, l.MaxStorageBuffersPerStage)
	case spec.PushBytes < 0 || spec.PushBytes%4 != 0 || spec.PushBytes > l.MaxPushConstants:
		return fmt.Sprintf("%d bytes of push constants, the device takes a multiple of 4 up to %d", spec.PushBytes, l.MaxPushConstants)
	case spec.Subgroup != 0 && !d.info.Features.HasSubgroup(spec.Subgroup):
		f := &d.info.Features
		return fmt.Sprintf("subgroups of %d, the device has sizes %d to %d, selectable: %v", spec.Subgroup, f.SubgroupMin, f.SubgroupMax, f.SubgroupControl)
	}
	return ""
}

// required is the subgroup size that a pipeline requires in Vulkan; 0 on a device that has only one
// size and cannot be asked for it.
func (d *Device) required(subgroup int) int {
	if !d.info.Features.SubgroupControl {
		return 0
	}
	return subgroup
}

// layout finds or makes the layouts that all pipelines of one interface share.
func (d *Device) layout(key layoutKey) (layout, error) {
	p := &d.pipelines
	p.mu.Lock()
	defer p.mu.Unlock()
	if found, ok := p.layouts[key]; ok {
		return found, nil
	}
	bindings := key.storage
	if key.uniform {
		bindings++
	}
	made := layout{pushDescriptors: bindings <= int(d.facts.limits.PushDescriptors) && !d.config.DescriptorSets}
	var result int32
	if made.set, result = d.logical.createSetLayout(key.storage, key.uniform, made.pushDescriptors); result != success {
		return layout{}, d.failure(result, "vkCreateDescriptorSetLayout")
	}
	if made.pipeline, result = d.logical.createPipelineLayout(made.set, key.pushBytes); result != success {
		d.logical.destroySetLayout(made.set)
		return layout{}, d.failure(result, "vkCreatePipelineLayout")
	}
	p.layouts[key] = made
	return made, nil
}

// Name returns the name that the pipeline was made with.
func (p *Pipeline) Name() string { return p.name }

// Destroy destroys the pipeline. No unfinished batch may use it. A second call does nothing.
func (p *Pipeline) Destroy() {
	d := p.device
	if d.enter("pipelines") != nil {
		return // closed: the pipeline was destroyed with the device
	}
	defer d.leave()
	d.pipelines.mu.Lock()
	_, live := d.pipelines.live[p]
	delete(d.pipelines.live, p)
	d.pipelines.mu.Unlock()
	if live {
		d.gone.Add(1)
		d.logical.destroyPipeline(p.handle)
	}
}

// open prepares the shared parts and loads the cache from disk.
func (p *pipelines) open(d *Device) {
	p.layouts = map[layoutKey]layout{}
	p.live = map[*Pipeline]struct{}{}
	p.file = newCacheFile(d)
	data := p.file.load(d.config.Logger)
	cache, result := d.logical.createCache(data)
	if result != success && data != nil {
		d.config.Logger.Info("pipeline cache discarded: the driver refuses it", "file", p.file.path)
		cache, result = d.logical.createCache(nil)
	}
	if result != success {
		// A device without a cache works; it only compiles again.
		d.config.Logger.Warn("no pipeline cache", "error", d.failure(result, "vkCreatePipelineCache"))
		return
	}
	p.cache = cache
}

// close saves the cache and destroys everything. The device is idle.
func (p *pipelines) close(d *Device) {
	for live := range p.live {
		d.logical.destroyPipeline(live.handle)
	}
	for _, l := range p.layouts {
		d.logical.destroyPipelineLayout(l.pipeline)
		d.logical.destroySetLayout(l.set)
	}
	p.live, p.layouts = nil, nil
	if p.cache == 0 {
		return
	}
	if d.lost.Load() == nil {
		p.save(d)
	}
	d.logical.destroyCache(p.cache)
}

// KeepPipelines saves the driver's pipeline cache to the cache folder, as Close does, for programs
// that end without Close.
func (d *Device) KeepPipelines() {
	if d.enter("pipelines") != nil {
		return
	}
	defer d.leave()
	if d.lost.Load() == nil && d.pipelines.cache != 0 {
		d.pipelines.save(d)
	}
}

// save writes the cache if it has changed, merged with what other programs have written since it
// was read.
func (p *pipelines) save(d *Device) {
	p.making.RLock()
	defer p.making.RUnlock()
	p.write(d, d.logical.cacheData(p.cache))
}

// write saves the cache's data. The caller prevents a replacement of the cache meanwhile.
func (p *pipelines) write(d *Device, data []byte) {
	p.saving.Lock()
	defer p.saving.Unlock()
	if !p.file.news(data) {
		return
	}
	if others := p.file.others(d.config.Logger); others != nil {
		data = p.merged(d, others, data)
	}
	p.file.save(data, d.config.Logger)
}

// merged returns others' data merged with the cache's own, or the latter alone if the driver cannot
// merge them.
func (p *pipelines) merged(d *Device, others, own []byte) []byte {
	both, result := d.logical.createCache(others)
	if result != success {
		return own
	}
	defer d.logical.destroyCache(both)
	if d.logical.mergeCaches(both, p.cache) != success {
		return own
	}
	return d.logical.cacheData(both)
}
