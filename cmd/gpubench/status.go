package main

import (
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/page"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/record"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/predict"
	"github.com/weft-gpu/weft/model"
	"github.com/weft-gpu/weft/tensor"
)

// The exit statuses.
const (
	statusGood     = 0
	statusFailed   = 1 // a check failed, a result was refused, or something unforeseen
	statusUsage    = 2
	statusNoDevice = 3 // or one that cannot do it at all
	statusDevice   = 4 // device lost or out of memory
)

// usageError is a mistake on the command line that no other type describes.
type usageError struct{ what string }

func (e *usageError) Error() string { return e.what }

func usagef(format string, args ...any) error { return &usageError{fmt.Sprintf(format, args...)} }

// errFailed says that the report holds failures: there is nothing to add.
var errFailed = errors.New("failed")

// statusOf maps an error to the exit status. Device errors come first: a
// tensor's error may wrap one.
func statusOf(err error) int {
	err = opened.Error(err)
	switch {
	case err == nil:
		return statusGood
	case is[*device.LostError](err), is[*device.OutOfMemoryError](err), is[*tooLargeError](err):
		return statusDevice
	case is[*device.NotFoundError](err), is[*device.UnsupportedError](err), is[*device.ValidationLayersError](err):
		return statusNoDevice
	case is[*usageError](err), is[*opline.Error](err), is[*workload.DepthError](err), is[*tensor.OpError](err), is[*record.FileError](err), is[*page.EmptyError](err), is[*predict.CardError](err),
		is[*model.FormatError](err), is[*model.InputError](err):
		return statusUsage
	}
	return statusFailed
}

func is[E error](err error) bool {
	var e E
	return errors.As(err, &e)
}

// fatal reports whether an error ends the command, and not just one line of
// it: the device is gone or full. A simulated one that reports why it is gone has
// found a mistake of the line's kernels.
func fatal(err error) bool {
	var lost *device.LostError
	if errors.As(err, &lost) && lost.Cause != nil {
		return false
	}
	return statusOf(err) == statusDevice
}
