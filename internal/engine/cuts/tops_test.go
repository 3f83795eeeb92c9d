package cuts

import (
	"testing"

	"github.com/weft-gpu/weft/internal/graph"
)

// The engine holds a loop's values only through the graph that reads them.
func TestTopsAreBounded(t *testing.T) {
	var all tops
	for range 100 * MaxDepth {
		n := &graph.Node{}
		n.Depth.Store(Least)
		all.add(n)
		n.Depth.Store(0) // as after a cut
	}
	if len(all.nodes) > 4*MaxDepth {
		t.Errorf("%d nodes are held", len(all.nodes))
	}
}
