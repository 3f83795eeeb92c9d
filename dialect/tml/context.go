package tml

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
)

// Context is what all values of a program share: the device that holds them and
// the width of real. It never changes and is safe for concurrent use.
type Context struct {
	dev    *device.Device
	real32 bool
}

// Option sets something of a [Context].
type Option func(*Context)

// WithReal32 makes real a float32, correctly rounded: half the memory, and much
// faster where a device has no float64. Elements are still given and read as
// float64.
func WithReal32() Option { return func(c *Context) { c.real32 = true } }

// NewContext makes a context on a device.
func NewContext(dev *device.Device, options ...Option) *Context {
	c := &Context{dev: dev}
	for _, option := range options {
		option(c)
	}
	return c
}

// RealType is the element type of real, "float64" or "float32".
func (c *Context) RealType() string { return c.storage(Real).String() }

// storage is the element type in which the device holds a basic type.
func (c *Context) storage(s Scalar) dtype.DType {
	if s == Real && c.real32 {
		return dtype.Float32
	}
	return storages[s]
}

var storages = map[Scalar]dtype.DType{
	Bool: dtype.Bool, Uint: dtype.Uint32, Int: dtype.Int32, Real: dtype.Float64, Char: dtype.Uint32,
}

// same reports whether values of both contexts can meet.
func (c *Context) same(d *Context) bool { return c == d || *c == *d }
