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
}

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
	opConvertFToU      = expression(109, "ConvertFToU", "i")
	opConvertFToS      = expression(110, "ConvertFToS", "i")
	opConvertSToF      = expression(111, "ConvertSToF", "i")
	opConvertUToF      = expression(112, "ConvertUToF", "i")
	opBitcast          = expression(124, "Bitcast", "i")
	opFNegate          = expression(127, "FNegate", "i")
	opIAdd             = expression(128, "IAdd", "ii")
	opFAdd             = expression(129, "FAdd", "ii")
	opISub             = expression(130, "ISub", "ii")
	opFSub             = expression(131, "FSub", "ii")
	opIMul             = expression(132, "IMul", "ii")
	opFMul             = expression(133, "FMul", "ii")
	opUDiv             = expression(134, "UDiv", "ii")
	opFDiv             = expression(136, "FDiv", "ii")
	opUMod             = expression(137, "UMod", "ii")
	opIAddCarry        = expression(149, "IAddCarry", "ii")
	opISubBorrow       = expression(150, "ISubBorrow", "ii")
	opUMulExtended     = expression(151, "UMulExtended", "ii")
	opAny              = expression(154, "Any", "i")
	opAll              = expression(155, "All", "i")
	opLogicalEqual     = expression(164, "LogicalEqual", "ii")
	opLogicalNotEqual  = expression(165, "LogicalNotEqual", "ii")
	opLogicalOr        = expression(166, "LogicalOr", "ii")
	opLogicalAnd       = expression(167, "LogicalAnd", "ii")
	opLogicalNot       = expression(168, "LogicalNot", "i")
	opSelect           = expression(169, "Select", "iii")
	opIEqual           = expression(170, "IEqual", "ii")
	opINotEqual        = expression(171, "INotEqual", "ii")
	opUGreater         = expression(172, "UGreaterThan", "ii")
	opSGreater         = expression(173, "SGreaterThan", "ii")
	opUGreaterEqual    = expression(174, "UGreaterThanEqual", "ii")
	opSGreaterEqual    = expression(175, "SGreaterThanEqual", "ii")
	opULess            = expression(176, "ULessThan", "ii")
	opSLess            = expression(177, "SLessThan", "ii")
	opULessEqual       = expression(178, "ULessThanEqual", "ii")
	opSLessEqual       = expression(179, "SLessThanEqual", "ii")
	opFOrdEqual        = expression(180, "FOrdEqual", "ii")
	opFUnordNotEqual   = expression(183, "FUnordNotEqual", "ii")
	opFOrdLess         = expression(184, "FOrdLessThan", "ii")
	opFOrdGreater      = expression(186, "FOrdGreaterThan", "ii")
	opFOrdLessEqual    = expression(188, "FOrdLessThanEqual", "ii")
	opFOrdGreaterEqual = expression(190, "FOrdGreaterThanEqual", "ii")
	opShiftRight       = expression(194, "ShiftRightLogical", "ii")
	opShiftRightArith  = expression(195, "ShiftRightArithmetic", "ii")
	opShiftLeft        = expression(196, "ShiftLeftLogical", "ii")
	opOr               = expression(197, "BitwiseOr", "ii")
	opXor              = expression(198, "BitwiseXor", "ii")
	opAnd              = expression(199, "BitwiseAnd", "ii")
	opNot              = expression(200, "Not", "i")
	opControlBarrier   = statement(224, "ControlBarrier", "iii")
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
