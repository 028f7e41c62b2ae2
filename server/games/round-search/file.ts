import type { OfficeInput } from "#contract/office/calls.ts";
import type { OfficeRound } from "#contract/office/games.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  everyRow,
  listFile,
  ROWS_PER_READ,
  type FileColumn,
  type FileOrigin,
} from "#server/kit/list-file.ts";
import { findRounds } from "#server/games/round-search/search.ts";

const columns: readonly FileColumn<OfficeRound>[] = [
  ["round", ({ id }) => id],
  ["provider_round", ({ ref }) => ref],
  ["member", ({ loginId }) => loginId],
  ["provider", ({ provider }) => provider],
  ["game", ({ gameEn }) => gameEn],
  ["stake", ({ stake }) => stake],
  ["payout", ({ payout }) => payout],
  ["state", ({ state }) => state],
  ["opened_at", ({ openedAt }) => openedAt],
  ["changed_at", ({ changedAt }) => changedAt],
];

/** The file of the rounds that a search finds, in the order of the list. */
export const roundsFile = (
  db: Queryable,
  wanted: OfficeInput<"find-rounds">,
  origin: FileOrigin,
): AsyncGenerator<string> =>
  listFile(
    everyRow<OfficeRound, string>(async (after) => {
      const page = { ...wanted, ...(after !== null && { after }) };
      const { rounds, next } = await findRounds(db, page, ROWS_PER_READ);
      return { rows: rounds, next };
    }),
    columns,
    origin,
  );
