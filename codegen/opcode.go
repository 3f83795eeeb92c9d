package codegen

// Opcode is a SPIR-V instruction's number.
type opcode uint16

// The instructions that a Builder writes (SPIR-V 1.3, section 3.32).
const (
	opExtension        opcode = 10
	opExtInstImport    opcode = 11
	opExtInst          opcode = 12
	opMemoryModel      opcode = 14
	opEntryPoint       opcode = 15
	opExecutionMode    opcode = 16
	opCapability       opcode = 17
	opTypeVoid         opcode = 19
	opTypeBool         opcode = 20
	opTypeInt          opcode = 21
	opTypeFloat        opcode = 22
	opTypeVector       opcode = 23
	opTypeArray        opcode = 28
	opTypeRuntimeArray opcode = 29
	opTypeStruct       opcode = 30
	opTypePointer      opcode = 32
	opTypeFunction     opcode = 33
	opConstantTrue     opcode = 41
	opConstantFalse    opcode = 42
	opConstant         opcode = 43
	opConstantComp     opcode = 44
	opFunction         opcode = 54
	opFunctionEnd      opcode = 56
	opVariable         opcode = 59
	opLoad             opcode = 61
	opStore            opcode = 62
	opAccessChain      opcode = 65
	opDecorate         opcode = 71
	opMemberDecorate   opcode = 72
	opConstruct        opcode = 80
	opExtractDynamic   opcode = 77
	opExtract          opcode = 81
	opConvertFToU      opcode = 109
	opConvertFToS      opcode = 110
	opConvertSToF      opcode = 111
	opConvertUToF      opcode = 112
	opBitcast          opcode = 124
	opFNegate          opcode = 127
	opIAdd             opcode = 128
	opFAdd             opcode = 129
	opISub             opcode = 130
	opFSub             opcode = 131
	opIMul             opcode = 132
	opFMul             opcode = 133
	opUDiv             opcode = 134
	opFDiv             opcode = 136
	opUMod             opcode = 137
	opIAddCarry        opcode = 149
	opISubBorrow       opcode = 150
	opUMulExtended     opcode = 151
	opAny              opcode = 154
	opAll              opcode = 155
	opLogicalEqual     opcode = 164
	opLogicalNotEqual  opcode = 165
	opLogicalOr        opcode = 166
	opLogicalAnd       opcode = 167
	opLogicalNot       opcode = 168
	opSelect           opcode = 169
	opIEqual           opcode = 170
	opINotEqual        opcode = 171
	opUGreater         opcode = 172
	opSGreater         opcode = 173
	opUGreaterEqual    opcode = 174
	opSGreaterEqual    opcode = 175
	opULess            opcode = 176
	opSLess            opcode = 177
	opULessEqual       opcode = 178
	opSLessEqual       opcode = 179
	opFOrdEqual        opcode = 180
	opFUnordNotEqual   opcode = 183
	opFOrdLess         opcode = 184
	opFOrdGreater      opcode = 186
	opFOrdLessEqual    opcode = 188
	opFOrdGreaterEqual opcode = 190
	opShiftRight       opcode = 194
	opShiftRightArith  opcode = 195
	opShiftLeft        opcode = 196
	opOr               opcode = 197
	opXor              opcode = 198
	opAnd              opcode = 199
	opNot              opcode = 200
	opControlBarrier   opcode = 224
	opAtomicAnd        opcode = 240
	opAtomicOr         opcode = 241
	opPhi              opcode = 245
	opLoopMerge        opcode = 246
	opSelectionMerge   opcode = 247
	opLabel            opcode = 248
	opBranch           opcode = 249
	opBranchCond       opcode = 250
	opReturn           opcode = 253
	opBroadcast        opcode = 337
	opTypeMatrix       opcode = 4456
	opMatrixLoad       opcode = 4457
	opMatrixStore      opcode = 4458
	opMatrixMulAdd     opcode = 4459
)

// layout says how an instruction's words read: whether they start with a type
// and a result, then the operands, one letter each, the last of which repeats
// when it is followed by a star:
//
//	i id   n number   s string   v constant of the instruction's type
//	c capability   x execution mode   m execution model   a addressing model
//	y memory model   k storage class   d decoration   f mask   e extended instruction
type layout struct {
	name          string
	typed, result bool
	operands      string
}

