package rules

import "github.com/weft-gpu/weft/internal/kernel"

// Limits of a launch. Kernels address with 32-bit words. An element's index in its binding is
// unsigned; the size of the binding bounds it (Shows). Numbers that kernels divide, such as those
// of points and coordinates, have 31 bits (Numbered).

// windowSlack is the number of bytes that a binding may lose at its ends: its
// start is rounded down to the largest offset alignment that Vulkan allows
// (256 bytes), and the last chunk may reach past the last element.
const windowSlack = 512

// MaxPoints bounds the numbers of points, because the kernels' division by multiplication is exact
// below 2^31. SplitGrain leaves room for the points of the last chunk.
const MaxPoints = 1 << 31

// Room returns how many bytes of elements fit in one binding, wherever they begin.
func (c *Config) Room() int64 { return c.MaxRange - windowSlack }

// Shows reports whether that many consecutive elements of size bytes each fit in one binding. The
// range of a Vulkan device is less than 2^32 bytes.
func (c *Config) Shows(elements int64, size int) bool { return elements <= c.Room()/int64(size) }

// Shown returns how many elements of size bytes fit in one binding.
func (c *Config) Shown(size int) int { return int(c.Room() / int64(size)) }

// Binds reports whether a launch can bind a window.
func (c *Config) Binds(w kernel.Window) bool { return w.Bytes <= c.MaxRange }

// Numbered reports whether one launch can have that many points, or an axis that many coordinates.
func Numbered(points int) bool { return points < MaxPoints-SplitGrain }

// SplitGrain is the multiple, in elements, at which the innermost dimension is
// cut. For every element type it is a multiple of 256 bytes, so chunks stay aligned.
const SplitGrain = 256
