import { type RefObject, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { amountProblem, type AmountRules } from "#site/payments/amount.ts";

/** An amount and its fault, which is shown when the field loses focus and before sending. */
export function useAmount(rules: AmountRules, form: RefObject<HTMLElement | null>) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  const [amount, setAmount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const problemNow = () => amountProblem(amount, rules, payments, format);
  return {
    amount,
    problem,
    set: (next: number) => {
      setAmount(next);
      setProblem(null);
    },
    leave: () => {
      if (amount > 0) setProblem(problemNow());
    },
    /** Whether the amount may be sent; otherwise shows the fault and focuses the field. */
    check: (): boolean => {
      const found = problemNow();
      setProblem(found);
      if (found) form.current?.querySelector<HTMLElement>('[name="amount"]')?.focus();
      return found === null;
    },
  };
}
