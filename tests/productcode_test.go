package tests

import (
	"regexp"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

var (
	labelLine    = regexp.MustCompile(`^\s*(BB\d+):?\s*$`)
	branchLine   = regexp.MustCompile(`^s_c?branch\S*\s+(?:block:)?(BB\d+)`)
	productLine  = regexp.MustCompile(`^v_(?:mul|add|fma|fmac)_f32|^v_wmma`)
	matrixLine   = regexp.MustCompile(`^v_wmma`)
	globalLoader = regexp.MustCompile(`^(?:buffer|global)_load`)
)

// round is the loop of an assembly text that goes over a product's steps: of those
// with the most products the longest.
func round(assembly string) []string {
	var code []string
	labels := map[string]int{}
	best, most := []string(nil), 0
	for line := range strings.Lines(assembly) {
		if m := labelLine.FindStringSubmatch(line); m != nil {
			labels[m[1]] = len(code)
			continue
		}
		text, _, _ := strings.Cut(line, ";")
		// For what Mesa's disassembler does not know, the compiler's own text has results
		// before their instructions.
		if _, instruction, ok := strings.Cut(text, " = "); ok {
			text = instruction
		}
		if text = strings.TrimSpace(text); text == "" || strings.HasPrefix(text, "/*") {
			continue
		}
		code = append(code, text)
		m := branchLine.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		first, ok := labels[m[1]]
		if !ok { // forward
			continue
		}
		if n := matching(code[first:], productLine); n > most || n == most && n > 0 && len(code)-first > len(best) {
			best, most = code[first:len(code):len(code)], n
		}
	}
	return best
}

func matching(code []string, what *regexp.Regexp) int {
	n := 0
	for _, line := range code {
		if what.MatchString(line) {
			n++
		}
	}
	return n
}

func firstMatch(code []string, what *regexp.Regexp) int {
	for i, line := range code {
		if what.MatchString(line) {
			return i
		}
	}
	return len(code)
}

// wmmaCycles is how long RDNA 3 takes to issue a product of matrices of 16 x 16 x 16
// float16: 8,192 operations at 512 a clock for the two SIMDs of a compute unit.
const wmmaCycles = 32

// TestProductRounds looks at the loops of large products as AMD's compiler writes
// them: the next round's elements are read before the first product of this one;
// 0.86 of an exact product's instructions are fused products, and 0.8 of the
// cycles by which a cooperative one's are issued are those of matrices.
func TestProductRounds(t *testing.T) {
	d, err := device.Open(device.WithPipelineCapture(), device.WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if !strings.Contains(strings.ToLower(d.Info().Driver), "radv") {
		t.Skip("only RADV's assembly is known; run with WEFT_DEVICE=radv")
	}
	_, target, err := vkbackend.DeviceConfig(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	target.Flush32, target.FMA32, target.FMASubnormal32 = false, true, true
	assembly := productAssembly(t, d, target, dtype.Float32, false)
	if !strings.Contains(assembly, "v_fma") {
		t.Skipf("no assembly of %s: the driver's disassembler is older than it", d.Info().Name)
	}
	exact := round(assembly)
	if share := float64(matching(exact, productLine)) / float64(len(exact)); share < 0.86 || len(exact) == 0 {
		t.Errorf("%.3f of the %d instructions of a round are products and sums", share, len(exact))
	}
	if firstMatch(exact, globalLoader) > firstMatch(exact, productLine) {
		t.Error("the next elements are read after the first product")
	}
	if d.Info().Features.CooperativeMatrices == nil {
		return
	}
	fast := round(productAssembly(t, d, target, dtype.Float16, true))
	matrices := wmmaCycles * matching(fast, matrixLine)
	if share := float64(matrices) / float64(matrices+len(fast)-matrices/wmmaCycles); share < 0.80 || matrices == 0 {
		t.Errorf("%.3f of the cycles of a round of %d instructions are matrices'", share, len(fast))
	}
	if firstMatch(fast, globalLoader) > firstMatch(fast, productLine) {
		t.Error("the next matrices are read after the first product")
	}
}

// productAssembly is the code of a product of 4096 x 4096 elements.
func productAssembly(t *testing.T, d *device.Device, target codegen.Target, of dtype.DType, fast bool) string {
	t.Helper()
	square := shape.Contiguous(shape.Shape{4096, 4096})
	v, err := compose.Apply(ops.MatMul, ops.Attr{Fast: fast}, "", leaf(of, square), leaf(of, square))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]*kernel.Kernel{}
	addKernels(t, found, vkbackend.PlanConfig(opened.Device(d).Info(), target), v)
	for _, k := range found {
		if _, ok := k.Loop.(*kernel.Contract); !ok {
			continue
		}
		p, err := createPipeline(d, k, deviceClass{target: target})
		if err != nil {
			t.Fatal(err)
		}
		defer p.Destroy()
		code, err := p.Code()
		if err != nil {
			t.Fatal(err)
		}
		return code.Texts["Assembly"]
	}
	t.Fatal("no product")
	return ""
}
