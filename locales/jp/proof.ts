import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const jpProof: ProofTexts = {
  title: "証明を確認",
  intro:
    "ダウンロードした証明ファイルを選ぶと、この画面が端末の中だけで確認します。何も送信せず、保存しておけばネットワークなしでも開けます。",
  choose: "証明ファイルを選ぶ",
  checking: "確認しています…",
  isTrue: "明細は正しいです。すべての行が署名されたときのままです。",
  isFalse: "明細は正しくありません。",
  because: {
    format: "この形式の証明ファイルではありません。",
    sequence: "行が抜けているか、順番が違います。",
    balance: "残高の計算が合いません。",
    seal: "署名された記録と違います。",
    signature: "署名が正しくありません。",
  },
  empty: "この期間に署名された行はまだありません。",
  total: {
    isTrue: "金額は正しいです。署名された総額に含まれています。",
    isFalse: "金額は正しくありません。",
    because: {
      sum: "金額の合計が総額と合いません。",
      root: "金額が署名されたルートにつながりません。",
    },
    member: "ID",
    day: "日付",
    amount: "自分の金額",
    owed: "全会員の総額",
    root: "ルートハッシュ",
    hint: "総額、ルートハッシュ、鍵の番号を、運営者が公表しているものと比べてください。このファイルは、運営者がその金額を保有していることや、ほかの会員の金額が漏れていないことを証明するものではありません。",
  },
  site: "サイト",
  account: "アカウント",
  count: "行数",
  opening: "はじめの残高",
  closing: "終わりの残高",
  sealedAt: "署名の日時",
  keyId: "署名の鍵",
  keyHint: "運営者が公開している鍵の番号と比べてください。",
  unreadable: "ファイルを読み込めません。",
  cannotCheck:
    "このブラウザでは署名を確認できないため、正しいかどうかは分かりません。最新のChrome、Edge、Firefox、Safariでもう一度確認してください。",
};
