package engine

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// cooperativeFor is what a device has of cooperative matrices: of each type those
// of the most products, which are the fewest instructions. Their subgroups are the
// smallest there are: as many invocations as the matrix units of RDNA (32), Xe (8 or
// 16) and NVIDIA (32) work for.
func cooperativeFor(info vulkan.Info) target.Cooperative {
	c := target.Cooperative{Subgroup: info.Features.SubgroupMin}
	if !info.Features.HasSubgroup(c.Subgroup) {
		return c
	}
	to := map[string]*target.MatrixSizes{dtype.Float16.String(): &c.Float16, dtype.Int8.String(): &c.Int8, dtype.Uint8.String(): &c.Uint8}
	for _, m := range info.Features.CooperativeMatrices {
		if best := to[m.DType]; best != nil && m.M*m.N*m.K > best.M*best.N*best.K {
			*best = target.MatrixSizes{M: m.M, N: m.N, K: m.K}
		}
	}
	return c
}
