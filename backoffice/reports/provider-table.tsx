import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { OverviewPage } from "#backoffice/reports/load-reports.ts";

type Provider = OverviewPage["providers"][number];

/** Providers' answers today, those with failures first. */
export function ProviderTable({ providers }: { providers: readonly Provider[] }) {
  const { texts: all, locale } = useOffice();
  const texts = all.reports;
  const format = useFormat();
  const columns: Column<Provider>[] = [
    {
      id: "name",
      header: texts.provider,
      renderCell: ({ name }) => (locale === "ko" ? name.ko : name.en),
    },
    {
      id: "state",
      header: texts.state,
      renderCell: ({ isUsed }) => (
        <span className={isUsed ? "tag tag-good" : "tag"}>
          {isUsed ? texts.inUse : texts.switchedOff}
        </span>
      ),
    },
    {
      id: "launches",
      header: texts.launches,
      isEnd: true,
      renderCell: (row) => format.number(row.launches),
    },
    {
      id: "failures",
      header: texts.failures,
      isEnd: true,
      renderCell: ({ failures }) =>
        failures > 0 ? (
          <span className="tag tag-bad">{format.number(failures)}</span>
        ) : (
          format.number(0)
        ),
    },
    {
      id: "last",
      header: texts.lastFailure,
      renderCell: ({ lastFailureAt }) =>
        lastFailureAt ? <Moment at={lastFailureAt} /> : texts.noFailure,
    },
  ];
  return (
    <section className="card">
      <h2>{texts.providers}</h2>
      <p className="card-lead">{texts.providersLead}</p>
      <DenseTable
        caption={texts.providers}
        columns={columns}
        rows={providers}
        idOf={({ code }) => code}
        empty={texts.noProviders}
      />
    </section>
  );
}
