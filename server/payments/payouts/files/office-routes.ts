import type { PaymentFile, paymentFileCalls } from "#contract/office/payment-files.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import * as files from "#server/payments/payouts/files/files.ts";
import { listFiles } from "#server/payments/payouts/files/store.ts";
import { selectionOf } from "#server/payments/payouts/payouts.ts";
import { findAccount } from "#server/payments/statements/store.ts";

const FILES_SHOWN = 20;

/** The newest payment files. */
export const newestFiles = async (db: Queryable): Promise<PaymentFile[]> =>
  (await listFiles(db, FILES_SHOWN)).map((file) => ({
    id: Number(file.id),
    account: file.account,
    layout: file.layout,
    count: file.count,
    sum: toWon(file.sum),
    settled: Number(file.settled),
    failed: Number(file.failed),
    madeBy: file.madeBy,
    madeAt: file.madeAt.toISOString(),
    sentAt: file.sentAt?.toISOString() ?? null,
    takenBackAt: file.takenBackAt?.toISOString() ?? null,
  }));

export const paymentFileRoutes = ({
  clock,
}: Acts): OfficeHandlersOf<keyof typeof paymentFileCalls> => ({
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
    const id = await files.makeFile(act, { accountId, layout }, locked);
    const audit = { object: files.fileObject(id), before: null, after: facts };
    return { answer: { fileId: Number(id) }, audit };
  },
  "download-payment-csv": (act, _context, { id }) => download(act, id, "csv"),
  "download-payment-xml": (act, _context, { id }) => download(act, id, "xml"),
  "send-payment-file": async (act, _context, { id }) => {
    await files.sendFile(act, BigInt(id));
    const object = files.fileObject(BigInt(id));
    return { answer: {}, audit: { object, before: { state: "filed" }, after: { state: "sent" } } };
  },
  "take-back-payment-file": async (act, context, { id }) => {
    const object = files.fileObject(BigInt(id));
    const locked = await files.lockUnsent(act, BigInt(id));
    const after = { state: "ready", count: locked.payments, amount: toWon(locked.amount) };
    if (!isCarriedOut(context) && files.needsSecondToTakeBack(locked)) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, after } };
    }
    await files.takeFileBack(act, BigInt(id));
    return { answer: {}, audit: { object, before: { state: "filed" }, after } };
  },
});

/** A payment file contains account numbers, so each download is an act with its reason. */
async function download(act: Act, id: number, format: "csv" | "xml") {
  const { text, count } = await files.fileText(act, BigInt(id), format);
  return {
    answer: { lines: [text] },
    audit: { object: files.fileObject(BigInt(id)), before: null, after: { count, format } },
  };
}
