import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";

type PeriodFieldsProps = {
  /** YYYY-MM-DD; both days are included. */
  from: string;
  until: string;
};

/** The first and the last day of a report. */
export function PeriodFields({ from, until }: PeriodFieldsProps) {
  const texts = useOfficeTexts().reports;
  return (
    <>
      <label className="field">
        <span>{texts.from}</span>
        <input type="date" name="from" required min={EARLIEST_DAY} defaultValue={from} />
      </label>
      <label className="field">
        <span>{texts.until}</span>
        <input type="date" name="until" required min={EARLIEST_DAY} defaultValue={until} />
      </label>
    </>
  );
}
