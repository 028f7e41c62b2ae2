import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Payout, payoutOfficeCalls, PayoutView } from "#contract/office/payouts.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, units } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  isCarriedOut,
  type Done,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import * as files from "#server/payments/payouts/files/files.ts";
import { listFiles } from "#server/payments/payouts/files/store.ts";
import * as payouts from "#server/payments/payouts/payouts.ts";
import * as store from "#server/payments/payouts/store.ts";
import { lineObject } from "#server/payments/statements/lines.ts";
import { findAccount, listAccounts } from "#server/payments/statements/store.ts";

const PER_PAGE = 200;
const FILES_SHOWN = 20;

const shown = (row: store.PayoutRow): Payout => ({
  id: Number(row.id),
  requestId: Number(row.requestId),
  member: { id: Number(row.memberId), loginId: row.loginId, nick: row.nick },
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

/** Several payouts are one object, so that two proposals about the same selection cannot wait. */
const selectionOf = (ids: readonly number[]): string =>
  payouts.payoutObject(BigInt(Math.min(...ids)));

/** One view, and the newest payment files. */
async function payoutsPage(
  db: Queryable,
  view: PayoutView,
  before: bigint | null,
): Promise<OfficeOutput<"get-payouts">> {
  const rows = await store.listPayouts(db, view, before, PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  const last = page.at(-1);
  const made = await listFiles(db, FILES_SHOWN);
  return {
    payouts: page.map(shown),
    counts: await store.countPayouts(db),
    next: view === "ended" && last && rows.length > page.length ? Number(last.id) : null,
    files: made.map((file) => ({
      id: Number(file.id),
      account: file.account,
      layout: file.layout,
      count: Number(file.count),
      sum: toWon(units(BigInt(file.sum))),
      settled: Number(file.settled),
      failed: Number(file.failed),
      madeBy: file.madeBy,
      madeAt: file.madeAt.toISOString(),
      sentAt: file.sentAt?.toISOString() ?? null,
    })),
    accounts: (await listAccounts(db)).map(({ id, name }) => ({ id, name })),
  };
}

export const payoutOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof payoutOfficeCalls> => ({
  "get-payouts": (_context, { view, before }) =>
    payoutsPage(db, view, before === undefined ? null : BigInt(before)),
  "make-payment-file": async (act, context, { accountId, layout, payouts: ids }) => {
    const locked = await files.lockForFile(act, ids);
    const account = await findAccount(act.tx, accountId);
    if (!account) throw new Refusal("not_found");
    const facts = {
      account: account.name,
      layout,
      count: locked.ids.length,
      amount: toWon(locked.sum),
    };
    if (!isCarriedOut(context) && (await files.needsSecond(act, locked.sum))) {
      await assertNoneWaiting(act.tx, clock, selectionOf(ids));
      return { proposes: { object: selectionOf(ids), after: { ...facts, state: "filed" } } };
    }
    const id = await files.makeFile(act, { accountId, layout }, locked.ids);
    const audit = { object: files.fileObject(id), before: null, after: facts };
    return { answer: { fileId: Number(id) }, audit };
  },
  "download-payment-csv": (act, _context, { id }) => download(act.tx, id, "csv"),
  "download-payment-xml": (act, _context, { id }) => download(act.tx, id, "xml"),
  "send-payment-file": async (act, _context, { id }) => {
    await files.sendFile(act, BigInt(id));
    const object = files.fileObject(BigInt(id));
    return { answer: {}, audit: { object, before: { state: "filed" }, after: { state: "sent" } } };
  },
  "settle-payout": async (act, _context, { id, lineId }) =>
    ended(await payouts.settlePayout(act, BigInt(id), BigInt(lineId)), "settled", {
      statementLine: lineId,
    }),
  "fail-payouts": async (act, context, { payouts: ids, fault }) => {
    const rows = await payouts.lockPayouts(act, ids, payouts.PAYABLE);
    const object = selectionOf(ids);
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

/** A payment file contains account numbers, so each download is an act with its reason. */
async function download(db: Queryable, id: number, format: "csv" | "xml") {
  const { text, count } = await files.fileText(db, BigInt(id), format);
  return {
    answer: { lines: [text] },
    audit: { object: files.fileObject(BigInt(id)), before: null, after: { count, format } },
  };
}
