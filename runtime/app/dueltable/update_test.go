package dueltable

import "flag"

var update = flag.Bool("update", false, "write the master files anew")
