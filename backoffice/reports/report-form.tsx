import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { groupingsOf, type ReportPage } from "#backoffice/reports/load-reports.ts";
import { PeriodFields } from "#backoffice/reports/period-fields.tsx";

/** Period and grouping, kept in the address, so that a report can be passed on. */
export function ReportForm({ page }: { page: ReportPage }) {
  const texts = useOfficeTexts().reports;
  const groupings = groupingsOf[page.kind];
  const by = "grouping" in page ? page.grouping : null;
  const query = new URLSearchParams({ from: page.from, until: page.until });
  if (by) query.set("grouping", by);
  if (page.kind === "money" && page.withTest) query.set("test", "with");
  return (
    <Form className="report-form" key={`${page.kind}${query.toString()}`}>
      <PeriodFields from={page.from} until={page.until} />
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
      {page.kind === "money" && (
        <label className="tick">
          <input type="checkbox" name="test" value="with" defaultChecked={page.withTest} />
          {texts.withTest}
        </label>
      )}
      <Button type="submit" look="main" text={texts.show} />
      {page.report && <SaveReport page={page} />}
    </Form>
  );
}

/** Saves the shown report as a file. */
function SaveReport({ page }: { page: ReportPage }) {
  const texts = useOfficeTexts().reports;
  const { save, isBusy, problem } = useAct();
  const { from, until } = page;
  const download = () => {
    switch (page.kind) {
      case "money":
        return save(
          "export-money-report",
          { from, until, grouping: page.grouping, withTest: page.withTest },
          texts.saved,
        );
      case "activity":
        return save(
          "export-activity-report",
          { from, until, grouping: page.grouping },
          texts.saved,
        );
      case "incentives":
        return save(
          "export-incentive-report",
          { from, until, grouping: page.grouping },
          texts.saved,
        );
      case "balances":
        return save("export-balance-report", { from, until }, texts.saved);
      case "games":
        return save("export-game-report", { from, until }, texts.saved);
      case "return":
        return save("export-return-report", { from, until }, texts.saved);
    }
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void download()}>
        <Icon name="download" />
        {texts.download}
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}
