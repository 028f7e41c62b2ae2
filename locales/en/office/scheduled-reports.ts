import type { OfficeScheduledReportsTexts } from "#locales/ko/office/scheduled-reports.ts";

export const enOfficeScheduledReports: OfficeScheduledReportsTexts = {
  title: "Scheduled reports",
  lead: (days) =>
    `Reports are made as files when a day, week or month is over. Files are kept for ${days} days.`,
  add: "Schedule a report",
  addLead: "The first file is made when the present period is over, in the site's time zone.",
  added: "The report was scheduled.",
  none: "No reports are scheduled",
  report: "Report",
  period: "Period",
  madeBy: "Scheduled by",
  since: "Since",
  end: "End",
  endLead: "No more files are made. Files already made are kept.",
  ended: "The schedule was ended.",
  every: { day: "Daily", week: "Weekly", month: "Monthly" },
  schedules: "Schedules",
  files: "Files",
  noFiles: "No files yet",
  size: (kilobytes) => `${kilobytes} kB`,
  sizeName: "Size",
  madeAt: "Made",
  download: "Download",
  downloadLead: "Your name and the reason are kept in the audit trail.",
  downloaded: "The report file was downloaded.",
  acts: "Actions",
};
