import type { ClosingTexts } from "#locales/ko/closing.ts";

/** Texts about the closing of the member's own account. */
export const jpClosing = {
  title: "退会",
  lead: "申請するとすぐにベットと入金ができなくなり、残高をすべて出金すると退会が完了します。完了するまでは取り消せます。退会後の再開にはサポートの確認が必要です。",
  ask: "退会を申請",
  askText: "これ以降、ベットと入金はできません。退会を申請しますか？",
  asked: "退会を申請しました。",
  failed: "退会を申請できませんでした。しばらくしてからもう一度お試しください。",
  onBreak: "休止中は申請できません。",
  running: "退会を申請中です",
  runningText: "次がすべて終わると自動で退会になります。",
  nothingLeft: "残っているものはありません。まもなく退会になります。",
  askedAt: "申請日時",
  waits: {
    money:
      "残高をすべて出金してください。最低額と単位は適用されません。コンプは残高に交換しました。",
    payments: "処理中の入金または出金があります。",
    games: "精算前のゲームがあるか、ゲーム会社に残高があります。",
  },
  withdraw: "出金する",
  takeBack: "退会を取り消す",
  takeBackText: "退会を取り消して利用を続けますか？",
  takenBack: "退会を取り消しました。",
  takeBackFailed: "退会を取り消せませんでした。しばらくしてからもう一度お試しください。",
} satisfies ClosingTexts;
