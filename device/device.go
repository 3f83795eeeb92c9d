package device

import (
	"context"
	"errors"
	"log/slog"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// Device is an open device; [Open] makes it. On a Device that Open did not make, methods that
// return an error return *[UnopenedError]. All methods are safe for concurrent use.
type Device struct{ vulkan *vulkan.Device }

// List returns every device that can compute, best first: the GPUs of all installed drivers that have
// Vulkan 1.1 (discrete, integrated, virtual), the host device, then CPU drivers. Without a Vulkan
// loader or driver it returns the host alone, and tells the logger. It ignores the selector, and does
// not list simulated GPUs. Errors: *[OptionError], *[ResultError], *[OutOfMemoryError],
// *[ValidationLayersError].
func List(opts ...Option) ([]Info, error) {
	o := collect(opts)
	if o.err != nil {
		return nil, o.err
	}
	found, err := vulkan.List(o.config)
	if err != nil && absent(err, o.config.Logger) == nil {
		return nil, own(err)
	}
	return infosOf(found), nil
}

// Open opens the best device, or the first that matches the selector ([WithSelector], else
// WEFT_DEVICE), in the order of [List].
//
// Without a selector Open tries the GPUs, best first. If there is none, or none opens, it opens the
// host device, which computes everything on the CPU: most programs run faster there than on a CPU
// driver, and nothing is compiled. Only a selector opens a CPU driver. Open asks no driver if Linux
// has no device file of a GPU and no variable of the Vulkan loader names a driver. The logger of
// [WithLogger] is told which device was taken and why; Info().Kind tells too. With a selector Open
// tries only the devices that match. A simulated GPU is opened by its whole name alone, and needs
// no driver.
//
// With WEFT_LEAKS=1 Close tells the logger of all device memory that is still in use, and of the
// lines that allocated it.
//
// Errors: *[OptionError], *[NotFoundError], *[ValidationLayersError], *[UnsupportedError],
// *[ResultError], *[OutOfMemoryError].
func Open(opts ...Option) (*Device, error) {
	o := collect(opts)
	if o.err != nil {
		return nil, o.err
	}
	if onlyHost(o.selector) {
		return &Device{vulkan.NewHost(o.config, -1)}, nil
	}
	if o.selector == "" && !vulkan.MayHaveGPU() {
		o.config.Logger.Info("no GPU: the system has no device file of one; the host device is used, which needs no driver", "hint", selectorHint)
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
	none := absent(err, o.config.Logger)
	switch {
	case opened != nil:
		o.sayWhy(infoOf(opened.Info()), infosOf(found))
		return &Device{opened}, nil
	case err != nil && none == nil:
		return nil, own(err)
	}
	missing := &NotFoundError{Selector: o.selector, FromEnvironment: o.environment, Available: infosOf(found), Unseen: vulkan.UnseenManifests()}
	if none != nil {
		missing.NoLoader, missing.NoDriver, missing.Reason = none.NoLoader, !none.NoLoader, none.Reason
	}
	return nil, missing
}

// sayWhy tells the logger which device Open took without a selector, and why.
func (o *options) sayWhy(taken Info, all []Info) {
	if o.selector != "" {
		return
	}
	if taken.Kind != Host {
		o.config.Logger.Info("the best GPU is used", "device", taken.Label())
		return
	}
	var passedOver []string
	for _, i := range all {
		if i.Kind == CPU && !i.CompileOnly {
			passedOver = append(passedOver, i.Label())
		}
	}
	o.config.Logger.Info("no GPU: the host device is used, which needs no driver", "CPU drivers passed over", passedOver,
		"hint", selectorHint)
}

const selectorHint = `WEFT_DEVICE=cpu, or device.WithSelector("cpu"), opens a CPU driver`

// wants reports whether Open should try a device.
func (o *options) wants(info vulkan.Info) bool {
	return matches(infoOf(info), o.selector) && !(info.CompileOnly && o.selector == "")
}

// absent returns err if it says that there is no Vulkan here, and tells the logger.
func absent(err error, logger *slog.Logger) *vulkan.AbsentError {
	var none *vulkan.AbsentError
	if errors.As(err, &none) {
		logger.Info("no GPU is available: "+none.Error(), "hint", installHint(none.NoLoader))
	}
	return none
}

// inner is the device for Weft's own packages; nil where Open did not make it.
func (d *Device) inner() *vulkan.Device {
	if d == nil {
		return nil
	}
	return d.vulkan
}

// Info describes the device. Info().Arithmetic is set once [Device.Arithmetic] has run. Info is
// empty for a nil device and for one that Open did not make.
func (d *Device) Info() Info { return infoOf(d.inner().Info()) }

// String names the device, for messages.
func (d *Device) String() string { return d.inner().String() }

// IsHost reports whether this is the host device, which computes on the CPU without a driver.
func (d *Device) IsHost() bool { return d.inner().Info().Kind == vulkan.Host }

// Arithmetic runs the arithmetic probe at its first call and returns what the probe found; from
// then on Info has it too. The probe submits work, which Open never does. It runs once for a
// driver: the cache folder keeps its findings. Errors: those of [Device.Err], *[ResultError],
// *[OutOfMemoryError] and the context's; the next call runs a failed probe again.
func (d *Device) Arithmetic(ctx context.Context) (*Arithmetic, error) {
	if err := d.Err(); err != nil {
		return nil, err
	}
	a, err := d.inner().Arithmetic(ctx)
	return arithmeticOf(a), own(err)
}

// ValidationMessages returns the warnings and errors of the validation layers since the device was
// opened, those of its closing included. With several devices open each sees the messages of all,
// since the process has one Vulkan instance. It is empty without [WithValidationLayers]; for a
// simulated GPU it has the fault that ended it.
func (d *Device) ValidationMessages() []string { return d.inner().ValidationMessages() }

// PipelineCounts counts the compiled pipelines that the device has made since Open, and those that
// it keeps now, see [WithPipelineBudget]; zero on the host.
func (d *Device) PipelineCounts() PipelineCounts { return PipelineCounts(d.inner().PipelineCounts()) }

// Err is nil while the device works, and then for good *[ClosedError] or *[LostError];
// *[UnopenedError] for a Device that Open did not make.
func (d *Device) Err() error { return own(d.inner().Err()) }

// Close waits for the work that the device has begun and frees everything. It drops queued work,
// whose readers get *[ClosedError], and tensors on the device become unusable. As soon as it
// begins, Err is *[ClosedError]. Closing twice is no mistake. Errors: *[UnopenedError] and, with
// [WithMemoryGuards], *[GuardError].
func (d *Device) Close() error { return own(d.inner().Close()) }
