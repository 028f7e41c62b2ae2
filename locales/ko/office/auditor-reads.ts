/** Texts of the log of what auditors read. */
export const koOfficeAuditorReads = {
  title: "감사인 열람 기록",
  lead: (days: string) =>
    `감사인이 보거나 파일로 내려받은 것입니다. 같은 열람은 15분에 한 번만 남고, ${days}일 동안 보관합니다.`,
  empty: "기록이 없습니다",
  at: "시각",
  auditor: "감사인",
  everyAuditor: "모든 감사인",
  what: "본 것",
  filter: "조건",
  whole: "전체",
  address: "IP 주소",
};

export type OfficeAuditorReadTexts = typeof koOfficeAuditorReads;
