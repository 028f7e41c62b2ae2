/** The statement that opens a review of the play of the first such member who has none open. */
export const openReviewOf = (member: string): string =>
  `insert into game_play_reviews (member_id, opened_at, reasons)
   select m.id, now(), '[{"sign": "longPlay", "value": 990, "threshold": 960, "gameId": null,
     "intervals": null, "meanMs": null, "from": "2026-11-27T01:00:00.000Z",
     "until": "2026-11-27T17:30:00.000Z"}]'
   from members m where ${member} and not exists (
     select from game_play_reviews v where v.member_id = m.id and v.closed_at is null)
   order by m.id limit 1 returning id`;
