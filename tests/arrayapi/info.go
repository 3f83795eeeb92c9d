package arrayapi

import (
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// inspection are the standard's inspection functions, the methods of what
// __array_namespace_info__ returns under "info.", and its constants.
var inspection = map[string]function{
	"__array_namespace_info__": {"", namespaceInfo},
	"info.capabilities":        {"", capabilities},
	"info.default_device":      {"", func(c *call) any { return c.ns.devices[0] }},
	"info.default_dtypes":      {"*, device=None", defaultTypes},
	"info.devices":             {"", devices},
	"info.dtypes":              {"*, device=None, kind=None", dtypes},

	"e":       {"", func(*call) any { return math.E }},
	"inf":     {"", func(*call) any { return math.Inf(1) }},
	"nan":     {"", func(*call) any { return math.NaN() }},
	"newaxis": {"", func(*call) any { return shape.NewAxis }},
	"pi":      {"", func(*call) any { return math.Pi }},
}

func init() { register(inspection) }

// namespaceInfo is what the functions under "info." tell, by their names.
func namespaceInfo(c *call) any {
	c.values["device"], c.values["kind"] = nil, nil
	return map[string]any{
		"capabilities":   capabilities(c),
		"default_device": c.ns.devices[0],
		"default_dtypes": defaultTypes(c),
		"devices":        devices(c),
		"dtypes":         dtypes(c),
	}
}

// capabilities: any number of axes will do, which is None in the
// standard.
func capabilities(*call) any {
	return map[string]any{"boolean indexing": true, "data-dependent shapes": true, "max dimensions": nil}
}

func defaultTypes(c *call) any {
	c.home()
	return map[string]dtype.DType{
		"real floating":    defaultFloat,
		"complex floating": defaultComplex,
		"integral":         defaultInteger,
		"indexing":         dtype.Int64,
	}
}

func devices(c *call) any { return append([]*device.Device(nil), c.ns.devices...) }

// dtypes are those of the standard, of the kinds that are named; Weft's float16
// and bfloat16 are not among them.
func dtypes(c *call) any {
	c.home()
	names, ok := c.values["kind"].([]any)
	if !ok && c.given("kind") {
		names = []any{c.values["kind"]}
	}
	result := map[string]dtype.DType{}
	for _, d := range dtype.All() {
		of := !c.given("kind")
		for _, name := range names {
			text, ok := name.(string)
			if !ok {
				c.fail("kind", "has a %T: pass names of kinds", name)
				return nil
			}
			of = of || dtype.IsDType(d, c.kindsNamed(text)...)
		}
		if of && d != dtype.Float16 && d != dtype.BFloat16 {
			result[d.String()] = d
		}
	}
	return result
}
