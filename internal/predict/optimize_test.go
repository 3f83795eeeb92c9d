package predict

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
	"github.com/weft-gpu/weft/shaders"
)

// An optimized module computes the same with fewer instructions.
func TestOptimized(t *testing.T) {
	c, err := Load("h200")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"add f16 [5000] [5000]", "tanh f32 [3000]", "expr 'a.T + b' f32 a=[68,64] b=[64,68]", "softmax f32 [70,300]",
		"sum f32 [40,3000] axis=1", "sum f32 [3000,40] axis=0", "matmul f32 [130,70] [70,140]", "take f32 [1000] i32[500]",
	} {
		p, err := NewModel(c).Plan(parsed(t, line))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range p.Steps {
			prog, err := shaders.Write(s.Kernel, c.Target())
			if err != nil {
				t.Fatal(err)
			}
			var results [2][]byte
			var issued [2]int64
			for i, words := range [][]uint32{prog.SPIRV, optimized(prog.SPIRV)} {
				program, err := sim.Compile(words, c.profile(s.Kernel.Subgroup()))
				if err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				by := &counter{card: c}
				n, err := by.run(context.Background(), program, s.Kernel, s.Launches[0], min(4, workgroups(s.Kernel, s.Launches[0])))
				if err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				results[i] = bytes.Clone(by.write.Bytes())
				for _, x := range n.Issued {
					issued[i] += x
				}
			}
			if !bytes.Equal(results[0], results[1]) {
				t.Errorf("%s: the optimized module has other results\n%s", line, s.Kernel.Text())
			}
			if issued[1] > issued[0] || strings.HasPrefix(line, "add f16") && issued[1] == issued[0] {
				t.Errorf("%s: %d instructions, %d before", line, issued[1], issued[0])
			}
		}
	}
}
