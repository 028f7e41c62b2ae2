import { koQuietNames } from "#locales/ko/quiet-times.ts";

/** The hours and weekdays that a member closed, as staff read them. */
export const koOfficeQuietTimes = {
  ...koQuietNames,
  title: "쉬는 시간과 요일",
  lead: "회원이 직접 정한 설정입니다. 직원은 볼 수만 있습니다.",
  kind: "종류",
  present: "적용",
  asked: "변경 신청",
  history: "변경 기록",
  change: "변경",
  at: "시각",
  noChanges: "변경 기록이 없습니다",
  changes: { set: "정함·늘림", asked: "줄이기 신청", cancelled: "신청 취소", loosened: "줄임" },
};

export type OfficeQuietTexts = typeof koOfficeQuietTimes;
