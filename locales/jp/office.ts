import { jpOfficeBreaks } from "#locales/jp/breaks.ts";
import { jpOfficeMembers } from "#locales/jp/office/members.ts";
import { jpOfficeFacts } from "#locales/jp/office/facts.ts";
import { jpOfficeComponents } from "#locales/jp/office/components.ts";
import { jpOfficeBuilds } from "#locales/jp/office/builds.ts";
import { jpOfficeAvailability } from "#locales/jp/office/availability.ts";
import { jpOfficeCatalogue } from "#locales/jp/office/catalogue.ts";
import { jpOfficeCertificateFiles } from "#locales/jp/office/certificate-files.ts";
import { jpOfficeSheetFiles } from "#locales/jp/office/sheet-files.ts";
import { jpOfficeGameFiles } from "#locales/jp/office/game-files.ts";
import { jpOfficeCertificates } from "#locales/jp/office/certificates.ts";
import { jpOfficeConnections } from "#locales/jp/office/connections.ts";
import { jpOfficeSelfTests } from "#locales/jp/office/self-tests.ts";
import { jpOfficeJackpots } from "#locales/jp/office/jackpots.ts";
import { jpOfficeGames } from "#locales/jp/office/games.ts";
import { jpOfficeMessages } from "#locales/jp/office/messages.ts";
import { jpOfficeOperators } from "#locales/jp/office/operators.ts";
import { jpOfficeBarredPersons } from "#locales/jp/office/barred-persons.ts";
import { jpOfficePrivacyRequests } from "#locales/jp/office/privacy-requests.ts";
import { jpOfficeDuplicateAccounts } from "#locales/jp/office/duplicate-accounts.ts";
import { jpOfficeIdentityChecks } from "#locales/jp/office/identity-checks.ts";
import { jpOfficePlayPatterns } from "#locales/jp/office/play-patterns.ts";
import { jpOfficeSuspicions } from "#locales/jp/office/suspicions.ts";
import { jpOfficeCases } from "#locales/jp/office/cases.ts";
import { jpOfficeMarketing } from "#locales/jp/office/marketing.ts";
import { jpOfficeProtectionFigures } from "#locales/jp/office/protection-figures.ts";
import { jpOfficeImposedLimits } from "#locales/jp/office/imposed-limits.ts";
import { jpOfficeDocuments } from "#locales/jp/office/documents.ts";
import { jpOfficeOpening } from "#locales/jp/office/opening.ts";
import { jpOfficeNetworks } from "#locales/jp/office/networks.ts";
import { jpOfficeLicences } from "#locales/jp/office/licences.ts";
import { jpOfficeProfiles } from "#locales/jp/office/profiles.ts";
import { jpOfficeLooks } from "#locales/jp/office/looks.ts";
import { jpOfficeSettings } from "#locales/jp/office/settings.ts";
import { jpOfficeApprovalRefusals, jpOfficeApprovals } from "#locales/jp/office/approvals.ts";
import { jpOfficePasskeys } from "#locales/jp/office/passkeys.ts";
import { jpOfficePayments } from "#locales/jp/office/payments.ts";
import { jpOfficePaymentHistory } from "#locales/jp/office/payment-history.ts";
import { jpOfficePayouts } from "#locales/jp/office/payouts.ts";
import { jpOfficeStatements } from "#locales/jp/office/statements.ts";
import { jpOfficeProposals } from "#locales/jp/office/proposals.ts";
import { jpOfficeAlerts } from "#locales/jp/office/alerts.ts";
import { jpOfficeLists } from "#locales/jp/office/lists.ts";
import { jpOfficeScheduledReports } from "#locales/jp/office/scheduled-reports.ts";
import { jpOfficeDisputes } from "#locales/jp/office/disputes.ts";
import { jpOfficeBulk } from "#locales/jp/office/bulk.ts";
import { jpOfficeLargeJackpots } from "#locales/jp/office/large-jackpots.ts";
import { jpOfficeSignificantEvents } from "#locales/jp/office/significant-events.ts";
import { jpOfficeEmergencies } from "#locales/jp/office/emergencies.ts";
import { jpOfficeReviews } from "#locales/jp/office/reviews.ts";
import { jpOfficeAuditorReads } from "#locales/jp/office/auditor-reads.ts";
import { jpOfficeSessionEnd } from "#locales/jp/office/session-end.ts";
import { jpOfficeSessionRecord } from "#locales/jp/office/session-record.ts";
import { jpOfficeSessionReport } from "#locales/jp/office/session-report.ts";
import { jpOfficeGameReport } from "#locales/jp/office/game-report.ts";
import { jpOfficeIncentives } from "#locales/jp/office/incentives.ts";
import { jpOfficeAccount } from "#locales/jp/office/account.ts";
import { jpOfficeAccountSummary } from "#locales/jp/office/account-summary.ts";
import { jpOfficeBalances } from "#locales/jp/office/balances.ts";
import { jpOfficeAgreedLevels } from "#locales/jp/office/agreed-levels.ts";
import { jpOfficeFunds } from "#locales/jp/office/funds.ts";
import { jpOfficeSettlement } from "#locales/jp/office/settlement.ts";
import { jpOfficeDayFiles } from "#locales/jp/office/day-files.ts";
import { jpOfficeDifferences } from "#locales/jp/office/differences.ts";
import { jpOfficeReports } from "#locales/jp/office/reports.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

