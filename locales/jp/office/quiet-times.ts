import { jpQuietNames } from "#locales/jp/quiet-times.ts";
import type { OfficeQuietTexts } from "#locales/ko/office/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const jpOfficeQuietTimes: OfficeQuietTexts = {
  ...jpQuietNames,
  title: "プレイ休止時間と入金しない曜日",
  lead: "会員が自分で決めた設定です。スタッフは閲覧のみできます。",
  kind: "種類",
  present: "適用中",
  asked: "変更の申請",
  history: "変更履歴",
  change: "変更",
  at: "日時",
  noChanges: "変更履歴はありません",
  changes: {
    set: "設定・延長",
    asked: "短縮を申請",
    cancelled: "申請を取り消し",
    loosened: "短縮",
  },
};
