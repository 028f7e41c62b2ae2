import type { DormancyLetters, OfficeDormancyTexts } from "#locales/ko/dormancy.ts";

export const jpDormancyLetters = {
  told: {
    title: "アカウントがまもなく休眠状態になります",
    text: (since, until) =>
      `${since}以降、アカウントのご利用がありません。${until}までにログインされない場合、アカウントは休眠状態になります。`,
    means:
      "休眠アカウントは、スタッフが本人確認を終えるまで、ログイン、プレイ、入金、出金ができません。残高は全額そのまま保管され、手数料はかかりません。",
    keep: "それまでにログインしていただければ、そのままご利用いただけます。",
  },
  reopened: {
    title: "アカウントの利用を再開しました",
    text: "ご依頼により、スタッフが本人確認を行い、休眠アカウントの利用を再開しました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
} satisfies DormancyLetters;

export const jpOfficeDormancy = {
  told: (since, noticed, due) =>
    `${since}以降、利用がありません。${noticed}にメッセージで通知済みです。会員がログインしない場合、${due}に休眠状態になります。`,
  dormant: (since, at) =>
    `${at}から休眠状態です（${since}以降、利用なし）。残高は会員への未払い金として残り、遅れて確定した配当も加算されます。`,
  note: "まず、会員本人からの依頼であることを確認してください。別の担当者が承認すると、会員は再びログインできます。",
  verifiedBy: "本人確認の方法",
  choose: "方法を選択してください",
  checks: {
    document: "本人確認書類",
    video: "書類を提示したビデオ通話",
    in_person: "対面",
    identity_service: "本人確認サービス",
  },
} satisfies OfficeDormancyTexts;
