package sim

// Profile is a kind of GPU to simulate: its limits and features.
type Profile struct {
	Name string
	// Subgroup is the number of lanes of a subgroup: a power of two from 4 to 64.
	Subgroup int
	// SharedBytes and PushBytes limit a workgroup's shared memory and the push constants, in bytes.
	SharedBytes, PushBytes int
	// StorageBuffers is the most storage buffers of a shader, WorkgroupInvocations the most
	// invocations of a workgroup.
	StorageBuffers, WorkgroupInvocations int
	// Float64: the device supports float64.
	Float64 bool
	// Flush32: the device flushes float32 subnormals to zeros.
	Flush32 bool
	// Matrices lists the device's products of cooperative matrices; empty if it has none.
	Matrices []Product
	// Mistake is the GPU's seeded error; nil for none.
	Mistake *Mistake
}

// Product is a product of matrices that a subgroup holds: M x K by K x N elements, added to M x N.
type Product struct {
	M, N, K           int
	A, B, Sum, Result Component
}

// Component is the type of a matrix's elements, numbered as VkComponentTypeKHR.
type Component uint32

const (
	Float16 Component = 0
	Float32 Component = 1
	Int8    Component = 3
	Int32   Component = 5
	Uint8   Component = 7
	Uint32  Component = 9
)

// Profiles returns GPUs that together have every subgroup size, shared memory size and optional
// feature that kernels distinguish, with only as many storage buffers and push constants as Vulkan
// guarantees. The first is like a phone's: it also has the smallest workgroups and shared memory
// that Vulkan allows, and flushes subnormals.
func Profiles() []Profile {
	products := []Product{
		{16, 16, 16, Float16, Float16, Float32, Float32},
		{16, 16, 32, Int8, Int8, Int32, Int32},
		{16, 16, 32, Uint8, Uint8, Uint32, Uint32},
	}
	base := Profile{PushBytes: 128, StorageBuffers: 4, WorkgroupInvocations: 1024, Mistake: made.Load()}
	make := func(name string, subgroup, kib int, float64 bool, matrices []Product) Profile {
		p := base
		p.Name, p.Subgroup, p.SharedBytes, p.Float64, p.Matrices = name, subgroup, kib<<10, float64, matrices
		return p
	}
	phone := make("sim4", 4, 16, false, nil)
	phone.WorkgroupInvocations, phone.Flush32 = 128, true
	return []Profile{
		phone,
		make("sim8", 8, 32, false, nil),
		make("sim32", 32, 48, true, products),
		make("sim64", 64, 32, true, products),
	}
}

// ProfileNamed returns the profile of that name.
func ProfileNamed(name string) (Profile, bool) {
	for _, p := range Profiles() {
		if p.Name == name {
			return p, true
		}
	}
	return Profile{}, false
}
