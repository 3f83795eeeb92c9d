package rules

import "github.com/weft-gpu/weft/internal/kernel"

// What a launch can reach. Kernels address in words of 32 bits: the place of an element in its
// binding is an unsigned one, which a binding's bytes bound; numbers that are divided, as those of
// points and their coordinates, have 31 bits. Both bounds are asked for here alone.

// windowSlack is what a binding may lose at its ends: the start is rounded
// down to the largest offset alignment Vulkan allows (256 bytes), and the last
// chunk may reach past the last element.
const windowSlack = 512

// MaxPoints keeps every number of a point below 2^31, where the kernels' division by
// multiplication is exact, and splitGrain leaves room for the points of the last chunk.
const MaxPoints = 1 << 31

// Room is how many bytes of elements one binding shows, wherever they begin.
func (c *Config) Room() int64 { return c.MaxRange - windowSlack }

// Shows reports whether one binding shows elements of a size that spread over so many: of a device
// 2^32 at the most, since no range is longer.
func (c *Config) Shows(elements int64, size int) bool { return elements <= c.Room()/int64(size) }

// Shown is how many elements of a size one binding shows.
func (c *Config) Shown(size int) int { return int(c.Room() / int64(size)) }

// Binds reports whether a launch can bind a window, slack included.
func (c *Config) Binds(w kernel.Window) bool { return w.Bytes <= c.MaxRange }

// Numbered reports whether one launch can have so many points, or an axis so many coordinates.
func Numbered(points int) bool { return points < MaxPoints-SplitGrain }

// SplitGrain keeps cuts of the innermost dimension on 256 bytes for every
// element type, so that chunks stay aligned.
const SplitGrain = 256
