package arena

import "boardduels/ai/arena/job"

// seedsOf returns which seeds of each fixture a shard plays. Where groups are stopped early, a group is played by one
// shard, because the others don't know how it stands.
func (p *Plan) seedsOf(s job.Shard) Span {
	if p.Stop != nil {
		return Span{0, p.Seeds}
	}
	from, to := s.Range(p.Seeds)
	return Span{from, to}
}

// inShard reports whether a shard plays a fixture.
func (p *Plan) inShard(s job.Shard, f *Fixture) bool {
	return s.IsWhole() || p.Stop == nil || f.Group%s.Of == s.Index
}
