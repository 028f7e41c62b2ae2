import type { StatementColumns } from "#contract/office/statements.ts";
import { plainCell } from "#server/kit/text-files/columns.ts";

/** Column names in bank statements; the first match, in this order, is used. */
const names = {
  amount: [
    /^(입금액|입금금액|입금$|입금원|맡기신금액|받은금액)/,
    /^(credit|deposit|amountin|paidin)/,
    /^(거래금액|금액|amount)/,
  ],
  paid: [/^(출금액|출금금액|출금|찾으신금액|보낸금액)/, /^(debit|withdrawal|amountout|paidout)/],
  date: [
    /^(거래일시|거래일자|거래일|입금일시|입금일자|일시|일자|날짜)/,
    /^(transactiondate|valuedate|bookingdate|date)/,
  ],
  time: [/^(거래시간|거래시각|시간|시각)/, /^time/],
  sender: [
    /^(보낸분|보낸사람|입금자|입금인|의뢰인|송금인|거래처|상대계좌예금주명?)/,
    /^(sender|payer|from|counterparty|name)/,
    /^(기재내용|거래내용|내용)/,
    /^적요/,
    /^(description|details)/,
  ],
  memo: [
    /^(메모|통장메모|받는통장표시|내통장표시|표시내용|비고)/,
    /^(memo|reference|remittance|message|note)/,
    /^(적요|거래내용|내용)/,
    /^(description|details)/,
  ],
} as const;
/** A column that matches several names belongs to the first. */
const order = ["date", "time", "amount", "paid", "sender", "memo"] as const;

/** The columns by their names; null without a date, an amount or a sender. */
export function columnsOf(record: readonly string[]): StatementColumns | null {
  const plain = record.map(plainCell);
  const taken = new Set<number>();
  const found: Partial<Record<(typeof order)[number], number>> = {};
  for (const part of order)
    for (const name of names[part]) {
      const at = plain.findIndex((cell, index) => !taken.has(index) && name.test(cell));
      if (at === -1) continue;
      taken.add(at);
      found[part] = at;
      break;
    }
  const { date, amount, sender } = found;
  if (date === undefined || amount === undefined || sender === undefined) return null;
  const { time = null, paid = null, memo = null } = found;
  return { date, time, amount, paid, sender, memo };
}
