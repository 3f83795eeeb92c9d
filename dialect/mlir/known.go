package mlir

// Verdict says whether types broadcast, as far as types can tell.
type Verdict uint8

// The verdicts.
const (
	Undecided  Verdict = iota // it depends on sizes known at run time
	Broadcasts                // whatever the sizes at run time
	Conflicts                 // whatever the sizes at run time
)

func (v Verdict) String() string {
	return [...]string{"undecided", "broadcasts", "conflicts"}[v]
}

// StaticallyBroadcastable says whether the operands broadcast, as far as their types tell before
// run time: the question of the shape dialect's cstr_broadcastable. It is open for two dynamic
// sizes in a column, for one beside a static size other than 1, and for an unranked operand beside
// anything that is not all ones.
//
// It fails with a *dialect.TypeError for an invalid type.
func StaticallyBroadcastable(operands ...Type) (Verdict, error) {
	var ranked [][]int
	unranked := 0
	for _, t := range operands {
		if err := t.check(); err != nil {
			return Undecided, err
		}
		if t.Unranked {
			unranked++
		} else {
			ranked = append(ranked, t.Dims)
		}
	}
	shapes := equalizeRanks(ranked...)
	verdict, ones := Broadcasts, true
	for axis := range rankOf(shapes) {
		column, allOnes := judgeColumn(shapes, axis)
		if column == Conflicts {
			return Conflicts, nil
		}
		if column == Undecided {
			verdict = Undecided
		}
		ones = ones && allOnes
	}
	if unranked > 1 || unranked == 1 && !ones {
		return Undecided, nil
	}
	return verdict, nil
}

// judgeColumn returns the verdict on one axis of shapes of the same rank.
func judgeColumn(shapes [][]int, axis int) (v Verdict, allOnes bool) {
	static, dynamic := 1, 0
	for _, s := range shapes {
		switch d := s[axis]; {
		case d == Dynamic:
			dynamic++
		case d == 1 || d == static:
		case static == 1:
			static = d
		default:
			return Conflicts, false
		}
	}
	if dynamic > 1 || dynamic == 1 && static != 1 {
		return Undecided, false
	}
	return Broadcasts, static == 1 && dynamic == 0
}

func rankOf(equalized [][]int) int {
	if len(equalized) == 0 {
		return 0
	}
	return len(equalized[0])
}
