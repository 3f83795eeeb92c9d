package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

func (d *deviceCalls) createSetLayout(storage int, uniform, pushDescriptors bool) (layout uint64, result int32) {
	var pins pinned
	defer pins.Unpin()
	var bindings []vkabi.DescriptorSetLayoutBinding
	add := func(kind uint32) {
		bindings = append(bindings, vkabi.DescriptorSetLayoutBinding{
			Binding: uint32(len(bindings)), DescriptorType: kind, DescriptorCount: 1, StageFlags: vkabi.VK_SHADER_STAGE_COMPUTE_BIT,
		})
	}
	for range storage {
		add(vkabi.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)
	}
	if uniform {
		add(vkabi.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER)
	}
	info := vkabi.DescriptorSetLayoutCreateInfo{
		SType:        vkabi.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
		BindingCount: uint32(len(bindings)), PBindings: pinAll(&pins, bindings),
	}
	if pushDescriptors {
		info.Flags = vkabi.VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR
	}
	result = d.functions.CreateDescriptorSetLayout.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&layout)))
	return layout, result
}

func (d *deviceCalls) destroySetLayout(layout uint64) {
	d.functions.DestroyDescriptorSetLayout.call(d.handle, uintptr(layout), 0)
}

func (d *deviceCalls) createPipelineLayout(setLayout uint64, pushBytes int) (layout uint64, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := vkabi.PipelineLayoutCreateInfo{
		SType:          vkabi.VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
		SetLayoutCount: 1, PSetLayouts: pin(&pins, &setLayout),
	}
	if pushBytes > 0 {
		info.PushConstantRangeCount = 1
		info.PPushConstantRanges = pin(&pins, &vkabi.PushConstantRange{StageFlags: vkabi.VK_SHADER_STAGE_COMPUTE_BIT, Size: uint32(pushBytes)})
	}
	result = d.functions.CreatePipelineLayout.call(d.handle, uintptr(unsafe.Pointer(&info)), 0, uintptr(unsafe.Pointer(&layout)))
	return layout, result
}

func (d *deviceCalls) destroyPipelineLayout(layout uint64) {
	d.functions.DestroyPipelineLayout.call(d.handle, uintptr(layout), 0)
}

func (d *deviceCalls) createPipeline(cache, module, layout uint64, subgroup int, name string) (pipeline uint64, cached bool, result int32) {
	var pins pinned
	defer pins.Unpin()
	info := d.pipelineInfo(&pins, module, layout, subgroup)
	said := pin(&pins, &vkabi.PipelineCreationFeedback{})
	if d.physical.said.has[extFeedback] {
		info.PNext = unsafe.Pointer(pin(&pins, &vkabi.PipelineCreationFeedbackCreateInfo{
			SType:                     vkabi.VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO,
			PPipelineCreationFeedback: said, PipelineStageCreationFeedbackCount: 1,
			PPipelineStageCreationFeedbacks: pin(&pins, &vkabi.PipelineCreationFeedback{}),
		}))
	}
	result = d.functions.CreateComputePipelines.call(d.handle, uintptr(cache), 1, uintptr(unsafe.Pointer(info)), 0, uintptr(unsafe.Pointer(&pipeline)))
	if result == success {
		d.label(pipeline, name)
	}
	const hit = vkabi.VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT | vkabi.VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT
	return pipeline, said.Flags&hit == hit, result
}

