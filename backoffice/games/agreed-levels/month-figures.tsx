import type { CallMonth } from "#contract/office/agreed-levels.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { usePercent } from "#backoffice/games/agreed-levels/use-percent.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The figures of the running month, and how much of its error budget is used. */
export function MonthFigures({ month }: { month: CallMonth }) {
  const words = useOffice().texts.agreedLevels;
  const format = useFormat();
  const percent = usePercent();
  const { calls, answered, failed, late, unsent, share, received, faults, checks, missed } = month;
  const reasons = (
    [
      [words.errors, failed],
      [words.late, late],
      [words.unsent, unsent],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <>
      <h3>
        {words.thisMonth} <span className="num">{month.month}</span>
      </h3>
      <dl className="facts facts-wide">
        <Fact name={words.calls}>{format.number(calls)}</Fact>
        <Fact name={words.failed}>
          {format.number(calls - answered)}
          {reasons.length > 0 && (
            <ul className="plain why">
              {reasons.map(([name, count]) => (
                <li key={name}>
                  {name} <span className="num">{format.number(count)}</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.share}>{calls === 0 ? words.noCalls : percent(share)}</Fact>
        <Fact name={words.received}>
          {words.faultsOf(format.number(received), format.number(faults))}
        </Fact>
        <Fact name={words.checks}>
          {words.missedOf(format.number(checks), format.number(missed))}
        </Fact>
      </dl>
      {month.budget && <Budget budget={month.budget} used={calls - answered} />}
    </>
  );
}

type BudgetProps = { budget: NonNullable<CallMonth["budget"]>; used: number };

/** The failed calls that the level allows so far, in words and as a meter. */
function Budget({ budget: { level, allowed, isKept }, used }: BudgetProps) {
  const words = useOffice().texts.agreedLevels;
  const format = useFormat();
  const percent = usePercent();
  const [usedText, allowedText] = [format.number(used), format.number(allowed)];
  const filled = used === 0 ? 0 : Math.min(1, used / Math.max(allowed, 1));
  const left = isKept
    ? words.left(usedText, allowedText, format.number(allowed - used))
    : words.over(usedText, allowedText, format.number(used - allowed));
  return (
    <div className="error-budget">
      <p className="tags">
        <b>{words.budget(percent(level))}</b>
        <span className={isKept ? "tag tag-good" : "tag tag-bad"}>
          {words.states[isKept ? "within" : "over"]}
        </span>
      </p>
      <div
        className="budget-meter"
        data-state={isKept ? "within" : "over"}
        role="meter"
        aria-label={words.budget(percent(level))}
        aria-valuemin={0}
        aria-valuemax={Math.max(allowed, used, 1)}
        aria-valuenow={used}
        aria-valuetext={left}
      >
        <span style={{ inlineSize: `${filled * 100}%` }} />
      </div>
      <p>{left}</p>
    </div>
  );
}
