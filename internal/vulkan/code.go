package vulkan

import "fmt"

// Code is what a driver made of a pipeline. The names are the driver's.
type Code struct {
	Statistics map[string]float64 // registers, spills, instructions
	Texts      map[string]string  // intermediate forms and the assembly
}

// Code returns what the driver made of the pipeline. It fails with an *[UnsupportedError] unless
// the device was opened with Capture and its driver reports code. Other errors: *[ClosedError],
// *[ResultError], *[OutOfMemoryError].
func (p *Pipeline) Code() (Code, error) {
	d := p.device
	if err := d.enter("pipelines"); err != nil {
		return Code{}, err
	}
	defer d.leave()
	if !d.config.Capture {
		return Code{}, &UnsupportedError{Device: d.info.Name, What: "reading a pipeline's code",
			Hint: "open the device WithPipelineCapture, on a driver that has VK_KHR_pipeline_executable_properties"}
	}
	statistics, result := d.logical.statistics(p.handle)
	if result != success {
		return Code{}, fmt.Errorf("pipeline %q: %w", p.name, d.failure(result, "vkGetPipelineExecutableStatisticsKHR"))
	}
	texts, result := d.logical.representations(p.handle)
	if result != success {
		return Code{}, fmt.Errorf("pipeline %q: %w", p.name, d.failure(result, "vkGetPipelineExecutableInternalRepresentationsKHR"))
	}
	return Code{statistics, texts}, nil
}
