package tests

import (
	"math"
	"strings"
	"testing"

	vkbackend "github.com/weft-gpu/weft/internal/backend/vulkan"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/predict"
	"github.com/weft-gpu/weft/shaders"
)

// TestCodeIsCounted holds what the model counts of a kernel's code against what AMD's
// compiler makes of it.
func TestCodeIsCounted(t *testing.T) {
	d, err := device.Open(device.WithPipelineCapture(), device.WithCacheDir(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if !strings.Contains(strings.ToLower(d.Info().Driver), "radv") {
		t.Skip("only RADV's statistics are known; run with WEFT_DEVICE=radv")
	}
	_, target, err := vkbackend.DeviceConfig(opened.Device(d))
	if err != nil {
		t.Fatal(err)
	}
	target.Flush32, target.Converts64 = false, true
	target.FMA32 = fuses(t, d, target)
	target.FMASubnormal32 = target.FMA32
	target.InverseSqrt32, target.InexactDiv32, target.InexactSqrt32 = true, true, true
	target.UnpackHalf = true // packing rounds towards zero there
	sums, n, near := 0.0, 0, 0
	for _, k := range suiteKernels(t, vkbackend.PlanConfig(opened.Device(d).Info(), target)) {
		if c, ok := k.Loop.(*kernel.Contract); ok && (c.Cooperative != nil || !target.FMA32 && k.SumDType() == dtype.Float32) {
			continue // no card of the model emulates fused products
		}
		p, err := createPipeline(d, k, deviceClass{target: target})
		if err != nil {
			t.Fatal(err)
		}
		code, err := p.Code()
		p.Destroy()
		if err != nil {
			t.Fatal(err)
		}
		made, ok := code.Statistics["VALU"]
		if !ok {
			t.Skip("the driver is older than its count of vector instructions")
		}
		prog, err := shaders.Write(k, target)
		if err != nil {
			t.Fatal(err)
		}
		counted := predict.Instructions(prog, d.Info().Features.SubgroupSize)
		times := float64(counted) / made
		head, _, _ := strings.Cut(k.Text(), "\n")
		t.Logf("%5.0f made, %5d counted, %.2f: %s", made, counted, times, head)
		sums, n = sums+math.Log(times), n+1
		if times > 0.75 && times < 1.25 {
			near++
		}
	}
	mean := math.Exp(sums / float64(n))
	if t.Logf("%d kernels, counted %.3f times what is made", n, mean); n < 40 || mean < 0.9 || mean > 1.1 || 10*near < 8*n {
		t.Errorf("of %d kernels' instructions %.3f times as many are counted as are made, and of %d kernels 0.75 to 1.25 times as many", n, mean, near)
	}
}
