package rules

import "github.com/weft-gpu/weft/internal/target"

// Config is what a plan needs to know of a device.
type Config struct {
	// Profile is what the device is.
	target.Profile
	// Unfused plans a kernel for every operator, in the forms that fit any
	// sizes and strides: slow, but which kernels there are follows from the
	// graph's structure and not from its sizes.
	Unfused bool
	// FirstOpen says that the first axis is of a size that others may take the place of:
	// where it is 1, it stays a dimension.
	FirstOpen bool
	// Without are rules that are not followed.
	Without RuleSet
	// Verify checks what every pass has made, and fails with a *VerifyError or a
	// *kernel.VerifyError.
	Verify bool
}

// ConfigFor is what a device is planned by, every rule followed.
func ConfigFor(d target.Device) Config { return Config{Profile: target.For(d)} }
