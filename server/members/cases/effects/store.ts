import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

/**
 * Writes the effects of contacts up to a moment that have none yet, the oldest first; answers how
 * many. Of a deposit or stake that is taken back later, the original counts in its own time.
 */
export async function insertEffects(
  db: Queryable,
  { at, over, days, most }: { at: Date; over: Date; days: number; most: number },
): Promise<number> {
  const rows = await db.query(
    `insert into member_contact_effects (contact_id, compared_at, staked_before, staked_after,
       deposited_before, deposited_after, minutes_before, minutes_after)
     select k.id, $1, x.staked_before, x.staked_after, x.deposited_before, x.deposited_after,
       floor(extract(epoch from members_time_used(k.member_id, k.since, k.at)) / 60)::integer,
       floor(extract(epoch from members_time_used(k.member_id, k.at, k.until)) / 60)::integer
     from (
       select c.id, s.member_id, c.at, c.at - $3::integer * interval '24 hours' as since,
         c.at + $3::integer * interval '24 hours' as until
       from member_case_contacts c join member_cases s on s.id = c.case_id
       where c.at <= $2 and not exists (
         select from member_contact_effects f where f.contact_id = c.id)
       order by c.at limit $4) k
     join ledger_accounts a
       on a.bucket = members_bucket(k.member_id) and a.member_id = k.member_id and a.kind = 'cash'
     cross join lateral (
       select
         coalesce(sum(y.staked) filter (where y.posted_at < k.at), 0)::bigint as staked_before,
         coalesce(sum(y.staked) filter (where y.posted_at >= k.at), 0)::bigint as staked_after,
         coalesce(sum(y.deposited) filter (where y.posted_at < k.at), 0)::bigint as deposited_before,
         coalesce(sum(y.deposited) filter (where y.posted_at >= k.at), 0)::bigint as deposited_after
       from (
         select e.posted_at,
           greatest(0, ledger_counted('stake', 'all', e.movement, e.delta, e.house_account_id)) as staked,
           greatest(0, ledger_counted('deposit', 'all', e.movement, e.delta, e.house_account_id)) as deposited
         from ledger_entries e
         where e.bucket = a.bucket and e.account_id = a.id
           and e.seq >= ledger_seq_at(a.bucket, a.id, k.since)
           and e.posted_at >= k.since and e.posted_at < k.until) y) x
     returning contact_id`,
    [at, over, days, most],
  );
  return rows.length;
}

export type EffectSums = {
  contacts: number;
  stakedBefore: Money;
  stakedAfter: Money;
  depositedBefore: Money;
  depositedAfter: Money;
  minutesBefore: bigint;
  minutesAfter: bigint;
};

/** The sums over every contact that was compared. */
export async function sumEffects(db: Queryable): Promise<EffectSums> {
  const [row] = await db.query<EffectSums>(
    `select count(*)::integer as contacts,
       coalesce(sum(staked_before), 0)::bigint as "stakedBefore",
       coalesce(sum(staked_after), 0)::bigint as "stakedAfter",
       coalesce(sum(deposited_before), 0)::bigint as "depositedBefore",
       coalesce(sum(deposited_after), 0)::bigint as "depositedAfter",
       coalesce(sum(minutes_before), 0)::bigint as "minutesBefore",
       coalesce(sum(minutes_after), 0)::bigint as "minutesAfter"
     from member_contact_effects`,
  );
  if (!row) throw new Error("a sum answered no row");
  return row;
}
