package engine

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// cooperativeFor is what a device has of cooperative matrices: of each type those
// of the most products, which are the fewest instructions. Their subgroups are the
// smallest there are: as many invocations as the matrix units of RDNA (32), Xe (8 or
// 16) and NVIDIA (32) work for. NVIDIA's driver loads matrices by rows and by columns alike
// (642 TFLOP/s of float16 on an H200 from shared memory either way); Mesa's for AMD loads
// two bytes at a time where the elements of a lane do not lie together.
func cooperativeFor(info vulkan.Info) plan.Cooperative {
	c := plan.Cooperative{Subgroup: info.Features.SubgroupMin, ByRows: info.VendorID == vulkan.NVIDIA}
	if !info.Features.HasSubgroup(c.Subgroup) {
		return c
	}
	to := map[string]*plan.MatrixSizes{dtype.Float16.String(): &c.Float16, dtype.Int8.String(): &c.Int8, dtype.Uint8.String(): &c.Uint8}
	for _, m := range info.Features.CooperativeMatrices {
		if best := to[m.DType]; best != nil && m.M*m.N*m.K > best.M*best.N*best.K {
			*best = plan.MatrixSizes{M: m.M, N: m.N, K: m.K}
		}
	}
	return c
}
