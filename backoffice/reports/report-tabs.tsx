import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { reportKinds, type ReportKind } from "#backoffice/reports/load-reports.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The reports beside each other, those that are made as files, and dispute bundles; `search` keeps the period. */
export function ReportTabs({ current, search }: { current: string; search?: string }) {
  const { texts, may } = useOffice();
  const {
    reports,
    balances,
    accountSummary,
    funds,
    gameReport,
    incentives,
    sessionReport,
    largeJackpots,
    significantEvents,
    scheduledReports,
    disputes,
  } = texts;
  const names: Record<ReportKind, string> = {
    money: reports.money,
    games: gameReport.title,
    activity: reports.activity,
    return: reports.returnToPlayer,
    balances: balances.title,
    incentives: incentives.title,
  };
  return (
    <SubNav
      label={reports.views}
      current={`/reports/${current}`}
      links={[
        ...reportKinds.map((kind) => ({
          to: `/reports/${kind}`,
          label: names[kind],
          ...(search !== undefined && { search }),
        })),
        {
          to: "/reports/funds",
          label: funds.title,
          ...(search !== undefined && { search }),
        },
        { to: "/reports/accounts", label: accountSummary.title },
        { to: "/reports/sessions", label: sessionReport.title },
        { to: "/reports/jackpots", label: largeJackpots.title },
        ...(may("audit.read")
          ? [{ to: "/reports/significant", label: significantEvents.title }]
          : []),
        { to: "/reports/files", label: scheduledReports.title },
        ...(may("lists.export") ? [{ to: "/reports/disputes", label: disputes.title }] : []),
      ]}
    />
  );
}
