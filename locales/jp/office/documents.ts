import type { OfficeDocumentTexts } from "#locales/ko/office/documents.ts";

export const jpOfficeDocuments = {
  title: "規約のバージョン",
  lead: "利用規約とプライバシーポリシーをサイトの各言語で書き、バージョンとして公開します。公開は別の担当者が確認し、公開した内容は変わりません。",
  inForce: (version, language) => `現在のバージョン：${version}、正文の言語：${language}`,
  notPublished: (language) =>
    `公開したバージョンがないため、標準の文面が表示されています。正文の言語：${language}`,
  write: "文面を書く",
  publish: "公開",
  name: "新しいバージョンの名前",
  nameHint: "英数字、ドット、ハイフン（-）1～20文字（例：2027-01）",
  nameTaken: "この名前はすでに使われています。別の名前を入力してください。",
  needsAcceptance: "会員の新しい同意が必要です",
  needsAcceptanceHint:
    "同意するまで入金とゲームの開始を受け付けません。開いているゲームは公開時に閉じます。出金は続きます。",
  governing: "正文の言語",
  governingHint:
    "ほかの言語のページには翻訳であることが表示されます。正文の言語を変えるには、会員の新しい同意が必要です。",
  language: "言語",
  written: "公開済み",
  changed: "変更あり",
  missing: "なし",
  waitsFor: (count) => `公開するには、2つの文書がサイトのすべての言語で必要です。残り：${count}`,
  unchanged: "最新のバージョンとの違いはありません。",
  versions: "バージョン",
  version: "バージョン",
  publishedAt: "公開日時",
  asks: "新しい同意",
  accepted: "同意した会員",
  asksYes: "必要",
  asksNo: "不要",
  notStated: "記載なし",
  noVersions: "公開したバージョンはありません",
} satisfies OfficeDocumentTexts;
