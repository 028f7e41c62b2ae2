import type { OfficeSheetFileTexts } from "#locales/ko/office/sheet-files.ts";

export const jpOfficeSheetFiles = {
  bringIn: "ゲーム案内ファイルの取り込み",
  lead: "1行にゲーム1件のCSVファイルです。1行目に次の列名が必要です。順序は問いません。rules_の列は必要な言語だけで構いません。",
  fileHint:
    "8MB、20,000行まで、UTF-8またはEUC-KR。ベット額はウォン単位の数字だけで書きます。ルールは引用符で囲んだセルの中で改行し、1行に1つ書きます。空のセルは作成済みの内容をそのまま残します。一覧にまだないゲームも登録できます。",
  found: (lines, changed) => `${lines}行を読み込みました。案内が変わるゲームは${changed}件です。`,
  awaited: (count) => `一覧にまだないゲーム${count}件の案内は、ゲームの追加時に適用されます。`,
  told: (count) => `${count}件のベット額はゲーム会社の情報を使うため変わりません。`,
  saved: "ゲーム案内を保存しました。",
  awaitedTitle: "追加を待つゲーム案内",
  awaitedLead:
    "一覧にまだないゲームの案内です。ゲームの追加時に適用されます。コードが誤っている案内は削除してください。",
  code: "ゲームコード",
  since: "待ち始めた日時",
  sinceUnknown: "記録なし",
  shownOf: (count, all) => `全${all}件のうち古い${count}件`,
  drop: "削除",
  dropOf: (code) => `${code}の案内を削除`,
  dropAll: "表示中の案内をすべて削除",
  dropLead: "案内を削除します。元に戻せません。ファイルを再び取り込むと、また登録されます。",
  dropped: "案内を削除しました。",
  faults: {
    repeated: "同じゲームが2回あります",
    empty: "ゲームがありません",
    stakes: "最小と最大のベット額が合っていません",
    language: "対応していない言語の列です",
  },
} satisfies OfficeSheetFileTexts;
