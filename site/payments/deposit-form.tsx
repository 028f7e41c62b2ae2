import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { TextsOfAccount } from "#locales/ko/site.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import type { Fact } from "#site/parts/facts.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import type { ReceivingAccount } from "#site/payments/account-question.tsx";
import { AmountField } from "#site/payments/amount-field.tsx";
import type { Limits } from "#site/payments/amount.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { Review } from "#site/payments/review.tsx";
import { useAmount } from "#site/payments/use-amount.ts";
import { type Sent, useRequest } from "#site/payments/use-request.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

/** The amounts that the buttons add, in whole won. */
export const quickAmounts = [10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000];

type DepositFormProps = {
  limits: Limits;
  /** The answer to the account question; its reference is sent with the request. */
  account: ReceivingAccount | null;
  /** The reference is used or has expired. */
  onReferenceGone: () => void;
};

function useDepositCall({ account, onReferenceGone }: DepositFormProps) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  return async (amount: number, idempotencyKey: string): Promise<Sent> => {
    const { payments } = texts;
    const reference = account ? { reference: account.reference } : {};
    const input = { balance: amount, ...reference };
    const answer = await call("apply-user-deposit", input, idempotencyKey);
    if (answer.status === "success")
      return { kind: "done", text: payments.deposited(format.moneyText(amount)) };
    if (answer.status === "terms") return { kind: "terms" };
    if (answer.status === "wait") return { kind: "refused", text: payments.depositWaits };
    if (answer.status === "not_found") {
      onReferenceGone();
      return { kind: "refused", text: payments.referenceGone };
    }
    // The level was changed since the page was loaded, which then shows the notice.
    if (answer.status === "funds") void revalidate();
    const text = refusalText(answer, texts, format) ?? payments.requestFailed;
    return { kind: "refused", text };
  };
}

/** The receiving account and reference, in the order of a bank's transfer form. */
const accountFacts = (account: ReceivingAccount, { members, payments }: TextsOfAccount): Fact[] => [
  { name: members.bankName, value: `${account.bankname} ${account.banknum}`, asIs: true },
  { name: payments.reference, value: account.reference, asIs: true },
];

/** An amount, a review, and the request. */
export function DepositForm(props: DepositFormProps) {
  const { limits, account } = props;
  const texts = useAccountTexts();
  const { payments } = texts;
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const amount = useAmount(limits, form);
  const request = useRequest();
  const deposit = useDepositCall(props);
  const [reviewing, setReviewing] = useState(false);
  const money = format.moneyText;
  if (reviewing) {
    return (
      <Review
        facts={[
          { name: payments.amount, value: <Money amount={amount.amount} /> },
          ...(account ? accountFacts(account, texts) : []),
        ]}
        apply={payments.applyDeposit}
        busy={request.busy}
        onBack={() => {
          request.renew();
          setReviewing(false);
        }}
        onApply={() =>
          void request.submit({
            send: (key) => deposit(amount.amount, key),
            path: menuItems.deposit.path,
            failed: payments.requestFailed,
            onDone: () => {
              amount.set(0);
              props.onReferenceGone();
              setReviewing(false);
            },
          })
        }
      />
    );
  }
  return (
    <form
      ref={form}
      className="fm"
      noValidate
      {...dirtyIf(amount.amount > 0)}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount.check()) setReviewing(true);
      }}
    >
      <AmountField
        label={payments.amount}
        amount={amount.amount}
        unit={format.money(0)}
        hint={payments.limits(money(limits.min), money(limits.max), money(limits.step))}
        problem={amount.problem}
        steps={quickAmounts}
        onAmount={amount.set}
        onLeave={amount.leave}
      />
      <Button type="submit" look="gold" text={payments.next} />
    </form>
  );
}
