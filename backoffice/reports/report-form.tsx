import { Form } from "react-router";
import { activityGroupings, moneyGroupings } from "#contract/office/reports.ts";
import { Icon } from "#ui/icon.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { ReportPage } from "#backoffice/reports/load-reports.ts";

/** Period and grouping; they go into the address, so that a report can be handed on. */
export function ReportForm({ page }: { page: ReportPage }) {
  const texts = useOfficeTexts().reports;
  const groupings =
    page.kind === "money" ? moneyGroupings : page.kind === "activity" ? activityGroupings : [];
  const by = page.kind === "return" ? null : page.grouping;
  const query = new URLSearchParams({ from: page.from, until: page.until });
  if (by) query.set("grouping", by);
  return (
    <Form className="report-form" key={`${page.kind}${query.toString()}`}>
      <label className="field">
        <span>{texts.from}</span>
        <input type="date" name="from" required min="2000-01-01" defaultValue={page.from} />
      </label>
      <label className="field">
        <span>{texts.until}</span>
        <input type="date" name="until" required min="2000-01-01" defaultValue={page.until} />
      </label>
      {by && (
        <label className="field">
          <span>{texts.grouping}</span>
          <select name="by" defaultValue={by}>
            {groupings.map((each) => (
              <option key={each} value={each}>
                {texts[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="btn btn-main">
        {texts.show}
      </button>
      {page.report && (
        <a
          className="btn"
          href={`/api/office/reports/${page.kind}.csv?${query.toString()}`}
          download
        >
          <Icon name="download" />
          {texts.download}
        </a>
      )}
    </Form>
  );
}