var layouts = map[opcode]layout{
	opExtension:        {"Extension", false, false, "s"},
	opExtInstImport:    {"ExtInstImport", false, true, "s"},
	opExtInst:          {"ExtInst", true, true, "iei*"},
	opMemoryModel:      {"MemoryModel", false, false, "ay"},
	opEntryPoint:       {"EntryPoint", false, false, "misi*"},
	opExecutionMode:    {"ExecutionMode", false, false, "ixn*"},
	opCapability:       {"Capability", false, false, "c"},
	opTypeVoid:         {"TypeVoid", false, true, ""},
	opTypeBool:         {"TypeBool", false, true, ""},
	opTypeInt:          {"TypeInt", false, true, "nn"},
	opTypeFloat:        {"TypeFloat", false, true, "n"},
	opTypeVector:       {"TypeVector", false, true, "in"},
	opTypeArray:        {"TypeArray", false, true, "ii"},
	opTypeRuntimeArray: {"TypeRuntimeArray", false, true, "i"},
	opTypeStruct:       {"TypeStruct", false, true, "i*"},
	opTypePointer:      {"TypePointer", false, true, "ki"},
	opTypeFunction:     {"TypeFunction", false, true, "i*"},
	opConstantTrue:     {"ConstantTrue", true, true, ""},
	opConstantFalse:    {"ConstantFalse", true, true, ""},
	opConstant:         {"Constant", true, true, "v"},
	opConstantComp:     {"ConstantComposite", true, true, "i*"},
	opFunction:         {"Function", true, true, "fi"},
	opFunctionEnd:      {"FunctionEnd", false, false, ""},
	opVariable:         {"Variable", true, true, "ki*"},
	opLoad:             {"Load", true, true, "in*"},
	opStore:            {"Store", false, false, "iin*"},
	opAccessChain:      {"AccessChain", true, true, "ii*"},
	opDecorate:         {"Decorate", false, false, "id"},
	opMemberDecorate:   {"MemberDecorate", false, false, "ind"},
	opConstruct:        {"CompositeConstruct", true, true, "i*"},
	opExtractDynamic:   {"VectorExtractDynamic", true, true, "ii"},
	opExtract:          {"CompositeExtract", true, true, "in*"},
	opConvertFToU:      {"ConvertFToU", true, true, "i"},
	opConvertFToS:      {"ConvertFToS", true, true, "i"},
	opConvertSToF:      {"ConvertSToF", true, true, "i"},
	opConvertUToF:      {"ConvertUToF", true, true, "i"},
	opBitcast:          {"Bitcast", true, true, "i"},
	opFNegate:          {"FNegate", true, true, "i"},
	opIAdd:             {"IAdd", true, true, "ii"},
	opFAdd:             {"FAdd", true, true, "ii"},
	opISub:             {"ISub", true, true, "ii"},
	opFSub:             {"FSub", true, true, "ii"},
	opIMul:             {"IMul", true, true, "ii"},
	opFMul:             {"FMul", true, true, "ii"},
	opUDiv:             {"UDiv", true, true, "ii"},
	opFDiv:             {"FDiv", true, true, "ii"},
	opUMod:             {"UMod", true, true, "ii"},
	opIAddCarry:        {"IAddCarry", true, true, "ii"},
	opISubBorrow:       {"ISubBorrow", true, true, "ii"},
	opUMulExtended:     {"UMulExtended", true, true, "ii"},
	opAny:              {"Any", true, true, "i"},
	opAll:              {"All", true, true, "i"},
	opLogicalEqual:     {"LogicalEqual", true, true, "ii"},
	opLogicalNotEqual:  {"LogicalNotEqual", true, true, "ii"},
	opLogicalOr:        {"LogicalOr", true, true, "ii"},
	opLogicalAnd:       {"LogicalAnd", true, true, "ii"},
	opLogicalNot:       {"LogicalNot", true, true, "i"},
	opSelect:           {"Select", true, true, "iii"},
	opIEqual:           {"IEqual", true, true, "ii"},
	opINotEqual:        {"INotEqual", true, true, "ii"},
	opUGreater:         {"UGreaterThan", true, true, "ii"},
	opSGreater:         {"SGreaterThan", true, true, "ii"},
	opUGreaterEqual:    {"UGreaterThanEqual", true, true, "ii"},
	opSGreaterEqual:    {"SGreaterThanEqual", true, true, "ii"},
	opULess:            {"ULessThan", true, true, "ii"},
	opSLess:            {"SLessThan", true, true, "ii"},
	opULessEqual:       {"ULessThanEqual", true, true, "ii"},
	opSLessEqual:       {"SLessThanEqual", true, true, "ii"},
	opFOrdEqual:        {"FOrdEqual", true, true, "ii"},
	opFUnordNotEqual:   {"FUnordNotEqual", true, true, "ii"},
	opFOrdLess:         {"FOrdLessThan", true, true, "ii"},
	opFOrdGreater:      {"FOrdGreaterThan", true, true, "ii"},
	opFOrdLessEqual:    {"FOrdLessThanEqual", true, true, "ii"},
	opFOrdGreaterEqual: {"FOrdGreaterThanEqual", true, true, "ii"},
	opShiftRight:       {"ShiftRightLogical", true, true, "ii"},
	opShiftRightArith:  {"ShiftRightArithmetic", true, true, "ii"},
	opShiftLeft:        {"ShiftLeftLogical", true, true, "ii"},
	opOr:               {"BitwiseOr", true, true, "ii"},
	opXor:              {"BitwiseXor", true, true, "ii"},
	opAnd:              {"BitwiseAnd", true, true, "ii"},
	opNot:              {"Not", true, true, "i"},
	opControlBarrier:   {"ControlBarrier", false, false, "iii"},
	opAtomicAnd:        {"AtomicAnd", true, true, "iiii"},
	opAtomicOr:         {"AtomicOr", true, true, "iiii"},
	opPhi:              {"Phi", true, true, "i*"},
	opLoopMerge:        {"LoopMerge", false, false, "iif"},
	opSelectionMerge:   {"SelectionMerge", false, false, "if"},
	opLabel:            {"Label", false, true, ""},
	opBranch:           {"Branch", false, false, "i"},
	opBranchCond:       {"BranchConditional", false, false, "iii"},
	opReturn:           {"Return", false, false, ""},
	opTypeMatrix:       {"TypeCooperativeMatrixKHR", false, true, "i*"},
	opMatrixLoad:       {"CooperativeMatrixLoadKHR", true, true, "iiin*"},
	opMatrixStore:      {"CooperativeMatrixStoreKHR", false, false, "iiiin*"},
	opMatrixMulAdd:     {"CooperativeMatrixMulAddKHR", true, true, "iiin*"},
	opBroadcast:        {"GroupNonUniformBroadcast", true, true, "iii"},
}
