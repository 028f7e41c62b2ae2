import type { OfficeAuditorReadTexts } from "#locales/ko/office/auditor-reads.ts";

export const cnOfficeAuditorReads = {
  title: "审计员查看记录",
  lead: (days) => `审计员查看或下载的内容。相同的查看15分钟内只记一次，保留${days}天。`,
  empty: "没有记录",
  at: "时间",
  auditor: "审计员",
  everyAuditor: "所有审计员",
  what: "内容",
  filter: "条件",
  whole: "全部",
  address: "IP 地址",
} satisfies OfficeAuditorReadTexts;
