import type { Database } from "#server/kit/database.ts";
import { readCompKey } from "#server/games/comp/earning.ts";
import { gamesOfRounds } from "#server/games/history/history.ts";
import { requestOfEntry } from "#server/payments/of-member/requests-of-member.ts";
import type { EntryLinks } from "#server/wallet/member-ledger.ts";

/** Joins a ledger entry with the round or the payment request that made it. */
export const entryLinks =
  (db: Database): EntryLinks =>
  async (memberId, entries) => {
    const roundOf = new Map<string, string>();
    for (const { id, movement, key } of entries) {
      // A round's id is that of its first entry; a comp key contains the round's newest entry.
      if (movement === "bet") roundOf.set(id, id);
      if (movement === "comp_earned" || movement === "comp_taken_back")
        roundOf.set(id, readCompKey(key).round);
    }
    const known = await gamesOfRounds(db, memberId, [...new Set(roundOf.values())]);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return (id) => {
      const entry = byId.get(id);
      const round = known.get(roundOf.get(id) ?? "")?.round ?? null;
      return { round, request: entry ? requestOfEntry(entry) : null };
    };
  };
