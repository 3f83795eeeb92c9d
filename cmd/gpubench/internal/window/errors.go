//go:build window && cgo

package window

import (
	"fmt"

	vk "github.com/vulkan-go/vulkan"

	"github.com/weft-gpu/weft/device"
)

// DisplayError says that the window system gave no window.
type DisplayError struct{ Reason string }

func (e *DisplayError) Error() string {
	return fmt.Sprintf("no window: %s (without a screen, start it through xvfb-run)", e.Reason)
}

// failed turns a VkResult into device's error types; nil when it is none.
func (w *Window) failed(call string, result vk.Result) error {
	name := w.dev.Info().Name
	switch {
	case result >= 0:
		return nil
	case result == vk.ErrorDeviceLost:
		return &device.LostError{Device: name, Call: call}
	case result == vk.ErrorOutOfHostMemory, result == vk.ErrorOutOfDeviceMemory:
		return &device.OutOfMemoryError{Device: name, Call: call, OnHost: result == vk.ErrorOutOfHostMemory}
	}
	return &device.ResultError{Device: name, Call: call, Code: int32(result)}
}

func unsupported(dev *device.Device, hint string) error {
	return &device.UnsupportedError{Device: dev.Info().Name, What: "a window", Hint: hint}
}
