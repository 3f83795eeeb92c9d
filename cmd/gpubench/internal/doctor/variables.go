package doctor

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// known are Weft's variables.
var known = []string{"WEFT_DEVICE", "WEFT_TUNING", "WEFT_SMALL_ON_HOST", "WEFT_CHECK", "WEFT_INDEX_CHECK", "WEFT_VALIDATION", "WEFT_GUARDS", "WEFT_ROBUST", "WEFT_LEAKS"}

// forTests are those of its tests, which mean nothing to programs.
var forTests = []string{"WEFT_FUZZ", "WEFT_FUZZ_NODES", "WEFT_FUZZ_SEED", "WEFT_SEED", "WEFT_ABLATION", "WEFT_EXHAUSTIVE", "WEFT_FAULTS", "WEFT_TEST_NO_DRIVER", "WEFT_NO_SPIRV_TOOLS", "WEFT_NETWORKS", "WEFT_ONNX_TESTS"}

// Variables are the names of all of them.
func Variables() []string { return slices.Concat(known, forTests) }

// telling are the variables of loaders and drivers that change what programs see.
var telling = []struct{ name, what string }{
	{"VK_DRIVER_FILES", "drivers of other manifests are not seen"},
	{"VK_ICD_FILENAMES", "drivers of other manifests are not seen"},
	{"VK_LOADER_DRIVERS_SELECT", "drivers that do not match are not seen"},
	{"VK_LOADER_DRIVERS_DISABLE", "drivers that match are not seen"},
	{"MESA_VK_DEVICE_SELECT", "another device comes first"},
	{"RADV_FORCE_FAMILY", "RADV pretends to be another GPU, and computes nothing"},
	{"LP_NATIVE_VECTOR_WIDTH", "lavapipe computes in vectors of that many bits"},
	{"MESA_SHADER_CACHE_DISABLE", "Mesa compiles every kernel again in every process"},
	{"MESA_SHADER_CACHE_DIR", "Mesa keeps compiled kernels there"},
	{"LIBGL_ALWAYS_SOFTWARE", "Mesa may hide GPUs"},
}

// variables looks at what is set.
func (m Machine) variables() []Finding {
	var list []Finding
	for _, t := range telling {
		if value, set := m.Variables(t.name); set && value != "" {
			list = append(list, finding(Note, "environment", fmt.Sprintf("%s=%s: %s", t.name, value, t.what), ""))
		}
	}
	for _, variable := range m.List {
		name, value, _ := strings.Cut(variable, "=")
		switch {
		case !strings.HasPrefix(name, "WEFT_") || slices.Contains(forTests, name):
		case slices.Contains(known, name):
			list = append(list, finding(Note, "environment", name+"="+value, ""))
		default:
			list = append(list, finding(Wrong, "environment", name+" is no variable of Weft's", unsetOr(name)))
		}
	}
	return list
}

// unsetOr is what to do about a variable that nobody reads.
func unsetOr(name string) string {
	for _, k := range known {
		if levenshtein.ComputeDistance(name, k) <= 3 {
			return fmt.Sprintf("did you mean %s?", k)
		}
	}
	return "unset it; there are " + strings.Join(known, ", ")
}
