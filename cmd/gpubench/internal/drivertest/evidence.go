package drivertest

import (
	_ "embed"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/internal/engine/standalone"

	"github.com/weft-gpu/weft/hostref"
)

// Finding is a mistake of a driver, as far as it is known.
type Finding struct {
	Line     string   `json:"line"`     // the smallest that shows it
	From     string   `json:"from"`     // the one that it was cut down from
	Operator string   `json:"operator"` // and dtype
	Pattern  string   `json:"pattern"`
	Suspects []string `json:"suspects"` // instructions, the likeliest first
	Device   string   `json:"device"`
	Driver   string   `json:"driver"`
	Error    string   `json:"error,omitempty"` // where it does not run at all
	Folder   string   `json:"folder,omitempty"`
}

func (f Finding) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "WRONG %s: %s\n", f.Operator, f.Line)
	if f.Error != "" {
		fmt.Fprintf(&b, "    %s\n", strings.ReplaceAll(f.Error, "\n", "\n    "))
	}
	if f.Pattern != "" {
		fmt.Fprintf(&b, "    %s\n", f.Pattern)
	}
	if len(f.Suspects) > 0 {
		fmt.Fprintf(&b, "    suspected: %s\n", strings.Join(f.Suspects[:min(3, len(f.Suspects))], ", "))
	}
	if f.From != f.Line {
		fmt.Fprintf(&b, "    found by: %s\n", f.From)
	}
	if f.Folder != "" {
		fmt.Fprintf(&b, "    for a bug report: %s\n", f.Folder)
	}
	return b.String()
}

//go:embed reproduce.c.txt
var program string

// Evidence writes a folder for a bug report: what was found, the kernels as SPIR-V,
// what they read, what they should have written and what they wrote, and a C program
// that runs them with Vulkan alone and compares.
func Evidence(folder string, f Finding, s *standalone.Plan, want *hostref.Array, got []byte) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	files := map[string][]byte{"want.bin": want.Data, "got.bin": got}
	if s != nil && s.Result >= 0 && s.View.IsContiguous() {
		for i, m := range s.Modules {
			files[fmt.Sprintf("kernel-%d.spv", i)] = littleEndian(m)
		}
		for i, b := range s.Buffers {
			if b.Data != nil {
				files[fmt.Sprintf("buffer-%d.bin", i)] = b.Data
			}
		}
		files["reproduce.c"] = []byte(tables(f, s, want.DType.Size()) + program)
	}
	files["README.txt"] = []byte(fmt.Sprintf(`%s
Device: %s
Driver: %s

kernel-*.spv are the kernels, buffer-*.bin what they read, want.bin is the right
result, got.bin what came. reproduce.c runs the kernels with Vulkan alone:

    cc -o reproduce reproduce.c -lvulkan && ./reproduce

With gpubench: gpubench check %q
`, f, f.Device, f.Driver, f.Line))
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func littleEndian(words []uint32) []byte {
	var data []byte
	for _, w := range words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	return data
}

// tables are the program's data.
func tables(f Finding, s *standalone.Plan, element int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "// %s\n// On %s, %s.\n// cc -o reproduce reproduce.c -lvulkan && ./reproduce [NUMBER OF THE DEVICE]\n\n", f.Line, f.Device, f.Driver)
	b.WriteString("#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <vulkan/vulkan.h>\n\n")
	b.WriteString("#define COUNT(list) (sizeof(list) / sizeof *(list))\n")
	fmt.Fprintf(&b, "#define RESULT %d\n#define RESULT_OFFSET %d\n#define ELEMENT %d\n\n", s.Result, s.View.Offset*element, element)
	b.WriteString("static const char *modules[] = {")
	for i := range s.Modules {
		fmt.Fprintf(&b, "\"kernel-%d.spv\", ", i)
	}
	b.WriteString("};\n\nstatic const struct { const char *file; unsigned long long bytes; } buffers[] = {\n")
	for i, buffer := range s.Buffers {
		bytes, file := buffer.Bytes, "NULL"
		for _, d := range s.Dispatches {
			for _, at := range d.Bindings {
				if at.Buffer == i {
					bytes = max(bytes, at.Offset+at.Range)
				}
			}
		}
		if buffer.Data != nil {
			file = fmt.Sprintf("\"buffer-%d.bin\"", i)
		}
		fmt.Fprintf(&b, "\t{%s, %d},\n", file, (bytes+63)/64*64)
	}
	b.WriteString("};\n\nstruct binding { int buffer; unsigned long long offset, range; };\n\n")
	for i, d := range s.Dispatches {
		fmt.Fprintf(&b, "static const uint32_t params_%d[] = {%s};\nstatic const struct binding bindings_%d[] = {", i, commas(d.Params), i)
		for _, at := range d.Bindings {
			fmt.Fprintf(&b, "{%d, %d, %d}, ", at.Buffer, at.Offset, at.Range)
		}
		b.WriteString("};\n")
	}
	b.WriteString("\nstatic const struct dispatch {\n\tint module, bindings, nparams, uniform;\n\tuint32_t subgroup, groups[3];\n\tconst uint32_t *params;\n\tconst struct binding *at;\n} dispatches[] = {\n")
	for i, d := range s.Dispatches {
		uniform := 0
		if d.Uniform {
			uniform = 1
		}
		fmt.Fprintf(&b, "\t{%d, %d, %d, %d, %d, {%s}, params_%d, bindings_%d},\n", d.Module, len(d.Bindings), len(d.Params), uniform, d.Subgroup, commas(slices.Clone(d.Groups[:])), i, i)
	}
	b.WriteString("};\n")
	return b.String()
}

func commas(words []uint32) string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = fmt.Sprint(w)
	}
	return strings.Join(list, ", ")
}
