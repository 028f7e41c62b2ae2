import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Payout, payoutOfficeCalls, PayoutView } from "#contract/office/payouts.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import {
  isCarriedOut,
  type Done,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { newestFiles } from "#server/payments/payouts/files/office-routes.ts";
import * as payouts from "#server/payments/payouts/payouts.ts";
import * as store from "#server/payments/payouts/store.ts";
import { lineObject } from "#server/payments/statements/lines.ts";
import { listAccounts } from "#server/payments/statements/store.ts";

const PER_PAGE = 200;
/** Of one amount and direction. */
const LINES_PER_PAGE = 500;

const shown = (row: store.PayoutRow): Payout => ({
  id: Number(row.id),
  requestId: row.requestId === null ? null : Number(row.requestId),
  lineId: row.lineId === null ? null : Number(row.lineId),
  member:
    row.memberId === null || row.loginId === null || row.nick === null
      ? null
      : { id: Number(row.memberId), loginId: row.loginId, nick: row.nick },
  amount: toWon(row.amount),
  state: row.state,
  fileId: row.fileId === null ? null : Number(row.fileId),
  fault: row.fault,
  bank: { name: row.bankName, number: row.bankNumber, owner: row.bankOwner },
  madeAt: row.madeAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

const ended = (row: store.PayoutRow, state: string, more = {}): Done<Record<string, never>> => ({
  answer: {},
  audit: {
    object: payouts.payoutObject(row.id),
    before: { state: row.state },
    after: { state, amount: toWon(row.amount), ...more },
  },
});

/** A page of one view, and the newest payment files. */
async function payoutsPage(
  db: Queryable,
  view: PayoutView,
  after: bigint | null,
): Promise<OfficeOutput<"get-payouts">> {
  const rows = await store.listPayouts(db, view, after, PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  const last = page.at(-1);
  return {
    payouts: page.map(shown),
    counts: await store.countPayouts(db),
    next: last && rows.length > page.length ? Number(last.id) : null,
    files: await newestFiles(db),
    accounts: (await listAccounts(db)).map(({ id, name }) => ({ id, name })),
  };
}

/** A page of the bank lines that a payout of an amount may belong to. */
async function freeLines(
  db: Queryable,
  { amount, isOutgoing, after }: OfficeInput<"get-payout-lines">,
): Promise<OfficeOutput<"get-payout-lines">> {
  const wanted = { amount: fromWon(amount), isOutgoing, after: keyOf(after) };
  const rows = await store.listFreeLines(db, wanted, LINES_PER_PAGE + 1);
  const page = rows.slice(0, LINES_PER_PAGE);
  const last = page.at(-1);
  return {
    lines: page.map(({ id, sender, memo, bookedAt }) => ({
      id: Number(id),
      sender,
      memo,
      bookedAt: bookedAt.toISOString(),
    })),
    next: last && rows.length > page.length ? Number(last.id) : null,
  };
}

const keyOf = (after: number | undefined): bigint | null =>
  after === undefined ? null : BigInt(after);

export const payoutOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof payoutOfficeCalls> => ({
  "get-payouts": (_context, { view, after }) => payoutsPage(db, view, keyOf(after)),
  "get-payout-lines": (_context, wanted) => freeLines(db, wanted),
  "settle-payout": async (act, _context, { id, lineId }) =>
    ended(await payouts.settlePayout(act, BigInt(id), BigInt(lineId)), "settled", {
      statementLine: lineId,
    }),
  "fail-payouts": async (act, context, { payouts: ids, fault }) => {
    const rows = await payouts.lockPayouts(act, ids, payouts.PAYABLE);
    const object = payouts.selectionOf(ids);
    const amount = toWon(units(rows.reduce((sum, row) => sum + row.amount, 0n)));
    const after = { state: "failed", fault, count: rows.length, amount };
    if (!isCarriedOut(context)) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, after } };
    }
    for (const row of rows) await payouts.failPayout(act, row, fault);
    return { answer: {}, audit: { object, before: { state: "sent" }, after } };
  },
  "return-payout": async (act, context, { id, lineId }) => {
    const object = payouts.payoutObject(BigInt(id));
    if (!isCarriedOut(context)) {
      await assertNoneWaiting(act.tx, clock, object);
      await assertNoneWaiting(act.tx, clock, lineObject(BigInt(lineId)));
      const { amount } = await payouts.lockPayout(act, BigInt(id), ["settled"]);
      return {
        proposes: {
          object,
          after: { state: "returned", statementLine: lineId, amount: toWon(amount) },
        },
      };
    }
    return ended(await payouts.returnPayout(act, BigInt(id), BigInt(lineId)), "returned", {
      statementLine: lineId,
    });
  },
});
