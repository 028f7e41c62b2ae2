import "#site/payments/receipt.css";
import { useRevalidator } from "react-router";
import type { Receipt } from "#contract/payments.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { type Fact, Facts } from "#site/parts/facts.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { Moment } from "#site/parts/moment.tsx";
import { BackToList } from "#site/parts/back-to-list.tsx";
import { ItemMissing } from "#site/parts/item-missing.tsx";
import type { Opened } from "#site/parts/opened.ts";
import { useArrival } from "#site/parts/arrival.ts";
import { StatusChip } from "#site/parts/status-chip.tsx";
import { QueueCount } from "#site/payments/queue-place.tsx";
import { useDecisions } from "#site/payments/use-decisions.ts";
import { useUser } from "#site/app/session.tsx";

function useFacts(receipt: Receipt): Fact[] {
  const { payments, paymentTimes, wallet, members } = useAccountTexts();
  const { user } = useUser();
  const { kind, askedAt, decidedAt, decision, reference, bank, memo, entries } = receipt;
  const decisions: Record<NonNullable<Receipt["decision"]>, string> = {
    approved: payments.decisionApproved,
    refused: payments.decisionRefused,
    expired: payments.decisionExpired,
    withdrawn: payments.decisionWithdrawn,
  };
  const isDeposit = kind === "deposit";
  const account = isDeposit ? payments.transferAccount : payments.receivingAccount;
  // Names and numbers are not translated.
  const asIs = (text: string) => (
    <span className="num copyable" translate="no">
      {text}
    </span>
  );
  const facts: (Fact | false | null | undefined)[] = [
    { name: payments.requestNumber, value: asIs(String(receipt.id)) },
    { name: wallet.kind, value: isDeposit ? payments.deposit : payments.withdraw },
    user && { name: members.id, value: asIs(user.userId) },
    { name: payments.amount, value: <Money amount={receipt.amount} /> },
    { name: payments.status, value: <StatusChip status={receipt.status} /> },
    { name: payments.askedAt, value: <Moment instant={askedAt} /> },
    decidedAt !== undefined && {
      name: payments.decidedAt,
      value: <Moment instant={decidedAt} />,
    },
    decision && {
      name: payments.decision,
      value: receipt.payout ? payments.payouts[receipt.payout] : decisions[decision],
    },
    bank && { name: account, value: asIs(`${bank.bankname} ${bank.banknum} ${bank.bankOwner}`) },
    receipt.queue && {
      name: paymentTimes.ahead,
      value: <QueueCount id={receipt.id} queue={receipt.queue} />,
    },
    reference !== undefined && { name: payments.reference, value: asIs(reference) },
    entries.length > 0 && { name: payments.entries, value: asIs(entries.join(", ")) },
    memo !== undefined && { name: payments.details, value: memo },
  ];
  return facts.filter((fact) => fact instanceof Object);
}

function Paper({ receipt, list }: { receipt: Receipt; list: string }) {
  const { site } = useApp();
  const texts = useAccountTexts();
  const { payments, frame } = texts;
  return (
    <div className="wrap money-page receipt-page">
      <BackToList to={list} />
      <section className="card receipt" aria-labelledby="receipt-title">
        <p className="receipt-site" translate="no">
          {site.name}
        </p>
        <h1 id="receipt-title" {...useArrival()}>
          {payments.receipt}
        </h1>
        <Facts facts={useFacts(receipt)} />
        {site.playMoney && <p className="field-hint">{frame.playMoneyNotice}</p>}
      </section>
      <button type="button" className="btn btn-soft receipt-print" onClick={() => window.print()}>
        <Icon name="printer" />
        {payments.print}
      </button>
    </div>
  );
}

type ReceiptPageProps = { opened: Opened<Receipt>; kind: Receipt["kind"]; list: string };

/** One request on a printable page, or why it cannot be shown. */
export function ReceiptPage({ opened, kind, list }: ReceiptPageProps) {
  const { payments } = useAccountTexts();
  const { revalidate } = useRevalidator();
  useDecisions("payment.");
  if (opened.kind === "item" && opened.item.kind === kind)
    return <Paper receipt={opened.item} list={list} />;
  return (
    <div className="wrap money-page">
      <h1>{payments.receipt}</h1>
      {opened.kind === "failed" ? (
        <section className="card">
          <LoadFailed of={opened} onRetry={() => void revalidate()} />
        </section>
      ) : (
        <ItemMissing list={list} text={payments.receiptMissing} />
      )}
    </div>
  );
}
