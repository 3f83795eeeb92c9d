package main

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/workload/opline/expr"
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
	Name    string   `json:"name"`
	Aliases []string `json:"aliases"`
	Kind    string   `json:"kind"`
	Arity   int      `json:"arity"`
	DTypes  []string `json:"dtypes"`
	Result  string   `json:"result"`
	ULP     float64  `json:"ulp"` // bound of the distance to the true value; 0: correctly rounded or exact
	Keys    []string `json:"keys"`
	Doc     string   `json:"doc"`
	Corner  string   `json:"corner"`
}

// Run lists the catalogue.
func (c *opsCmd) Run(e *environment) error {
	if err := e.only("ops", tabular...); err != nil {
		return err
	}
	var records []opRecord
	t := report.Table{Header: []string{"name", "kind", ">arity", "dtypes", "result", ">ULP", "keys", "meaning"}}
	for _, o := range ops.All() {
		r := describeOp(o)
		records = append(records, r)
		t.Rows = append(t.Rows, []string{
			strings.Join(append([]string{r.Name}, r.Aliases...), ", "), r.Kind, fmt.Sprint(r.Arity), strings.Join(r.DTypes, " "),
			r.Result, fmt.Sprint(r.ULP), or(strings.Join(r.Keys, " "), "-"), r.Doc})
	}
	return e.report(t, records)
}

func describeOp(o *ops.Op) opRecord {
	r := opRecord{
		Name: o.Name, Aliases: append([]string{}, o.Aliases...), Kind: o.Kind.String(), Arity: o.Arity,
		DTypes: []string{}, ULP: o.ULP, Keys: append([]string{}, expr.KeyNames(o)...), Doc: o.Doc, Corner: o.Corner,
	}
	r.Result = map[ops.Result]string{
		ops.Same: "same", ops.ToBool: "bool", ops.Default: "same, integers 64 bits wide", ops.ByAttr: "as asked",
		ops.ToReal: "same, of a complex dtype that of its parts",
	}[o.Result]
	for _, d := range o.Accept.DTypes() {
		r.DTypes = append(r.DTypes, d.Short())
	}
	return r
}
