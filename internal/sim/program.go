package sim

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"github.com/weft-gpu/weft/internal/spirv"
)

// Program is a module compiled for a profile.
type Program struct {
	Profile Profile
	// Local is the workgroup's size. SharedBytes is the size of its shared memory, and PushBytes
	// that of the push constants it reads.
	Local       [3]int
	SharedBytes int
	PushBytes   int
	// Storage and Uniform are the bindings of storage and uniform buffers, in ascending order.
	Storage, Uniform []int

	ops       []op
	places    []Instruction
	registers [numFiles]int32
	constants []setting
	written   int // number of scalars of variables with a mark
	buffers   []bufferUse
	accesses  []Access
	pool      sync.Pool // of workgroups
	// ordersBuffers says that a barrier orders accesses to buffers.
	ordersBuffers bool
}

// Compile checks a module against a profile and prepares it to run. Errors are of type *Fault.
func Compile(words []uint32, p Profile) (program *Program, err error) {
	m := &module{capabilities: map[spirv.Capability]bool{}, types: map[uint32]*typ{}, constants: map[uint32]*constant{},
		variables: map[uint32]*variable{}, decorations: map[decorated][]uint32{}}
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *Fault:
			program, err = nil, r
		case runtime.Error: // missing operands
			f := &Fault{Kind: Invalid, Invocation: -1, Detail: fmt.Sprintf("a malformed instruction: %v", r)}
			if m.current != nil {
				f.Instruction = m.current.place()
			}
			program, err = nil, f
		default:
			panic(r)
		}
	}()
	parse(m, words)
	if x := p.Mistake; x != nil && x.rewrite != nil {
		x.rewrite(m)
	}
	program = &Program{Profile: p, Local: m.local}
	program.limits(m)
	lower(m, program)
	return program, nil
}

// limits computes what the module requires of the device, and fails where the device has less.
func (p *Program) limits(m *module) {
	storage, uniform := map[int]bool{}, map[int]bool{}
	for _, v := range m.globals {
		switch v.class {
		case spirv.StorageClassWorkgroup:
			v.first = p.SharedBytes / 4
			p.SharedBytes += (v.typ.size() + 3) &^ 3
		case spirv.StorageClassPushConstant:
			p.PushBytes += v.typ.size()
		case spirv.StorageClassStorageBuffer:
			storage[v.binding] = true
		case spirv.StorageClassUniform:
			uniform[v.binding] = true
		}
	}
	p.Storage, p.Uniform = slices.Sorted(maps.Keys(storage)), slices.Sorted(maps.Keys(uniform))
	atMost := func(n, limit int, what string) {
		if n > limit {
			m.fail(Limit, "%d %s, where %s has %d", n, what, p.Profile.Name, limit)
		}
	}
	atMost(p.Local[0]*p.Local[1]*p.Local[2], p.Profile.WorkgroupInvocations, "invocations of a workgroup")
	atMost(p.SharedBytes, p.Profile.SharedBytes, "bytes of shared memory")
	atMost(p.PushBytes, p.Profile.PushBytes, "bytes of push constants")
	atMost(len(p.Storage), p.Profile.StorageBuffers, "storage buffers")
	if m.capabilities[spirv.CapabilityFloat64] && !p.Profile.Float64 {
		m.fail(Capability, "float64, which %s lacks", p.Profile.Name)
	}
	if m.capabilities[spirv.CapabilityCooperativeMatrixKHR] && len(p.Profile.Matrices) == 0 {
		m.fail(Capability, "cooperative matrices, which %s lacks", p.Profile.Name)
	}
}
