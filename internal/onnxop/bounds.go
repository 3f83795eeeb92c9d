package onnxop

import (
	"fmt"
	"math"
	"slices"
)

// maxOnHost is how many numbers an operator computes, reads or keeps on the host at a
// time: the sizes are a file's, which may say what it likes.
const maxOnHost = 1 << 26

// HostSizeError says that an operator would compute or read more on the host than it
// may. A *model.NodeError around it names the node.
type HostSizeError struct {
	Op    string
	What  string // of what there are so many
	Sizes []int  // their product, or one of them, is too much
	Most  int
}

func (e *HostSizeError) Error() string {
	return fmt.Sprintf("%s: %s of sizes %v, which one node has at most %d of on the host", e.Op, e.What, e.Sizes, e.Most)
}

// onHost fails if an array of these sizes is too large to be made on the host. It also fails for an
// empty array if one of its sizes is too large, because loops run over each size.
func (c *Call) onHost(what string, sizes ...int) {
	product := 1
	for _, n := range sizes {
		if n < 0 || n > maxOnHost || product > maxOnHost/max(n, 1) {
			c.check(&HostSizeError{c.Op, what, sizes, maxOnHost})
		}
		product *= max(n, 1)
	}
}

// maxTurns is how often an operator records the same kernels over again, for steps of a
// sequence, columns of a matrix and parts that it is cut into.
const maxTurns = 1 << 16

// maxTrialTurns is the same for sizes that nobody has asked for yet.
const maxTrialTurns = 64

// turns fails if an operator would record its kernels n times and n is too large. It also fails if n
// is a trial size, which stands for any size: the real number of times is then unknown.
func (c *Call) turns(what string, n int) {
	switch {
	case n > maxTurns:
		c.check(&HostSizeError{c.Op, what, []int{n}, maxTurns})
	case n > 1 && slices.Contains(c.Env.Trial, n), len(c.Env.Trial) > 0 && n > maxTrialTurns:
		c.check(&HostSizeError{c.Op, what, []int{n}, maxTrialTurns})
	}
}

// whole is a float as a size, beyond all where it is beyond integers.
func whole(f float64) int {
	if !(math.Abs(f) < math.MaxInt32) {
		return math.MaxInt
	}
	return int(f)
}
