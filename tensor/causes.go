package tensor

import (
	"github.com/weft-gpu/weft/memory"
	"github.com/weft-gpu/weft/ops"
)

// The causes of an [*OpError] that are not of this package, by names that errors.As
// can be given; those of shapes, dtypes and devices are in packages shape, dtype and
// device.
type (
	// ArityError says that an operator got another number of operands than it takes.
	ArityError = ops.ArityError
	// AttrError says that a parameter of an operator has a value that it cannot have.
	AttrError = ops.AttrError
	// ContractionError says that the axes over which a product sums differ.
	ContractionError = ops.ContractionError
	// DTypeError says that an operator does not take an operand's dtype.
	DTypeError = ops.DTypeError
	// EmptyAxisError says that elements were asked for along an axis that has none.
	EmptyAxisError = ops.EmptyAxisError
	// EmptyReductionError says that a reduction without an identity has no elements.
	EmptyReductionError = ops.EmptyReductionError
	// LabelError says that a letter of an Einsum stands for axes of different sizes.
	LabelError = ops.LabelError
	// NoResultError says that an operator with several results has none where one is
	// wanted: the axis that they lie along has size 0.
	NoResultError = ops.NoResultError
	// NoRuleError says that an operator is in the catalogue and nothing applies it.
	NoRuleError = ops.NoRuleError
	// OperandsError says that an operator with operands that may be left out got more
	// than it takes.
	OperandsError = ops.OperandsError
	// RankError says that an operand has another number of axes than it must have.
	RankError = ops.RankError
	// TargetDTypeError says that an assignment would change a variable's dtype.
	TargetDTypeError = ops.TargetDTypeError
	// OutOfMemoryError says that there was no memory for an array, on the device or
	// on the host, even after everything that nobody needs was given back.
	OutOfMemoryError = memory.OutOfMemoryError
	// GuardError says, when a device with guards around its memory is closed, that
	// something wrote outside the buffers.
	GuardError = memory.GuardError
)