func (d *deviceCalls) pipelineInfo(p *pinned, module, layout uint64, subgroup int) *vkabi.ComputePipelineCreateInfo {
	info := &vkabi.ComputePipelineCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
		Flags: vkabi.VK_PIPELINE_CREATE_DISPATCH_BASE_BIT, // any launch may run in parts
		Stage: vkabi.PipelineShaderStageCreateInfo{
			SType: vkabi.VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
			Stage: vkabi.VK_SHADER_STAGE_COMPUTE_BIT, Module: module, PName: p.text("main"),
		},
		Layout: layout, BasePipelineIndex: -1,
	}
	if d.capture {
		info.Flags |= vkabi.VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | vkabi.VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR
	}
	if subgroup > 0 {
		info.Stage.Flags = vkabi.VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT
		info.Stage.PNext = unsafe.Pointer(pin(p, &vkabi.PipelineShaderStageRequiredSubgroupSizeCreateInfo{
			SType:                vkabi.VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
			RequiredSubgroupSize: uint32(subgroup),
		}))
	}
	return pin(p, info)
}

// label names a pipeline for validation messages and debuggers.
func (d *deviceCalls) label(pipeline uint64, name string) {
	if d.functions.SetDebugUtilsObjectNameEXT == 0 || name == "" {
		return
	}
	var pins pinned
	defer pins.Unpin()
	d.functions.SetDebugUtilsObjectNameEXT.call(d.handle, uintptr(unsafe.Pointer(&vkabi.DebugUtilsObjectNameInfoEXT{
		SType:      vkabi.VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
		ObjectType: vkabi.VK_OBJECT_TYPE_PIPELINE, ObjectHandle: pipeline, PObjectName: pins.text(name),
	})))
}

// onlyExecutable describes the one executable of a compute pipeline.
func onlyExecutable(pipeline uint64) *vkabi.PipelineExecutableInfoKHR {
	return &vkabi.PipelineExecutableInfoKHR{SType: vkabi.VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, Pipeline: pipeline}
}

func (d *deviceCalls) statistics(pipeline uint64) (map[string]float64, int32) {
	var result int32
	list := listed(func(s *vkabi.PipelineExecutableStatisticKHR) {
		s.SType = vkabi.VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR
	},
		func(n *uint32, list *vkabi.PipelineExecutableStatisticKHR) int32 {
			result = d.functions.GetPipelineExecutableStatisticsKHR.call(d.handle, uintptr(unsafe.Pointer(onlyExecutable(pipeline))),
				uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
			return result
		})
	if result < success {
		return nil, result
	}
	found := map[string]float64{}
	for i := range list {
		found[textOf(list[i].Name[:])] = number(&list[i])
	}
	return found, success
}

// number returns a statistic's value in any format; the value is a C union.
func number(s *vkabi.PipelineExecutableStatisticKHR) float64 {
	switch s.Format {
	case vkabi.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR:
		return float64(uint32(s.Value))
	case vkabi.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR:
		return float64(int64(s.Value))
	case vkabi.VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR:
		return float64(s.Value)
	}
	return *(*float64)(unsafe.Pointer(&s.Value))
}

// representations calls the driver twice: for the sizes of the texts, and for the texts.
func (d *deviceCalls) representations(pipeline uint64) (map[string]string, int32) {
	var pins pinned
	defer pins.Unpin()
	var result int32
	ask := func(n *uint32, list *vkabi.PipelineExecutableInternalRepresentationKHR) int32 {
		result = d.functions.GetPipelineExecutableInternalRepresentationsKHR.call(d.handle, uintptr(unsafe.Pointer(onlyExecutable(pipeline))),
			uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
		return result
	}
	list := listed(func(r *vkabi.PipelineExecutableInternalRepresentationKHR) {
		r.SType = vkabi.VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR
	}, ask)
	if result < success || len(list) == 0 {
		return map[string]string{}, min(result, success)
	}
	texts := make([][]byte, len(list))
	for i := range list {
		texts[i] = make([]byte, list[i].DataSize+1)
		list[i].PData = unsafe.Pointer(pinAll(&pins, texts[i]))
	}
	n := uint32(len(list))
	if ask(&n, &list[0]) < success {
		return nil, result
	}
	found := map[string]string{}
	for i := range list[:n] {
		found[textOf(list[i].Name[:])] = textOf(texts[i][:list[i].DataSize])
	}
	return found, success
}
