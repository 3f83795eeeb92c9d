package codegen

// opcode is a SPIR-V instruction's number.
type opcode uint16

// layout says how an instruction's words read: whether they start with a type
// and a result, then the operands, one letter each, the last of which repeats
// when it is followed by a star:
//
//	i id   n number   s string   v constant of the instruction's type
//	and the letters of enumerants, in enum.go
type layout struct {
	name          string
	typed, result bool
	operands      string
	// Of an elementwise instruction: the elements that it takes, and those of its
	// result, which is as wide as the operands.
	takes, gives kinds
}

// kinds is a set of kinds, a bit for each; none for the kind of the operands.
type kinds uint16

const (
	same     kinds = 0
	ofBool   kinds = 1 << kindBool
	ofU32    kinds = 1 << kindU32
	ofF32    kinds = 1 << kindF32
	ofFloats kinds = ofF32 | 1<<kindF64 | 1<<kindF16
)

// layouts are the instructions below: all that a Builder writes.
var layouts = map[opcode]layout{}

// statement is an instruction without a result.
func statement(number opcode, name, operands string) opcode {
	layouts[number] = layout{name: name, operands: operands}
	return number
}

// declaration is an instruction whose result has no type.
func declaration(number opcode, name, operands string) opcode {
	layouts[number] = layout{name: name, result: true, operands: operands}
	return number
}

// expression is an instruction whose result has a type.
func expression(number opcode, name, operands string) opcode {
	layouts[number] = layout{name: name, typed: true, result: true, operands: operands}
	return number
}

// elementwise is an expression on scalars or equally wide vectors.
func elementwise(number opcode, name, operands string, takes, gives kinds) opcode {
	layouts[number] = layout{name, true, true, operands, takes, gives}
	return number
}

