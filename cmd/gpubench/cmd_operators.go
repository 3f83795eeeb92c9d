package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/cmd/gpubench/internal/lowered"
	"github.com/weft-gpu/weft/cmd/gpubench/internal/report"
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/ops"
)

// operatorRecord is one cell of devices --operators.
type operatorRecord struct {
	Device   string `json:"device"`
	Driver   string `json:"driver"`
	Operator string `json:"operator"`
	DType    string `json:"dtype"`
	// Lowering is "native", perhaps with a remark, "emulated: " and how, or
	// "undefined": the operator does not take the dtype.
	Lowering string `json:"lowering"`
}

const undefined = "undefined"

// operators tells how each operator of each dtype is computed on each device.
func (c *devicesCmd) operators(e *environment, list []device.Info) error {
	var records []operatorRecord
	for _, info := range list {
		r := e.probe(info)
		if r.Error != "" {
			return fmt.Errorf("%s: %s", info.Name, r.Error)
		}
		lower := hostLowering
		if info.Kind != device.Host {
			lower = loweringOn(vulkan.Target(opened.Arithmetic(r.Arithmetic)))
		}
		records = append(records, cells(info, lower)...)
	}
	if e.Format == report.CSV {
		return e.report(cellTable(records), records)
	}
	return e.report(operatorTable(records), records)
}

// loweringOn is that of devices of a target.
func loweringOn(t codegen.Target) lowerer {
	return lowerer{
		op:   func(op *ops.Op, d dtype.DType) string { return lowered.Operator(t, op, d) },
		cast: func(from, to dtype.DType) string { return lowered.Cast(t, from, to) },
	}
}

// lowerer says how a map operator, and a conversion, is computed; "" where it
// is not.
type lowerer struct {
	op   func(op *ops.Op, d dtype.DType) string
	cast func(from, to dtype.DType) string
}

// cells are those of one device: an operator of every kind that takes operands,
// with a row for each dtype that cast converts to.
func cells(info device.Info, l lowerer) []operatorRecord {
	var records []operatorRecord
	add := func(op string, lower func(d dtype.DType) string) {
		for _, d := range dtype.All() {
			records = append(records, operatorRecord{info.Name, info.Driver + " " + info.DriverVersion, op, d.Short(), lower(d)})
		}
	}
	for _, op := range ops.All() {
		switch {
		case op.Kind == ops.Creation:
		case op == ops.Cast:
			for _, to := range dtype.All() {
				add("cast to "+to.Short(), func(d dtype.DType) string { return l.cast(d, to) })
			}
		default:
			add(op.Name, func(d dtype.DType) string { return l.lowering(op, d) })
		}
	}
	return records
}

// lowering is a cell: of a map operator how it is computed itself, of the others
// how the map operators are by which they join, compare and are composed.
func (l lowerer) lowering(op *ops.Op, d dtype.DType) string {
	switch {
	case !op.Accept.Contains(d):
		return undefined
	case op.Kind == ops.Map:
		return l.op(op, d)
	}
	var phrases []string
	add := func(phrase string) {
		if phrase != "" && !slices.Contains(phrases, phrase) {
			phrases = append(phrases, phrase)
		}
	}
	computed, converted := partsOf(op, d)
	for _, p := range computed {
		add(l.phrase(p, d))
	}
	if len(phrases) == 0 {
		for _, c := range converted {
			if how, emulated := strings.CutPrefix(l.cast(c[0], c[1]), "emulated: "); emulated {
				add(how)
			}
		}
	}
	if len(phrases) == 0 {
		return "native"
	}
	return "emulated: " + strings.Join(phrases, "; ")
}

// phrase says how a part of an operator on d is emulated; "" where it is not.
func (l lowerer) phrase(p part, d dtype.DType) string {
	how, emulated := strings.CutPrefix(l.op(p.op, p.d), "emulated: ")
	switch {
	case p.d == d && emulated:
		return how
	case emulated:
		return "in " + p.d.String() + ", " + how
	case d.IsHalf() && p.d == dtype.Float32:
		return "in float32"
	}
	return ""
}

// hostLowering is that of the host device: Go's arithmetic, of which the
// processor has all but the halves'.
var hostLowering = lowerer{
	op: func(op *ops.Op, d dtype.DType) string {
		moves := op == ops.Where || op == ops.Copy || op == ops.Real || op == ops.Imag
		switch {
		case moves || op.ULP == 0 && !d.IsHalf() && !d.IsComplex() || d.IsInteger():
			return "native"
		case d.IsHalf() && op.ULP == 0:
			return "emulated: in float32, rounded once"
		case d.IsHalf():
			return "emulated: a fixed sequence of float32 operations, rounded once"
		case d.IsComplex() && op.ULP == 0:
			return "emulated: by parts"
		case d == dtype.Float32:
			return "emulated: a fixed sequence of float32 operations"
		case d == dtype.Complex64:
			return "emulated: a fixed sequence of float64 operations, rounded to complex64"
		}
		return "emulated: a fixed sequence of float64 operations"
	},
	cast: func(from, to dtype.DType) string {
		if from != to && (from.IsHalf() || to.IsHalf()) {
			return "emulated: by way of float32"
		}
		return "native"
	},
}

// operatorTable has a row for each device, operator and way in which it is
// computed, with the dtypes of which that is so.
func operatorTable(records []operatorRecord) report.Table {
	t := report.Table{Header: []string{"device", "operator", "lowering", "dtypes"}, Aside: []string{"dtypes"}}
	row := map[[3]string]int{}
	for _, r := range records {
		key := [3]string{r.Device + r.Driver, r.Operator, r.Lowering}
		if _, ok := row[key]; !ok {
			row[key] = len(t.Rows)
			t.Rows = append(t.Rows, []string{r.Device, r.Operator, r.Lowering, ""})
		}
		cell := &t.Rows[row[key]][3]
		*cell = strings.TrimPrefix(*cell+" "+r.DType, " ")
	}
	return t
}

func cellTable(records []operatorRecord) report.Table {
	t := report.Table{Header: []string{"device", "driver", "operator", "dtype", "lowering"}, Aside: []string{"driver"}}
	for _, r := range records {
		t.Rows = append(t.Rows, []string{r.Device, r.Driver, r.Operator, r.DType, r.Lowering})
	}
	return t
}
