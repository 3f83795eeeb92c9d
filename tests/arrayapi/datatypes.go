package arrayapi

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// datatypes are the standard's data type functions.
var datatypes = map[string]function{
	"astype":   {"x, dtype, /, *, copy=True, device=None", astype},
	"can_cast": {"from_, to, /", canCast},
	"finfo": {"type, /", func(c *call) any {
		info, err := dtype.Finfo(c.typed("type"))
		c.failed(err)
		return info
	}},
	"iinfo": {"type, /", func(c *call) any {
		info, err := dtype.Iinfo(c.typed("type"))
		c.failed(err)
		return info
	}},
	"isdtype":     {"dtype, kind", isDType},
	"result_type": {"*arrays_and_dtypes", resultType},
}

func init() {
	register(datatypes)
	// The dtypes are names of the namespace too, and so are the constants.
	for _, d := range dtype.All() {
		register(map[string]function{d.String(): {"", func(*call) any { return d }}})
	}
}

func astype(c *call) any {
	x := c.array("x")
	if !c.given("dtype") {
		c.fail("dtype", "is None: pass a dtype")
	}
	d := c.dtype("dtype", dtype.Invalid)
	if c.err != nil {
		return nil
	}
	return cast(c.placed(x), d, c.flag("copy"))
}

// cast is x in another dtype, in elements of its own where a copy is asked for.
func cast(x *tensor.Tensor, d dtype.DType, always bool) *tensor.Tensor {
	if always && x.DType() == d {
		return x.Copy()
	}
	return x.Cast(d)
}

func canCast(c *call) any {
	from, to := c.typed("from_"), c.typed("to")
	return dtype.CanCast(from, to)
}

// isDType takes a dtype, the name of a kind, or a list of both.
func isDType(c *call) any {
	d := c.typed("dtype")
	kinds, ok := c.values["kind"].([]any)
	if !ok {
		kinds = []any{c.values["kind"]}
	}
	is := false
	for _, kind := range kinds {
		if same, ok := dtypeOf(kind); ok && kind != "bool" {
			is = is || same == d
			continue
		}
		name, ok := kind.(string)
		if !ok {
			c.fail("kind", "is a %T: pass a dtype, the name of a kind, or a list of them", kind)
			break
		}
		is = is || dtype.IsDType(d, c.kindsNamed(name)...)
	}
	return is
}

// kindsNamed are the kinds by the standard's name.
func (c *call) kindsNamed(name string) []dtype.Kind {
	kinds, ok := map[string][]dtype.Kind{
		"bool":             {dtype.KindBool},
		"signed integer":   {dtype.KindInt},
		"unsigned integer": {dtype.KindUint},
		"integral":         {dtype.KindInt, dtype.KindUint},
		"real floating":    {dtype.KindFloat},
		"complex floating": {dtype.KindComplex},
		"numeric":          {dtype.KindInt, dtype.KindUint, dtype.KindFloat, dtype.KindComplex},
	}[name]
	if !ok {
		c.fail("kind", "has %q, which is no kind of the standard's", name)
	}
	return kinds
}

func resultType(c *call) any {
	given, _ := c.values["arrays_and_dtypes"].([]any)
	operands := make([]any, len(given))
	for i, v := range given {
		operands[i] = v
		if x := arrayOf(v); x != nil {
			operands[i] = x
		} else if s := scalarOf(v); s != nil && !isDTypeValue(v) {
			operands[i] = s
		} else if d, ok := dtypeOf(v); ok {
			operands[i] = d
		}
	}
	d, err := tensor.ResultType(operands...)
	if err != nil {
		c.failed(err)
	}
	return d
}

// isDTypeValue tells a dtype, which Go has as a number, from a number.
func isDTypeValue(v any) bool {
	_, is := v.(dtype.DType)
	return is
}
