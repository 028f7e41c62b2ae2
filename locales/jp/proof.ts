import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const jpProof: ProofTexts = {
  title: "明細の証明を確認",
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
