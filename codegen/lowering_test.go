package codegen_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/testcode"
	"github.com/weft-gpu/weft/tests/lowering"
)

// machines are simulated devices, and the targets that describe them.
var machines = []struct {
	name    string
	target  codegen.Target
	machine testcode.Machine
}{
	{"ieee", codegen.Target{}, testcode.Machine{}},
	{"guarded without need", codegen.Target{Flush32: true}, testcode.Machine{}},
	{"flushing", codegen.Target{Flush32: true}, testcode.Machine{Flush: true}},
	{"as NVIDIA's", codegen.Target{WordCompare32: true, InexactDiv32: true, InexactSqrt32: true, FMA32: true, InverseSqrt32: true, UnpackHalf: true, PackHalf: true}, testcode.Machine{FlushCompared: true, Inexact: true, KeepsPacked: true}},
	{"inexact", codegen.Target{InexactDiv32: true, InexactSqrt32: true}, testcode.Machine{Inexact: true}},
	{"inexact, with fma", codegen.Target{InexactDiv32: true, InexactSqrt32: true, FMA32: true, InverseSqrt32: true}, testcode.Machine{Inexact: true}},
	{"flushing and inexact", codegen.Target{Flush32: true, InexactDiv32: true, InexactSqrt32: true}, testcode.Machine{Flush: true, Inexact: true}},
	{"converting halves", codegen.Target{UnpackHalf: true, PackHalf: true, RoundHalf: true}, testcode.Machine{}},
	{"a GPU", codegen.Target{GPU: true, FMA32: true}, testcode.Machine{}},
	{"a GPU that flushes", codegen.Target{GPU: true, FMA32: true, Flush32: true, InexactDiv32: true, InexactSqrt32: true}, testcode.Machine{Flush: true, Inexact: true}},
	{"unpacking halves", codegen.Target{UnpackHalf: true, InexactDiv32: true, InexactSqrt32: true}, testcode.Machine{Inexact: true}},
}

// makesDifference reports whether a target changes a case's code. Target.GPU changes elementary
// functions of float32, and the conversions of halves change the cases with float16. Other
// fields change float32 arithmetic, on which elementary functions do not depend.
func makesDifference(t codegen.Target, c lowering.Case) bool {
	if t.GPU {
		return c.HasFloat32() && c.Op.ULP > 0 && !c.HasFloat64()
	}
	if t.UnpackHalf && c.HasFloat16() {
		return true
	}
	if t == (codegen.Target{UnpackHalf: true, PackHalf: true, RoundHalf: true}) {
		return false
	}
	return c.HasFloat32() && c.Op.ULP == 0
}

// tooLong reports whether a case runs an elementary function in emulated float64, which takes a
// hundred instructions for each operation. tests/lowering runs these cases on devices.
func tooLong(c lowering.Case) bool { return c.HasFloat64() && c.Op.ULP > 0 }

func TestLoweringEqualsHostref(t *testing.T) {
	combined, random := 1000, 250
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		combined, random = 3000, 1000
	}
	for _, m := range machines {
		for i, c := range lowering.Cases() {
			if m.target != (codegen.Target{}) && !makesDifference(m.target, c) || tooLong(c) {
				continue
			}
			width := []int{1, 2, 4}[i%3]
			t.Run(fmt.Sprintf("%s/%s", m.name, c.Name()), func(t *testing.T) {
				module, err := c.Module(m.target, width)
				if err != nil {
					t.Fatal(err)
				}
				data, err := c.Data(1, combined, random)
				if err != nil {
					t.Fatal(err)
				}
				memory := data.Memory()
				groups := data.Len() / width
				if err := m.machine.Run(module, memory, []uint32{uint32(groups)}, groups); err != nil {
					t.Fatal(err)
				}
				if err := data.Check(memory); err != nil {
					t.Errorf("%v: docs/adding-an-operator.md", err)
				}
			})
		}
	}
}

// Code for a device without faults gives wrong results on the faulty machines. Otherwise the test
// above would prove nothing.
func TestQuirksFailWithoutLowering(t *testing.T) {
	for _, c := range []struct {
		op      string
		machine testcode.Machine
	}{
		{"add", testcode.Machine{Flush: true}}, {"mul", testcode.Machine{Flush: true}}, {"div", testcode.Machine{Flush: true}},
		{"less", testcode.Machine{Flush: true}}, {"maximum", testcode.Machine{Flush: true}}, {"sqrt", testcode.Machine{Flush: true}},
		{"less", testcode.Machine{FlushCompared: true}}, {"equal", testcode.Machine{FlushCompared: true}}, {"minimum", testcode.Machine{FlushCompared: true}},
		{"div", testcode.Machine{Inexact: true}}, {"sqrt", testcode.Machine{Inexact: true}},
	} {
		for _, k := range lowering.Cases() {
			if k.Op.Name != c.op || k.Args[0].Short() != "f32" {
				continue
			}
			module, _ := k.Module(codegen.Target{}, 1)
			data, err := k.Data(1, 10000, 100)
			if err != nil {
				t.Fatal(err)
			}
			memory := data.Memory()
			if err := c.machine.Run(module, memory, []uint32{uint32(data.Len())}, data.Len()); err != nil {
				t.Fatal(err)
			}
			if data.Check(memory) == nil {
				t.Errorf("%s on %+v equals hostref without a guard", k.Name(), c.machine)
			}
		}
	}
}

// TestEveryLoweringIsValid validates lowerings by spirv-val. It writes every third operator for
// each target, so that three neighbouring targets together have all (with WEFT_EXHAUSTIVE=1 each
// target has all).
func TestEveryLoweringIsValid(t *testing.T) {
	targets := []codegen.Target{
		{},
		{SignedZeroInfNanPreserve32: true, DenormPreserve32: true, RoundingRTE32: true},
		{Flush32: true, SignedZeroInfNanPreserve32: true},
		{Flush32: true, InexactDiv32: true, InexactSqrt32: true},
		{InexactDiv32: true, InexactSqrt32: true, FMA32: true, InverseSqrt32: true, UnpackHalf: true, PackHalf: true, RoundHalf: true},
		{UnpackHalf: true},
		{GPU: true, FMA32: true, DenormPreserve32: true},
		{WordCompare32: true, InexactSqrt32: true, FMA32: true, InverseSqrt32: true, UnpackHalf: true, PackHalf: true},
	}
	for i, target := range targets {
		for j, c := range lowering.Cases() {
			if target == (codegen.Target{UnpackHalf: true}) && !c.HasFloat16() {
				continue // as for the first target
			}
			if (i+j)%3 != 0 && os.Getenv("WEFT_EXHAUSTIVE") != "1" {
				continue
			}
			module, err := c.Module(target, []int{1, 2, 4}[(i+j)/3%3])
			if err != nil {
				t.Errorf("%s for %+v: %v", c.Name(), target, err)
				continue
			}
			testcode.Validate(t, module)
		}
	}
}
