package device

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Option changes how devices are listed and opened. A nil one changes nothing.
type Option func(*options)

// OptionError says that an option was given a value that it does not take.
type OptionError struct {
	Option string // such as WithPipelineBudget
	Value  any
	Want   string
}

func (e *OptionError) Error() string { return fmt.Sprintf("%s(%v): %s", e.Option, e.Value, e.Want) }

type options struct {
	selector    string
	environment bool // the selector is WEFT_DEVICE's
	config      vulkan.Config
	err         error // of the first option with an invalid value
}

// WithSelector selects the device to open, in place of WEFT_DEVICE: by its index in [List], "gpu"
// (any that is no CPU), "cpu" (the best CPU driver), "host", "discrete", "integrated" or "virtual",
// or by words that all occur in the name, the driver and the driver's version, in any case:
// "radeon", "lavapipe 25.0.7". "lavapipe" and "llvmpipe" are the same word. A word that begins with
// a digit stands for a whole number or the beginning of a version, so "25" is not found in "256
// bits". An empty selector selects nothing.
//
// "sim4", "sim8", "sim32" and "sim64" are simulated GPUs with subgroups of as many invocations, and
// "sim" is sim32. They are programs that execute kernels as a GPU would, thousands of times slower,
// and that report mistakes that a GPU would not (races, reads outside a binding) as a *[LostError]
// with its Cause. sim4 flushes subnormals of float32, and has workgroups and shared memory as small
// as Vulkan allows. They need no driver, and nothing else selects them: no index, no kind, and no
// part of the name.
func WithSelector(selector string) Option {
	return func(o *options) { o.selector, o.environment = selector, false }
}

// WithLogger sends the library's messages to a logger. Without it, and with nil, there are none.
func WithLogger(logger *slog.Logger) Option {
	return func(o *options) {
		if logger != nil {
			o.config.Logger = logger
		}
	}
}

// WithReferenceCheck evaluates everything on the reference too, and lets the planner verify each of
// its passes, as WEFT_CHECK=1 does. A result that differs is a *tensor.MismatchError.
func WithReferenceCheck() Option { return func(o *options) { o.config.ReferenceCheck = true } }

// WithIndexCheck makes an index outside its axis an error (*tensor.IndexRangeError), as
// WEFT_INDEX_CHECK=1 does, in operators that take indices from a tensor: Take, TakeAlongAxis,
// GatherND, Put, Scatter, ScatterND. Evaluating or reading a value computed from it returns the
// error. Without the option the nearest index inside is taken, the same on every device, and
// nothing waits. With it every evaluation of these operators waits for the device and reads a word
// for each. It is for tests and for finding mistakes.
func WithIndexCheck() Option { return func(o *options) { o.config.IndexCheck = true } }

// WithValidationLayers enables Vulkan's validation layers, with synchronization validation, as
// WEFT_VALIDATION=1 does. They belong to the process's one Vulkan instance: while a device is open
// without them, Open with them is a *[ValidationLayersError].
func WithValidationLayers() Option { return func(o *options) { o.config.Validation = true } }

// WithCacheDir sets the folder of compiled pipelines. The default, also for "", is the folder weft
// in the user's cache folder.
func WithCacheDir(dir string) Option { return func(o *options) { o.config.CacheDir = dir } }

// WithPipelineBudget bounds the number of compiled pipelines that the device keeps for later use,
// 512 by default. It keeps those used last, besides those that compiled functions and running work
// need. A dropped pipeline is compiled again when it is needed, or taken from the cache folder. n
// must be 1 or more; else [Open] and [List] return an *[OptionError].
func WithPipelineBudget(n int) Option {
	return func(o *options) {
		if n < 1 && o.err == nil {
			o.err = &OptionError{Option: "WithPipelineBudget", Value: n, Want: "keep 1 pipeline or more"}
		}
		o.config.PipelineBudget = n
	}
}

// WithSmallWorkOnDevice makes a CPU driver compute small work too, as WEFT_SMALL_ON_HOST=0 does. By
// default the host computes small work itself, in the driver's memory: it has added a thousand
// elements before the driver's threads have woken. Small work is a graph whose kernels take some 50
// microseconds each on the host, on average; and other work, until the host has done some 50
// milliseconds of it in place of a kernel that the driver would have to compile. The option changes
// the time and no result; GPUs always compute everything themselves. It is for measurements and
// tests of a driver. A driver also computes everything with WithValidationLayers, WithRobustAccess,
// WithMemoryGuards and WithReferenceCheck, which observe it.
func WithSmallWorkOnDevice() Option { return func(o *options) { o.config.SmallOnDevice = true } }

// WithPipelineCapture keeps the driver's statistics and code of pipelines, for Weft's own tools; it
// takes time and memory. It needs VK_KHR_pipeline_executable_properties, and has no effect without
// it.
func WithPipelineCapture() Option { return func(o *options) { o.config.Capture = true } }

// WithRobustAccess makes accesses past a buffer's end harmless (robustBufferAccess), as
// WEFT_ROBUST=1 does. It changes no result; drivers may be slower.
func WithRobustAccess() Option { return func(o *options) { o.config.Robust = true } }

// WithMemoryGuards surrounds every buffer with a pattern, as WEFT_GUARDS=1 does. If something
// writes outside its buffers, closing the device returns a *[GuardError]. It is for tests, on
// devices whose memory the host sees (CPU drivers, integrated GPUs).
func WithMemoryGuards() Option { return func(o *options) { o.config.Guards = true } }

// WithoutTuning ignores the choices of gpubench tune for the device, as WEFT_TUNING=0 does. It
// changes the time and no result.
func WithoutTuning() Option { return func(o *options) { o.config.Untuned = true } }

func collect(opts []Option) options {
	o := options{
		selector:    os.Getenv("WEFT_DEVICE"),
		environment: true,
		config: vulkan.Config{
			Logger:         slog.New(slog.DiscardHandler),
			ReferenceCheck: os.Getenv("WEFT_CHECK") == "1",
			IndexCheck:     os.Getenv("WEFT_INDEX_CHECK") == "1",
			Validation:     os.Getenv("WEFT_VALIDATION") == "1",
			Untuned:        os.Getenv("WEFT_TUNING") == "0",
			SmallOnDevice:  os.Getenv("WEFT_SMALL_ON_HOST") == "0",
			Guards:         os.Getenv("WEFT_GUARDS") == "1",
			Robust:         os.Getenv("WEFT_ROBUST") == "1",
			TrackLeaks:     os.Getenv("WEFT_LEAKS") == "1",
		},
	}
	for _, opt := range opts {
		if opt != nil {
			opt(&o)
		}
	}
	if o.config.CacheDir == "" {
		if user, err := os.UserCacheDir(); err == nil {
			o.config.CacheDir = filepath.Join(user, "weft")
		}
	}
	return o
}
