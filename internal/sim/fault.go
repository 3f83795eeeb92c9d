package sim

import "fmt"

// Kind is the kind of a fault.
type Kind string

const (
	// Invalid: the module is not SPIR-V that the simulator knows.
	Invalid Kind = "invalid module"
	// Capability: the module uses a capability that it does not declare or that the device lacks.
	Capability Kind = "missing capability"
	// Limit: the module or the dispatch exceeds a limit of the device.
	Limit Kind = "limit exceeded"
	// Bounds: an access outside a binding's range, a buffer or a variable.
	Bounds Kind = "access out of bounds"
	// Race: two invocations access a word, at least one writes it, and no barrier is between.
	Race Kind = "data race"
	// Uninitialized: shared memory or a variable is read before it is written; or a value that was
	// never written or is undefined decides whether or where memory is written.
	Uninitialized Kind = "use of an undefined value"
	// Divergence: not all lanes or invocations that must run a barrier or a subgroup operation do.
	Divergence Kind = "divergent flow"
	// Endless: an invocation runs longer than any kernel does.
	Endless Kind = "endless loop"
)

// Instruction is an instruction's position in a module.
type Instruction struct {
	Offset int    // in words from the module's start
	Name   string // the opcode's name in the specification, without Op
	Result uint32 // its ID, 0 for none
}

// Fault is an error of a module or a dispatch.
type Fault struct {
	Kind        Kind
	Instruction Instruction
	Workgroup   [3]uint32
	Invocation  int // index in the workgroup; -1 if no single one is at fault
	Detail      string
}

func (f *Fault) Error() string {
	text := fmt.Sprintf("sim: %s: %s", f.Kind, f.Detail)
	if f.Instruction.Name != "" {
		text += fmt.Sprintf(" (%s at word %d", f.Instruction.Name, f.Instruction.Offset)
		if f.Instruction.Result != 0 {
			text += fmt.Sprintf(", %%%d", f.Instruction.Result)
		}
		text += ")"
	}
	if f.Invocation >= 0 {
		text += fmt.Sprintf(", invocation %d of workgroup %v", f.Invocation, f.Workgroup)
	}
	return text
}
