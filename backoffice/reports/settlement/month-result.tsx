import type { SettlementLine } from "#contract/office/settlement.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** Whether the month is agreed, and how far the two sides are apart. */
export function MonthResult({ line: { agreed, file, differing } }: { line: SettlementLine }) {
  const { settlement: texts } = useOffice().texts;
  const format = useFormat();
  if (agreed) return <span className="tag tag-good">{texts.agreed}</span>;
  if (!file) return <span className="tag">{texts.noFile}</span>;
  return differing === 0 ? (
    <span className="tag tag-good">{texts.agreeing}</span>
  ) : (
    <span className="tag tag-bad">{texts.differing(format.number(differing))}</span>
  );
}
