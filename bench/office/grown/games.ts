import {
  cashOf,
  demo1,
  memberOf,
  rowsOf,
  type Growth,
  type Size,
} from "#bench/office/grown/size.ts";

/** One round of demo1, so that both sizes have a round to open. */
export const roundOfDemo1 = `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id,
    game_id, first_seq, stake, payout, state, opened_at, changed_at)
  select a.bucket, g.provider_id, 'bench', a.id, m.id, g.id, 999999, 100000000, 0, 'closed', now(), now()
  from (${demo1}) m join ledger_accounts a on a.member_id = m.id and a.kind = 'cash'
  cross join (select id, provider_id from games order by id limit 1) g
  returning account_id || '-' || first_seq as name`;

const roundsOf = (size: Size, account: string, who: string, first: string, apart: string) =>
  `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq,
      stake, payout, state, opened_at, changed_at)
    select members_bucket(${who}), game.provider_id, '${first}-' || n, ${account}, ${who}, game.id,
      ${first === "grown" ? `1 + n / ${size.members}` : "1000000 + n"}, 100000000, n % 7 * 30000000,
      'closed', now() - n * interval '${apart}', now() - n * interval '${apart}'
    ${rowsOf}
    cross join lateral (select ${memberOf(size)} as id) who
    cross join (select id, provider_id from games order by id limit 1) game`;

export const rounds = (size: Size): Growth => ({
  table: "game_rounds",
  what: "rounds",
  rows: size.rounds,
  sql: roundsOf(size, cashOf("who.id"), "who.id", "grown", "4 seconds"),
});

export const roundsOfOne = (size: Size): Growth => ({
  table: "game_rounds",
  what: "rounds of demo1",
  rows: size.roundsOfOne,
  sql: `${roundsOf(size, "own.account_id", "own.id", "often", "30 seconds")}
    cross join (select m.id, a.id as account_id from (${demo1}) m
                join ledger_accounts a on a.member_id = m.id and a.kind = 'cash') own`,
});

export const launches = (size: Size): Growth => ({
  table: "game_sessions",
  what: "launches",
  rows: size.members,
  sql: `insert into game_sessions (member_id, account_id, game_id, opened_at, has_failed, ended_at, ends_at)
    select ${memberOf(size)}, ${cashOf(`(${memberOf(size)})`)}, game.id, now() - n * interval '2 seconds', n % 500 = 0,
      now(), now()
    ${rowsOf} cross join (select id from games order by id limit 1) game`,
});
