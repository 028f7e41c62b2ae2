import { useEffect, useRef, useState } from "react";
import {
  LARGEST_LIMIT,
  largestOf,
  type LimitKind,
  type LimitPeriod,
  type LimitProduct,
} from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { useLimitAmount } from "#site/my-page/limit-amount.ts";
import { MinutesField } from "#site/my-page/minutes-field.tsx";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { AmountField } from "#site/payments/amount-field.tsx";

/** The amounts that the buttons add, in whole won. */
const quickAmounts = [10_000, 50_000, 100_000, 500_000, 1_000_000];

type FormProps = {
  kind: LimitKind;
  period: LimitPeriod;
  product: LimitProduct;
  /** The limit in words, for its field. */
  name: string;
  limit: OwnLimit | null;
  times: RaiseWords;
  onEnd: () => void;
};

/** The fault of an amount as text, or null. */
function useProblem(kind: LimitKind, limit: OwnLimit | null): (amount: number) => string | null {
  const { payments, limits } = usePageTexts();
  const shown = useLimitAmount(kind);
  const most = largestOf(kind);
  return (amount) => {
    if (amount === 0) return kind === "time" ? limits.minutesNeeded : payments.amountNeeded;
    if (amount > most)
      return kind === "time" ? limits.timeTooLong(shown(most)) : payments.tooMuch(shown(most));
    return amount === limit?.own ? limits.unchanged : null;
  };
}

/**
 * The form for the amount of a limit. A new or a lower limit holds at once; a higher one is
 * requested, and the member confirms it after a wait.
 */
export function LimitForm({ kind, period, product, name, limit, times, onEnd }: FormProps) {
  const { limits, frame } = usePageTexts();
  const { call } = useApp();
  const format = useFormat();
  const shown = useLimitAmount(kind);
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const problemOf = useProblem(kind, limit);
  const act = useLimitAct();
  const field = () => form.current?.querySelector<HTMLElement>('[name="amount"]');
  useEffect(() => field()?.focus(), []);
  const save = async () => {
    const found = problemOf(amount);
    setProblem(found);
    if (found) return field()?.focus();
    const own = limit?.own ?? null;
    const isHigher = own !== null && amount > own;
    const done = await act({
      ...(isHigher && {
        ask: { text: limits.raiseAsk(shown(amount), ...times), confirm: limits.raise },
      }),
      work: () => call("set-limit", { kind, period, product, amount }),
      done: isHigher ? limits.asked : limits.saved,
    });
    if (done) onEnd();
  };
  const entry = {
    amount,
    problem,
    onAmount: (next: number) => {
      setAmount(next);
      setProblem(null);
    },
    onLeave: () => setProblem(amount > 0 ? problemOf(amount) : null),
  };
  return (
    <form
      ref={form}
      className="fm limit-form"
      noValidate
      {...dirtyIf(amount > 0)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {kind === "time" ? (
        <MinutesField {...entry} />
      ) : (
        <AmountField
          {...entry}
          label={`${limits.amount} (${name})`}
          unit={format.money(0)}
          hint={limits.rule(format.moneyText(LARGEST_LIMIT))}
          steps={quickAmounts}
        />
      )}
      <p className="limit-buttons">
        <Button type="submit" look="gold" text={limits.save} />
        <Button look="soft" text={frame.cancel} onClick={onEnd} />
      </p>
    </form>
  );
}
