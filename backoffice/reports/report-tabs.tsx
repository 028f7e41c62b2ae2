import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { reportKinds, type ReportKind } from "#backoffice/reports/load-reports.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The reports beside each other, and those that are made as files; `search` keeps the period. */
export function ReportTabs({ current, search }: { current: string; search?: string }) {
  const {
    reports: texts,
    balances,
    accountSummary,
    incentives,
    sessionReport,
    scheduledReports,
  } = useOfficeTexts();
  const names: Record<ReportKind, string> = {
    money: texts.money,
    activity: texts.activity,
    return: texts.returnToPlayer,
    balances: balances.title,
    incentives: incentives.title,
  };
  return (
    <SubNav
      label={texts.views}
      current={`/reports/${current}`}
      links={[
        ...reportKinds.map((kind) => ({
          to: `/reports/${kind}`,
          label: names[kind],
          ...(search !== undefined && { search }),
        })),
        { to: "/reports/accounts", label: accountSummary.title },
        { to: "/reports/sessions", label: sessionReport.title },
        { to: "/reports/files", label: scheduledReports.title },
      ]}
    />
  );
}
