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
import { isTimeOrder } from "#server/games/round-search/filters/filters.ts";
import { readRounds } from "#server/games/round-search/search.ts";

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

/** Of an order by amount each read sorts the whole period: the whole file in twenty. */
const BY_AMOUNT_PER_READ = 5_000;

/** The file of the rounds that a search finds, in the order of the list. */
export const roundsFile = (
  db: Queryable,
  wanted: OfficeInput<"find-rounds">,
  origin: FileOrigin,
): AsyncGenerator<string> => {
  const isByTime = wanted.order === undefined || isTimeOrder(wanted.order);
  const perRead = isByTime ? ROWS_PER_READ : BY_AMOUNT_PER_READ;
  return listFile(
    everyRow<OfficeRound, string>(async (after) => {
      const page = { ...wanted, ...(after !== null && { after }) };
      const { rounds, next } = await readRounds(db, page, perRead);
      return { rows: rounds, next };
    }),
    columns,
    origin,
  );
};
