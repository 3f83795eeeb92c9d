package target

const (
	// RoutineMatrices is the number of matrices from which on an invocation of a GPU takes a whole
	// matrix. Fewer are shared by the invocations of workgroups. Bound: a card with fewer
	// invocations cannot hide its memory's latency.
	RoutineMatrices = 4096
	// RoutineInvocations is how many invocations of a workgroup share a matrix. Bound: every device of
	// the model has workgroups of as many.
	RoutineInvocations = 256
)
