package plan

import (
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// What the planner's users take.
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
