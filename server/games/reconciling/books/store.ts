import type { Queryable } from "#server/kit/database.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { movementSpace } from "#server/games/key-spaces.ts";
import type { OurTransaction } from "#server/games/reconciling/store.ts";

type Span = { from: Date; until: Date };
const { bet, win } = memberMovements;

/** Which of our books has a connection's transactions: the ledger's keys where the others have none. */
export async function findBooks(
  db: Queryable,
  connection: string,
): Promise<"transactions" | "bets" | "transfers" | "keys"> {
  const [row] = await db.query<{ transactions: boolean; bets: boolean; transfers: boolean }>(
    `select exists (select from game_transactions where connection = $1) as transactions,
       exists (select from game_bets where connection = $1) as bets,
       exists (select from game_transfers where connection = $1) as transfers`,
    [connection],
  );
  if (row?.transactions) return "transactions";
  if (row?.bets) return "bets";
  return row?.transfers ? "transfers" : "keys";
}

/** Bets of a sport book: each one's stake, and its payout under a key of its own. */
export const listBets = (
  db: Queryable,
  connection: string,
  { placed, paid }: { placed: readonly string[]; paid: readonly string[] },
  span: Span,
): Promise<OurTransaction[]> =>
  db.query<OurTransaction>(
    `select bet_ref as key, case state when 'tombstone' then state else 'stake' end as kind,
       stake as amount, state = 'rolled_back' as "isReversed", placed_at as at
     from game_bets
     where connection = $1 and (bet_ref = any($2) or placed_at >= $4 and placed_at < $5)
     union all
     select 'payout:' || bet_ref, 'win', payout, false, changed_at from game_bets
     where connection = $1 and state = 'settled'
       and (bet_ref = any($3) or changed_at >= $4 and changed_at < $5)
     limit 400000`,
    [connection, placed, paid, span.from, span.until],
  );

/** Transfers to the provider's wallet as stakes, those from it as wins. */
export const listTransfers = (
  db: Queryable,
  connection: string,
  ids: readonly string[],
  span: Span,
): Promise<OurTransaction[]> =>
  db.query<OurTransaction>(
    `select id::text as key, case direction when 'in' then 'stake' else 'win' end as kind, amount,
       state = 'refused' as "isReversed", asked_at as at
     from game_transfers
     where connection = $1 and (id = any($2::uuid[]) or asked_at >= $3 and asked_at < $4)
     limit 400000`,
    [connection, ids, span.from, span.until],
  );

/** Stakes and wins under the provider's own keys in the ledger. */
export const listKeys = (
  db: Queryable,
  connection: string,
  keys: readonly string[],
  span: Span,
): Promise<OurTransaction[]> =>
  db.query<OurTransaction>(
    `with found as (
       select k.* from ledger_scopes s join ledger_keys k on k.scope_id = s.id
       where s.code = $1 and k.copy = 0 and k.key = any($2)
       union
       select k.* from ledger_scopes s
       join ledger_entries e on e.scope_id = s.id and e.posted_at >= $3 and e.posted_at < $4
       join ledger_keys k on k.scope_id = s.id and k.key = e.key and k.copy = 0
       where s.code = $1)
     select key, case movement when ${bet.id} then 'stake' when ${win.id} then 'win'
         else 'tombstone' end as kind,
       abs(amount) as amount, reversed_by_seq is not null as "isReversed", written_at as at
     from found limit 400000`,
    [movementSpace(connection), keys, span.from, span.until],
  );
