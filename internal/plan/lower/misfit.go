package lower

import (
	"strings"

	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// Misfit is the defect that a group was formed although no way of cutting it fits
// the device.
func Misfit(body *region.Body, what string) error {
	var b strings.Builder
	body.Text(&b, nil)
	return &program.VerifyError{What: what + " does not fit a binding, of\n" + b.String()}
}
