import { useOfficeTexts } from "#backoffice/office-context.tsx";

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
        <input type="date" name="from" required min="2000-01-01" defaultValue={from} />
      </label>
      <label className="field">
        <span>{texts.until}</span>
        <input type="date" name="until" required min="2000-01-01" defaultValue={until} />
      </label>
    </>
  );
}
