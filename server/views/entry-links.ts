import type { Queryable } from "#server/kit/database.ts";
import { readCompKey } from "#server/games/comp/earning.ts";
import { rulesOfEntries } from "#server/games/comp/rules.ts";
import { roundsOfEntries } from "#server/games/history/entries.ts";
import { gamesOfRounds } from "#server/games/history/history.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { requestOfEntry } from "#server/payments/of-member/requests-of-member.ts";
import type { EntryLinks } from "#server/wallet/member-ledger.ts";

/** Joins a ledger entry with the round or the payment request that made it. */
export const entryLinks =
  (db: Queryable): EntryLinks =>
  async (memberId, entries) => {
    const cash = await getAccount(db, memberId, "cash");
    const own = `${cash.id}-`;
    const seqOf = (id: string) => (id.startsWith(own) ? BigInt(id.slice(own.length)) : null);
    // Every entry of a round is listed with it: stakes, wins and roll-backs.
    const played = await roundsOfEntries(
      db,
      cash,
      entries.flatMap((entry) => (requestOfEntry(entry) ? [] : (seqOf(entry.id) ?? []))),
    );
    // A comp key contains the round's newest entry.
    const earned = new Map(
      entries.flatMap(({ id, movement, key }) =>
        movement === "comp_earned" || movement === "comp_taken_back"
          ? [[id, { key, ...readCompKey(key) }] as const]
          : [],
      ),
    );
    const keys = [...earned.values()];
    const [known, rules] = await Promise.all([
      gamesOfRounds(db, memberId, [...new Set(keys.map(({ round }) => round))]),
      rulesOfEntries(
        db,
        memberId,
        keys.map(({ key }) => key),
      ),
    ]);
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    return (id) => {
      const seq = seqOf(id);
      const ofCash = seq === null ? undefined : played.get(seq)?.round;
      const [entry, comp] = [byId.get(id), earned.get(id)];
      return {
        round: ofCash ?? known.get(comp?.round ?? "")?.round ?? null,
        comp: comp ? { rounds: comp.rounds, rule: rules.get(comp.key) ?? null } : null,
        request: entry ? requestOfEntry(entry) : null,
      };
    };
  };
