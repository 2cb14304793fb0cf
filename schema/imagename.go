package schema

import (
	"maps"
	"slices"
	"sync"

	"boardduels/internal/spelling"
)

// lookAlikes are the names of pictures by how they look, found once they are needed.
type lookAlikes struct {
	once  sync.Once
	names map[string]string
}

// ImageNamed returns the name that a picture has in the art folder. Systems write the names of files with other
// characters than people type: a Mac parts letters from what stands on them. A name that no picture has, and none that
// looks like it, stays as it is.
func (p *Pack) ImageNamed(name string) string {
	if _, ok := p.art.refused[name]; ok || name == "" {
		return name
	}
	looks := &p.art.looks
	looks.once.Do(func() {
		looks.names = map[string]string{}
		for _, image := range slices.Backward(slices.Sorted(maps.Keys(p.art.refused))) { // of several the first counts
			looks.names[spelling.Letters(image)] = image
		}
	})
	if image, ok := looks.names[spelling.Letters(name)]; ok {
		return image
	}
	return name
}
