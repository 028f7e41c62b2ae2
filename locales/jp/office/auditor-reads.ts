import type { OfficeAuditorReadTexts } from "#locales/ko/office/auditor-reads.ts";

export const jpOfficeAuditorReads = {
  title: "監査人の閲覧記録",
  lead: (days) =>
    `監査人が閲覧またはダウンロードした内容です。同じ閲覧は15分に1回だけ記録し、${days}日間保管します。`,
  empty: "記録はありません",
  at: "時刻",
  auditor: "監査人",
  everyAuditor: "すべての監査人",
  what: "内容",
  filter: "条件",
  whole: "すべて",
  address: "IPアドレス",
} satisfies OfficeAuditorReadTexts;
