package onnxop

import (
	"strings"

	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Convolutions and products that ONNX Runtime's optimizer joins with the activation behind them.

func init() {
	define("com.microsoft.FusedConv", 1, fusedConv)
	define("com.microsoft.FusedGemm", 1, fusedGemm)
}

// activationParams are the names of an activation's numbers, in the order in which FusedConv
// lists them.
var activationParams = map[string][]string{"LeakyRelu": {"alpha"}, "HardSigmoid": {"alpha", "beta"}, "Clip": {"min", "max"}}

// attributed is the version of the operator set whose activations have all their numbers in
// attributes.
const attributed = 6

// fusedConv is a convolution with a bias, to which operand 3 is added before the activation.
func fusedConv(c *Call) []Value {
	y := conv(c)
	if z := c.orX(3); z != nil {
		y = c.one(y[0].(*Array).any().Add(z))
	}
	attrs := map[string]Attr{}
	params, names := c.Floats("activation_params"), activationParams[c.Str("activation", "")]
	for i, f := range params {
		if i >= len(names) {
			c.fail("activation %s has %d numbers", c.Str("activation", ""), len(params))
		}
		attrs[names[i]] = Attr{Type: onnxpb.Attribute_FLOAT, F: float32(f)}
	}
	return c.activated(y, attrs)
}

// fusedGemm is a Gemm whose activation has its attributes behind a prefix.
func fusedGemm(c *Call) []Value {
	attrs := map[string]Attr{}
	for name, a := range c.Attrs {
		if inner, ok := strings.CutPrefix(name, "activation_"); ok {
			attrs[inner] = a
		}
	}
	return c.activated(gemm(c), attrs)
}

// activated applies the operator that the attribute activation names, with attributes of its own.
func (c *Call) activated(y []Value, attrs map[string]Attr) []Value {
	name := c.Str("activation", "")
	if name == "" {
		return y
	}
	run, err := Find("", name, attributed)
	c.check(err)
	inner := *c
	inner.Op, inner.Version, inner.Attrs, inner.In = name, attributed, attrs, y
	return run(&inner)
}

// batchTurned moves the first axis of [n, ..., rows, columns] before the columns, which
// FusedMatMul says by transBatchA and transBatchB.
func (c *Call) batchTurned(x *tensor.Tensor, attr string) *tensor.Tensor {
	if !c.Flag(attr, false) {
		return x
	}
	c.atLeast(x, 3)
	return x.MoveAxis(0, -2)
}
