import { type RefObject, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { useServerClock } from "#site/app/server-clock.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { menuItems } from "#site/parts/menu-items.ts";
import { AmountField } from "#site/payments/amount-field.tsx";
import { type AmountRules, largestAmount } from "#site/payments/amount.ts";
import { quickAmounts } from "#site/payments/deposit-form.tsx";
import { refusalText } from "#site/parts/refusal-text.ts";
import { Review } from "#site/payments/review.tsx";
import { useAmount } from "#site/payments/use-amount.ts";
import { type Sent, useRequest } from "#site/payments/use-request.ts";

type WithdrawCall = {
  rules: Required<AmountRules>;
  pass: string;
  onWrongPassword: (text: string) => void;
};

function useWithdrawCall({ rules, onWrongPassword, pass }: WithdrawCall) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const clock = useServerClock();
  return async (amount: number, idempotencyKey: string): Promise<Sent> => {
    const { payments } = texts;
    const answer = await call("apply-user-withdraw", { balance: amount, pass }, idempotencyKey);
    if (answer.status === "success")
      return { kind: "done", text: payments.withdrawn(format.moneyText(amount)) };
    if (answer.status === "wait") return { kind: "refused", text: payments.withdrawWaits };
    if (answer.status === "limit")
      return { kind: "refused", text: payments.overToday(format.moneyText(rules.leftToday)) };
    if (answer.status === "closed" && answer.retryAfter !== undefined) {
      const from = new Date(clock() + answer.retryAfter * 1000).toISOString();
      const when = `${format.date(from)} ${format.time(from)}`;
      return { kind: "refused", text: payments.afterChange(when) };
    }
    const text = refusalText(answer, texts, format) ?? payments.requestFailed;
    if (answer.status === "pass") onWrongPassword(text);
    return { kind: "refused", text };
  };
}

type Form = ReturnType<typeof useWithdrawForm>;

/** Amount, withdrawal password and the step of the form; a wrong password returns to it. */
function useWithdrawForm(rules: Required<AmountRules>, form: RefObject<HTMLFormElement | null>) {
  const { members } = useAccountTexts();
  const amount = useAmount(rules, form);
  const [pass, setPass] = useState("");
  const [passProblem, setPassProblem] = useState<string | null>(null);
  const [reviewing, setReviewing] = useState(false);
  const request = useRequest();
  const back = () => {
    request.renew();
    setReviewing(false);
  };
  const onWrongPassword = (text: string) => {
    setPass("");
    setPassProblem(text);
    back();
  };
  const send = useWithdrawCall({ rules, pass, onWrongPassword });
  const review = () => {
    const right = /^\d{6,12}$/.test(pass);
    setPassProblem(right ? null : members.withdrawalPasswordRule);
    if (!amount.check()) return;
    if (right) return setReviewing(true);
    form.current?.querySelector<HTMLElement>('[name="pass"]')?.focus();
  };
  const done = () => {
    setPass("");
    amount.set(0);
    setReviewing(false);
  };
  const changePass = (value: string) => {
    setPass(value.replace(/\D/g, ""));
    setPassProblem(null);
  };
  return {
    amount,
    pass,
    passProblem,
    reviewing,
    request,
    send,
    back,
    review,
    done,
    changePass,
  };
}

type FieldsProps = {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  rules: Required<AmountRules>;
};

function Fields({ form, element, rules }: FieldsProps) {
  const { payments, members } = useAccountTexts();
  const format = useFormat();
  const { amount, pass, passProblem } = form;
  const money = format.moneyText;
  return (
    <form
      ref={element}
      className="fm"
      noValidate
      {...dirtyIf(amount.amount > 0 || pass !== "")}
      onSubmit={(event) => {
        event.preventDefault();
        form.review();
      }}
    >
      <AmountField
        label={payments.amount}
        amount={amount.amount}
        unit={format.money(0)}
        hint={payments.limits(money(rules.min), money(rules.max), money(rules.step))}
        problem={amount.problem}
        steps={quickAmounts}
        all={largestAmount(rules)}
        onAmount={amount.set}
        onLeave={amount.leave}
      />
      <TextField
        name="pass"
        type="password"
        required
        label={members.withdrawalPassword}
        hint={members.withdrawalPasswordRule}
        value={pass}
        state={passProblem ? "bad" : "idle"}
        message={passProblem ?? undefined}
        reveal={members.showPassword}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        onChange={(event) => form.changePass(event.target.value)}
      />
      <Button type="submit" look="gold" text={payments.next} />
    </form>
  );
}

type WithdrawFormProps = {
  rules: Required<AmountRules>;
  /** The member's bank and masked account number. */
  bank: string;
};

/** Amount and withdrawal password, a review, and the request. It cannot be cancelled. */
export function WithdrawForm({ rules, bank }: WithdrawFormProps) {
  const { payments } = useAccountTexts();
  const element = useRef<HTMLFormElement>(null);
  const form = useWithdrawForm(rules, element);
  const { amount, request, reviewing } = form;
  if (!reviewing) return <Fields form={form} element={element} rules={rules} />;
  return (
    <Review
      facts={[
        { name: payments.amount, value: <Money amount={amount.amount} /> },
        { name: payments.receivingAccount, value: bank, asIs: true },
        { name: payments.afterwards, value: <Money amount={rules.available - amount.amount} /> },
      ]}
      apply={payments.applyWithdraw}
      busy={request.busy}
      onBack={form.back}
      onApply={() =>
        void request.submit({
          send: (key) => form.send(amount.amount, key),
          path: menuItems.withdraw.path,
          failed: payments.requestFailed,
          onDone: form.done,
        })
      }
    />
  );
}
