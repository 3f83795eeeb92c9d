package tensor_test

import (
	"maps"

	"github.com/weft-gpu/weft/ops"
)

// The special cases of rounding and of operators on signs and bits, in the notation of the other
// tables.

const integralCases = `
	+inf → +inf; -inf → -inf; +0 → +0; -0 → -0; nan → nan; 1 → 1; -3 → -3; max → max; -max → -max
`

func init() {
	maps.Copy(unaryCases, map[*ops.Op]string{
		ops.Ceil:  integralCases + `ours: 0.5 → 1; -0.5 → -0; 1.5 → 2; -1.5 → -1; sub → 1; -sub → -0; -2.25 → -2`,
		ops.Floor: integralCases + `ours: 0.5 → +0; -0.5 → -1; 1.5 → 1; -1.5 → -2; sub → +0; -sub → -1; -2.25 → -3`,
		ops.Trunc: integralCases + `ours: 0.5 → +0; -0.5 → -0; 1.5 → 1; -1.5 → -1; sub → +0; -sub → -0; -2.75 → -2`,
		ops.Round: integralCases + `
			0.5 → +0; -0.5 → -0; 1.5 → 2; -1.5 → -2; 2.5 → 2; -2.5 → -2; 3.5 → 4
			ours: 0.75 → 1; -0.75 → -1; 0.25 → +0; sub → +0; -sub → -0; 2.25 → 2; 2.75 → 3; 1.25 → 1`,

		ops.Sign:     `-2 → -1; -0 → +0; +0 → +0; 2 → 1; nan → nan; ours: sub → 1; -sub → -1; +inf → 1; -inf → -1; -nan → nan`,
		ops.SignBit:  `+0 → +0; -0 → 1; +inf → +0; -inf → 1; 2 → +0; -2 → 1; nan → +0; -nan → 1; ours: sub → +0; -sub → 1`,
		ops.IsFinite: `+inf → +0; -inf → +0; nan → +0; 2 → 1; +0 → 1; -max → 1; sub → 1`,
		ops.IsInf:    `+inf → 1; -inf → 1; nan → +0; 2 → +0; max → +0; -0 → +0`,
		ops.IsNaN:    `nan → 1; -nan → 1; +inf → +0; -inf → +0; 2 → +0; -0 → +0`,

		ops.Square:     `+inf → +inf; -inf → +inf; nan → nan; -0 → +0; -3 → 9; max → +inf; sub → +0`,
		ops.Reciprocal: `+0 → +inf; -0 → -inf; +inf → +0; -inf → -0; nan → nan; -4 → -0.25`,

		// What PyTorch and ONNX define, in the limit where a formula is inf/inf.
		ops.SELU:      `+0 → +0; -0 → -0; +inf → +inf; nan → nan`,
		ops.SiLU:      `+0 → +0; -0 → -0; +inf → +inf; -inf → -0; nan → nan`,
		ops.Softsign:  `+0 → +0; -0 → -0; +inf → 1; -inf → -1; nan → nan; 1 → 0.5; -3 → -0.75; sub → sub`,
		ops.HardSwish: `+0 → +0; -0 → -0; +inf → +inf; -inf → -0; nan → nan; 3 → 3; -3 → -0; -4 → -0`,
		ops.Mish:      `+0 → +0; -0 → -0; +inf → +inf; -inf → -0; nan → nan`,
	})
	maps.Copy(ternaryCases, map[*ops.Op]string{
		ops.Clip: `nan 1 2 → nan; 1 nan 2 → nan; 1 1 nan → nan; +inf -1 1 → 1; -inf -1 1 → -1; 0.5 -inf +inf → 0.5; 0.5 2 1 → 1; max -max +inf → max`,
	})
	maps.Copy(binaryCases, map[*ops.Op]string{
		ops.PRelu: `nan 2 → nan; 2 nan → 2; -2 nan → nan; +0 -2 → +0; -0 2 → -0; -2 0.5 → -1; -inf 0.5 → -inf; -inf +0 → nan; +inf +0 → +inf`,
		ops.CopySign: `
			2 -3 → -2; 2 -0 → -2; 2 +0 → 2; 2 3 → 2; -2 3 → 2; -2 -3 → -2; 2 -nan → -2; -2 nan → 2
			nan -3 → nan; nan 3 → nan; nan -nan → nan; +0 -1 → -0; -inf 1 → +inf; sub -sub → -sub`,
		ops.NextAfter: `
			nan 1 → nan; 1 nan → nan; nan nan → nan; -0 +0 → +0; +0 -0 → -0
			ours: +0 1 → sub; -0 1 → sub; +0 -inf → -sub; sub -1 → +0; -sub 1 → -0; max +inf → +inf; +inf 1 → max; -max -inf → -inf; 2 2 → 2; +inf +inf → +inf`,
		// C17, F.10.7.1, which the standard has not.
		ops.FMod: `
			nan 1 → nan; 1 nan → nan; +inf 2 → nan; -inf +inf → nan; 2 +0 → nan; -0 -0 → nan
			+0 2 → +0; -0 2 → -0; +0 -2 → +0; 2 +inf → 2; -2 +inf → -2; 2 -inf → 2
			ours: 7 2 → 1; -7 2 → -1; 7 -2 → 1; -7 -2 → -1; 6 2 → +0; -6 2 → -0; max sub → +0; sub max → sub`,
		ops.LogAddExp: `
			nan 1 → nan; 1 nan → nan; nan +inf → nan; +inf 1 → +inf; 1 +inf → +inf; +inf +inf → +inf; +inf -inf → +inf
			ours: -inf -inf → -inf; -inf 2 → 2; 2 -inf → 2; max 1 → max; -max max → max`,
		// scipy.special.xlogy and torch.xlogy, which the standard has not.
		ops.XLogY: `
			+0 2 → +0; -0 2 → +0; +0 +0 → +0; +0 -0 → +0; -0 +0 → +0; +0 -2 → +0; +0 +inf → +0; -0 -inf → +0
			+0 nan → nan; -0 nan → nan; nan 2 → nan; nan +0 → nan; nan 1 → nan; 2 nan → nan; nan nan → nan
			ours: 2 1 → +0; -2 1 → -0; 2 +0 → -inf; -2 +0 → +inf; 2 -0 → -inf; 2 +inf → +inf; -2 +inf → -inf
			2 -1 → nan; +inf 1 → nan; +inf 2 → +inf; -inf 2 → -inf; sub 1 → +0; max max → +inf`,
	})

	maps.Copy(complexCases, map[*ops.Op]complexTable{
		ops.Round: {odd, `+0,+0 → +0,+0; 2.5,-0.5 → 2,-0; 1.5,3.5 → 2,4; nan,0.75 → nan,1; +inf,nan → +inf,nan; -0,+inf → -0,+inf`},
		ops.Sign: {odd, `
			nan,2 → nan,nan; 2,nan → nan,nan; +inf,nan → nan,nan; nan,+inf → nan,nan; nan,nan → nan,nan
			ours: 3,+0 → 1,+0; +0,sub → +0,1; +inf,2 → 1,+0; -2,+inf → -0,1; +inf,+inf → nan,nan; -max,+0 → -1,+0`},
		ops.Reciprocal: {odd, `2,+0 → 0.5,±0; +0,2 → ±0,-0.5; nan,nan → nan,nan`},
		ops.Square:     {even, `1,2 → -3,4; +0,2 → -4,+0; nan,nan → nan,nan`},
	})
	maps.Copy(partCases, map[*ops.Op]string{
		ops.Sign:     `+0,+0 → +0,+0; -0,+0 → +0,+0; +0,-0 → +0,+0; -0,-0 → +0,+0`, // of no sign, and with none
		ops.IsFinite: `2,-0 → 1; +inf,2 → +0; 2,-inf → +0; nan,2 → +0; 2,nan → +0; +inf,nan → +0; max,sub → 1`,
		ops.IsInf:    `2,-0 → +0; +inf,2 → 1; 2,-inf → 1; nan,2 → +0; +inf,nan → 1; nan,-inf → 1; nan,nan → +0`,
		ops.IsNaN:    `2,-0 → +0; +inf,2 → +0; nan,2 → 1; 2,nan → 1; +inf,nan → 1; nan,-inf → 1`,
	})
}
