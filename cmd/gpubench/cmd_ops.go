package main

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
)

type opsCmd struct{}

// Help is printed by gpubench ops --help.
func (c *opsCmd) Help() string {
	return "Op lines:\n\n" + indent(opline.Usage) + "\nExpressions:\n\n" + indent(expr.Grammar)
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n  ") + "\n"
}

// opRecord is an operator as JSON shows it.
type opRecord struct {
	Name    string             `json:"name"`
	Aliases []string           `json:"aliases"`
	Kind    string             `json:"kind"`
	Arity   int                `json:"arity"`
	DTypes  []string           `json:"dtypes"`
	Result  string             `json:"result"`
	ULP     map[string]float64 `json:"ulp"` // by dtype, where the result is neither exact nor correctly rounded: its greatest error
	Keys    []string           `json:"keys"`
	Doc     string             `json:"doc"`
	Corner  string             `json:"corner"`
}

// Run lists the catalogue.
func (c *opsCmd) Run(e *environment) error {
	if err := e.only("ops", tabular...); err != nil {
		return err
	}
	var records []opRecord
	t := report.Table{Header: []string{"name", "kind", ">arity", "dtypes", "result", "ULP", "keys", "meaning"}}
	for _, o := range ops.All() {
		r := describeOp(o)
		records = append(records, r)
		t.Rows = append(t.Rows, []string{
			strings.Join(append([]string{r.Name}, r.Aliases...), ", "), r.Kind, fmt.Sprint(r.Arity), strings.Join(r.DTypes, " "),
			r.Result, bounds(o), or(strings.Join(r.Keys, " "), "-"), r.Doc})
	}
	return e.report(t, records)
}

func describeOp(o *ops.Op) opRecord {
	r := opRecord{
		Name: o.Name, Aliases: append([]string{}, o.Aliases...), Kind: o.Kind.String(), Arity: o.Arity,
		DTypes: []string{}, ULP: map[string]float64{}, Keys: append([]string{}, expr.KeyNames(o)...), Doc: o.Doc, Corner: o.Corner,
	}
	r.Result = map[ops.Result]string{
		ops.Same: "same", ops.ToBool: "bool", ops.Default: "same, integers 64 bits wide", ops.ByAttr: "as asked",
		ops.ToReal: "same, of a complex dtype that of its parts", ops.ToUnsigned: "the unsigned integer of the same width",
		ops.ToUint64: "uint64", ops.ToIndex: "int64",
	}[o.Result]
	for _, d := range o.Accept.DTypes() {
		r.DTypes = append(r.DTypes, d.Short())
		if bound := o.Bound(d); bound > 0 {
			r.ULP[d.Short()] = bound
		}
	}
	return r
}

// bounds lists the error bounds, "f32 1, f64 2"; 0 where all results are exact or
// correctly rounded.
func bounds(o *ops.Op) string {
	var list []string
	for _, d := range o.Accept.DTypes() {
		if bound := o.Bound(d); bound > 0 {
			list = append(list, fmt.Sprintf("%s %g", d.Short(), bound))
		}
	}
	return or(strings.Join(list, ", "), "0")
}
