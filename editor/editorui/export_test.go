package editorui

// Titles returns where the titles of rows begin.
func (h *HeatMap) Titles() float32 { return h.slid }
