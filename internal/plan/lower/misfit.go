package lower

import (
	"strings"

	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
)

// Misfit returns a *program.VerifyError: fuse formed a group although no cut of it fits the device.
func Misfit(body *region.Body, what string) error {
	var b strings.Builder
	body.Text(&b, nil)
	return &program.VerifyError{What: what + " does not fit a binding; its body is\n" + b.String()}
}
