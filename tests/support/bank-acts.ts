import type { TestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import {
  fileOf,
  makeFiledPayout,
  makePaidPayout,
  makePayout,
  makeReturn,
  receiver,
} from "#tests/support/payouts.ts";

/** Real input of the acts on bank statement lines, in the order in which they follow each other. */
export function bankActs(test: TestApp, id: (sql: string) => Promise<number>) {
  const line = (won: number) =>
    id(`select id from payment_statement_lines where amount = ${won} * 100000::bigint`);
  return {
    "import-statement": () => ({
      accountId: 1,
      fileName: "bank.csv",
      content: statementOf(test.clock.now()),
      layout: {
        delimiter: "," as const,
        skipped: 1,
        columns: { date: 0, time: null, amount: 1, sender: 2, memo: null },
      },
    }),
    "match-statement-line": async () => ({
      id: await line(50_000),
      depositId: await id("select id from payment_requests where amount = 5000000000"),
    }),
    "hold-statement-line": async () => ({ id: await line(70_000), isHeld: true }),
    ...payoutActs(test),
    "post-statement-line": async () => ({ id: await line(80_000), loginId: "demo1" }),
  };
}

/** Transfers of a day, as a bank statement file. */
const statementOf = (day: Date): string => {
  const date = day.toISOString().slice(0, 10);
  const file = `날짜,입금액,보낸분\n${date},50000,Kim\n${date},70000,Lee\n${date},80000,Park\n`;
  return Buffer.from(file).toString("base64");
};

const WON = 50_000;

/** Real input of the acts on payouts; each makes the payouts that it needs. */
function payoutActs(test: TestApp) {
  const file = async (layout: string) => fileOf(test, layout, await makePayout(test, WON));
  return {
    "make-payment-file": async () => ({
      accountId: 1,
      layout: "pain.001" as const,
      payouts: [await makePayout(test, WON)],
    }),
    "download-payment-csv": async () => ({ id: await file("codes") }),
    "download-payment-xml": async () => ({ id: await file("pain.001") }),
    "send-payment-file": async () => ({ id: await file("names") }),
    "take-back-payment-file": async () => ({ id: await file("names") }),
    "return-statement-line": async () => ({
      id: await makeBankLine(test.app.db, WON),
      ...receiver,
    }),
    "cancel-return": async () => ({ id: await makeReturn(test, WON) }),
    "settle-payout": async () => ({
      id: await makeFiledPayout(test, WON),
      lineId: await makeBankLine(test.app.db, WON, null, true),
    }),
    "fail-payouts": async () => ({
      payouts: [await makeFiledPayout(test, WON)],
      fault: "account_closed" as const,
    }),
    "return-payout": async () => ({
      id: await makePaidPayout(test, WON),
      lineId: await makeBankLine(test.app.db, WON),
    }),
  };
}
