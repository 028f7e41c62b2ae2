import { LONGEST_TIME } from "#contract/limit-kinds.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";

type MinutesFieldProps = {
  amount: number;
  problem: string | null;
  onAmount: (minutes: number) => void;
  onLeave: () => void;
};

/** The minutes that the buttons fill in. */
const quickMinutes = [30, 60, 120, 180];

/** Whole minutes of a day. */
export function MinutesField({ amount, problem, onAmount, onLeave }: MinutesFieldProps) {
  const { limits, payments } = usePageTexts();
  const format = useFormat();
  return (
    <>
      <TextField
        label={limits.timeAmount}
        name="amount"
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        maxLength={5}
        hint={limits.timeRule(format.duration(LONGEST_TIME))}
        message={problem ?? undefined}
        state={problem ? "bad" : "idle"}
        value={amount === 0 ? "" : String(amount)}
        onChange={({ target }) => onAmount(Number(target.value.replace(/\D/g, "")))}
        onBlur={onLeave}
      />
      <div className="limit-buttons" role="group" aria-label={payments.quickAmounts}>
        {quickMinutes.map((minutes) => (
          <button key={minutes} type="button" className="chip" onClick={() => onAmount(minutes)}>
            {format.duration(minutes)}
          </button>
        ))}
      </div>
    </>
  );
}
