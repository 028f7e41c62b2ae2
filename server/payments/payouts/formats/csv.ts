import type { PayoutLayout } from "#contract/office/payment-files.ts";
import { csvLine } from "#server/kit/csv.ts";
import { toWon } from "#server/kit/money.ts";
import { markFor } from "#server/payments/payouts/marks.ts";
import type { PayoutRow } from "#server/payments/payouts/store.ts";

type Column = { name: string; cell: (payout: PayoutRow) => string | number };

const digits = (text: string): string => text.replace(/\D/g, "");
const account: Column = { name: "입금계좌번호", cell: ({ bankNumber }) => digits(bankNumber) };
const amount: Column = { name: "입금액", cell: (payout) => toWon(payout.amount) };
const owner: Column = { name: "예금주", cell: ({ bankOwner }) => bankOwner };
const memo: Column = { name: "내통장표시", cell: ({ id }) => markFor(id) };

/** Codes of the Korean Financial Telecommunications and Clearings Institute, by a bank's name. */
const bankCodes: readonly (readonly [RegExp, string])[] = [
  [/산업/, "002"],
  [/기업|IBK/i, "003"],
  [/국민|KB/i, "004"],
  [/수협/, "007"],
  [/농협|NH/i, "011"],
  [/우리/, "020"],
  [/SC|제일/i, "023"],
  [/씨티|citi/i, "027"],
  [/대구|iM/i, "031"],
  [/부산/, "032"],
  [/광주/, "034"],
  [/제주/, "035"],
  [/전북/, "037"],
  [/경남/, "039"],
  [/새마을/, "045"],
  [/신협/, "048"],
  [/우체국/, "071"],
  [/하나|KEB/i, "081"],
  [/신한/, "088"],
  [/케이뱅크|K뱅크/i, "089"],
  [/카카오/, "090"],
  [/토스/, "092"],
];

const bankName: Column = { name: "입금은행", cell: (payout) => payout.bankName };
const bankCode: Column = {
  name: "은행코드",
  cell: (payout) => bankCodes.find(([name]) => name.test(payout.bankName))?.[1] ?? payout.bankName,
};

/**
 * Files for bulk transfers, as banks take them: by the bank's name, or by its code where it is
 * known. Every payment has its mark, which the bank's statement repeats.
 */
const layouts: Record<Exclude<PayoutLayout, "pain.001">, readonly Column[]> = {
  names: [bankName, account, amount, owner, memo],
  codes: [bankCode, account, owner, amount, memo],
};

/** A payment file as CSV, with a byte order mark, by which spreadsheets read Korean names. */
export const csvOf = (
  layout: Exclude<PayoutLayout, "pain.001">,
  payouts: readonly PayoutRow[],
): string => {
  const columns = layouts[layout];
  const lines = payouts.map((payout) => csvLine(columns.map(({ cell }) => cell(payout))));
  return `\uFEFF${csvLine(columns.map(({ name }) => name))}${lines.join("")}`;
};
