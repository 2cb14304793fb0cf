package kb

// Rating is what is known of how well a user plays, whatever the hero. The zero value is a newcomer's. How the numbers
// come about, and what follows from them, is the business of package difficulty.
type Rating struct {
	Duels  int     `xml:"duels,attr"`  // on which it rests
	Result float32 `xml:"result,attr"` // the strength of which the results of duels speak
	Weight float32 `xml:"weight,attr"` // of how many duels: even ones count 1, foregone and old ones less
	Regret float32 `xml:"regret,attr"` // the chance of winning that a turn of the user gives away, on average
	Turns  float32 `xml:"turns,attr"`  // on which that rests; old ones count less
}

// Rating returns how well the user plays, as it was known after the last match.
func (s *Store) Rating() (Rating, error) {
	st, err := s.see()
	if err != nil {
		return Rating{}, err
	}
	return st.rating(), nil
}

// Rating is [Store.Rating].
func (u *Update) Rating() (Rating, error) {
	st, err := u.now()
	if err != nil {
		return Rating{}, err
	}
	return st.rating(), nil
}

// rating looks for the newest entry that tells it: if that is lost, the one before counts.
func (st *state) rating() (r Rating) {
	newest := 0
	for number, e := range st.entries {
		if e.User != nil && number > newest {
			newest, r = number, *e.User
		}
	}
	return r
}
