import type { OfficeCertificateTexts } from "#locales/ko/office/certificates.ts";

export const jpOfficeCertificates: OfficeCertificateTexts = {
  title: "認証書",
  add: "認証書を登録",
  lead: "試験機関によるゲームの認証書です。実際のお金を扱う場合、すべてのサイトの管轄で有効な認証書があるゲームだけをオンにできます。",
  missing: (count) => `有効な認証書のないゲームが${count}件あります。`,
  none: "認証書はありません",
  laboratory: "試験機関",
  certificate: "認証書番号",
  build: "ビルド",
  jurisdiction: "管轄",
  expiresOn: "有効期限",
  state: "状態",
  states: { valid: "有効", expired: "期限切れ", withdrawn: "取り下げ" },
  added: "登録",
  withdraw: "取り下げる",
  withdrawn: "認証書を取り下げました。",
  withdrawLead:
    "オンのゲームはそのままです。この認証書でゲームをオンにすることはできなくなります。",
  saved: "認証書を登録しました。",
  games: "ゲームコード",
  gamesHint: "1行に1つ、200件まで。まだ一覧にないゲームも登録できます。",
  version: "バージョン",
  sha256: "ハッシュ（SHA-256）",
  sha256Hint: "認証されたファイル、または認証書ファイルのSHA-256です。16進数64桁を入力します。",
  missingFor: (names) => `有効な認証書のない管轄：${names}`,
  anyJurisdiction: "管轄のないサイト",
  rng: "乱数生成器の認証書",
  rngLead:
    "このゲーム会社の乱数生成器の認証書です。実際のお金を扱う場合、すべてのサイトの管轄で有効な認証書があるときだけ、このゲーム会社のゲームをオンにできます。",
  platform: "プラットフォームの認証書",
  platformTitle: "プラットフォーム",
  platformLead:
    "このプラットフォームの認証書です。実際のお金を扱う場合、すべてのサイトの管轄で有効な認証書があるときだけゲームをオンにできます。",
};