export const jpOffice = {
  payments: jpOfficePayments,
  reports: jpOfficeReports,
  balances: jpOfficeBalances,
  accountSummary: jpOfficeAccountSummary,
  gameReport: jpOfficeGameReport,
  incentives: jpOfficeIncentives,
  passkeys: jpOfficePasskeys,
  approvals: jpOfficeApprovals,
  reviews: jpOfficeReviews,
  auditorReads: jpOfficeAuditorReads,
  emergencies: jpOfficeEmergencies,
  sessionEnd: jpOfficeSessionEnd,
  sessionReport: jpOfficeSessionReport,
  sessionRecord: jpOfficeSessionRecord,
  largeJackpots: jpOfficeLargeJackpots,
  significantEvents: jpOfficeSignificantEvents,
  differences: jpOfficeDifferences,
  dayFiles: jpOfficeDayFiles,
  settlement: jpOfficeSettlement,
  funds: jpOfficeFunds,
  alerts: jpOfficeAlerts,
  bulk: jpOfficeBulk,
  lists: jpOfficeLists,
  scheduledReports: jpOfficeScheduledReports,
  disputes: jpOfficeDisputes,
  members: jpOfficeMembers,
  paymentHistory: jpOfficePaymentHistory,
  payouts: jpOfficePayouts,
  statements: jpOfficeStatements,
  games: jpOfficeGames,
  jackpots: jpOfficeJackpots,
  connections: jpOfficeConnections,
  selfTests: jpOfficeSelfTests,
  agreedLevels: jpOfficeAgreedLevels,
  certificates: jpOfficeCertificates,
  certificateFiles: jpOfficeCertificateFiles,
  sheetFiles: jpOfficeSheetFiles,
  gameFiles: jpOfficeGameFiles,
  availability: jpOfficeAvailability,
  builds: jpOfficeBuilds,
  components: jpOfficeComponents,
  catalogue: jpOfficeCatalogue,
  ...jpOfficeOperators,
  facts: jpOfficeFacts,
  settings: jpOfficeSettings,
  looks: jpOfficeLooks,
  profiles: jpOfficeProfiles,
  licences: jpOfficeLicences,
  networks: jpOfficeNetworks,
  opening: jpOfficeOpening,
  documents: jpOfficeDocuments,
  cases: jpOfficeCases,
  marketing: jpOfficeMarketing,
  protectionFigures: jpOfficeProtectionFigures,
  imposedLimits: jpOfficeImposedLimits,
  barredPersons: jpOfficeBarredPersons,
  duplicateAccounts: jpOfficeDuplicateAccounts,
  identityChecks: jpOfficeIdentityChecks,
  privacyRequests: jpOfficePrivacyRequests,
  playPatterns: jpOfficePlayPatterns,
  suspicions: jpOfficeSuspicions,
  frame: {
    brand: "ダルビット",
    office: "管理画面",
    pageTitle: (page) => `${page} — ダルビット管理画面`,
    skipToContent: "本文へ移動",
    menu: "メインメニュー",
    groups: {
      money: "資金",
      members: "会員",
      messages: "メッセージ",
      games: "ゲーム",
      reports: "レポート",
      system: "システム",
    },
    jump: "移動・検索",
    ownAccount: "自分のアカウント",
    signOut: "ログアウト",
    theme: "画面テーマ",
    themeSystem: "端末の設定",
    themeLight: "ライト",
    themeDark: "ダーク",
    language: "言語",
    singleKeys: "一文字ショートカットを使う",
    sound: "新しい入出金申請を音で知らせる",
    shortcuts: "ショートカット",
    shortcutsOff: "一文字ショートカットは無効です。自分のアカウントで有効にできます。",
    close: "閉じる",
    cancel: "キャンセル",
    retry: "再試行",
    loading: "読み込んでいます…",
    loadFailed: "読み込めませんでした",
    lineLost:
      "リアルタイム接続が切れたため、画面が最新でない可能性があります。自動的に再接続します。",
    faultId: (id) => `エラー番号 ${id}`,
    callFailed: "処理できませんでした。もう一度お試しください。",
    outcomeUnknown:
      "サーバーの応答がなく、処理されたかどうか確認できません。表示されている現在の状態を確認してから、もう一度お試しください。",
    notFound: "この画面はありません",
    notAllowed: "この画面を見る権限がありません",
    notAllowedText: (role) => `現在の役割は${role}です。管理者に依頼してください。`,
    toStart: "最初の画面へ",
    reason: "理由",
    reasonHint: "3～500文字。監査記録にそのまま残ります。",
    reasonTooShort: "3文字以上で入力してください。",
    nothing: "なし",
    unsaved: "保存していない内容があります",
    unsavedText: "保存しないと、ここに入力した内容は失われます。",
    stay: "編集を続ける",
    discard: "破棄",
  },
  palette: {
    title: "移動・検索",
    placeholder: "画面名、番号、入金番号、会員",
    nothingFound: "見つかりません",
    screens: "画面",
    hint: "↑ ↓ 選択 · Enter 開く · Esc 閉じる",
  },
  signIn: {
    title: "管理画面ログイン",
    lead: "スタッフ専用です。会員アカウントではログインできません。",
    loginId: "ログインID",
    password: "パスワード",
    showPassword: "パスワードを表示",
    next: "次へ",
    code: "認証アプリの6桁の番号",
    codeHint: "アプリに今表示されている番号です。一つの番号は一度だけ使えます。",
    codeWrong: "番号が違うか使用済みです。新しい番号を入力してください。",
    wrong: "IDまたはパスワードが正しくありません。",
    tooOften: (minutes) => `試行が多いためロックされました。${minutes}分後にお試しください。`,
    closed: "使用できないアカウントです。管理者にお問い合わせください。",
    submit: "ログイン",
    back: "別のIDを使う",
    ends: {
      idle: "15分間操作がなかったため、セッションが終了しました。",
      longest: "1回のログインで使える時間が過ぎたため、セッションが終了しました。",
      displaced:
        "別の場所でのログインによりセッション数が上限を超え、最も長く使われていないこのセッションが終了しました。心当たりがない場合はパスワードを変更してください。",
      replaced: "このブラウザで再ログインしたため、前のセッションが終了しました。",
      signed_out: "このブラウザの別のウィンドウでログアウトしました。",
      revoked:
        "セッション一覧からの終了、またはパスワードや役割の変更により、セッションが終了しました。",
      unknown: "セッションが終了しました。",
    },
    again: "再ログインすると、入力した内容を保ったまま元の画面に戻ります。",
  },
  account: jpOfficeAccount,
  proposals: jpOfficeProposals,
  breaks: jpOfficeBreaks,
  messages: jpOfficeMessages,
  /** One sentence for every way a call can say no, by the wire's status. */
  refusals: {
    pass: "IDまたはパスワードが正しくありません。",
    otp: "認証番号またはパスキーを確認してください。",
    passkey:
      "ログインに必要なパスキーがなくなります。利用権限のあるスタッフ全員に、このアドレスのパスキーが1個以上必要です。",
    passkey_address:
      "このアドレスではパスキーを使えません。管理画面の正式なアドレスをhttpsで開くか、このコンピューターではlocalhostで開いてください。",
    ...jpOfficeApprovalRefusals,
    time: "操作が多すぎます。しばらくお待ちください。",
    closed: "アカウントが停止中か資金が凍結中のため、処理できません。",
    not_found: "見つかりません。",
    already: "すでに処理されています。",
    under_way: "すでに実行中です。",
    break: "会員が利用を休止中のため、処理できません。",
    own_measure: "異議の対象となる措置を行った担当者は回答できません。別の担当者が回答します。",
    complaint:
      "苦情は最終決定によってのみ終わります。分類の変更や、回答せずに閉じることはできません。",
    barred: "国の登録簿による確認が済んでいないため、処理できません。",
    no_play: "利用禁止対象者の会員のため、処理できません。",
    identity: "会員の本人確認が済んでいないため、処理できません。",
    suspected: "マネー・ローンダリングの疑いが終了するまで、この会員の出金は処理できません。",
    balance: "残高または限度額の条件を満たしていません。",
    limit: "限度額を超えています。",
    test_account:
      "テストアカウントの規則により処理できません。運営者の資金はテストアカウントだけに付与でき、テストアカウントにはほかの方法で入金も出金もできません。",
    test_cap: "テストアカウント1件または1日の上限を超えています。上限は設定で確認できます。",
    own_limit: "会員の入金限度額を超えています。",
    deposit_free_day: "会員が入金しないと決めた曜日です。別の日に承認するか、返金してください。",
    waiting: "別の担当者の承認を待っています。",
    in_play:
      "精算前のゲームがあるか、ゲーム会社に残高があります。すぐに利用を止めるには停止してください。",
    stale: "別の担当者が先に処理しました。",
    claimed: "別の担当者が対応中です。",
    own: "自分の提案は承認できません。",
    let_in:
      "一方がもう一方の招待を承認して間もないため、まだ二人の確認とは見なされません。別の担当者が行ってください。",
    expired: "期限切れの提案です。",
    file: "ファイルを読み取れないため、何も保存していません。",
    target: "このアドレスには送れません。インターネット上のhttpsアドレスを入力してください。",
    certificate:
      "すべてのサイトの管轄で有効な認証書がないゲームがあります。先に認証書を登録してください。",
    rng_certificate:
      "このゲーム会社の乱数生成器には、すべてのサイトの管轄で有効な認証書がありません。先にゲーム会社の認証書の画面で登録してください。",
    platform_certificate:
      "プラットフォームには、すべてのサイトの管轄で有効な認証書がありません。先に登録してください。",
    sheet: "ルールまたはベット範囲のないゲームがあります。先にゲーム案内を作成してください。",
    build: "ビルドを固定していないゲームがあります。先にゲームのビルドを固定してください。",
    declared: "ゲーム会社の一覧にある値です。一覧と比較してください。",
    used: "この接続を使うゲーム会社があるため、プロトコル、通貨、環境は変更できません。別の接続を追加してください。",
    fed: "積み立てるゲーム会社があるため、このジャックポットからは引き出せません。",
    shares: "ゲームの還元率とこの積立率の合計がベット額を超えます。積立率を下げてください。",
    differs:
      "すでに積み立てているジャックポットの割合が異なります。進行中のジャックポットの割合は次の当選後にのみ変わります。現在の積立率表の割合を変更してください。",
    detail_missing: "氏名のほかに、確認できる情報を一つ以上入力してください。",
    kept: "法律で定められた記録の保管期間が終わっていないため、個人情報を消去できません。",
    privacy_request: "処理待ちの個人データの請求があります。先に回答してください。",
    erase: "消去の請求は、会員の個人情報を消去することで認められます。",
    late: "回答期限を延長できるのは最初の1か月以内だけです。",
    governing_locale: "公開した規約の正文の言語は、提供する言語の中から選択してください。",
    default_locale: "既定の言語は、提供する言語の中から選択してください。",
    contrast: "色のコントラストが足りず、見えにくくなります。色を変更してください。",
    secret_missing: "署名用シークレットキーを入力してください。",
    not_ready: "開業に必要な項目が残っています。",
    texts_missing:
      "公開するには、2つの文書がサイトのすべての言語で必要です。サイトに追加できるのは、公開済みの言語だけです。",
    mail_missing: "メールサーバーが設定されていません。",
    self: "自分のアカウントは自分で処理できません。",
    last: "管理者は1人以上必要です。",
    weak: "よくあるパスワード、またはIDを含むパスワードです。",
    forbidden: "権限がありません。",
    conflict: "別の処理と重なりました。確認し直してください。",
    by: (operator) => `担当：${operator}`,
    until: (time) => `${time}まで`,
  },
} satisfies OfficeTexts;
