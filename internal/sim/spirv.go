package sim

// The numbers of SPIR-V 1.3, section 3, and of SPV_KHR_cooperative_matrix that
// the simulator knows.
const (
	magic       = 0x07230203
	headerWords = 5

	capShader          = 1
	capFloat16         = 9
	capFloat64         = 10
	capInt64           = 11
	capInt16           = 22
	capInt8            = 39
	capGroup           = 61
	capGroupVote       = 62
	capGroupArithmetic = 63
	capGroupBallot     = 64
	capGroupShuffle    = 65
	capGroupRelative   = 66
	capDenormPreserve  = 4464
	capPreserve        = 4466
	capRoundingRTE     = 4467
	capMemoryModel     = 5345
	capCooperative     = 6022

	modelGLCompute = 5
	modeLocalSize  = 17

	classInput         = 1
	classUniform       = 2
	classWorkgroup     = 4
	classPrivate       = 6
	classFunction      = 7
	classPushConstant  = 9
	classStorageBuffer = 12

	decBuiltIn       = 11
	decArrayStride   = 6
	decNonWritable   = 24
	decBinding       = 33
	decDescriptorSet = 34
	decOffset        = 35

	builtNumWorkgroups      = 24
	builtWorkgroupID        = 26
	builtLocalID            = 27
	builtGlobalID           = 28
	builtLocalIndex         = 29
	builtSubgroupSize       = 36
	builtNumSubgroups       = 38
	builtSubgroupID         = 40
	builtSubgroupInvocation = 41

	scopeWorkgroup          = 2
	scopeSubgroup           = 3
	semanticsAcquireRelease = 8
	semanticsUniform        = 0x40
	semanticsWorkgroup      = 0x100
)

// The opcodes, of which those of arithmetic are in the tables of their files.
const (
	opNop               = 0
	opUndef             = 1
	opName              = 5
	opMemberName        = 6
	opExtension         = 10
	opExtInstImport     = 11
	opExtInst           = 12
	opMemoryModel       = 14
	opEntryPoint        = 15
	opExecutionMode     = 16
	opCapability        = 17
	opTypeVoid          = 19
	opTypeBool          = 20
	opTypeInt           = 21
	opTypeFloat         = 22
	opTypeVector        = 23
	opTypeArray         = 28
	opTypeRuntimeArray  = 29
	opTypeStruct        = 30
	opTypePointer       = 32
	opTypeFunction      = 33
	opConstantTrue      = 41
	opConstantFalse     = 42
	opConstant          = 43
	opConstantComposite = 44
	opConstantNull      = 46
	opFunction          = 54
	opFunctionEnd       = 56
	opVariable          = 59
	opLoad              = 61
	opStore             = 62
	opAccessChain       = 65
	opDecorate          = 71
	opMemberDecorate    = 72
	opExtractDynamic    = 77
	opVectorShuffle     = 79
	opConstruct         = 80
	opExtract           = 81
	opInsert            = 82
	opBitcast           = 124
	opAny               = 154
	opAll               = 155
	opSelect            = 169
	opControlBarrier    = 224
	opAtomicIAdd        = 234
	opAtomicUMin        = 237
	opAtomicUMax        = 239
	opAtomicAnd         = 240
	opAtomicOr          = 241
	opAtomicXor         = 242
	opPhi               = 245
	opLoopMerge         = 246
	opSelectionMerge    = 247
	opLabel             = 248
	opBranch            = 249
	opBranchConditional = 250
	opReturn            = 253
	opUnreachable       = 255
	opGroupElect        = 333
	opGroupAll          = 334
	opGroupAny          = 335
	opGroupBroadcast    = 337
	opGroupFirst        = 338
	opGroupBallot       = 339
	opGroupShuffle      = 345
	opGroupShuffleXor   = 346
	opGroupShuffleUp    = 347
	opGroupShuffleDown  = 348
	opTypeMatrix        = 4456
	opMatrixLoad        = 4457
	opMatrixStore       = 4458
	opMatrixMulAdd      = 4459
)

// opcodeNames are the names of the instructions above; those of arithmetic add
// theirs.
var opcodeNames = map[uint16]string{
	opNop: "Nop", opUndef: "Undef", opName: "Name", opMemberName: "MemberName", opExtension: "Extension",
	opExtInstImport: "ExtInstImport", opExtInst: "ExtInst", opMemoryModel: "MemoryModel", opEntryPoint: "EntryPoint",
	opExecutionMode: "ExecutionMode", opCapability: "Capability", opTypeVoid: "TypeVoid", opTypeBool: "TypeBool",
	opTypeInt: "TypeInt", opTypeFloat: "TypeFloat", opTypeVector: "TypeVector", opTypeArray: "TypeArray",
	opTypeRuntimeArray: "TypeRuntimeArray", opTypeStruct: "TypeStruct", opTypePointer: "TypePointer",
	opTypeFunction: "TypeFunction", opConstantTrue: "ConstantTrue", opConstantFalse: "ConstantFalse",
	opConstant: "Constant", opConstantComposite: "ConstantComposite", opConstantNull: "ConstantNull",
	opFunction: "Function", opFunctionEnd: "FunctionEnd", opVariable: "Variable", opLoad: "Load", opStore: "Store",
	opAccessChain: "AccessChain", opDecorate: "Decorate", opMemberDecorate: "MemberDecorate",
	opExtractDynamic: "VectorExtractDynamic", opVectorShuffle: "VectorShuffle", opConstruct: "CompositeConstruct",
	opExtract: "CompositeExtract", opInsert: "CompositeInsert", opBitcast: "Bitcast", opAny: "Any", opAll: "All", opSelect: "Select",
	opControlBarrier: "ControlBarrier", opAtomicIAdd: "AtomicIAdd", opAtomicUMin: "AtomicUMin", opAtomicUMax: "AtomicUMax",
	opAtomicAnd: "AtomicAnd", opAtomicOr: "AtomicOr", opAtomicXor: "AtomicXor", opPhi: "Phi", opLoopMerge: "LoopMerge",
	opSelectionMerge: "SelectionMerge", opLabel: "Label", opBranch: "Branch", opBranchConditional: "BranchConditional",
	opReturn: "Return", opUnreachable: "Unreachable", opGroupElect: "GroupNonUniformElect", opGroupAll: "GroupNonUniformAll",
	opGroupAny: "GroupNonUniformAny", opGroupBroadcast: "GroupNonUniformBroadcast", opGroupFirst: "GroupNonUniformBroadcastFirst",
	opGroupBallot: "GroupNonUniformBallot", opGroupShuffle: "GroupNonUniformShuffle", opGroupShuffleXor: "GroupNonUniformShuffleXor",
	opGroupShuffleUp: "GroupNonUniformShuffleUp", opGroupShuffleDown: "GroupNonUniformShuffleDown",
	opTypeMatrix: "TypeCooperativeMatrixKHR", opMatrixLoad: "CooperativeMatrixLoadKHR",
	opMatrixStore: "CooperativeMatrixStoreKHR", opMatrixMulAdd: "CooperativeMatrixMulAddKHR",
}

// opcodeName is "" for an opcode that is not known.
func opcodeName(op uint16) string {
	if e := elementwises[op]; e != nil {
		return e.name
	}
	return opcodeNames[op]
}
