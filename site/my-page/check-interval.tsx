import { CHECK_MINUTES } from "#contract/check-minutes.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

const choices = [CHECK_MINUTES.least, 20, 30, 45, CHECK_MINUTES.most];

/** How often the member has a reality check. */
export function CheckInterval({ minutes, most }: { minutes: number; most: number }) {
  const { limits } = usePageTexts();
  const { call } = useApp();
  const format = useFormat();
  const act = useLimitAct();
  const choose = (chosen: number) =>
    act({ work: () => call("set-check-interval", { minutes: chosen }), done: limits.checkSaved });
  return (
    <MoneyCard id="check-interval" title={limits.checks}>
      <p className="field-hint">{limits.checksLead}</p>
      <p className="limit-buttons" role="group" aria-label={limits.checkEvery}>
        {choices
          .filter((each) => each <= most)
          .map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              translate="no"
              aria-pressed={each === minutes}
              onClick={() => void (each === minutes || choose(each))}
            >
              {format.duration(each)}
            </button>
          ))}
      </p>
    </MoneyCard>
  );
}
