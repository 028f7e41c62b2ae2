import type { HelpFileTexts } from "#locales/ko/help-files.ts";

/** About the files of messages, on the member site and in the office. */
export const jpHelpFiles = {
  add: "ファイルを添付",
  hint: (most, megabytes) =>
    `任意です。ファイルなしでも送信できます。画像かPDFを${most}個まで、1個${megabytes}MBまで。ここにドラッグするか貼り付けることもできます。`,
  attached: "添付ファイル",
  attaching: (name) => `${name}をアップロード中…`,
  remove: (name) => `${name}の添付を取り消す`,
  open: (name) => `${name}を表示`,
  save: (name) => `${name}をダウンロード`,
  tooLarge: (name, megabytes) => `「${name}」は${megabytes}MBを超えています。`,
  tooMany: (most) => `添付できるファイルは${most}個までです。`,
  wrongKind: (name) => `「${name}」は画像でもPDFでもないか、読み取れません。`,
  failed: (name) => `「${name}」をアップロードできませんでした。もう一度お試しください。`,
  openFailed: (name) => `「${name}」を開けませんでした。もう一度お試しください。`,
  tooOften: "本日添付できるファイル数に達しました。明日もう一度お試しください。",
  gone: "添付したファイルの保管期間が過ぎました。もう一度添付してください。",
} satisfies HelpFileTexts;
