package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// An operand of a product may be a reshape of a view, such as the windows of a convolution. A copy
// would be many times larger than the array that it shows. So a product that reads element by
// element reads the array in place: digits (kernel.Digits) say where rows and columns lie.

// countDigits sets how many digits the kernel's factors have.
func (p *Product) countDigits(c *kernel.Contract) {
	count := func(k *region.Body, part kernel.Role) kernel.Digits {
		lines, steps := k.LinesAndSteps(part)
		return kernel.Digits{Lines: len(lines), Steps: len(steps)}
	}
	c.Left, c.Right = count(p.Left, kernel.Left), count(p.Right, kernel.Right)
}
