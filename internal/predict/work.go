package predict

// Class is a kind of instruction that pipes differ in.
type Class string

// The classes, and which of the instructions that we write they are.
const (
	Float32  Class = "float32"  // additions, products, and both at once
	Float64  Class = "float64"  // all of that type
	Integer  Class = "integer"  // additions, shifts and logic of words
	Multiply Class = "multiply" // products of words
	Select   Class = "select"   // comparisons, minimum and maximum, selections
	Convert  Class = "convert"  // from one type to another
	Special  Class = "special"  // the reciprocals of divisions and square roots
	Shuffle  Class = "shuffle"  // what lanes of a subgroup hand each other
)

// Classes are all classes, in the order in which reports name them.
var Classes = []Class{Float32, Float64, Integer, Multiply, Select, Convert, Special, Shuffle}

// matrixTypes are the types of a matrix product's elements and of its sums.
var matrixTypes = []string{"float16 float32", "float16 float16", "int8 int32"}

// Work is what one launch does, in all its workgroups unless something else is said.
type Work struct {
	Workgroups int
	Subgroups  int // of one workgroup
	// Lanes are those of a subgroup where the kernel requires so many; 0: the card's.
	Invocations int
	// Registers are those of a lane, of 32 bits; Shared the bytes of one workgroup.
	Registers, Shared int

	Issued map[Class]float64 // instructions of subgroups
	Other  float64           // likewise, that no pipe limits: branches, memory
	// Chain is how many of a subgroup's instructions wait for each other's results, one
	// after the other.
	Chain  float64
	Matrix map[string]float64 // products and sums by types, of matrices
	Lines  float64            // of 128 bytes that memory instructions touched, each by itself
	Turns  float64            // of the banks of shared memory
	// Fetched are the bytes of the sectors of 32 that the first caches ask of the last,
	// and Asked the bytes that lanes read of buffers, each once for a subgroup's
	// instruction.
	Fetched, Asked float64
	// Read, Written: bytes of memory, each once. Cached are those of them that an
	// earlier launch left in the last cache.
	Read, Written, Cached float64
	// Left are those of Written that the last cache still holds when the launch is done,
	// and nobody waits for.
	Left float64
	// Code are the instructions of a kernel that no cache holds yet.
	Code float64

	// Again are those of Asked that were read before: from memory, where the last cache
	// does not hold what all resident workgroups read.
	Again float64

	Waits    []Wait  // of a subgroup for memory, one after the other
	Barriers float64 // of a workgroup
}

// Wait is a place where a subgroup waits for what it has read.
type Wait struct {
	Times float64 // how often
	Ahead float64 // instructions of the subgroup between the reads and their use
}

// waits are all of a subgroup's.
func (w *Work) waits() float64 {
	n := 0.0
	for _, x := range w.Waits {
		n += x.Times
	}
	return n
}

// issued are all instructions, of subgroups.
func (w *Work) issued() float64 {
	n := w.Other
	for _, c := range Classes {
		n += w.Issued[c]
	}
	return n
}
