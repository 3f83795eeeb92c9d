package tml

import (
	"fmt"

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

// WithReal32 makes real a float32, correctly rounded, so that it runs on the
// device. Elements are still given and read as float64.
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
func (c *Context) RealType() string {
	if c.real32 {
		return dtype.Float32.String()
	}
	return "float64"
}

// storage is the element type in which the device holds a basic type; false where
// it has none.
func (c *Context) storage(s Scalar) (dtype.DType, bool) {
	switch s {
	case Bool:
		return dtype.Bool, true
	case Int:
		return dtype.Int32, true
	case Uint, Char:
		return dtype.Uint32, true
	case Real:
		return dtype.Float32, c.real32
	}
	return dtype.Invalid, false
}

// HostReason says what does not run on the device, and why.
type HostReason struct {
	Op     Op     // 0 for all operators
	Scalar Scalar // of an operand
	Why    string
}

// String is a line of a listing.
func (r HostReason) String() string {
	what := "every operation on " + r.Scalar.String()
	if r.Op != 0 {
		what = r.Scalar.String() + " " + r.Op.String() + " " + r.Scalar.String()
	}
	return fmt.Sprintf("%s: %s", what, r.Why)
}

// OnHost lists what runs on the host in this context because the device or the
// operator catalogue lacks it. Whatever is made from such a result runs there
// too, and all of it has the same meaning and the same bits as on a device.
func (c *Context) OnHost() []HostReason {
	var list []HostReason
	if _, ok := c.storage(Real); !ok {
		list = append(list, HostReason{Scalar: Real, Why: "devices have no float64 yet; WithReal32 makes real a float32, which they have"})
	}
	for _, op := range Ops() {
		if op.onDevice() == nil {
			list = append(list, HostReason{Op: op, Scalar: Uint, Why: "the operator catalogue has no " + operators[op].name + " yet"})
		}
	}
	return list
}

// same reports whether values of both contexts can meet.
func (c *Context) same(d *Context) bool { return c == d || *c == *d }
