import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { LargeJackpot } from "#contract/office/large-jackpots.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { momentOf, nameOfPlace, NEWEST_PLACE, placeNamed } from "#server/kit/event-place.ts";
import { formatDecimal, toWon } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { entryId } from "#server/ledger/operations.ts";
import { originOfRecords } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import * as store from "#server/reports/jackpots/store.ts";

const PER_PAGE = 50;

export type Asked = Omit<OfficeInput<"get-large-jackpots">, "after">;

/**
 * The jackpots of days in the installation's time zone whose amount reaches that of a large win, newest
 * first, after the row `after` (source: GLI-19 2.9). Throws Refusal `too_many` for an end before its
 * start.
 */
export async function largeJackpots(
  db: Database,
  clock: Clock,
  asked: Asked,
  after: string | null,
): Promise<OfficeOutput<"get-large-jackpots">> {
  const days = periodOf(asked, "total");
  return atOneMoment(db, async (tx) => ({
    origin: await originOfRecords(tx, clock, days),
    from: await largeFrom(tx),
    ...(await pageOf(tx, asked, after)),
  }));
}

/** One page of large jackpots, for a file. */
export const jackpotsForFile = (db: Database, asked: Asked, after: string | null) =>
  atOneMoment(db, (tx) => pageOf(tx, asked, after));

/** The amount from which on a jackpot is large, in whole won. */
export const largeFrom = async (db: Queryable): Promise<number> => toWon(await store.largeFrom(db));

/** How many large jackpots wait for a confirmation, and since when. */
export const waitingJackpots = store.countWaiting;

async function pageOf(db: Queryable, { from, until, isWaiting }: Asked, after: string | null) {
  const { timeZone } = await getProgress(db);
  const bounds = boundsOf({ from, until }, timeZone);
  const found = await store.listLarge(
    db,
    { from: bounds.from, before: bounds.before, isWaiting: isWaiting ?? false },
    after === null ? NEWEST_PLACE : placeNamed(after),
    PER_PAGE + 1,
  );
  const shown = found.slice(0, PER_PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(jackpotOf),
    next: found.length > PER_PAGE && last ? nameOfPlace(last) : null,
  };
}

function jackpotOf(row: store.JackpotRow): LargeJackpot {
  const account = { id: row.accountId };
  const { confirmedBy: by, confirmedAt, reason } = row;
  return {
    id: entryId(account, row.seq),
    at: momentOf(row),
    memberId: Number(row.memberId),
    loginId: row.loginId,
    game: { nameKo: row.gameKo, nameEn: row.gameEn },
    provider: { nameKo: row.providerKo, nameEn: row.providerEn },
    round: entryId(account, row.firstSeq),
    pool: row.tier,
    amount: formatDecimal(row.amount),
    paidByPool: formatDecimal(row.paid),
    isTakenBack: row.isBack,
    confirmation:
      by === null || confirmedAt === null || reason === null
        ? null
        : { by, at: confirmedAt.toISOString(), reason },
  };
}

/**
 * Records that an operator checked the payout of a large jackpot, named by the ledger entry that paid
 * the member. Throws Refusal `not_found` for an entry that is none, `stale` for one that was rolled
 * back, `already_decided` for one that has a confirmation.
 */
export async function confirmJackpot(
  { tx, clock }: Act,
  { id, by, reason }: { id: string; by: bigint; reason: string },
) {
  const [accountId = "", seq = ""] = id.split("-");
  const payout = { accountId: BigInt(accountId), seq: BigInt(seq) };
  const found = await store.findLarge(tx, payout);
  if (!found) throw new Refusal("not_found");
  if (found.isBack) throw new Refusal("stale");
  if (!(await store.addConfirmation(tx, payout, { by, at: clock.now(), reason })))
    throw new Refusal("already_decided");
  return found;
}
