package plan

import (
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// The types that the planner's users need.
type (
	Config        = rules.Config
	Rule          = rules.Rule
	RuleSet       = rules.RuleSet
	Plan          = program.Plan
	Step          = program.Step
	Temp          = program.Temp
	Ref           = program.Ref
	Result        = program.Result
	Summary       = program.Summary
	SizeError     = program.SizeError
	SortSizeError = program.SortSizeError
	VerifyError   = program.VerifyError
)
