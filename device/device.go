package device

import (
	"context"
	"errors"
	"log/slog"

	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// Device is an open device, as Open returns it; on any other, methods that have an error return
// *UnopenedError. All its methods may be called from several goroutines.
type Device struct{ vulkan *vulkan.Device }

// List returns every Vulkan device of every installed driver that can compute and has Vulkan 1.1,
// best first (discrete, integrated, virtual, CPU), then the host device. Without a loader or a
// driver that is the host alone, and the logger is told. The selector is not used, and simulated
// GPUs are not listed.
func List(opts ...Option) ([]Info, error) {
	o := collect(opts)
	if o.err != nil {
		return nil, o.err
	}
	found, err := vulkan.List(o.config)
	if err != nil && absent(err, o.config.Logger) == nil {
		return nil, own(err)
	}
	return infosOf(append(found, vulkan.HostInfo(len(found)))), nil
}

// Open opens the best device, or the first that matches the selector (WithSelector, else
// WEFT_DEVICE).
//
// Without a selector a broken or absent driver is no error: where a device does not open the next
// one is tried, and where none opens, or there is no Vulkan loader or driver, the host is used,
// which computes everything on the CPU. That is said to the logger that WithLogger gives, and to
// nobody without one; Info().Kind tells too. So is that a CPU driver is the best there is, where the
// host's vector instructions would be sooner. With a selector only the devices that match are
// tried, and the host is used only when it matches. A simulated GPU is opened by its whole name
// alone, and needs no driver.
//
// With WEFT_LEAKS=1 Close tells the logger of all device memory that is still in use, and of the
// lines that asked for it.
//
// Errors: *OptionError, *NotFoundError, *ValidationLayersError, *UnsupportedError, *ResultError, *OutOfMemoryError.
func Open(opts ...Option) (*Device, error) {
	o := collect(opts)
	if o.err != nil {
		return nil, o.err
	}
	if onlyHost(o.selector) {
		return &Device{vulkan.NewHost(o.config, -1)}, nil
	}
	if name := simulated(o.selector); name != "" {
		opened, err := vulkan.OpenSimulated(o.config, name)
		if err != nil {
			return nil, own(err)
		}
		return &Device{opened}, nil
	}
	opened, found, err := vulkan.Open(o.config, o.wants)
	if opened != nil {
		if o.selector == "" {
			o.hintAtHost(infoOf(opened.Info()))
		}
		return &Device{opened}, nil
	}
	var none *vulkan.AbsentError
	if found == nil {
		if none = absent(err, o.config.Logger); none == nil {
			return nil, own(err)
		}
	}
	host := infoOf(vulkan.HostInfo(len(found)))
	if matches(host, o.selector) {
		o.config.Logger.Info("the host device is used: everything works, on the CPU and without a driver")
		return &Device{vulkan.NewHost(o.config, host.Index)}, nil
	}
	if none == nil && err != nil {
		return nil, own(err)
	}
	missing := &NotFoundError{Selector: o.selector, FromEnvironment: o.environment, Available: append(infosOf(found), host), Unseen: vulkan.UnseenManifests()}
	if none != nil {
		missing.NoLoader, missing.NoDriver, missing.Reason = none.NoLoader, !none.NoLoader, none.Reason
	}
	return nil, missing
}

// hintAtHost tells the logger of the host device where what nobody selected is a CPU driver, and
// the host would be sooner.
func (o *options) hintAtHost(chosen Info) {
	if chosen.Kind == CPU && vector.Available() {
		o.config.Logger.Info("a CPU driver is used: the built-in host device computes most programs in less time where the processor has AVX-512, and compiles nothing",
			"driver", chosen.Label(), "hint", `WEFT_DEVICE=host, or device.WithSelector("host")`)
	}
}

// wants reports whether Open is to try a device.
func (o *options) wants(info vulkan.Info) bool {
	return matches(infoOf(info), o.selector) && !(info.CompileOnly && o.selector == "")
}

// absent is err where it says that there simply is no Vulkan here, which the logger then hears of.
func absent(err error, logger *slog.Logger) *vulkan.AbsentError {
	var none *vulkan.AbsentError
	if errors.As(err, &none) {
		logger.Warn("only the host device is available: "+none.Error(), "hint", installHint(none.NoLoader))
	}
	return none
}

// inner is what Weft's own packages do with the device; nil where Open did not make it.
func (d *Device) inner() *vulkan.Device {
	if d == nil {
		return nil
	}
	return d.vulkan
}

// Info describes the device; Info().Arithmetic is filled once Arithmetic has run. It is empty where
// Open did not make the device.
func (d *Device) Info() Info { return infoOf(d.inner().Info()) }

// String names the device, for messages.
func (d *Device) String() string { return d.inner().String() }

// IsHost reports whether this is the host device, which computes on the CPU without a driver.
func (d *Device) IsHost() bool { return d.inner().Info().Kind == vulkan.Host }

// Arithmetic runs the arithmetic probe at its first call and returns what it found; from then on
// Info carries it too. It submits work, which Open never does, unless the same driver was probed
// before: what was found is kept in the cache folder. Errors are the device's own and the
// context's; a probe that failed is run again at the next call.
func (d *Device) Arithmetic(ctx context.Context) (*Arithmetic, error) {
	if err := d.Err(); err != nil {
		return nil, err
	}
	a, err := d.inner().Arithmetic(ctx)
	return arithmeticOf(a), own(err)
}

// ValidationMessages returns what the validation layers have said since the device was opened,
// its closing included: warnings and errors. With several devices open, each sees the messages
// of all, since the layers speak for the process's one instance. Empty without
// WithValidationLayers, but for a simulated GPU's: the fault that ended it.
func (d *Device) ValidationMessages() []string { return d.inner().ValidationMessages() }

// PipelineCounts tells how many compiled pipelines the device has made since Open and how many it
// has now, see [WithPipelineBudget]; zero on the host.
func (d *Device) PipelineCounts() PipelineCounts { return PipelineCounts(d.inner().PipelineCounts()) }

// Err is nil while the device works, then for good *ClosedError or *LostError; *UnopenedError for
// a Device that Open did not make.
func (d *Device) Err() error { return own(d.inner().Err()) }

// Close waits for what the device has begun and gives everything back; what is queued is not
// begun, and its readers get *ClosedError; tensors on it are of no more
// use. From its beginning Err is *ClosedError. Closing twice is no mistake.
func (d *Device) Close() error { return own(d.inner().Close()) }
