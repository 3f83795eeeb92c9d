package device

import (
	"errors"

	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/memory"
)

func init() {
	opened.Device = func(dev any) *vulkan.Device { return dev.(*Device).inner() }
	opened.Error = own
	opened.Arithmetic = func(a any) *vulkan.Arithmetic { return a.(*Arithmetic).inner() }
}

// own converts an error of packages vulkan and memory to one of this package; other errors stay. An
// error that wraps one keeps its text.
func own(err error) error {
	switch e := err.(type) {
	case nil:
		return nil
	case *vulkan.LostError:
		return (*LostError)(e)
	case *vulkan.ClosedError:
		return (*ClosedError)(e)
	case *vulkan.UnopenedError:
		return (*UnopenedError)(e)
	case *vulkan.UnsupportedError:
		return (*UnsupportedError)(e)
	case *vulkan.ValidationLayersError:
		return (*ValidationLayersError)(e)
	case *vulkan.ResultError:
		return (*ResultError)(e)
	case *vulkan.OutOfMemoryError:
		return &OutOfMemoryError{Device: e.Device, Call: e.Call, Bytes: e.Bytes, Limit: e.Limit, OnHost: e.OnHost, Objects: e.Objects}
	case *memory.GuardError:
		return (*GuardError)(e)
	case *memory.OutOfMemoryError:
		return arrayError(e)
	case interface{ Unwrap() []error }:
		causes, changed := e.Unwrap(), false
		list := make([]error, len(causes))
		for i, cause := range causes {
			list[i] = own(cause)
			changed = changed || internal(cause)
		}
		if changed {
			return &wrapping{err.Error(), list}
		}
		return err
	}
	if cause := errors.Unwrap(err); internal(cause) {
		return &wrapping{err.Error(), []error{own(cause)}}
	}
	return err
}

// internal reports whether an error is one of packages vulkan and memory, or wraps one.
func internal(err error) bool {
	switch e := err.(type) {
	case nil:
		return false
	case *vulkan.LostError, *vulkan.ClosedError, *vulkan.UnopenedError, *vulkan.UnsupportedError, *vulkan.ValidationLayersError,
		*vulkan.ResultError, *vulkan.OutOfMemoryError, *memory.GuardError, *memory.OutOfMemoryError:
		return true
	case interface{ Unwrap() []error }:
		for _, cause := range e.Unwrap() {
			if internal(cause) {
				return true
			}
		}
		return false
	}
	return internal(errors.Unwrap(err))
}

// arrayError is the error of an array that finds no memory.
func arrayError(e *memory.OutOfMemoryError) error {
	out := &OutOfMemoryError{Device: e.Device, Bytes: e.Requested, InUse: e.InUse, Reserved: e.Reserved, Budget: e.Budget, array: e}
	var driver *vulkan.OutOfMemoryError
	if errors.As(e.Err, &driver) {
		out.Call, out.Limit, out.OnHost, out.Objects = driver.Call, driver.Limit, driver.OnHost, driver.Objects
	}
	return out
}

// wrapping wraps errors that own has converted.
type wrapping struct {
	text   string
	causes []error
}

func (e *wrapping) Error() string   { return e.text }
func (e *wrapping) Unwrap() []error { return e.causes }
