package sim

import "fmt"

// Kind is what a fault is.
type Kind string

const (
	// Invalid: the module is no SPIR-V that the simulator knows.
	Invalid Kind = "invalid module"
	// Capability: the module uses what it does not declare, or the device lacks.
	Capability Kind = "missing capability"
	// Limit: more than the device allows.
	Limit Kind = "limit exceeded"
	// Bounds: an access outside a binding's range, a buffer or a variable.
	Bounds Kind = "access out of bounds"
	// Race: two invocations touch a word, and one writes, without a barrier between.
	Race Kind = "data race"
	// Uninitialized: shared memory or a variable that is read before it is written,
	// or a value that was never written, or is undefined, which decides whether or
	// where memory is written.
	Uninitialized Kind = "use of an undefined value"
	// Divergence: a barrier or a subgroup's operation that not all run together.
	Divergence Kind = "divergent flow"
	// Endless: an invocation runs for longer than any kernel does.
	Endless Kind = "endless loop"
)

// Instruction is a place in a module.
type Instruction struct {
	Offset int    // in words from the module's start
	Name   string // of the opcode, as in the specification, without Op
	Result uint32 // its ID, 0 for none
}

// Fault is what the simulator reports.
type Fault struct {
	Kind        Kind
	Instruction Instruction
	Workgroup   [3]uint32
	Invocation  int // index in the workgroup; -1 where no single one is at fault
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
