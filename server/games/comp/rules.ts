import type { CompRule } from "#contract/wallet.ts";
import type { Queryable } from "#server/kit/database.ts";
import { readCompKey } from "#server/games/comp/earning.ts";
import * as store from "#server/games/comp/store.ts";
import { getAccount } from "#server/ledger/accounts.ts";

/**
 * The rate and the version of the rates of a member's comp entries, by their keys. All rounds of an
 * entry have those of the newest, which its key names. What was earned before versions were counted
 * is left out.
 */
export async function rulesOfEntries(
  db: Queryable,
  memberId: bigint,
  keys: readonly string[],
): Promise<Map<string, CompRule>> {
  const account = await getAccount(db, memberId, "cash");
  const own = `${account.id}-`;
  const seqs = new Map(
    keys.flatMap((key) => {
      const { round } = readCompKey(key);
      return round.startsWith(own) ? [[key, BigInt(round.slice(own.length))] as const] : [];
    }),
  );
  if (seqs.size === 0) return new Map();
  const rows = await store.listRules(db, account, [...new Set(seqs.values())]);
  const rules = new Map(rows.map(({ firstSeq, ...rule }) => [firstSeq, rule]));
  return new Map(
    [...seqs].flatMap(([key, seq]) => {
      const rule = rules.get(seq);
      return rule ? [[key, rule] as const] : [];
    }),
  );
}
