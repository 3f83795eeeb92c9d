package plan

import (
	"testing"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/plantest"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// Windows that span more memory than caches hold are copied if many lines read them and the copy is
// not many times larger. All other windows are read in place.
func TestFarWindowsAreCopied(t *testing.T) {
	for name, c := range map[string]struct {
		batch, channels, size, dilation, lines int
		copied                                 bool
	}{
		"far apart, of many lines":     {1, 2048, 100, 36, 256, true},
		"nearer, of many lines":        {1, 2048, 52, 12, 128, true},
		"far apart, of a batch":        {2, 2048, 52, 12, 128, true},
		"far apart, of few lines":      {1, 2048, 100, 36, 64, false},
		"many times as many":           {1, 128, 200, 1, 256, false},
		"what caches hold":             {1, 512, 52, 12, 256, false},
		"what caches hold, of a batch": {8, 512, 52, 12, 256, false},
	} {
		cfg := plantest.CPU
		cfg.Tile, cfg.LaunchElements = target.SpreadTile(target.ThinSteps), 1<<17
		image, weights := plantest.Data(c.batch, c.channels, c.size, c.size), plantest.Data(c.lines, c.channels, 3, 3)
		steps := build(t, cfg, plantest.Do(t, ops.Conv, ops.Attr{Dilations: []int{c.dilation, c.dilation}}, image, weights)).Steps
		l, ok := steps[len(steps)-1].Kernel.Loop.(*kernel.Contract)
		if !ok {
			t.Fatalf("%s: %s", name, steps[len(steps)-1].Kernel.Text())
		}
		if copied := l.Left == (kernel.Digits{}) && l.Right == (kernel.Digits{}); copied != c.copied {
			t.Errorf("%s: copied: %v, in %d steps\n%s", name, copied, len(steps), steps[len(steps)-1].Kernel.Text())
		}
	}
}

// A convolution exchanges its operands if the image is large. The weights then are the right
// operand, which is a transposed copy of them. It does not exchange them if there are many weights.
func TestConvolutionsExchangeOperands(t *testing.T) {
	for name, c := range map[string]struct {
		channels, size int
		turned         bool
	}{
		"64 channels of 56 x 56":  {64, 58, true},
		"128 channels of 28 x 28": {128, 30, true},
		"256 channels of 14 x 14": {256, 16, false},
		"512 channels of 7 x 7":   {512, 9, false},
	} {
		cfg := plantest.CPU
		cfg.Tile, cfg.LaunchElements = target.SpreadTile(target.ThinSteps), 1<<17
		steps := build(t, cfg, plantest.Do(t, ops.Conv, ops.Attr{}, plantest.Data(1, c.channels, c.size, c.size), plantest.Data(c.channels, c.channels, 3, 3))).Steps
		l, ok := steps[len(steps)-1].Kernel.Loop.(*kernel.Contract)
		if turned := ok && l.Left != (kernel.Digits{}); !ok || turned != c.turned {
			t.Errorf("%s: exchanged: %v\n%s", name, turned, steps[len(steps)-1].Kernel.Text())
		}
	}
}
