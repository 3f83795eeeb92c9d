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

// OptionError says that an option was given a value that it does not have.
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
	err         error // of the first option that has no such value
}

// WithSelector says which device to open, in place of WEFT_DEVICE: its index in List, "gpu" (any
// that is no CPU), "cpu" (the best CPU driver), "host", or words that all occur in the name, the
// driver and the driver's version, case ignored: "radeon", "lavapipe 25.0.7". "lavapipe" and
// "llvmpipe" are the same word; a word that begins with a digit stands for a whole number or the
// beginning of a version, so "25" is not found in "256 bits". An empty selector is none.
//
// "sim4", "sim8", "sim32" and "sim64" are simulated GPUs with subgroups of as many invocations, and "sim"
// is sim32: programs that execute kernels as a GPU would, thousands of times slower, and that report what
// a GPU would not (races, reads outside a binding) as a *LostError with its Cause. sim4 flushes
// subnormals of float32, and has as small workgroups and as little shared memory as Vulkan allows. They
// need no driver, and nothing else selects them: no index, no kind, and no part of the name.
func WithSelector(selector string) Option {
	return func(o *options) { o.selector, o.environment = selector, false }
}

// WithLogger sends what the library has to say to a logger; without it, and with nil, nothing is said.
func WithLogger(logger *slog.Logger) Option {
	return func(o *options) {
		if logger != nil {
			o.config.Logger = logger
		}
	}
}

// WithReferenceCheck asks the engine to evaluate everything on the reference too, and the planner to
// verify what each of its passes makes, as WEFT_CHECK=1 does.
func WithReferenceCheck() Option { return func(o *options) { o.config.ReferenceCheck = true } }

// WithIndexCheck makes an index outside its axis an error (*tensor.IndexRangeError) of whoever evaluates
// or reads what was computed of it, in operators that take indices from a tensor: Take, TakeAlongAxis,
// GatherND, Put, Scatter, ScatterND. So does WEFT_INDEX_CHECK=1. Without it such an index is taken as the
// nearest inside, the same on every device, and nothing waits; with it every evaluation of these operators
// waits for the device and reads a word for each. It is for tests and for looking for mistakes.
func WithIndexCheck() Option { return func(o *options) { o.config.IndexCheck = true } }

// WithValidationLayers switches Vulkan's validation layers on, synchronization validation
// included, as WEFT_VALIDATION=1 does. They belong to the process's one Vulkan instance: while a
// device is open without them, Open with them is a *ValidationLayersError.
func WithValidationLayers() Option { return func(o *options) { o.config.Validation = true } }

// WithCacheDir says where compiled pipelines are kept; without it, and with "", that is the folder
// weft in the user's cache folder.
func WithCacheDir(dir string) Option { return func(o *options) { o.config.CacheDir = dir } }

// WithPipelineBudget bounds how many compiled pipelines the device keeps for what comes, 512 without
// it: those that were used last. What compiled functions and running work need stays besides; what is
// dropped is compiled again when it is needed, or taken from the cache folder. n is 1 or more; less is
// an *[OptionError] of [Open] and [List].
func WithPipelineBudget(n int) Option {
	return func(o *options) {
		if n < 1 && o.err == nil {
			o.err = &OptionError{Option: "WithPipelineBudget", Value: n, Want: "keep 1 pipeline or more"}
		}
		o.config.PipelineBudget = n
	}
}

// WithSmallWorkOnDevice has a CPU driver compute small work too, as WEFT_SMALL_ON_HOST=0 does. Without it
// the host computes small work itself, in the driver's memory: it has added up a thousand elements before
// the driver's threads have woken. Small is a graph whose kernels take some 50 microseconds each on the
// host, on average. No result depends on it, only how fast it is made; GPUs compute everything themselves.
// It is for measurements and tests of a driver. So that the driver's own work is seen, it computes
// everything too with WithValidationLayers, WithRobustAccess, WithMemoryGuards and WithReferenceCheck.
func WithSmallWorkOnDevice() Option { return func(o *options) { o.config.SmallOnDevice = true } }

// WithPipelineCapture keeps what the driver makes of pipelines, for Weft's own tools; it takes time
// and memory. A driver that does not tell (VK_KHR_pipeline_executable_properties) is not asked.
func WithPipelineCapture() Option { return func(o *options) { o.config.Capture = true } }

// WithRobustAccess has the driver make accesses past a buffer's end harmless (robustBufferAccess),
// as WEFT_ROBUST=1 does. No result depends on it; drivers may be slower so.
func WithRobustAccess() Option { return func(o *options) { o.config.Robust = true } }

// WithMemoryGuards surrounds every buffer with a pattern, as WEFT_GUARDS=1 does: what writes outside its
// buffers is found when the device is closed, whose error it is (*[GuardError]). It is for tests, on
// devices whose memory the host sees (CPU drivers, integrated GPUs).
func WithMemoryGuards() Option { return func(o *options) { o.config.Guards = true } }

// WithoutTuning leaves what gpubench tune chose for the device unused, as WEFT_TUNING=0 does. No
// result depends on it, only how fast it is made.
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
