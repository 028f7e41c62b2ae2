import {
  cashOf,
  demo1,
  memberOf,
  momentOf,
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

/** Open ones are of the last minutes, and a few that no provider ended. */
const state = "case when n < 500 or n % 100000 = 0 then 'open' else 'closed' end";
/** Few rounds pay without a stake, as bonus rounds do. */
const stake = "case when n % 5000 = 0 then 0 else (1 + n % 20) * 100000000::bigint end";

const roundsOf = (
  all: number,
  { account, who, ref, first }: { account: string; who: string; ref: string; first: string },
) =>
  `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq,
      stake, payout, state, opened_at, changed_at)
    select members_bucket(${who}), game.providers[at.game], '${ref}-' || n, ${account}, ${who},
      game.ids[at.game], ${first}, ${stake}, n % 7 * 300000000, ${state}, at.moment, at.moment
    ${rowsOf}
    cross join (select array_agg(id order by id) as ids, array_agg(provider_id order by id) as providers
                from games) game
    cross join lateral (select ${momentOf(all)} as moment, 1 + n % cardinality(game.ids) as game) at`;

export const rounds = (size: Size): Growth => ({
  table: "game_rounds",
  what: "rounds",
  rows: size.rounds,
  sql: `${roundsOf(size.rounds, { account: cashOf("who.id"), who: "who.id", ref: "grown", first: "n" })}
    cross join lateral (select ${memberOf(size)} as id) who`,
});

export const roundsOfOne = (size: Size): Growth => ({
  table: "game_rounds",
  what: "rounds of demo1",
  rows: size.roundsOfOne,
  sql: `${roundsOf(size.roundsOfOne, { account: "own.account_id", who: "own.id", ref: "often", first: "1000000 + n" })}
    cross join (select m.id, a.id as account_id from (${demo1}) m
                join ledger_accounts a on a.member_id = m.id and a.kind = 'cash') own`,
});

export const launches = (size: Size): Growth => ({
  table: "game_sessions",
  what: "launches",
  rows: size.members,
  sql: `insert into game_sessions (member_id, account_id, game_id, opened_at, has_failed, ended_at, ends_at)
    select ${memberOf(size)}, ${cashOf(memberOf(size))}, game.id, now() - n * interval '30 seconds', n % 500 = 0,
      now(), now()
    ${rowsOf} cross join (select id from games order by id limit 1) game`,
});

/** Rounds without a stake that operators looked at, but for the newest. */
export const unstakedWins = (size: Size): Growth => ({
  table: "game_unstaked_wins",
  what: "wins without a stake",
  rows: Math.floor(size.rounds / 5_000),
  sql: `insert into game_unstaked_wins (bucket, account_id, first_seq, amount, found_at,
      acknowledged_at, acknowledged_by)
    select members_bucket(who.id), ${cashOf("who.id")}, round.number, 300000000,
      now() - round.number * interval '7 seconds', case when n > 200 then now() end, case when n > 200 then 1 end
    ${rowsOf} cross join lateral (select n * 5000 as number) round
    cross join lateral (select ${memberOf(size, "round.number")} as id) who`,
});
