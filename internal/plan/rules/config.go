package rules

import "github.com/weft-gpu/weft/internal/target"

// Config holds all that a plan depends on besides the graph.
type Config struct {
	// Profile describes the device.
	target.Profile
	// Unfused plans a kernel for every operator, in forms that fit any sizes and strides. Such
	// kernels are slow, but they depend only on the graph's structure, not on its sizes.
	Unfused bool
	// FirstOpen says that another size may later replace the size of the first axis. So a first
	// axis of size 1 stays a dimension.
	FirstOpen bool
	// Without holds the rules that are left out.
	Without RuleSet
	// Verify checks the form that each pass makes. A check fails with a *VerifyError
	// or a *kernel.VerifyError.
	Verify bool
}

// ConfigFor returns the configuration of a device, with every rule.
func ConfigFor(d target.Device) Config { return Config{Profile: target.For(d)} }
