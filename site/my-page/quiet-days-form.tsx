import { useState } from "react";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useQuietAct } from "#site/my-page/quiet-act.ts";
import { Button } from "#ui/button.tsx";
import { daysWords } from "#ui/quiet-words.ts";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

/** The weekdays as buttons that stay pressed, and the button that saves them. */
export function QuietDaysForm({ own, times }: { own: readonly number[]; times: RaiseWords }) {
  const { quietTimes: words, limits } = usePageTexts();
  const { call } = useApp();
  const act = useQuietAct();
  const [days, setDays] = useState(own);
  const isSame = days.length === own.length && own.every((day) => days.includes(day));
  const save = () =>
    act({
      kind: "days",
      what: daysWords(words, days),
      isLooser: own.some((day) => !days.includes(day)),
      times,
      work: () => call("set-deposit-free-days", { days: [...days] }),
    });
  const toggle = (day: number) =>
    setDays(
      days.includes(day)
        ? days.filter((each) => each !== day)
        : [...days, day].toSorted((one, other) => one - other),
    );
  return (
    <form
      className="fm limit-form"
      {...dirtyIf(!isSame)}
      onSubmit={(event) => {
        event.preventDefault();
        void (isSame || save());
      }}
    >
      <div className="limit-buttons" role="group" aria-label={words.choose}>
        {words.weekdays.map((name, index) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={days.includes(index + 1)}
            onClick={() => toggle(index + 1)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="limit-buttons">
        <Button type="submit" look="soft sm" aria-disabled={isSame}>
          <span className="vh">{words.kinds.days}: </span>
          {limits.save}
        </Button>
      </p>
    </form>
  );
}
