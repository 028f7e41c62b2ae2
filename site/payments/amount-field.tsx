import "#site/payments/amount-field.css";
import { useId, useLayoutEffect, useRef, type ChangeEvent } from "react";
import { describedBy, Field } from "#ui/field.tsx";
import { useFormat } from "#ui/format-context.tsx";
import type { MoneyParts } from "#ui/format.ts";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { amountOf } from "#site/payments/amount.ts";

type AmountFieldProps = {
  label: string;
  amount: number;
  /** Before and after the digits. */
  unit: Pick<MoneyParts, "before" | "after">;
  hint: string;
  problem: string | null;
  /** Amounts that the buttons add. */
  steps: readonly number[];
  /** The amount that "all" fills in; without it there is no such button. */
  all?: number;
  onAmount: (amount: number) => void;
  onLeave: () => void;
};

const digitsIn = (text: string): number => text.replace(/\D/g, "").length;

/** The caret's position after a number of digits in a grouped number. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) {
    if (/\d/.test(text[place] ?? "")) seen++;
  }
  return place;
}

/** Groups the digits while they are typed, and keeps the caret after the same digit. */
function useGrouped(amount: number, onAmount: (amount: number) => void) {
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const shown = amount === 0 ? "" : format.number(amount);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || digitsBefore.current === null) return;
    const place = placeAfter(shown, digitsBefore.current);
    digitsBefore.current = null;
    element.setSelectionRange(place, place);
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBefore.current = digitsIn(target.value.slice(0, target.selectionStart ?? undefined));
    onAmount(amountOf(target.value));
  };
  return { input, shown, change };
}

/** Whole won in large digits; the buttons below add to it, clear it, or fill in everything. */
export function AmountField(props: AmountFieldProps) {
  const { label, amount, unit, hint, problem, onAmount, onLeave } = props;
  const format = useFormat();
  const id = useId();
  const { input, shown, change } = useGrouped(amount, onAmount);
  const message = problem ?? undefined;
  const words = amount > 0 && unit.after === "원" ? format.amountInWords(amount) : null;
  return (
    <div className="amount-field">
      <Field
        id={id}
        label={label}
        hint={hint}
        message={message}
        state={problem ? "bad" : "idle"}
        required
      >
        {unit.before && <span className="amount-unit">{unit.before}</span>}
        <input
          ref={input}
          id={id}
          name="amount"
          required
          className="num"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={shown}
          aria-invalid={problem !== null}
          {...describedBy(id, { hint, message })}
          onChange={change}
          onBlur={onLeave}
        />
        {unit.after && <span className="amount-unit">{unit.after}</span>}
      </Field>
      <p className="amount-words" aria-live="polite">
        {words}
      </p>
      <AmountButtons {...props} />
    </div>
  );
}

function AmountButtons({ amount, steps, all, onAmount }: AmountFieldProps) {
  const { payments } = useAccountTexts();
  const format = useFormat();
  return (
    <div className="amount-buttons" role="group" aria-label={payments.quickAmounts}>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className="chip num"
          onClick={() => onAmount(amountOf(String(amount + step)))}
        >
          +{format.shortAmount(step)}
        </button>
      ))}
      {all !== undefined && (
        <button type="button" className="chip" onClick={() => onAmount(all)}>
          {payments.all}
        </button>
      )}
      <button type="button" className="chip" onClick={() => onAmount(0)}>
        {payments.clear}
      </button>
    </div>
  );
}
