package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opline"
	"github.com/weft-gpu/weft/internal/opline/expr"
	"github.com/weft-gpu/weft/ops"
)

type opsCmd struct {
	Names []string `arg:"" optional:"" name:"NAME" help:"Operators to describe whole: meaning, corners, what the keys are."`
}

// Help is printed by gpubench ops --help.
func (c *opsCmd) Help() string {
	return "Op lines:\n\n" + indent(opline.Usage) + "\nSweeps:\n\n" + indent(opline.SweepUsage) + "\nExpressions:\n\n" + indent(expr.Grammar)
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n  ") + "\n"
}

// opRecord is an operator as JSON shows it.
type opRecord struct {
	Name     string             `json:"name"`
	Aliases  []string           `json:"aliases"`
	Kind     string             `json:"kind"`
	Arity    int                `json:"arity"`    // the number of operands, the least one where it is variadic
	Variadic bool               `json:"variadic"` // it takes any number from that on
	DTypes   []string           `json:"dtypes"`
	Result   string             `json:"result"`
	ULP      map[string]float64 `json:"ulp"`      // by dtype, where the result is neither exact nor correctly rounded: its greatest error
	OfParts  bool               `json:"of_parts"` // its error is that of the operators it is made of, and ulp does not bound it
	Keys     []string           `json:"keys"`
	Doc      string             `json:"doc"`
	Corner   string             `json:"corner"`
}

// Run lists the catalogue, or describes operators of it.
func (c *opsCmd) Run(e *environment) error {
	if err := e.onlyTables("ops"); err != nil {
		return err
	}
	list, err := c.operators()
	if err != nil {
		return err
	}
	records := make([]opRecord, len(list))
	for i, o := range list {
		records[i] = describeOp(o)
	}
	switch {
	case e.Format == report.CSV:
		return e.report(wholeTable(records), records)
	case e.Format == report.Text && len(c.Names) > 0:
		return e.write(func(w io.Writer) error { return writePages(w, list) })
	}
	return e.report(shortTable(list), records)
}

func (c *opsCmd) operators() ([]*ops.Op, error) {
	if len(c.Names) == 0 {
		return ops.All(), nil
	}
	var list []*ops.Op
	for _, name := range c.Names {
		o, what := expr.FindOp(name)
		if o == nil {
			return nil, usagef("%s", what)
		}
		list = append(list, o)
	}
	return list, nil
}

// shortTable fits in 120 columns: the dtypes as their class, of the bounds float32's, and as
// many keys as there is room for.
func shortTable(list []*ops.Op) report.Table {
	t := report.Table{Header: []string{"name", "kind", ">arity", "dtypes", ">f32 ULP", "keys"}, Aside: []string{"dtypes", "keys"}}
	for _, o := range list {
		bound := "-"
		switch {
		case o.OfParts():
			bound = "parts"
		case o.Accept.Contains(dtype.Float32):
			bound = fmt.Sprint(o.Bound(dtype.Float32))
		}
		t.Rows = append(t.Rows, []string{o.Name, o.Kind.String(), arity(o), strings.Replace(o.Accept.String(), " dtypes", "", 1), bound, or(keysThatFit(expr.KeyNames(o)), "-")})
	}
	return t
}

// shortKeys is the longest list of keys that leaves the table within its columns.
const shortKeys = 44

// keysThatFit is as many keys as there is room for; the operator's page and --wide have all.
func keysThatFit(keys []string) string {
	text := strings.Join(keys, " ")
	for n := len(keys); len(text) > shortKeys; {
		n--
		text = strings.Join(keys[:n], " ") + " ..."
	}
	return text
}

// wholeTable has all of it.
func wholeTable(records []opRecord) report.Table {
	t := report.Table{Header: []string{"name", "aliases", "kind", "arity", "variadic", "dtypes", "result", "ulp", "keys", "doc", "corner"}}
	for _, r := range records {
		o, _ := ops.ByName(r.Name)
		t.Rows = append(t.Rows, []string{r.Name, strings.Join(r.Aliases, " "), r.Kind, fmt.Sprint(r.Arity), fmt.Sprint(r.Variadic),
			strings.Join(r.DTypes, " "), r.Result, bounds(o), strings.Join(r.Keys, " "), r.Doc, r.Corner})
	}
	return t
}

// arity is the number of operands, n where there may be any number.
func arity(o *ops.Op) string {
	if o.Arity == ops.Variadic {
		return "n"
	}
	return fmt.Sprint(o.Arity)
}

// writePages describes operators, one after the other.
func writePages(w io.Writer, list []*ops.Op) error {
	var b strings.Builder
	for i, o := range list {
		if i > 0 {
			b.WriteString("\n")
		}
		r := describeOp(o)
		fmt.Fprintf(&b, "%s: %s\n", strings.Join(append([]string{r.Name}, r.Aliases...), ", "), r.Doc)
		for _, line := range [][2]string{
			{"kind", r.Kind}, {"operands", arity(o)}, {"dtypes", strings.Join(r.DTypes, " ")}, {"result", r.Result}, {"ULP", bounds(o)}, {"corners", r.Corner},
		} {
			if line[1] != "" {
				fmt.Fprintf(&b, "  %-9s %s\n", line[0], line[1])
			}
		}
		for _, a := range o.Attributes() {
			fmt.Fprintf(&b, "  %-9s %s=  %s\n", "key", a.Name, a.Doc)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func describeOp(o *ops.Op) opRecord {
	r := opRecord{
		Name: o.Name, Aliases: append([]string{}, o.Aliases...), Kind: o.Kind.String(), Arity: o.Arity, Variadic: o.Arity == ops.Variadic,
		DTypes: []string{}, ULP: map[string]float64{}, Keys: append([]string{}, expr.KeyNames(o)...), Doc: o.Doc, Corner: o.Corner,
	}
	r.OfParts = o.OfParts()
	if r.Variadic {
		r.Arity = 1
	}
	r.Result = map[ops.Result]string{
		ops.Same: "same", ops.ToBool: "bool", ops.Default: "same, integers 64 bits wide", ops.ByAttr: "as asked",
		ops.ToReal: "same, of a complex dtype that of its parts", ops.ToUnsigned: "the unsigned integer of the same width",
		ops.ToUint64: "uint64", ops.ToIndex: "int64", ops.ToComplex: "complex, of a real dtype the one with such parts",
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
	if o.OfParts() {
		return "that of its parts"
	}
	var list []string
	for _, d := range o.Accept.DTypes() {
		if bound := o.Bound(d); bound > 0 {
			list = append(list, fmt.Sprintf("%s %g", d.Short(), bound))
		}
	}
	return or(strings.Join(list, ", "), "0")
}
