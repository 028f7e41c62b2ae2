import { useState } from "react";
import {
  reportPeriods,
  scheduledReports,
  type ReportFile,
  type ReportPeriod,
  type ReportSchedule,
  type ScheduledReport,
} from "#contract/office/scheduled-reports.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type ScheduleAsking =
  | { kind: "add" }
  | { kind: "end"; schedule: ReportSchedule }
  | { kind: "download"; file: ReportFile };

type ScheduleSheetProps = { asking: ScheduleAsking; onClose: () => void };

/** Schedules a report, ends a schedule, or downloads a file: each is an act with a reason. */
export function ScheduleSheet({ asking, onClose }: ScheduleSheetProps) {
  const { scheduledReports: words, alerts } = useOfficeTexts();
  const { act, save, ...acting } = useAct();
  const [report, setReport] = useState<ScheduledReport>("money-day");
  const [every, setEvery] = useState<ReportPeriod>("day");
  const does = {
    add: (reason: string) => act("schedule-report", { report, every, reason }, words.added),
    end: (reason: string) =>
      asking.kind === "end"
        ? act("end-report-schedule", { id: asking.schedule.id, reason }, words.ended)
        : null,
    download: (reason: string) =>
      asking.kind === "download"
        ? save("download-report-file", { id: asking.file.id, reason }, words.downloaded)
        : null,
  };
  const submit = async (reason: string) => {
    const answer = await does[asking.kind](reason);
    if (answer?.status === "success") onClose();
  };
  const titles = { add: words.add, end: words.end, download: words.download };
  const leads = { add: words.addLead, end: words.endLead, download: words.downloadLead };
  return (
    <ReasonSheet
      title={titles[asking.kind]}
      submit={titles[asking.kind]}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{leads[asking.kind]}</p>
      {asking.kind === "add" && (
        <>
          <Select
            name="report"
            label={words.report}
            value={report}
            onChange={(event) => setReport(event.target.value as ScheduledReport)}
            options={scheduledReports.map((each) => [each, alerts.reports[each]])}
          />
          <Select
            name="every"
            label={words.period}
            value={every}
            onChange={(event) => setEvery(event.target.value as ReportPeriod)}
            options={reportPeriods.map((each) => [each, words.every[each]])}
          />
        </>
      )}
      {asking.kind !== "add" && (
        <p>
          <b>
            {alerts.reports[asking.kind === "end" ? asking.schedule.report : asking.file.report]}
          </b>{" "}
          {asking.kind === "end"
            ? words.every[asking.schedule.every]
            : `${asking.file.from} – ${asking.file.until}`}
        </p>
      )}
    </ReasonSheet>
  );
}
