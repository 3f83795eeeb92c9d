package plan

import "github.com/weft-gpu/weft/internal/kernel"

// What a launch can reach. Kernels address in words of 32 bits: the place of an element in its
// binding is an unsigned one, which a binding's bytes bound; numbers that are divided, as those of
// points and their coordinates, have 31 bits. Both bounds are asked for here alone.

// windowSlack is what a binding may lose at its ends: the start is rounded
// down to the largest offset alignment Vulkan allows (256 bytes), and the last
// chunk may reach past the last element.
const windowSlack = 512

// maxPoints keeps every number of a point below 2^31, where the kernels' division by
// multiplication is exact, and splitGrain leaves room for the points of the last chunk.
const maxPoints = 1 << 31

// room is how many bytes of elements one binding shows, wherever they begin.
func (c *Config) room() int64 { return c.MaxRange - windowSlack }

// shows reports whether one binding shows elements of a size that spread over so many: of a device
// 2^32 at the most, since no range is longer.
func (c *Config) shows(elements int64, size int) bool { return elements <= c.room()/int64(size) }

// shown is how many elements of a size one binding shows.
func (c *Config) shown(size int) int { return int(c.room() / int64(size)) }

// binds reports whether a launch can bind a window, slack included.
func (c *Config) binds(w kernel.Window) bool { return w.Bytes <= c.MaxRange }

// numbered reports whether one launch can have so many points, or an axis so many coordinates.
func numbered(points int) bool { return points < maxPoints-splitGrain }