// SPIR-V 1.3, section 3.32, and SPV_KHR_cooperative_matrix.
var (
	opExtension        = statement(10, "Extension", "s")
	opExtInstImport    = declaration(11, "ExtInstImport", "s")
	opExtInst          = expression(12, "ExtInst", "iei*")
	opMemoryModel      = statement(14, "MemoryModel", "ay")
	opEntryPoint       = statement(15, "EntryPoint", "misi*")
	opExecutionMode    = statement(16, "ExecutionMode", "ixn*")
	opCapability       = statement(17, "Capability", "c")
	opTypeVoid         = declaration(19, "TypeVoid", "")
	opTypeBool         = declaration(20, "TypeBool", "")
	opTypeInt          = declaration(21, "TypeInt", "nn")
	opTypeFloat        = declaration(22, "TypeFloat", "n")
	opTypeVector       = declaration(23, "TypeVector", "in")
	opTypeArray        = declaration(28, "TypeArray", "ii")
	opTypeRuntimeArray = declaration(29, "TypeRuntimeArray", "i")
	opTypeStruct       = declaration(30, "TypeStruct", "i*")
	opTypePointer      = declaration(32, "TypePointer", "ki")
	opTypeFunction     = declaration(33, "TypeFunction", "i*")
	opConstantTrue     = expression(41, "ConstantTrue", "")
	opConstantFalse    = expression(42, "ConstantFalse", "")
	opConstant         = expression(43, "Constant", "v")
	opConstantComp     = expression(44, "ConstantComposite", "i*")
	opFunction         = expression(54, "Function", "fi")
	opFunctionEnd      = statement(56, "FunctionEnd", "")
	opVariable         = expression(59, "Variable", "ki*")
	opLoad             = expression(61, "Load", "in*")
	opStore            = statement(62, "Store", "iin*")
	opAccessChain      = expression(65, "AccessChain", "ii*")
	opDecorate         = statement(71, "Decorate", "id")
	opMemberDecorate   = statement(72, "MemberDecorate", "ind")
	opExtractDynamic   = expression(77, "VectorExtractDynamic", "ii")
	opConstruct        = expression(80, "CompositeConstruct", "i*")
	opExtract          = expression(81, "CompositeExtract", "in*")
	opConvertFToS      = elementwise(110, "ConvertFToS", "i", ofF32, ofU32)
	opConvertSToF      = elementwise(111, "ConvertSToF", "i", ofU32, ofF32)
	opBitcast          = expression(124, "Bitcast", "i")
	opIAdd             = elementwise(128, "IAdd", "ii", ofU32, same)
	opFAdd             = elementwise(129, "FAdd", "ii", ofFloats, same)
	opISub             = elementwise(130, "ISub", "ii", ofU32, same)
	opFSub             = elementwise(131, "FSub", "ii", ofFloats, same)
	opIMul             = elementwise(132, "IMul", "ii", ofU32, same)
	opFMul             = elementwise(133, "FMul", "ii", ofFloats, same)
	opUDiv             = elementwise(134, "UDiv", "ii", ofU32, same)
	opFDiv             = elementwise(136, "FDiv", "ii", ofFloats, same)
	opUMod             = elementwise(137, "UMod", "ii", ofU32, same)
	opIAddCarry        = expression(149, "IAddCarry", "ii")
	opISubBorrow       = expression(150, "ISubBorrow", "ii")
	opUMulExtended     = expression(151, "UMulExtended", "ii")
	opAny              = expression(154, "Any", "i")
	opAll              = expression(155, "All", "i")
	opLogicalEqual     = elementwise(164, "LogicalEqual", "ii", ofBool, same)
	opLogicalNotEqual  = elementwise(165, "LogicalNotEqual", "ii", ofBool, same)
	opLogicalOr        = elementwise(166, "LogicalOr", "ii", ofBool, same)
	opLogicalAnd       = elementwise(167, "LogicalAnd", "ii", ofBool, same)
	opLogicalNot       = elementwise(168, "LogicalNot", "i", ofBool, same)
	opSelect           = expression(169, "Select", "iii")
	opIEqual           = elementwise(170, "IEqual", "ii", ofU32, ofBool)
	opINotEqual        = elementwise(171, "INotEqual", "ii", ofU32, ofBool)
	opUGreater         = elementwise(172, "UGreaterThan", "ii", ofU32, ofBool)
	opSGreater         = elementwise(173, "SGreaterThan", "ii", ofU32, ofBool)
	opUGreaterEqual    = elementwise(174, "UGreaterThanEqual", "ii", ofU32, ofBool)
	opSGreaterEqual    = elementwise(175, "SGreaterThanEqual", "ii", ofU32, ofBool)
	opULess            = elementwise(176, "ULessThan", "ii", ofU32, ofBool)
	opSLess            = elementwise(177, "SLessThan", "ii", ofU32, ofBool)
	opULessEqual       = elementwise(178, "ULessThanEqual", "ii", ofU32, ofBool)
	opSLessEqual       = elementwise(179, "SLessThanEqual", "ii", ofU32, ofBool)
	opFOrdEqual        = elementwise(180, "FOrdEqual", "ii", ofFloats, ofBool)
	opFUnordNotEqual   = elementwise(183, "FUnordNotEqual", "ii", ofFloats, ofBool)
	opFOrdLess         = elementwise(184, "FOrdLessThan", "ii", ofFloats, ofBool)
	opFOrdGreater      = elementwise(186, "FOrdGreaterThan", "ii", ofFloats, ofBool)
	opFOrdLessEqual    = elementwise(188, "FOrdLessThanEqual", "ii", ofFloats, ofBool)
	opFOrdGreaterEqual = elementwise(190, "FOrdGreaterThanEqual", "ii", ofFloats, ofBool)
	opShiftRight       = elementwise(194, "ShiftRightLogical", "ii", ofU32, same)
	opShiftRightArith  = elementwise(195, "ShiftRightArithmetic", "ii", ofU32, same)
	opShiftLeft        = elementwise(196, "ShiftLeftLogical", "ii", ofU32, same)
	opOr               = elementwise(197, "BitwiseOr", "ii", ofU32, same)
	opXor              = elementwise(198, "BitwiseXor", "ii", ofU32, same)
	opAnd              = elementwise(199, "BitwiseAnd", "ii", ofU32, same)
	opNot              = elementwise(200, "Not", "i", ofU32, same)
	opControlBarrier   = statement(224, "ControlBarrier", "iii")
	opAtomicAdd        = expression(234, "AtomicIAdd", "iiii")
	opAtomicAnd        = expression(240, "AtomicAnd", "iiii")
	opAtomicOr         = expression(241, "AtomicOr", "iiii")
	opPhi              = expression(245, "Phi", "i*")
	opLoopMerge        = statement(246, "LoopMerge", "iif")
	opSelectionMerge   = statement(247, "SelectionMerge", "if")
	opLabel            = declaration(248, "Label", "")
	opBranch           = statement(249, "Branch", "i")
	opBranchCond       = statement(250, "BranchConditional", "iii")
	opReturn           = statement(253, "Return", "")
	opBroadcast        = expression(337, "GroupNonUniformBroadcast", "iii")
	opTypeMatrix       = declaration(4456, "TypeCooperativeMatrixKHR", "i*")
	opMatrixLoad       = expression(4457, "CooperativeMatrixLoadKHR", "iiin*")
	opMatrixStore      = statement(4458, "CooperativeMatrixStoreKHR", "iiiin*")
	opMatrixMulAdd     = expression(4459, "CooperativeMatrixMulAddKHR", "iiin*")
)
