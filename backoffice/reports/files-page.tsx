import { useState } from "react";
import { useLoaderData } from "react-router";
import type { ReportFile, ReportSchedule } from "#contract/office/scheduled-reports.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { ReportFilesPage } from "#backoffice/reports/load-reports.ts";
import { ReportTabs } from "#backoffice/reports/report-tabs.tsx";
import { ScheduleSheet, type ScheduleAsking } from "#backoffice/reports/schedule-sheet.tsx";

/** The reports that are made as files, and the files. */
export default function ReportFiles() {
  const { texts, may } = useOffice();
  const words = texts.scheduledReports;
  const page = useLoaderData<ReportFilesPage>();
  const format = useFormat();
  const [asking, setAsking] = useState<ScheduleAsking | null>(null);
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{words.title}</h1>
        {may("reports.schedule") && (
          <Button look="main" text={words.add} onClick={() => setAsking({ kind: "add" })} />
        )}
      </div>
      <ReportTabs current="files" />
      <p className="page-lead">{words.lead(format.number(page.keptDays))}</p>
      <section className="card">
        <h2>{words.schedules}</h2>
        <DenseTable
          caption={words.schedules}
          columns={useScheduleColumns(setAsking)}
          rows={page.schedules}
          idOf={({ id }) => String(id)}
          empty={words.none}
        />
      </section>
      <section className="card">
        <h2>{words.files}</h2>
        <DenseTable
          caption={words.files}
          columns={useFileColumns(setAsking)}
          rows={page.files}
          idOf={({ id }) => String(id)}
          empty={words.noFiles}
        />
        <MorePages next={page.next} />
      </section>
      {asking && <ScheduleSheet asking={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

type Ask = (asking: ScheduleAsking) => void;

function useScheduleColumns(ask: Ask): Column<ReportSchedule>[] {
  const { texts, may } = useOffice();
  const words = texts.scheduledReports;
  return [
    {
      id: "report",
      header: words.report,
      renderCell: ({ report }) => <b>{texts.alerts.reports[report]}</b>,
    },
    { id: "every", header: words.period, renderCell: ({ every }) => words.every[every] },
    { id: "by", header: words.madeBy, renderCell: ({ madeBy }) => madeBy },
    { id: "since", header: words.since, renderCell: ({ madeAt }) => <Moment at={madeAt} /> },
    ...(may("reports.schedule")
      ? [
          {
            id: "acts",
            header: words.acts,
            renderCell: (schedule: ReportSchedule) => (
              <Button
                look="small"
                text={words.end}
                aria-label={`${words.end}: ${texts.alerts.reports[schedule.report]}, ${words.every[schedule.every]}`}
                onClick={() => ask({ kind: "end", schedule })}
              />
            ),
          },
        ]
      : []),
  ];
}

function useFileColumns(ask: Ask): Column<ReportFile>[] {
  const { texts } = useOffice();
  const words = texts.scheduledReports;
  const format = useFormat();
  return [
    {
      id: "report",
      header: words.report,
      renderCell: ({ report }) => <b>{texts.alerts.reports[report]}</b>,
    },
    {
      id: "period",
      header: words.period,
      renderCell: ({ from, until }) => (
        <span className="num">{from === until ? from : `${from} – ${until}`}</span>
      ),
    },
    { id: "made", header: words.madeAt, renderCell: ({ madeAt }) => <Moment at={madeAt} /> },
    {
      id: "size",
      header: words.sizeName,
      isEnd: true,
      renderCell: ({ bytes }) => (
        <span className="num">{words.size(format.number(Math.ceil(bytes / 1000)))}</span>
      ),
    },
    {
      id: "acts",
      header: words.acts,
      renderCell: (file) => (
        <Button
          look="small"
          text={words.download}
          aria-label={`${words.download}: ${texts.alerts.reports[file.report]}, ${file.from}`}
          onClick={() => ask({ kind: "download", file })}
        />
      ),
    },
  ];
}
