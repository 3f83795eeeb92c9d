package rules

import "github.com/weft-gpu/weft/internal/target"

// LaunchBytes is how many bytes move in the time of a launch.
func (c *Config) LaunchBytes() int64 { return max(target.MinLaunchBytes, 4*int64(c.LaunchElements)) }

// LaunchCost is what is computed rather than stored by a launch, in units of cost: a
// quarter of what takes as long, for a kernel that is there anyway may store it too.
func (c *Config) LaunchCost() int {
	if c.CostBytes == 0 || !c.Runs(Recompute) {
		return 0
	}
	return int(16 * c.LaunchBytes() / 4 / int64(c.CostBytes))
}
