import type { OfficeSessionReportTexts } from "#locales/ko/office/session-report.ts";

export const jpOfficeSessionReport = {
  title: "セッション",
  lead: "各セッションの開始と終了、その間の元帳記録です。セッションが重なる場合、ベットと配当はゲームを開いたセッションに、それ以外は後から始まったセッションに含めます。",
  member: "会員のログインID",
  startedAt: "開始",
  endedAt: "終了",
  reason: "終了理由",
  lasting: "継続中",
  shared: "重複",
  none: "この期間のセッションはありません",
  ends: {
    logout: "ログアウト",
    expired: "期限切れ",
    revoked: "強制終了",
    replaced: "同じブラウザで再ログイン",
    displaced: "セッション数の超過",
    time_used: "プレイ時間の終了",
    member: "会員が一覧から終了",
    password: "パスワード変更",
    staff: "スタッフが終了",
  },
  cells: {
    opening: "開始時残高",
    deposits: "入金",
    wagers: "ベット",
    wins: "配当",
    other: "その他",
    closing: "終了時残高",
  },
} satisfies OfficeSessionReportTexts;
