package picture

// MaxSteps is the most steps, of about ten nanoseconds each, that reading an SVG may take: some 100 ms. Whatever a file
// can make the reading do is counted in them, as often as it is done.
const MaxSteps = 10e6

// The steps of what is read.
const (
	stepsOfByte      = 5   // of a document
	stepsOfElement   = 100 // with its place in the document
	stepsOfAttribute = 40
	stepsOfVisit     = 60 // of an element, when it is drawn
	stepsOfText      = 1  // a byte of a property
	stepsOfProperty  = 16 // beside its text
	stepsOfPlaced    = 40 // a point, with writing it
	stepsOfStop      = 80 // of a gradient, with writing it
)

// budget is what has been spent of MaxSteps.
type budget struct{ spent int }

// spend takes steps; false if there are none left.
func (b *budget) spend(steps int) bool {
	b.spent += steps
	return b.spent <= MaxSteps
}

// tooMuchReading refuses an element at which the budget ended.
func (e *element) tooMuchReading() *Refused { return e.refuse("picture-reading") }
