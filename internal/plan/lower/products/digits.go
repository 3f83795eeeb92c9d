package products

import (
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// Operands of products that are reshapes of views, as the windows of a convolution are:
// a copy of them is many times what they show. Their rows and columns lie where digits
// say, see kernel.Digits, and a product that reads element by element reads them there.

// countDigits says in the kernel how many digits its factors have.
func (p *Product) countDigits(c *kernel.Contract) {
	count := func(k *region.Body, part kernel.Role) kernel.Digits {
		lines, steps := k.LinesAndSteps(part)
		return kernel.Digits{Lines: len(lines), Steps: len(steps)}
	}
	c.Left, c.Right = count(p.Left, kernel.Left), count(p.Right, kernel.Right)
}
