package vulkan

import "testing"

// Kernels rely on a subgroup size where the device has no other or a pipeline can require it.
func TestHasSubgroup(t *testing.T) {
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

// A pipeline that requires a supported subgroup size is made; with another size it is an error.
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
