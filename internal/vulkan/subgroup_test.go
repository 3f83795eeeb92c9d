package vulkan

import "testing"

// Kernels rely on a size of subgroups where it can be required, or there is no other.
func TestSubgroupsToRelyOn(t *testing.T) {
	for _, c := range []struct {
		name            string
		size, low, high int
		control         bool
		has, lacks      []int
	}{
		{"NVIDIA", 32, 32, 32, true, []int{32}, []int{16, 64}},
		{"RDNA", 64, 32, 64, true, []int{32, 64}, []int{16, 48}},
		{"Xe", 32, 8, 32, true, []int{8, 16, 32}, []int{4, 12, 64}},
		{"Adreno", 64, 64, 128, true, []int{64, 128}, []int{32}},
		{"lavapipe", 8, 8, 8, true, []int{8}, []int{4, 16}},
		{"a driver that cannot be asked", 32, 8, 32, false, nil, []int{8, 16, 32}},
		{"one that has no other", 16, 16, 16, false, []int{16}, []int{32}},
	} {
		f := Features{SubgroupSize: c.size, SubgroupMin: c.low, SubgroupMax: c.high, SubgroupControl: c.control}
		for _, size := range c.has {
			if !f.HasSubgroup(size) {
				t.Errorf("%s has no subgroups of %d", c.name, size)
			}
		}
		for _, size := range c.lacks {
			if f.HasSubgroup(size) {
				t.Errorf("%s has subgroups of %d", c.name, size)
			}
		}
	}
}

// A pipeline that requires the device's size of subgroups is made, and runs as any other.
func TestPipelinesRequireTheirSubgroups(t *testing.T) {
	onEveryDevice(t, func(t *testing.T, d *Device) {
		f := d.Info().Features
		for size := 1; size <= 64; size *= 2 { // of workgroups of 64
			spec := scaleSpec()
			spec.Subgroup = size
			p, err := d.Pipeline(spec)
			if f.HasSubgroup(size) != (err == nil) {
				t.Errorf("subgroups of %d, of %d to %d: %v", size, f.SubgroupMin, f.SubgroupMax, err)
			}
			if err == nil {
				p.Destroy()
			}
		}
	})
}
