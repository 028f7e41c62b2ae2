import "#site/payments/transfer.css";
import type { ReactNode } from "react";
import type { Receipt } from "#contract/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import { StatusChip } from "#site/parts/status-chip.tsx";
import { CopyButton } from "#site/payments/copy-button.tsx";
import { QueuePlace } from "#site/payments/queue-place.tsx";
import { Remaining } from "#site/payments/remaining.tsx";

type Copyable = { name: string; shown: string; text: string };

const copyable = ({ name, shown, text }: Copyable) => ({
  name,
  value: (
    <span className="copy-value">
      <b className="num copyable" translate="no">
        {shown}
      </b>
      <CopyButton text={text} what={name} />
    </span>
  ),
});

type TransferProps = {
  bank: NonNullable<Receipt["bank"]>;
  reference: string;
  /** Whole won; absent before the request. */
  amount?: number;
  /** How long it is valid. */
  time?: ReactNode;
};

/** Where to transfer, what goes into the message of the transfer, and until when. */
export function Transfer({ bank, reference, amount, time }: TransferProps) {
  const { members, payments } = useAccountTexts();
  const format = useFormat();
  const { bankname, banknum, bankOwner } = bank;
  return (
    <div className="transfer">
      <Facts
        facts={[
          { name: members.bankName, value: bankname, asIs: true },
          copyable({ name: members.bankNumber, shown: banknum, text: banknum }),
          { name: members.bankOwner, value: bankOwner, asIs: true },
          ...(amount === undefined
            ? []
            : [
                copyable({
                  name: payments.amount,
                  shown: format.moneyText(amount),
                  text: String(amount),
                }),
              ]),
          copyable({ name: payments.reference, shown: reference, text: reference }),
          ...(time ? [{ name: payments.expires, value: time }] : []),
        ]}
      />
      <p className="transfer-hint">
        <Icon name="info" />
        {payments.referenceHint}
      </p>
    </div>
  );
}

/** That money must not go to the account that the member was told; announced when it comes. */
export const AccountWarning = ({ text }: { text: string }) => (
  <p className="transfer-hint account-warning" role="alert">
    <Icon name="warning" />
    {text}
  </p>
);

/** How far an undecided deposit is. */
export function DepositState({ deposit: { id, status, queue } }: { deposit: Receipt }) {
  const { payments } = useAccountTexts();
  return (
    <section className="card" aria-label={payments.status}>
      <p className="transfer-state">
        <StatusChip status={status} />
        {status === "reg" ? payments.beingChecked : payments.transferExactly}
      </p>
      <p className="field-hint">{payments.depositWaits}</p>
      {queue && <QueuePlace id={id} queue={queue} />}
    </section>
  );
}

type CurrentDepositProps = { deposit: Receipt; answeredAt: string };

/** Where to transfer an undecided deposit and until when, in place of the form. */
export function CurrentDeposit({ deposit, answeredAt }: CurrentDepositProps) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const { bank, told, reference, amount, expiresAt } = deposit;
  const time = expiresAt && <Remaining until={expiresAt} answeredAt={answeredAt} />;
  if (bank && reference !== undefined)
    return (
      <>
        {told && <AccountWarning text={payments.accountChanged(told.banknum)} />}
        <Transfer bank={bank} reference={reference} amount={amount} time={time} />
      </>
    );
  if (told) return <AccountWarning text={payments.accountNone(told.banknum)} />;
  return (
    <>
      <Facts
        facts={[
          { name: payments.amount, value: format.moneyText(amount), asIs: true },
          ...(time ? [{ name: payments.expires, value: time }] : []),
        ]}
      />
      <p className="transfer-hint">
        <Icon name="info" />
        {payments.accountFirst}
      </p>
    </>
  );
}
