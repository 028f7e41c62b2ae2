import type { OtherNames } from "#contract/named.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { entryId } from "#server/ledger/operations.ts";
import { gameIdOf } from "#server/games/history/filtered.ts";
import * as store from "#server/games/history/store.ts";

type EntryRound = {
  round: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  companyKo: string;
  companyEn: string;
  companyOtherNames: OtherNames;
  isOpen: boolean;
  isCashedOut: boolean;
};

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
  const rounds = new Map(
    rows.map(
      ({
        firstSeq,
        nameKo,
        nameEn,
        otherNames,
        companyKo,
        companyEn,
        companyOtherNames,
        state,
        isCashedOut,
      }) => [
        firstSeq,
        {
          round: entryId(account, firstSeq),
          nameKo,
          nameEn,
          otherNames,
          companyKo,
          companyEn,
          companyOtherNames,
          isOpen: state === "open",
          isCashedOut,
        },
      ],
    ),
  );
  return new Map(
    places.flatMap(({ seq, firstSeq }) => {
      const round = rounds.get(firstSeq);
      return round ? [[seq, round] as const] : [];
    }),
  );
}

/** The numbers of a game's entries in an account. */
export async function entriesOfGame(
  db: Queryable,
  account: AccountRef,
  game: string,
): Promise<bigint[]> {
  const rows = await store.listEntriesOfGame(db, account, await gameIdOf(db, game));
  return rows.map(({ seq }) => seq);
}
