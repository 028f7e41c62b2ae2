import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import {
  MOST_COMPARED,
  MOST_OF_HISTORY,
  MOST_SUMMED,
  type PastPayment,
  type PaymentState,
  type PaymentTotals,
} from "#contract/office/payment-history.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { momentsOf } from "#server/kit/days.ts";
import { everyRow, ROWS_PER_READ } from "#server/kit/list-file.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { storedReference } from "#server/payments/references.ts";
import * as store from "#server/payments/history/store.ts";

const PER_PAGE = 100;

/** Filters of the history; days are in `timeZone`. */
export type HistoryFilter = OfficeInput<"get-payment-totals"> & { timeZone: string };

/** Null for a reference that no deposit can have. */
function queryOf({ timeZone, ...filter }: HistoryFilter): store.HistoryQuery | null {
  const { reference } = filter;
  const stored = reference === undefined ? null : storedReference(reference);
  if (reference !== undefined && stored === null) return null;
  return {
    ...momentsOf(filter, timeZone),
    kind: filter.kind ?? null,
    state: filter.state ?? null,
    loginId: filter.loginId ?? null,
    operatorId: filter.operator ?? null,
    atLeast: filter.atLeast === undefined ? null : fromWon(filter.atLeast),
    atMost: filter.atMost === undefined ? null : fromWon(filter.atMost),
    reference: stored,
  };
}

const undecided: ReadonlySet<PaymentState> = new Set(["waiting", "taken", "held"]);
const decisions: ReadonlySet<PaymentState> = new Set([
  "approved",
  "refused",
  "expired",
  "withdrawn",
]);

/** The way that reads the fewest requests to show the newest. */
function wayOf({ loginId, reference, operatorId, state }: store.HistoryQuery): store.Way {
  if (loginId !== null || reference !== null) return "time";
  if (operatorId !== null) return "operator";
  if (state === null) return "time";
  if (undecided.has(state)) return "undecided";
  if (state === "settled") return "settled";
  return decisions.has(state) ? "decision" : "payout";
}

const paymentOf = (row: store.HistoryRow, now: Date): PastPayment => ({
  id: Number(row.id),
  kind: row.kind,
  state: row.state,
  amount: toWon(row.amount),
  asked: row.asked === null ? null : toWon(row.asked),
  member: { id: Number(row.memberId), loginId: row.loginId, nick: row.nick },
  reference: row.reference,
  askedAt: row.askedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  checkedBy: row.checkedBy,
  waited: Math.max(
    0,
    Math.floor(((row.decidedAt ?? now).getTime() - row.askedAt.getTime()) / 1_000),
  ),
  fileId: row.fileId === null ? null : Number(row.fileId),
  endedAt: row.endedAt?.toISOString() ?? null,
  line:
    row.lineId === null || row.lineAt === null
      ? null
      : {
          id: Number(row.lineId),
          account: row.lineAccount ?? "",
          sender: row.lineSender ?? "",
          bookedAt: row.lineAt.toISOString(),
        },
});

/** Payments that match, the newest request first; the page after the payment `before`. */
export async function paymentHistory(
  db: Queryable,
  clock: Clock,
  filter: HistoryFilter,
  before: number | null,
): Promise<OfficeOutput<"get-payment-history">> {
  const query = queryOf(filter);
  const key = before === null ? null : BigInt(before);
  const rows = query ? await store.listHistory(db, query, wayOf(query), key, PER_PAGE + 1) : [];
  const now = clock.now();
  const payments = rows.slice(0, PER_PAGE).map((row) => paymentOf(row, now));
  return {
    payments,
    next: rows.length > PER_PAGE ? (payments.at(-1)?.id ?? null) : null,
    operators: (await store.listDeciders(db)).map(({ id, name }) => ({ id: Number(id), name })),
  };
}

/** The sums of the payments that match; null with more than 20,000. */
export async function paymentTotals(
  db: Database,
  filter: HistoryFilter,
): Promise<PaymentTotals | null> {
  const query = queryOf(filter);
  if (!query) return { groups: [], ledger: null };
  const way = wayOf(query);
  return atOneMoment(db, async (tx) => {
    const rows = await store.sumHistory(tx, query, way, MOST_SUMMED + 1);
    const count = rows.reduce((all, row) => all + Number(row.count), 0);
    if (count > MOST_SUMMED) return null;
    const wanted = rows.filter(({ state }) => query.state === null || state === query.state);
    const groups = wanted.map((row) => ({
      kind: row.kind,
      state: row.state,
      count: Number(row.count),
      amount: toWon(units(BigInt(row.amount))),
    }));
    const posted = count > MOST_COMPARED ? null : await store.sumPosted(tx, query, way);
    return { groups, ledger: posted && compare(groups, posted) };
  });
}

type Groups = PaymentTotals["groups"];

function compare(
  groups: Groups,
  posted: readonly store.PostedRow[],
): NonNullable<PaymentTotals["ledger"]> {
  const sumOf = (kind: Groups[number]["kind"], ...states: Groups[number]["state"][]) =>
    groups
      .filter((group) => group.kind === kind && states.includes(group.state))
      .reduce((sum, { amount }) => sum + amount, 0);
  /** What leaves an account is negative in the ledger. */
  const moved = (movement: string) =>
    toWon(units(BigInt(posted.find((row) => row.movement === movement)?.amount ?? 0)));
  return {
    credited: { payments: sumOf("deposit", "approved"), ledger: moved("deposit") },
    paid: {
      payments: sumOf("withdrawal", "approved", "settled"),
      ledger: 0 - moved("withdrawal") - moved("withdrawal_returned"),
    },
    held: {
      payments: sumOf("withdrawal", "waiting", "taken", "held", "ready", "filed", "sent"),
      ledger: moved("hold_set_aside") + moved("hold_lifted") + moved("withdrawal"),
    },
  };
}

/** Every payment that matches, read in pieces. */
export function everyPayment(
  db: Queryable,
  clock: Clock,
  filter: HistoryFilter,
): AsyncGenerator<PastPayment> {
  const query = queryOf(filter);
  return everyRow<PastPayment, bigint>(async (before) => {
    const found = query
      ? await store.listHistory(db, query, wayOf(query), before, ROWS_PER_READ)
      : [];
    const rows = found.map((row) => paymentOf(row, clock.now()));
    return { rows, next: found.length < ROWS_PER_READ ? null : (found.at(-1)?.id ?? null) };
  });
}

/** Throws Refusal `too_many` for a filter that more than 100,000 payments match. */
export async function assertNotTooMany(db: Queryable, filter: HistoryFilter): Promise<void> {
  const query = queryOf(filter);
  const count = query ? await store.countHistory(db, query, wayOf(query), MOST_OF_HISTORY + 1) : 0;
  if (count > MOST_OF_HISTORY) throw new Refusal("too_many");
}
