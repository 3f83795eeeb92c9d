package vulkan

import (
	"testing"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// No plan relies on subgroups whose size cannot be required.
func TestPlansRelyOnRequiredSubgroups(t *testing.T) {
	for _, c := range []struct {
		name        string
		vendor      uint32
		features    vulkan.Features
		most        int // subgroups of a workgroup
		cooperative target.Cooperative
		subgroup    int
		invocations int
	}{
		{"NVIDIA", 0x10de, vulkan.Features{SubgroupSize: 32, SubgroupMin: 32, SubgroupMax: 32, SubgroupControl: true}, 64,
			target.Cooperative{Subgroup: 32, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}}, 32, 1024},
		{"RDNA", 0x1002, vulkan.Features{SubgroupSize: 64, SubgroupMin: 32, SubgroupMax: 64, SubgroupControl: true}, 0,
			target.Cooperative{Subgroup: 32, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}}, 64, 1024},
		{"Xe", 0x8086, vulkan.Features{SubgroupSize: 32, SubgroupMin: 8, SubgroupMax: 32, SubgroupControl: true}, 64,
			target.Cooperative{Subgroup: 8, Float16: target.MatrixSizes{M: 16, N: 16, K: 16}}, 32, 512},
		{"Xe, whose driver cannot require a size", 0x8086, vulkan.Features{SubgroupSize: 32, SubgroupMin: 8, SubgroupMax: 32}, 0, target.Cooperative{Subgroup: 8}, 0, 1024},
	} {
		c.features.CooperativeMatrices = []vulkan.CooperativeMatrix{{DType: "float16", M: 16, N: 16, K: 16}}
		info := vulkan.Info{Kind: vulkan.Discrete, VendorID: c.vendor, Features: c.features, Limits: vulkan.Limits{
			MaxWorkgroupInvocations: 1024, MaxWorkgroupSize: [3]int{1024, 1024, 64}, MaxSubgroups: c.most}}
		d := DeviceFor(info, codegen.Target{})
		if d.Cooperative != c.cooperative || d.SubgroupSize != c.subgroup || d.WorkgroupInvocations != c.invocations {
			t.Errorf("%s: planned with subgroups of %d, workgroups of %d and %+v", c.name, d.SubgroupSize, d.WorkgroupInvocations, d.Cooperative)
		}
	}
}
