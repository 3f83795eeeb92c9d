package device

import (
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// ErrClosed is what every error is, to [errors.Is], that says that something was closed
// before this use or during it: a device ([*ClosedError]), a tensor or a variable
// (*tensor.ClosedTensorError), a model (model.ErrClosed). Their types and texts say which.
var ErrClosed = vulkan.ErrClosed

// The errors of a device that is or was open.
type (
	// LostError says that the device was lost: a crash, a reset or a watchdog.
	LostError = vulkan.LostError
	// ClosedError says that the device is closed. It is [ErrClosed] to [errors.Is].
	ClosedError = vulkan.ClosedError
	// UnopenedError says that a Device is nil or its zero value: Open did not make it.
	UnopenedError = vulkan.UnopenedError
	// OutOfMemoryError says that the driver had no memory, on the device or on the host.
	OutOfMemoryError = vulkan.OutOfMemoryError
	// UnsupportedError says that this device cannot do something at all.
	UnsupportedError = vulkan.UnsupportedError
	// ValidationLayersError says why the validation layers could not be switched on.
	ValidationLayersError = vulkan.ValidationLayersError
	// ResultError is any other failure a driver reports.
	ResultError = vulkan.ResultError
)

// NotFoundError says that no device matches what was asked for.
type NotFoundError struct {
	Selector        string   // what was asked for
	FromEnvironment bool     // by WEFT_DEVICE, not by an option
	Available       []Info   // what there is
	NoLoader        bool     // there is no Vulkan loader on this machine
	NoDriver        bool     // there is a loader, and no driver that computes
	Reason          string   // why there is none, where the system says
	Unseen          []string // manifests of drivers that script/setup has unpacked, and the loader is not told of
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
		fmt.Fprintf(&b, "; the Vulkan loader shows the drivers that the system has, or those that VK_DRIVER_FILES lists: it is not told of %s; set VK_DRIVER_FILES to one of them, or to several with %q between", strings.Join(e.Unseen, ", "), os.PathListSeparator)
	}
	return b.String()
}

// installHint says how a driver gets onto this system. Loaders do not tell why one that is there does not open.
func installHint(noLoader bool) string {
	hint, ok := installHints[runtime.GOOS]
	if !ok {
		hint = "install your GPU vendor's Vulkan driver"
	}
	if !noLoader {
		hint += ", or have gpubench doctor tell what ails one that is installed"
	}
	return hint
}

var installHints = map[string]string{
	"linux":   "install one (Debian: apt install libvulkan1 mesa-vulkan-drivers)",
	"freebsd": "install one (pkg install vulkan-loader mesa-dri)",
	"darwin":  "install MoltenVK (brew install molten-vk vulkan-loader)",
	"windows": "install your GPU vendor's driver",
}
