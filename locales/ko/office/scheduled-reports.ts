/** Texts of the reports that are made as files. */
export const koOfficeScheduledReports = {
  title: "예약 보고서",
  lead: (days: string) =>
    `하루, 한 주, 한 달이 끝나면 보고서를 파일로 만듭니다. 파일은 ${days}일 동안 보관합니다.`,
  add: "보고서 예약",
  addLead: "지금 기간이 끝난 뒤부터 만듭니다. 기간은 사이트의 시간대를 따릅니다.",
  added: "보고서를 예약했습니다.",
  none: "예약한 보고서가 없습니다",
  report: "보고서",
  period: "기간",
  madeBy: "예약한 직원",
  since: "예약일",
  end: "종료",
  endLead: "앞으로 파일을 만들지 않습니다. 이미 만든 파일은 남습니다.",
  ended: "보고서 예약을 종료했습니다.",
  every: { day: "매일", week: "매주", month: "매월" },
  schedules: "예약",
  files: "파일",
  noFiles: "아직 만든 파일이 없습니다",
  size: (kilobytes: string) => `${kilobytes} kB`,
  sizeName: "크기",
  madeAt: "생성",
  download: "내려받기",
  downloadLead: "내려받은 사람과 사유가 감사 기록에 남습니다.",
  downloaded: "보고서 파일을 내려받았습니다.",
  acts: "처리",
};

export type OfficeScheduledReportsTexts = typeof koOfficeScheduledReports;
