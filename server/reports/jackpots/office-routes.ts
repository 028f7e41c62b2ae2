import type { LargeJackpot, largeJackpotCalls } from "#contract/office/large-jackpots.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, type FileColumn } from "#server/kit/list-file.ts";
import { toWon } from "#server/kit/money.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import {
  confirmJackpot,
  jackpotsForFile,
  largeFrom,
  largeJackpots,
  type Asked,
} from "#server/reports/jackpots/large-jackpots.ts";
import { fileOriginOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";

const columns: readonly FileColumn<LargeJackpot>[] = [
  ["entry", ({ id }) => id],
  ["at", ({ at }) => at],
  ["member", ({ loginId }) => loginId],
  ["game", ({ game }) => game.nameEn],
  ["provider", ({ provider }) => provider.nameEn],
  ["round", ({ round }) => round],
  ["pool", ({ pool }) => pool],
  ["amount", ({ amount }) => amount],
  ["paid_by_pool", ({ paidByPool }) => paidByPool],
  ["rolled_back", ({ isTakenBack }) => String(isTakenBack)],
  ["confirmed_by", ({ confirmation }) => confirmation?.by ?? "not confirmed"],
  ["confirmed_at", ({ confirmation }) => confirmation?.at ?? null],
  ["reason", ({ confirmation }) => confirmation?.reason ?? null],
];

async function* jackpotsFile(
  db: Database,
  clock: Clock,
  filter: Asked,
  by: string,
): AsyncGenerator<string> {
  const rows = everyRow<LargeJackpot, string>((after) => jackpotsForFile(db, filter, after));
  const origin = await fileOriginOf(db, clock, { by, filter });
  const report = [...(origin.report ?? []), ["large_from", await largeFrom(db)] as const];
  yield* listFile(rows, columns, { ...origin, report });
}

export const largeJackpotRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof largeJackpotCalls> => ({
  "get-large-jackpots": (_context, { after, ...asked }) =>
    largeJackpots(db, clock, asked, after ?? null),
  "confirm-jackpot": async (act, { operator: { operatorId } }, { id, reason }) => {
    const { round, amount } = await confirmJackpot(act, { id, by: operatorId, reason });
    const after = { confirmedJackpot: toWon(amount) };
    return { answer: {}, audit: { object: `round:${round}`, before: null, after } };
  },
  "export-large-jackpots": async (_act, { operator: { name } }, { reason: _reason, ...filter }) => {
    // Refused before the file begins.
    periodOf(filter, "total");
    return exported("jackpot:list", filter, jackpotsFile(db, clock, filter, name));
  },
});
