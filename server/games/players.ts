import type { AccountRef } from "#server/ledger/account.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/store.ts";

export type Player = { memberId: bigint; account: AccountRef };

/** A member's account never changes its place, so what was found once may be kept. */
const KEPT_AT_MOST = 50_000;

/** Where players are looked up, and those that were found before. */
type PlayerDesk = { db: Queryable; players: Map<string, Player> };

/** The member that a provider knows by `memberRef`, or undefined. */
export async function findPlayer(desk: PlayerDesk, memberRef: string): Promise<Player | undefined> {
  const kept = desk.players.get(memberRef);
  if (kept) return kept;
  const row = await store.findPlayer(desk.db, memberRef, CURRENCY);
  if (!row) return undefined;
  const player = { memberId: row.memberId, account: { bucket: row.bucket, id: row.accountId } };
  const oldest = desk.players.keys().next();
  if (desk.players.size >= KEPT_AT_MOST && !oldest.done) desk.players.delete(oldest.value);
  desk.players.set(memberRef, player);
  return player;
}
