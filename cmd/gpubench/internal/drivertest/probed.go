package drivertest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
)

// probes are the instructions that the operations of a device's arithmetic are made of, with
// the type of their operands where it is not the operation's.
var probes = map[string]string{"add": "FAdd", "sub": "FSub", "mul": "FMul", "div": "FDiv", "sqrt": "Sqrt", "inverse_sqrt": "InverseSqrt", "fma": "Fma",
	"mul_add": "FAdd", "compare": "FOrdLessThan", "from_i32": "ConvertSToF u32", "from_f32": "ConvertFToS f32",
	"pack": "PackHalf2x16 f32", "unpack": "UnpackHalf2x16 u32", "round": "UnpackHalf2x16 u32"}

// Probed are the findings of the kernels that try each instruction when a device is
// opened. Most of what is not as defined other instructions make good, so that no line
// is wrong; Vulkan allows some of it, such as division that is not rounded correctly.
func Probed(a *device.Arithmetic) (list []Finding) {
	for name, v := range a.Operations {
		if v == "exact" {
			continue
		}
		d, op, _ := strings.Cut(name, ".")
		f := Finding{Operator: op + " " + d, Line: name}
		f.Pattern = "not as defined"
		if n := a.MaxULP[name]; n > 0 {
			f.Pattern = fmt.Sprintf("not as defined, by %d units in the last place at the most", n)
		}
		if v == "exact_normal" {
			f.Pattern = "numbers below the least normal one count as zero"
		}
		if op == "mul_add" && a.Contracts {
			f.Pattern = "a product and a sum are contracted"
		}
		if instruction := probes[op]; strings.Contains(instruction, " ") {
			f.Suspects = []string{instruction}
		} else if instruction != "" {
			f.Suspects = []string{instruction + " " + d}
		}
		list = append(list, f)
	}
	slices.SortFunc(list, func(a, b Finding) int { return strings.Compare(a.Line, b.Line) })
	return list
}
