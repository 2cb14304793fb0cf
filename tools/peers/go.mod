module boardduels/tools/peers

go 1.26.0

require (
	boardduels v0.0.0
	github.com/stretchr/testify v1.12.1
)

require (
	github.com/beevik/etree v1.8.1 // indirect
	github.com/gofrs/flock v0.13.1 // indirect
	github.com/nicksnyder/go-i18n/v2 v2.7.0 // indirect
	go.yaml.in/yaml/v3 v3.0.5 // indirect
	golang.org/x/image v0.24.0 // indirect
	golang.org/x/sys v0.48.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)

replace boardduels => ../..
