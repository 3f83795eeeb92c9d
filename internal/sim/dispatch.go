package sim

import "context"

// Binding is a range of memory that a shader sees as a buffer, in bytes.
type Binding struct {
	Memory        *Memory
	Offset, Range int64
}

// Dispatch is a run of a program over a grid of workgroups.
type Dispatch struct {
	Program  *Program
	Groups   [3]uint32
	Push     []byte
	Bindings []Binding // by number, of set 0
	// Seed decides the order in which subgroups take turns.
	Seed uint64
	// Timeline orders the dispatch among others; nil for one that nothing overlaps.
	Timeline *Timeline
	// Workers is how many goroutines run workgroups; 0 for one a processor. With
	// one the same seed gives the same report of a fault, with several it may be
	// that of another one of the same fault's places.
	Workers int
	// Count asks for Counts.
	Count bool
}

// op is one operation of a program.
type op struct{}

// Run executes the dispatch. Its error is a *Fault, or the context's. Counts are
// nil unless asked for.
func (d *Dispatch) Run(ctx context.Context) (*Counts, error) {
	return nil, &Fault{Kind: Invalid, Invocation: -1, Detail: "a program without operations"}
}
