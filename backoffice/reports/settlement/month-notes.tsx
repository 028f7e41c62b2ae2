import type { MonthState } from "#contract/office/settlement.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** How far a month is, and until when its figures reach. */
export function MonthNotes({ state, summedUntil }: { state: MonthState; summedUntil: string }) {
  const { settlement: texts } = useOffice().texts;
  const format = useFormat();
  const until = `${format.date(summedUntil)} ${format.clock(summedUntil)}`;
  return (
    <p className="page-lead">
      <span className={state === "closed" ? "tag tag-good" : "tag"}>{texts.states[state]}</span>{" "}
      {texts.utc} {state !== "closed" && texts.summedUntil(until)}
    </p>
  );
}
