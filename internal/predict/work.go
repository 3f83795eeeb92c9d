package predict

// Class is a class of instructions, by the pipes that execute them.
type Class string

// The classes.
const (
	Float32  Class = "float32"  // additions, multiplications, and fused ones
	Float64  Class = "float64"  // all instructions of that type
	Integer  Class = "integer"  // additions, shifts and logic of words
	Multiply Class = "multiply" // multiplications of words
	Select   Class = "select"   // comparisons, minimum and maximum, selections
	Convert  Class = "convert"  // conversions from one type to another
	Special  Class = "special"  // the reciprocals of divisions and square roots
	Shuffle  Class = "shuffle"  // exchanges between lanes of a subgroup
)

// Classes lists all classes in the order of reports.
var Classes = []Class{Float32, Float64, Integer, Multiply, Select, Convert, Special, Shuffle}

// matrixTypes lists the types of a matrix product's elements and sums.
var matrixTypes = []string{"float16 float32", "float16 float16", "int8 int32"}

// Work is what one launch does. Amounts are totals of all its workgroups unless stated otherwise.
type Work struct {
	Workgroups int
	Subgroups  int // of one workgroup
	// Invocations is the subgroup size that the kernel requires, or 0 for the card's.
	Invocations int
	// Registers counts the 32-bit registers of a lane, and Shared the bytes of one workgroup.
	Registers, Shared int

	Issued map[Class]float64 // instructions of subgroups
	Other  float64           // instructions of subgroups that no pipe limits: branches, memory
	// Chain is the length of a subgroup's chain of dependent instructions.
	Chain  float64
	Matrix map[string]float64 // products and sums of matrices, by types
	Lines  float64            // lines of 128 bytes that memory instructions touched, each by itself
	Turns  float64            // of the banks of shared memory
	// Fetched counts the bytes of the 32-byte sectors that the first caches request from the
	// last. Asked counts the bytes that lanes read from buffers, each once for a subgroup's
	// instruction.
	Fetched, Asked float64
	// Read and Written count bytes of memory, and Cached bytes that an earlier launch left
	// in the last cache, each once.
	Read, Written, Cached float64
	// Left is the part of Written that is still in the last cache when the launch is done, so
	// that nobody waits for it.
	Left float64
	// Code counts the kernel's instructions that no cache holds yet.
	Code float64

	// Again is the part of Asked that was read before. It comes from memory if the last cache
	// does not hold all that resident workgroups read.
	Again float64

	Waits    []Wait  // a subgroup's waits for memory, one after another
	Barriers float64 // of a workgroup
}

// Wait is a place where a subgroup waits for loaded values.
type Wait struct {
	Times float64 // how often
	Ahead float64 // the subgroup's instructions between the loads and their use
}

// waits returns the number of a subgroup's waits.
func (w *Work) waits() float64 {
	n := 0.0
	for _, x := range w.Waits {
		n += x.Times
	}
	return n
}

// issued returns the number of all instructions of subgroups.
func (w *Work) issued() float64 {
	n := w.Other
	for _, c := range Classes {
		n += w.Issued[c]
	}
	return n
}
