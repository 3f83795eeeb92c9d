package vulkan

import (
	"errors"
	"fmt"
)

// LostError says that the device was lost, by a crash, a reset or a watchdog. Every later call
// returns it; only Close and a new Open help. Results that were read before stay valid.
type LostError struct {
	Device string
	Call   string // that first reported the loss
	Cause  error  // why, on a simulated device; else nil
}

func (e *LostError) Error() string {
	if e.Cause != nil {
		return fmt.Sprintf("device: %s was lost: %v", e.Device, e.Cause)
	}
	return fmt.Sprintf("device: %s was lost (%s): close it and open it again; unread results are gone", e.Device, e.Call)
}

func (e *LostError) Unwrap() error { return e.Cause }

// UnopenedError says that a Device is nil or its zero value: Open did not make it.
type UnopenedError struct{}

func (e *UnopenedError) Error() string {
	return "device: the Device was never opened: get one from device.Open"
}

// ErrClosed matches every error of a closed object under errors.Is.
var ErrClosed = errors.New("closed")

// ClosedError says that the device is closed. errors.Is matches it with [ErrClosed].
type ClosedError struct{ Device string }

// Is reports whether the target is [ErrClosed].
func (e *ClosedError) Is(target error) bool { return target == ErrClosed }

func (e *ClosedError) Error() string {
	return fmt.Sprintf("device: %s is closed: open it again", e.Device)
}

// OutOfMemoryError says that the driver had no memory, on the device or on the host.
type OutOfMemoryError struct {
	Device  string
	Call    string
	Bytes   int64 // requested; 0 where the call does not say
	Limit   int64 // the device's largest allocation if that was the reason, else 0
	OnHost  bool  // the host's memory ran out, not the device's
	Objects bool  // the number of allocations ran out, not the bytes
}

func (e *OutOfMemoryError) Error() string {
	switch {
	case e.Limit > 0:
		return fmt.Sprintf("device: %s: %d bytes asked for, one allocation may have %d at the most: split the data",
			e.Device, e.Bytes, e.Limit)
	case e.Objects:
		return fmt.Sprintf("device: %s: %s: too many allocations: free some", e.Device, e.Call)
	case e.OnHost && e.Call == "vkCreateInstance": // loaders also return this for manifests that they cannot read
		return fmt.Sprintf("device: %s: %s: out of host memory: free some, or mend a driver's manifest that is broken: gpubench doctor names it", e.Device, e.Call)
	case e.OnHost:
		return fmt.Sprintf("device: %s: %s: out of host memory%s: free some", e.Device, e.Call, e.asked())
	}
	return fmt.Sprintf("device: %s: %s: out of device memory%s: free some, or use a device with more", e.Device, e.Call, e.asked())
}

// asked says how many bytes were requested, where that is known.
func (e *OutOfMemoryError) asked() string {
	if e.Bytes == 0 {
		return ""
	}
	return fmt.Sprintf(" (%d bytes asked for)", e.Bytes)
}

// ResultError is any other failure that a driver reports.
type ResultError struct {
	Device string
	Call   string // "vkCreateDevice"
	Code   int32  // VkResult
}

func (e *ResultError) Error() string {
	return fmt.Sprintf("device: %s: %s returned %s", e.Device, e.Call, ResultName(e.Code))
}

// UnsupportedError says that this device does not support something.
type UnsupportedError struct {
	Device string
	What   string
	Hint   string
}

func (e *UnsupportedError) Error() string {
	return fmt.Sprintf("device: %s does not support %s: %s", e.Device, e.What, e.Hint)
}

// ValidationLayersError says why the validation layers could not be switched on.
type ValidationLayersError struct{ Reason string }

func (e *ValidationLayersError) Error() string { return "device: validation layers: " + e.Reason }

// PipelineError says what is wrong with a pipeline's description.
type PipelineError struct {
	Name   string
	Reason string
}

func (e *PipelineError) Error() string {
	return fmt.Sprintf("device: pipeline %q: %s", e.Name, e.Reason)
}

// BatchError says what is wrong with a command of a batch, which was not submitted.
type BatchError struct {
	Command  int    // index in the batch
	Pipeline string // of a dispatch
	Reason   string
}

func (e *BatchError) Error() string {
	if e.Pipeline == "" {
		return fmt.Sprintf("device: batch command %d: %s", e.Command, e.Reason)
	}
	return fmt.Sprintf("device: batch command %d, dispatch of %q: %s", e.Command, e.Pipeline, e.Reason)
}

// resultNames has the codes that can reach a caller. Codes of later Vulkan versions than the
// binding's appear as numbers.
var resultNames = map[int32]string{
	0:           "VK_SUCCESS",
	1:           "VK_NOT_READY",
	2:           "VK_TIMEOUT",
	5:           "VK_INCOMPLETE",
	-1:          "VK_ERROR_OUT_OF_HOST_MEMORY",
	-2:          "VK_ERROR_OUT_OF_DEVICE_MEMORY",
	-3:          "VK_ERROR_INITIALIZATION_FAILED",
	-4:          "VK_ERROR_DEVICE_LOST",
	-5:          "VK_ERROR_MEMORY_MAP_FAILED",
	-6:          "VK_ERROR_LAYER_NOT_PRESENT",
	-7:          "VK_ERROR_EXTENSION_NOT_PRESENT",
	-8:          "VK_ERROR_FEATURE_NOT_PRESENT",
	-9:          "VK_ERROR_INCOMPATIBLE_DRIVER",
	-10:         "VK_ERROR_TOO_MANY_OBJECTS",
	-11:         "VK_ERROR_FORMAT_NOT_SUPPORTED",
	-12:         "VK_ERROR_FRAGMENTED_POOL",
	-13:         "VK_ERROR_UNKNOWN",
	-1000000000: "VK_ERROR_SURFACE_LOST_KHR",
	-1000001004: "VK_ERROR_OUT_OF_DATE_KHR",
	-1000011001: "VK_ERROR_VALIDATION_FAILED_EXT",
	-1000012000: "VK_ERROR_INVALID_SHADER_NV",
	-1000069000: "VK_ERROR_OUT_OF_POOL_MEMORY",
	-1000174001: "VK_ERROR_NOT_PERMITTED",
}

// ResultName is a VkResult's name in the specification, or its number.
func ResultName(code int32) string {
	if name, ok := resultNames[code]; ok {
		return name
	}
	return fmt.Sprintf("VkResult %d", code)
}

// failure turns a VkResult other than VK_SUCCESS into its error.
func failure(device, call string, code int32, bytes int64) error {
	switch code {
	case errorDeviceLost:
		return &LostError{Device: device, Call: call}
	case errorOutOfHostMemory:
		return &OutOfMemoryError{Device: device, Call: call, Bytes: bytes, OnHost: true}
	case errorOutOfDeviceMemory, errorOutOfPoolMemory:
		return &OutOfMemoryError{Device: device, Call: call, Bytes: bytes}
	case errorTooManyObjects:
		return &OutOfMemoryError{Device: device, Call: call, Bytes: bytes, Objects: true}
	}
	return &ResultError{Device: device, Call: call, Code: code}
}
