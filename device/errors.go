package device

import (
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

// ErrClosed matches, by [errors.Is], every error of something that was closed before its use or
// during it: a device ([*ClosedError]), a tensor or a variable (*tensor.ClosedTensorError), a model
// (model.ErrClosed). Their types and texts tell them apart.
var ErrClosed error = vulkan.ErrClosed

// LostError says that the device was lost: a crash, a reset or a watchdog. It is final: every later
// call returns it, and only Close and a new Open help. Results read before it are good.
type LostError struct {
	Device string
	Call   string // the driver's call that first returned it
	Cause  error  // the cause, if the device tells it, as simulated ones do; else nil
}

func (e *LostError) Error() string { return (*vulkan.LostError)(e).Error() }

// Unwrap returns the Cause.
func (e *LostError) Unwrap() error { return e.Cause }

// ClosedError says that the device is closed. It is [ErrClosed] to [errors.Is].
type ClosedError struct{ Device string }

// Is reports whether the target is [ErrClosed].
func (e *ClosedError) Is(target error) bool { return target == ErrClosed }

func (e *ClosedError) Error() string { return (*vulkan.ClosedError)(e).Error() }

// UnopenedError says that a Device is nil or zero: Open did not make it.
type UnopenedError struct{}

func (e *UnopenedError) Error() string { return (*vulkan.UnopenedError)(e).Error() }

// UnsupportedError says that this device cannot do something at all.
type UnsupportedError struct {
	Device string
	What   string
	Hint   string // what to do
}

func (e *UnsupportedError) Error() string { return (*vulkan.UnsupportedError)(e).Error() }

// ValidationLayersError says why the validation layers could not be switched on.
type ValidationLayersError struct{ Reason string }

func (e *ValidationLayersError) Error() string { return (*vulkan.ValidationLayersError)(e).Error() }

// ResultError is any other failure that a driver reports.
type ResultError struct {
	Device string
	Call   string // "vkCreateDevice"
	Code   int32  // VkResult
}

func (e *ResultError) Error() string { return (*vulkan.ResultError)(e).Error() }

// OutOfMemoryError says that the device or the host had no memory. For an array it comes only after
// all unused memory was given back.
type OutOfMemoryError struct {
	Device  string
	Call    string // the driver's call that failed; "" where Weft made none
	Bytes   int64  // asked for; 0 where the call does not say
	Limit   int64  // bytes of the largest allocation that the device makes, if that was the reason, else 0
	OnHost  bool   // the host's memory ran out, not the device's
	Objects bool   // the number of allocations ran out, not their bytes

	// For an array, else 0, in bytes: in use by arrays, allocated for them, and the most that
	// the device may allocate.
	InUse, Reserved, Budget int64

	array error // the error of package memory, for an array
}

func (e *OutOfMemoryError) Error() string {
	if e.array != nil {
		return e.array.Error()
	}
	return (&vulkan.OutOfMemoryError{Device: e.Device, Call: e.Call, Bytes: e.Bytes, Limit: e.Limit, OnHost: e.OnHost, Objects: e.Objects}).Error()
}

// GuardError says that something wrote outside a buffer. Closing a device that was opened
// [WithMemoryGuards] returns it.
type GuardError struct {
	Device string
	Bytes  int64  // of the buffer whose guard is broken
	At     int64  // the first byte that was written, from the buffer's start
	Site   string // folder/file.go:line of the buffer's allocation, where leaks are tracked
}

func (e *GuardError) Error() string { return (*memory.GuardError)(e).Error() }

// NotFoundError says that no device matches the selector.
type NotFoundError struct {
	Selector        string   // the selector
	FromEnvironment bool     // it is WEFT_DEVICE's, not an option's
	Available       []Info   // the devices that there are
	NoLoader        bool     // there is no Vulkan loader on this machine
	NoDriver        bool     // there is a loader, and no driver that computes
	Reason          string   // why there is none, where the system says
	Unseen          []string // manifests of drivers that script/setup has unpacked, and that the loader does not read
}

func (e *NotFoundError) Error() string {
	var b strings.Builder
	from := "an option"
	if e.FromEnvironment {
		from = "WEFT_DEVICE"
	}
	fmt.Fprintf(&b, "device: no device matches %q, given by %s", e.Selector, from)
	switch {
	case e.NoLoader, e.NoDriver:
		fmt.Fprintf(&b, ": %v; %s", &vulkan.AbsentError{NoLoader: e.NoLoader, Reason: e.Reason}, installHint(e.NoLoader))
	}
	if near := suggest(e.Selector, e.Available); near != "" {
		fmt.Fprintf(&b, "; did you mean %q?", near)
	}
	b.WriteString("; give an index, words of a device's name, gpu, cpu, host, or sim for a simulated GPU; available:")
	for i, info := range e.Available {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, " %d %q", info.Index, info.Label())
	}
	if len(e.Unseen) > 0 {
		fmt.Fprintf(&b, "; the Vulkan loader reads the system's drivers, or those that VK_DRIVER_FILES lists, and so not %s; set VK_DRIVER_FILES to one of them, or to several with %q between", strings.Join(e.Unseen, ", "), os.PathListSeparator)
	}
	return b.String()
}

// installHint says how to install a driver on this system. Loaders do not tell why an installed one
// does not open.
func installHint(noLoader bool) string {
	hint, ok := installHints[runtime.GOOS]
	if !ok {
		hint = "install your GPU vendor's Vulkan driver"
	}
	if !noLoader {
		hint += ", or run gpubench doctor to check an installed one"
	}
	return hint
}

var installHints = map[string]string{
	"linux":   "install one (Debian: apt install libvulkan1 mesa-vulkan-drivers)",
	"freebsd": "install one (pkg install vulkan-loader mesa-dri)",
	"darwin":  "install MoltenVK (brew install molten-vk vulkan-loader)",
	"windows": "install your GPU vendor's driver",
}
