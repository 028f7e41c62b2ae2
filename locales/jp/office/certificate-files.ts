import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const jpOfficeCertificateFiles = {
  bringIn: "認証書ファイルの取り込み",
  lead: "1行に認証書1件のCSVファイルです。1行目に次の列名が必要です。順序は問いません。",
  fileHint:
    "8MB、20,000行まで、UTF-8またはEUC-KR。有効期限は2030-12-31のように書きます。一覧にまだないゲームも登録できます。",
  found: (lines, fresh) => `${lines}行を読み込みました。新しい認証書は${fresh}件です。`,
  faults: {
    jurisdiction: "登録されていない管轄です",
    repeated: "同じ認証書が2回あります",
    empty: "認証書がありません",
  },
} satisfies OfficeCertificateFileTexts;
