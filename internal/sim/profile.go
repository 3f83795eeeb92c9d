package sim

// Profile is a kind of GPU to simulate: its limits and what it can do.
type Profile struct {
	Name string
	// Subgroup is the lanes of a subgroup: a power of two from 4 to 64.
	Subgroup int
	// Limits in bytes: of the workgroup's memory and of the push constants.
	SharedBytes, PushBytes int
	// StorageBuffers is how many of them a shader may have, WorkgroupInvocations
	// how many invocations a workgroup.
	StorageBuffers, WorkgroupInvocations int
	// Float64: the device has float64.
	Float64 bool
	// Flush32: it takes subnormals of float32 for zeros.
	Flush32 bool
	// Matrices are the products of cooperative matrices that the device has; none
	// without them.
	Matrices []Product
	// Mistake is what the GPU does wrong; nil for nothing.
	Mistake *Mistake
}

// Product is a product of matrices that a subgroup holds: of M x K by K x N
// elements, added to M x N.
type Product struct {
	M, N, K           int
	A, B, Sum, Result Component
}

// Component is a type of a matrix's elements, as VkComponentTypeKHR has it.
type Component uint32

const (
	Float16 Component = 0
	Float32 Component = 1
	Int8    Component = 3
	Int32   Component = 5
	Uint8   Component = 7
	Uint32  Component = 9
)

// Profiles are GPUs that together have each size of subgroup, of shared memory
// and each optional feature that kernels distinguish, and as few storage buffers
// and push constants as Vulkan demands. The first is a phone's: its workgroups and
// their memory are as small as Vulkan allows too, and it flushes subnormals.
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

// ProfileNamed is the profile of that name.
func ProfileNamed(name string) (Profile, bool) {
	for _, p := range Profiles() {
		if p.Name == name {
			return p, true
		}
	}
	return Profile{}, false
}
