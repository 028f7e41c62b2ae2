import { XMLBuilder } from "fast-xml-parser";
import { dateOf } from "#server/kit/days.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { markFor } from "#server/payments/payouts/marks.ts";
import type { PayoutRow } from "#server/payments/payouts/store.ts";

const NAMESPACE = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
/** The longest name that banks take (Max70Text of most guidelines). */
const LONGEST_NAME = 70;

/** A payment file and the account that pays. */
type PayingFile = {
  id: bigint;
  madeAt: Date;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  /** Of the bank, by whose calendar it carries payments out. */
  timeZone: string;
};

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

const name = (text: string) => ({ Nm: text.slice(0, LONGEST_NAME) });
const account = (number: string) => ({ Id: { Othr: { Id: number.replace(/[^\dA-Za-z]/g, "") } } });
const agent = (bank: string) => ({ FinInstnId: name(bank) });

/**
 * A payment file as a CustomerCreditTransferInitiation of ISO 20022 (pain.001.001.09): one payment
 * information block, one transaction per payout, whose EndToEndId the bank's statement repeats.
 */
export function pain001Of(file: PayingFile, payouts: readonly PayoutRow[]): string {
  const sum = units(payouts.reduce((total, { amount }) => total + amount, 0n));
  const totals = { NbOfTxs: payouts.length, CtrlSum: formatDecimal(sum) };
  const messageId = `PAYMENTS-${file.id}`;
  const initiation = {
    GrpHdr: {
      MsgId: messageId,
      CreDtTm: file.madeAt.toISOString(),
      ...totals,
      InitgPty: name(file.bankOwner),
    },
    PmtInf: {
      PmtInfId: messageId,
      PmtMtd: "TRF",
      ...totals,
      ReqdExctnDt: { Dt: dateOf(file.madeAt, file.timeZone) },
      Dbtr: name(file.bankOwner),
      DbtrAcct: account(file.bankNumber),
      DbtrAgt: agent(file.bankName),
      CdtTrfTxInf: payouts.map((payout) => ({
        PmtId: { InstrId: markFor(payout.id), EndToEndId: markFor(payout.id) },
        Amt: { InstdAmt: { "@_Ccy": "KRW", "#text": formatDecimal(payout.amount) } },
        CdtrAgt: agent(payout.bankName),
        Cdtr: name(payout.bankOwner),
        CdtrAcct: account(payout.bankNumber),
        RmtInf: { Ustrd: markFor(payout.id) },
      })),
    },
  };
  return builder.build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    Document: { "@_xmlns": NAMESPACE, CstmrCdtTrfInitn: initiation },
  });
}
