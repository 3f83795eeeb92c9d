package rules

import "github.com/weft-gpu/weft/internal/target"

// LaunchBytes returns how many bytes the device could move in the time that a launch takes.
func (c *Config) LaunchBytes() int64 { return max(target.MinLaunchBytes, 4*int64(c.LaunchElements)) }

// LaunchCost returns the cost up to which computing a value again is better than a launch that
// stores it. It is a quarter of the cost that takes as long as a launch, because often a kernel
// that runs in any case could store the value as well.
func (c *Config) LaunchCost() int {
	if c.CostBytes == 0 || !c.Runs(Recompute) {
		return 0
	}
	return int(16 * c.LaunchBytes() / 4 / int64(c.CostBytes))
}
