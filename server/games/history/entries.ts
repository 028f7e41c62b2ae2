import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { entryId } from "#server/ledger/operations.ts";
import { gameIdOf } from "#server/games/history/filtered.ts";
import * as store from "#server/games/history/store.ts";

type EntryRound = Pick<
  store.RoundRow,
  | "nameKo"
  | "nameEn"
  | "otherNames"
  | "companyKo"
  | "companyEn"
  | "companyOtherNames"
  | "isCashedOut"
> & { round: string; isOpen: boolean };

/** The rounds of an account's entries, by the entries' numbers; entries without one are left out. */
export async function roundsOfEntries(
  db: Queryable,
  account: AccountRef,
  seqs: readonly bigint[],
): Promise<Map<bigint, EntryRound>> {
  if (seqs.length === 0) return new Map();
  const places = await store.listRoundsOfEntries(db, account, seqs);
  const firsts = [...new Set(places.map(({ firstSeq }) => firstSeq))];
  const rows = await store.listRoundsBySeq(db, account, firsts);
  const rounds = new Map(rows.map((row) => [row.firstSeq, roundOf(account, row)]));
  return new Map(
    places.flatMap(({ seq, firstSeq }) => {
      const round = rounds.get(firstSeq);
      return round ? [[seq, round] as const] : [];
    }),
  );
}

const roundOf = (account: AccountRef, row: store.RoundRow): EntryRound => ({
  round: entryId(account, row.firstSeq),
  nameKo: row.nameKo,
  nameEn: row.nameEn,
  otherNames: row.otherNames,
  companyKo: row.companyKo,
  companyEn: row.companyEn,
  companyOtherNames: row.companyOtherNames,
  isOpen: row.state === "open",
  isCashedOut: row.isCashedOut,
});

/** The numbers of a game's entries in an account. */
export async function entriesOfGame(
  db: Queryable,
  account: AccountRef,
  game: string,
): Promise<bigint[]> {
  const rows = await store.listEntriesOfGame(db, account, await gameIdOf(db, game));
  return rows.map(({ seq }) => seq);
}
