package vulkan

import (
	"fmt"
	"runtime"
	"sync"
	"unsafe"

	vk "github.com/vulkan-go/vulkan"
)

// PipelineSpec describes a compute pipeline: entry point "main", everything in descriptor set 0,
// storage buffers at bindings 0 to StorageBuffers-1 and the uniform buffer, where there is one,
// at binding StorageBuffers.
type PipelineSpec struct {
	Name           string // for errors, validation messages and debuggers
	SPIRV          []uint32
	StorageBuffers int
	UniformBuffer  bool
	PushBytes      int // a multiple of 4
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

// pipelines holds what pipelines share: layouts, and the cache on disk.
type pipelines struct {
	mu      sync.Mutex
	cache   vk.PipelineCache
	file    *cacheFile
	layouts map[layoutKey]layout
	live    map[*Pipeline]struct{}
	counts  PipelineCounts
}

// PipelineCounts tells how many pipelines a device has made, and how many of them the driver says
// to have found in the cache that Weft keeps for it. Many drivers say so of none.
type PipelineCounts struct{ Made, Cached int }

// PipelineCounts returns the counts since Open; zero on the host.
func (d *Device) PipelineCounts() PipelineCounts {
	if d.unopened() != nil {
		return PipelineCounts{}
	}
	d.pipelines.mu.Lock()
	defer d.pipelines.mu.Unlock()
	return d.pipelines.counts
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

const spirvMagic = 0x07230203

// Pipeline makes a pipeline; several goroutines may do so at once. The driver's own compilation
// is cached on disk. Errors: *PipelineError, *OutOfMemoryError, *ResultError, *LostError,
// *ClosedError, *UnsupportedError on the host.
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
	module, err := d.shaderModule(spec.SPIRV)
	if err != nil {
		return nil, err
	}
	defer vk.DestroyShaderModule(d.handle, module, nil)
	handle, cached, result := d.table.Pipeline(handleBits(d.pipelines.cache), handleBits(module), shared.pipeline, spec.Name)
	if result != 0 {
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
	d.pipelines.mu.Unlock()
	return p, nil
}

// checkSpec says what is wrong with a description; "" when nothing is.
func (d *Device) checkSpec(spec PipelineSpec) string {
	l := d.info.Limits
	switch {
	case len(spec.SPIRV) < 5 || spec.SPIRV[0] != spirvMagic:
		return "the code is not SPIR-V"
	case spec.StorageBuffers < 0 || spec.StorageBuffers > l.MaxStorageBuffersPerStage:
		return fmt.Sprintf("%d storage buffers, the device takes %d", spec.StorageBuffers, l.MaxStorageBuffersPerStage)
	case spec.PushBytes < 0 || spec.PushBytes%4 != 0 || spec.PushBytes > l.MaxPushConstants:
		return fmt.Sprintf("%d bytes of push constants, the device takes a multiple of 4 up to %d", spec.PushBytes, l.MaxPushConstants)
	}
	return ""
}

// shaderModule makes a module. The create info holds the code's Go pointer in C memory, so the
// code is kept alive through the call.
func (d *Device) shaderModule(code []uint32) (vk.ShaderModule, error) {
	info := vk.ShaderModuleCreateInfo{
		SType:    vk.StructureTypeShaderModuleCreateInfo,
		CodeSize: uint(4 * len(code)),
		PCode:    code,
	}
	var module vk.ShaderModule
	result := vk.CreateShaderModule(d.handle, &info, nil, &module)
	runtime.KeepAlive(code)
	info.Free()
	if result != vk.Success {
		return module, d.failure(int32(result), "vkCreateShaderModule")
	}
	return module, nil
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
	made := layout{pushDescriptors: bindings <= int(d.physical.Limits().PushDescriptors) && !d.config.DescriptorSets}
	var result int32
	if made.set, result = d.table.SetLayout(key.storage, key.uniform, made.pushDescriptors); result != 0 {
		return layout{}, d.failure(result, "vkCreateDescriptorSetLayout")
	}
	if made.pipeline, result = d.table.PipelineLayout(made.set, key.pushBytes); result != 0 {
		d.table.DestroySetLayout(made.set)
		return layout{}, d.failure(result, "vkCreatePipelineLayout")
	}
	p.layouts[key] = made
	return made, nil
}

// Name is the name the pipeline was made with.
func (p *Pipeline) Name() string { return p.name }

// Destroy gives the pipeline back. No batch that uses it may be under way. Twice is no mistake.
func (p *Pipeline) Destroy() {
	d := p.device
	if d.enter("pipelines") != nil {
		return // closed: it went with the device
	}
	defer d.leave()
	d.pipelines.mu.Lock()
	_, live := d.pipelines.live[p]
	delete(d.pipelines.live, p)
	d.pipelines.mu.Unlock()
	if live {
		destroyPipeline(d, p.handle)
	}
}

func destroyPipeline(d *Device, handle uint64) {
	vk.DestroyPipeline(d.handle, handleOf[vk.Pipeline](handle), nil)
}

// open prepares the shared parts and loads the cache from disk.
func (p *pipelines) open(d *Device) {
	p.layouts = map[layoutKey]layout{}
	p.live = map[*Pipeline]struct{}{}
	p.file = newCacheFile(d)
	data := p.file.load(d.config.Logger)
	cache, result := createCache(d.handle, data)
	if result != vk.Success && data != nil {
		d.config.Logger.Info("pipeline cache discarded: the driver refuses it", "file", p.file.path)
		cache, result = createCache(d.handle, nil)
	}
	if result != vk.Success {
		// A device without a cache works; it only compiles again.
		d.config.Logger.Warn("no pipeline cache", "error", d.failure(int32(result), "vkCreatePipelineCache"))
		return
	}
	p.cache = cache
}

func createCache(handle vk.Device, data []byte) (cache vk.PipelineCache, result vk.Result) {
	info := vk.PipelineCacheCreateInfo{
		SType:           vk.StructureTypePipelineCacheCreateInfo,
		InitialDataSize: uint(len(data)),
		PInitialData:    unsafe.Pointer(unsafe.SliceData(data)),
	}
	result = vk.CreatePipelineCache(handle, &info, nil, &cache)
	runtime.KeepAlive(data)
	info.Free()
	return cache, result
}

// close saves the cache and destroys everything. The device is idle.
func (p *pipelines) close(d *Device) {
	for live := range p.live {
		destroyPipeline(d, live.handle)
	}
	for _, l := range p.layouts {
		d.table.DestroyPipelineLayout(l.pipeline)
		d.table.DestroySetLayout(l.set)
	}
	p.live, p.layouts = nil, nil
	if handleBits(p.cache) == 0 {
		return
	}
	if d.lost.Load() == nil {
		p.file.save(cacheData(d.handle, p.cache), d.config.Logger)
	}
	vk.DestroyPipelineCache(d.handle, p.cache, nil)
}

func cacheData(handle vk.Device, cache vk.PipelineCache) []byte {
	var size uint
	if vk.GetPipelineCacheData(handle, cache, &size, nil) != vk.Success || size == 0 {
		return nil
	}
	data := make([]byte, size)
	if vk.GetPipelineCacheData(handle, cache, &size, unsafe.Pointer(&data[0])) != vk.Success {
		return nil
	}
	return data[:size]
}

// handleBits and handleOf turn a non-dispatchable handle, 64 bits wide on every platform, into the
// number the shim takes and back.
func handleBits[H any](handle H) uint64 { return *(*uint64)(unsafe.Pointer(&handle)) }

func handleOf[H any](number uint64) H { return *(*H)(unsafe.Pointer(&number)) }
