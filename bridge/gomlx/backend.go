package gomlx

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/device"
)

// Name is the backend's name in GOMLX_BACKEND, before the colon.
const Name = "weft"

func init() { backends.Register(Name, New) }

// Backend is one device of Weft as GoMLX's backends are. It is safe for concurrent use.
type Backend struct {
	device    *device.Device
	finalized atomic.Bool
	meter     atomic.Pointer[meter] // of a Measure that is under way
}

var _ backends.Backend = (*Backend)(nil)

// ConfigError is a configuration that is not understood.
type ConfigError struct {
	Config string // all of it
	Option string // what is wrong in it
}

func (e *ConfigError) Error() string {
	return fmt.Sprintf("weft: configuration %q: there is no option %q; write SELECTOR[,kernels][,check][,validation], such as weft:gpu or weft:host,check", e.Config, e.Option)
}

// New opens the device that a configuration selects, and its options: "", "gpu", "lavapipe",
// "host,check", "lavapipe,kernels". On a CPU's driver the host computes what is small, to the
// same bits, unless "kernels", "check" or "validation" is asked for. The errors are
// *[ConfigError] and those of device.Open.
func New(config string) (backends.Backend, error) {
	selector, list, _ := strings.Cut(config, ",")
	var options []device.Option
	if selector != "" {
		options = append(options, device.WithSelector(selector))
	}
	for _, option := range strings.Split(list, ",") {
		switch option {
		case "":
		case "kernels":
			options = append(options, device.WithSmallWorkOnDevice())
		case "check":
			options = append(options, device.WithReferenceCheck())
		case "validation":
			options = append(options, device.WithValidationLayers())
		default:
			return nil, &ConfigError{Config: config, Option: option}
		}
	}
	dev, err := device.Open(options...)
	if err != nil {
		return nil, fmt.Errorf("weft: %w", err)
	}
	return &Backend{device: dev}, nil
}

// Device is the device of Weft, for those who go on with tensors of their own.
func (b *Backend) Device() *device.Device { return b.device }

// Name is "weft".
func (b *Backend) Name() string { return Name }

// String is "weft".
func (b *Backend) String() string { return Name }

// Description names the device and its driver.
func (b *Backend) Description() string {
	return fmt.Sprintf("Weft on %s: the same bits on every device", b.DeviceDescription(0))
}

// NumDevices is 1: a Backend is one device.
func (b *Backend) NumDevices() int { return 1 }

// DeviceDescription names the device and its driver.
func (b *Backend) DeviceDescription(backends.DeviceNum) string { return b.device.Info().Name }

// Capabilities are all dtypes but GoMLX's of 8-bit floats, and all operators.
func (b *Backend) Capabilities() backends.Capabilities { return capabilities.Clone() }

// Builder begins a computation.
func (b *Backend) Builder(name string) backends.Builder { return newBuilder(b, name) }

// Finalize closes the device and all that is on it.
func (b *Backend) Finalize() {
	if b.finalized.CompareAndSwap(false, true) {
		b.device.Close()
	}
}

// IsFinalized tells whether Finalize was called.
func (b *Backend) IsFinalized() bool { return b.finalized.Load() }

// FinalizedError is what asks a backend that was finalized.
type FinalizedError struct{ Op string }

func (e *FinalizedError) Error() string {
	return fmt.Sprintf("weft: %s: the backend was finalized; make another with backends.New", e.Op)
}

func (b *Backend) open(op string) error {
	if b.IsFinalized() {
		return &FinalizedError{Op: op}
	}
	return nil
}

// background is the context of what GoMLX asks for, which gives none.
var background = context.Background()
