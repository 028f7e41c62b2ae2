import type { OfficeInput } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type FilteredState = NonNullable<OfficeInput<"find-rounds">["state"]>;

export type Period = { from: Date | null; before: Date | null; state: FilteredState | null };
/** The filters that no index serves; null where one is not set. */
export type Picked = {
  providerIds: number[] | null;
  gameIds: number[] | null;
  stakeAtLeast: Money | null;
  stakeAtMost: Money | null;
  payoutAtLeast: Money | null;
  payoutAtMost: Money | null;
};
/** A member's accounts with real money, each of which numbers its rounds. */
export const ACCOUNTS = `members of_member
  join ledger_accounts a on a.bucket = members_bucket(of_member.id)
    and a.member_id = of_member.id and a.kind = 'cash'`;

/** The rounds that a period has in a state, of one member or of all, counted up to so many. */
export async function countUpTo(
  db: Queryable,
  loginId: string | null,
  { from, before, state }: Period,
  most: number,
): Promise<number> {
  const isOpen = state === null || state === "closed" ? "true" : "r.state = 'open'";
  const within = `r.opened_at >= coalesce($1, '-infinity'::timestamptz)
    and r.opened_at < coalesce($2, 'infinity'::timestamptz) and ${isOpen} limit $3`;
  const [row] =
    loginId === null
      ? await db.query<{ count: number }>(
          `select count(*)::integer as count from (select from game_rounds r where ${within}) found`,
          [from, before, most],
        )
      : await db.query<{ count: number }>(
          `select count(*)::integer as count from (
             select from ${ACCOUNTS}
             join game_rounds r on r.bucket = a.bucket and r.account_id = a.id
             where of_member.login_id = $4 and ${within}) found`,
          [from, before, most, loginId],
        );
  return row?.count ?? 0;
}

/** The providers with this code and of this category; null for any. */
export async function listProviderIds(
  db: Queryable,
  code: string | null,
  category: string | null,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select id from game_providers
     where ($1::text is null or code = $1) and ($2::text is null or category = $2)`,
    [code, category],
  );
  return rows.map(({ id }) => id);
}

/** The games with this code, of these providers or of all. */
export async function listGameIds(
  db: Queryable,
  code: string,
  providerIds: number[] | null,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select id from games
     where code = $1 and ($2::integer[] is null or provider_id = any($2))`,
    [code, providerIds],
  );
  return rows.map(({ id }) => id);
}
