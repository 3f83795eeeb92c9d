package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// No cell is missing, and undefined are those that the catalogue refuses.
func TestEveryCellOfTheOperatorTableIsFilled(t *testing.T) {
	for name, l := range map[string]lowerer{
		"host":                      hostLowering,
		"with float64":              loweringOn(codegen.Target{Float64: true}),
		"without, flushing float32": loweringOn(codegen.Target{Flush32: true}),
	} {
		list := cells(device.Info{Name: name}, l)
		seen := map[string]int{}
		for _, r := range list {
			seen[r.Operator]++
			op, _ := ops.ByName(strings.Fields(r.Operator)[0])
			d, err := dtype.Parse(r.DType)
			if err != nil || op == nil {
				t.Fatalf("%s: %+v: %v", name, r, err)
			}
			good := strings.HasPrefix(r.Lowering, "native") || strings.HasPrefix(r.Lowering, "emulated: ")
			if !op.Accept.Contains(d) {
				good = r.Lowering == undefined
			}
			if !good {
				t.Errorf("%s: %s of %s is %q", name, r.Operator, r.DType, r.Lowering)
			}
		}
		for _, op := range ops.All() {
			row := op.Name
			if op == ops.Cast {
				row = "cast to c128"
			}
			if op.Kind != ops.Creation && seen[row] != len(dtype.All()) {
				t.Errorf("%s: %s has %d cells", name, row, seen[row])
			}
		}
	}
}

func TestOperatorsAreDescribedByWhatTheyAreMadeOf(t *testing.T) {
	l := loweringOn(codegen.Target{})
	for _, c := range []struct {
		op   *ops.Op
		d    dtype.DType
		want string
	}{
		{ops.Sum, dtype.Float32, "native"},
		{ops.Sum, dtype.BFloat16, "emulated: in float32"},
		{ops.Sum, dtype.Int8, "emulated: in int64, as two 32-bit words"},
		{ops.Sum, dtype.Float64, "emulated: in 32-bit words"},
		{ops.Max, dtype.Float16, "emulated: in float32"},
		{ops.Mean, dtype.Float16, "emulated: in float32; in complex64, by parts"},
		{ops.Var, dtype.Complex64, undefined},
		{ops.Softmax, dtype.Float32, "emulated: a fixed sequence of float32 operations"},
		{ops.LayerNorm, dtype.BFloat16, "emulated: in float32"},
		{ops.CumulativeSum, dtype.Int32, "emulated: in int64, as two 32-bit words"},
		{ops.MatMul, dtype.Float32, "native"},
		{ops.MatMul, dtype.Complex64, "emulated: by parts"},
		{ops.SortRows, dtype.Uint64, "emulated: as two 32-bit words"},
		{ops.Tril, dtype.Float64, "native"},
		{ops.OneHot, dtype.Complex64, "emulated: in int64, as two 32-bit words"},
		{ops.Take, dtype.Float16, "emulated: in int64, as two 32-bit words"},
		{ops.Concat, dtype.Complex128, "native"},
		{ops.Flip, dtype.Complex128, "native"},
		{ops.Assign, dtype.Bool, "native"},
	} {
		if got := l.lowering(c.op, c.d); got != c.want {
			t.Errorf("%s of %s is %q, want %q", c.op, c.d, got, c.want)
		}
	}
}

func TestDevicesListsOperators(t *testing.T) {
	status, stdout, stderr := gpubench(t, "devices", "--operators", "--device", "host", "--format", "json")
	var list []operatorRecord
	if err := json.Unmarshal([]byte(stdout), &list); status != 0 || err != nil || len(list) == 0 {
		t.Fatalf("status %d, %v, %q", status, err, stderr)
	}
	status, stdout, _ = gpubench(t, "devices", "--operators", "--device", "host")
	if lines := strings.Split(stdout, "\n"); status != 0 || !slices.ContainsFunc(lines, func(l string) bool {
		return strings.Contains(l, " hypot ") && strings.Contains(l, " fixed sequence of float64 operations ") && strings.HasSuffix(l, " f64")
	}) {
		t.Errorf("status %d\n%s", status, stdout)
	}
}
