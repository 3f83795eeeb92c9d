package drivertest

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Instructions are those of a module, each with the type that it computes with: "FAdd
// f32"; loads and stores with the memory: "Load shared". Those that any kernel has, of
// declarations and plumbing, are left out.
func Instructions(words []uint32) (map[string]bool, error) {
	text, err := spirv.Disassemble(words)
	if err != nil {
		return nil, err
	}
	r := &reader{types: map[string]string{}, of: map[string]string{}, memory: map[string]string{}, found: map[string]bool{}}
	for _, line := range strings.Split(text, "\n") {
		r.line(strings.Fields(line))
	}
	return r.found, nil
}

type reader struct {
	types  map[string]string // of type IDs
	of     map[string]string // of values
	memory map[string]string // of pointers
	found  map[string]bool
}

var storage = map[string]string{"StorageBuffer": "buffer", "Workgroup": "shared", "PushConstant": "push", "Uniform": "uniform", "Input": "input", "Function": "function", "Private": "private"}

func (r *reader) line(f []string) {
	result := ""
	if len(f) > 2 && f[1] == "=" {
		result, f = f[0], f[2:]
	}
	if len(f) == 0 || !strings.HasPrefix(f[0], "Op") {
		return
	}
	op, args := f[0][2:], f[1:]
	switch {
	case op == "TypeInt" || op == "TypeFloat":
		r.types[result] = map[bool]string{true: "u", false: "f"}[op == "TypeInt"] + args[0]
	case op == "TypeBool":
		r.types[result] = "bool"
	case op == "TypeVector":
		r.types[result] = r.types[args[0]]
	case op == "Variable":
		r.memory[result] = storage[args[1]]
	case op == "AccessChain":
		r.memory[result] = r.memory[args[1]]
	case strings.HasPrefix(op, "Constant"):
		r.of[result] = r.types[args[0]]
	case op == "Load":
		r.of[result] = r.types[args[0]]
		r.add(op, r.memory[args[1]])
	case op == "Store":
		r.add(op, r.memory[args[0]])
	case op == "ExtInst":
		r.of[result] = r.types[args[0]]
		r.add(args[2], r.of[args[3]])
	case result != "" && len(args) > 1:
		r.of[result] = r.types[args[0]]
		at := 1
		if op == "Select" || strings.HasPrefix(op, "GroupNonUniform") {
			at = min(2, len(args)-1)
		}
		r.add(op, r.of[args[at]])
	case op == "ControlBarrier":
		r.add(op, "")
	}
}

// plumbing is in every kernel, whatever it computes.
var plumbing = []string{"Function", "Label", "Phi", "Bitcast", "CompositeExtract", "CompositeConstruct", "Undef"}

func (r *reader) add(op, of string) {
	if slices.Contains(plumbing, op) || of == "push" || of == "input" || of == "uniform" || of == "function" || of == "private" {
		return
	}
	r.found[strings.TrimSpace(op+" "+of)] = true
}

// Witness is a line's kernels' instructions, and whether its result was wrong.
type Witness struct {
	Instructions map[string]bool
	Wrong        bool
}

// Suspects ranks the instructions of a line that fails: first those that most wrong
// kernels have and fewest right ones (Ochiai's measure, of fault localization by
// spectra).
func Suspects(of map[string]bool, witnesses []Witness) []string {
	wrong := 0
	with := map[string][2]int{} // right, wrong
	for _, w := range witnesses {
		if w.Wrong {
			wrong++
		}
		for name := range w.Instructions {
			n := with[name]
			if w.Wrong {
				n[1]++
			} else {
				n[0]++
			}
			with[name] = n
		}
	}
	score := func(name string) float64 {
		n := with[name]
		if n[1] == 0 {
			return 0
		}
		return float64(n[1]) / math.Sqrt(float64(wrong)*float64(n[0]+n[1]))
	}
	var list []string
	for name := range of {
		list = append(list, name)
	}
	slices.SortFunc(list, func(a, b string) int {
		return cmp.Or(cmp.Compare(score(b), score(a)), cmp.Compare(a, b))
	})
	return list
}
