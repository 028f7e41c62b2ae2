import { koOfficeBreaks } from "#locales/ko/breaks.ts";
import { koOfficeMembers } from "#locales/ko/office/members.ts";
import { koOfficeFacts } from "#locales/ko/office/facts.ts";
import { koOfficeComponents } from "#locales/ko/office/components.ts";
import { koOfficeBuilds } from "#locales/ko/office/builds.ts";
import { koOfficeAvailability } from "#locales/ko/office/availability.ts";
import { koOfficeCatalogue } from "#locales/ko/office/catalogue.ts";
import { koOfficeCertificateFiles } from "#locales/ko/office/certificate-files.ts";
import { koOfficeSheetFiles } from "#locales/ko/office/sheet-files.ts";
import { koOfficeGameFiles } from "#locales/ko/office/game-files.ts";
import { koOfficeCertificates } from "#locales/ko/office/certificates.ts";
import { koOfficeConnections } from "#locales/ko/office/connections.ts";
import { koOfficeSelfTests } from "#locales/ko/office/self-tests.ts";
import { koOfficeJackpots } from "#locales/ko/office/jackpots.ts";
import { koOfficeGames } from "#locales/ko/office/games.ts";
import { koOfficeMessages } from "#locales/ko/office/messages.ts";
import { koOfficeOperators } from "#locales/ko/office/operators.ts";
import { koOfficeBarredPersons } from "#locales/ko/office/barred-persons.ts";
import { koOfficePrivacyRequests } from "#locales/ko/office/privacy-requests.ts";
import { koOfficeDuplicateAccounts } from "#locales/ko/office/duplicate-accounts.ts";
import { koOfficeIdentityChecks } from "#locales/ko/office/identity-checks.ts";
import { koOfficePlayPatterns } from "#locales/ko/office/play-patterns.ts";
import { koOfficeSuspicions } from "#locales/ko/office/suspicions.ts";
import { koOfficeCases } from "#locales/ko/office/cases.ts";
import { koOfficeMarketing } from "#locales/ko/office/marketing.ts";
import { koOfficeProtectionFigures } from "#locales/ko/office/protection-figures.ts";
import { koOfficeImposedLimits } from "#locales/ko/office/imposed-limits.ts";
import { koOfficeDocuments } from "#locales/ko/office/documents.ts";
import { koOfficeOpening } from "#locales/ko/office/opening.ts";
import { koOfficeNetworks } from "#locales/ko/office/networks.ts";
import { koOfficeLicences } from "#locales/ko/office/licences.ts";
import { koOfficeProfiles } from "#locales/ko/office/profiles.ts";
import { koOfficeLooks } from "#locales/ko/office/looks.ts";
import { koOfficeSettings } from "#locales/ko/office/settings.ts";
import { koOfficeApprovalRefusals, koOfficeApprovals } from "#locales/ko/office/approvals.ts";
import { koOfficePasskeys } from "#locales/ko/office/passkeys.ts";
import { koOfficePayments } from "#locales/ko/office/payments.ts";
import { koOfficePaymentHistory } from "#locales/ko/office/payment-history.ts";
import { koOfficePayouts } from "#locales/ko/office/payouts.ts";
import { koOfficeStatements } from "#locales/ko/office/statements.ts";
import { koOfficeProposals } from "#locales/ko/office/proposals.ts";
import { koOfficeAlerts } from "#locales/ko/office/alerts.ts";
import { koOfficeLists } from "#locales/ko/office/lists.ts";
import { koOfficeScheduledReports } from "#locales/ko/office/scheduled-reports.ts";
import { koOfficeDisputes } from "#locales/ko/office/disputes.ts";
import { koOfficeBulk } from "#locales/ko/office/bulk.ts";
import { koOfficeLargeJackpots } from "#locales/ko/office/large-jackpots.ts";
import { koOfficeSignificantEvents } from "#locales/ko/office/significant-events.ts";
import { koOfficeEmergencies } from "#locales/ko/office/emergencies.ts";
import { koOfficeReviews } from "#locales/ko/office/reviews.ts";
import { koOfficeAuditorReads } from "#locales/ko/office/auditor-reads.ts";
import { koOfficeSessionEnd } from "#locales/ko/office/session-end.ts";
import { koOfficeSessionRecord } from "#locales/ko/office/session-record.ts";
import { koOfficeSessionReport } from "#locales/ko/office/session-report.ts";
import { koOfficeGameReport } from "#locales/ko/office/game-report.ts";
import { koOfficeIncentives } from "#locales/ko/office/incentives.ts";
import { koOfficeAccount } from "#locales/ko/office/account.ts";
import { koOfficeAccountSummary } from "#locales/ko/office/account-summary.ts";
import { koOfficeBalances } from "#locales/ko/office/balances.ts";
import { koOfficeAgreedLevels } from "#locales/ko/office/agreed-levels.ts";
import { koOfficeFunds } from "#locales/ko/office/funds.ts";
import { koOfficeSettlement } from "#locales/ko/office/settlement.ts";
import { koOfficeDayFiles } from "#locales/ko/office/day-files.ts";
import { koOfficeDifferences } from "#locales/ko/office/differences.ts";
import { koOfficeReports } from "#locales/ko/office/reports.ts";

/** Texts of the back office: what every screen of it shares. The other languages follow these. */
export const koOffice = {
  payments: koOfficePayments,
  reports: koOfficeReports,
  balances: koOfficeBalances,
  accountSummary: koOfficeAccountSummary,
  gameReport: koOfficeGameReport,
  incentives: koOfficeIncentives,
  passkeys: koOfficePasskeys,
  approvals: koOfficeApprovals,
  reviews: koOfficeReviews,
  auditorReads: koOfficeAuditorReads,
  emergencies: koOfficeEmergencies,
  sessionEnd: koOfficeSessionEnd,
  sessionReport: koOfficeSessionReport,
  sessionRecord: koOfficeSessionRecord,
  largeJackpots: koOfficeLargeJackpots,
  significantEvents: koOfficeSignificantEvents,
  differences: koOfficeDifferences,
  dayFiles: koOfficeDayFiles,
  settlement: koOfficeSettlement,
  funds: koOfficeFunds,
  alerts: koOfficeAlerts,
  bulk: koOfficeBulk,
  lists: koOfficeLists,
  scheduledReports: koOfficeScheduledReports,
  disputes: koOfficeDisputes,
  members: koOfficeMembers,
  paymentHistory: koOfficePaymentHistory,
  payouts: koOfficePayouts,
  statements: koOfficeStatements,
  games: koOfficeGames,
  jackpots: koOfficeJackpots,
  connections: koOfficeConnections,
  selfTests: koOfficeSelfTests,
  agreedLevels: koOfficeAgreedLevels,
  certificates: koOfficeCertificates,
  certificateFiles: koOfficeCertificateFiles,
  sheetFiles: koOfficeSheetFiles,
  gameFiles: koOfficeGameFiles,
  availability: koOfficeAvailability,
  builds: koOfficeBuilds,
  components: koOfficeComponents,
  catalogue: koOfficeCatalogue,
  ...koOfficeOperators,
  facts: koOfficeFacts,
  settings: koOfficeSettings,
  looks: koOfficeLooks,
  profiles: koOfficeProfiles,
  licences: koOfficeLicences,
  networks: koOfficeNetworks,
  opening: koOfficeOpening,
  documents: koOfficeDocuments,
  cases: koOfficeCases,
  marketing: koOfficeMarketing,
  protectionFigures: koOfficeProtectionFigures,
  imposedLimits: koOfficeImposedLimits,
  barredPersons: koOfficeBarredPersons,
  duplicateAccounts: koOfficeDuplicateAccounts,
  identityChecks: koOfficeIdentityChecks,
  privacyRequests: koOfficePrivacyRequests,
  playPatterns: koOfficePlayPatterns,
  suspicions: koOfficeSuspicions,
  frame: {
    brand: "달빛",
    office: "백오피스",
    pageTitle: (page: string) => `${page} — 달빛 백오피스`,
    skipToContent: "본문으로 건너뛰기",
    menu: "주 메뉴",
    groups: {
      money: "자금",
      members: "회원",
      messages: "메시지",
      games: "게임",
      reports: "보고",
      system: "시스템",
    },
    jump: "이동 또는 찾기",
    ownAccount: "내 계정",
    signOut: "로그아웃",
    theme: "화면 테마",
    themeSystem: "기기 설정",
    themeLight: "밝은 화면",
    themeDark: "어두운 화면",
    language: "언어",
    singleKeys: "한 글자 단축키 사용",
    sound: "새 입출금 신청을 소리로 알림",
    shortcuts: "단축키",
    shortcutsOff: "한 글자 단축키가 꺼져 있습니다. 내 계정에서 켤 수 있습니다.",
    close: "닫기",
    cancel: "취소",
    retry: "다시 시도",
    loading: "불러오는 중입니다…",
    loadFailed: "불러오지 못했습니다",
    lineLost: "실시간 연결이 끊겨 화면이 최신이 아닐 수 있습니다. 자동으로 다시 연결합니다.",
    faultId: (id: string) => `오류 번호 ${id}`,
    callFailed: "처리하지 못했습니다. 다시 시도해 주세요.",
    outcomeUnknown:
      "서버의 답을 받지 못해 처리되었는지 알 수 없습니다. 지금 보이는 상태를 확인한 뒤 다시 시도해 주세요.",
    notFound: "없는 화면입니다",
    notAllowed: "이 화면을 볼 권한이 없습니다",
    notAllowedText: (role: string) => `지금 역할은 ${role}입니다. 관리자에게 요청해 주세요.`,
    toStart: "처음 화면으로",
    reason: "사유",
    reasonHint: "3~500자. 감사 기록에 그대로 남습니다.",
    reasonTooShort: "세 글자 이상 입력해 주세요.",
    nothing: "없음",
    unsaved: "저장하지 않은 내용이 있습니다",
    unsavedText: "저장하지 않으면 여기에 입력한 내용이 사라집니다.",
    stay: "계속 작성",
    discard: "저장하지 않기",
  },
  palette: {
    title: "이동 또는 찾기",
    placeholder: "화면, 번호, 입금 번호, 회원",
    nothingFound: "찾은 것이 없습니다",
    screens: "화면",
    hint: "↑ ↓ 선택 · Enter 열기 · Esc 닫기",
  },
  signIn: {
    title: "백오피스 로그인",
    lead: "직원 계정으로 로그인합니다. 회원 계정으로는 로그인할 수 없습니다.",
    loginId: "아이디",
    password: "비밀번호",
    showPassword: "비밀번호 보기",
    next: "다음",
    code: "인증 앱 번호 6자리",
    codeHint: "인증 앱에 지금 보이는 번호입니다. 번호마다 한 번만 쓸 수 있습니다.",
    codeWrong: "번호가 맞지 않거나 이미 사용했습니다. 새 번호를 입력해 주세요.",
    wrong: "아이디 또는 비밀번호가 맞지 않습니다.",
    tooOften: (minutes: string) => `시도가 많아 잠겼습니다. ${minutes}분 뒤에 다시 시도해 주세요.`,
    closed: "사용할 수 없는 계정입니다. 관리자에게 문의해 주세요.",
    submit: "로그인",
    back: "다른 아이디로",
    ends: {
      idle: "15분 동안 쓰지 않아 접속이 끝났습니다.",
      longest: "한 번 로그인해 쓸 수 있는 시간이 지나 접속이 끝났습니다.",
      displaced:
        "다른 곳에서 로그인해 접속 수가 한도를 넘었고, 가장 오래 쓰지 않은 이 접속이 끝났습니다. 본인이 아니라면 비밀번호를 바꿔 주세요.",
      replaced: "이 브라우저에서 다시 로그인해 이전 접속이 끝났습니다.",
      signed_out: "이 브라우저의 다른 창에서 로그아웃했습니다.",
      revoked: "비밀번호나 역할이 바뀌었거나, 접속 목록에서 끊어 접속이 끝났습니다.",
      unknown: "접속 시간이 끝났습니다.",
    },
    again: "다시 로그인하면 보던 화면과 입력한 내용이 그대로 돌아옵니다.",
  },
  account: koOfficeAccount,
  proposals: koOfficeProposals,
  breaks: koOfficeBreaks,
  messages: koOfficeMessages,
  /** One sentence for each refusal of a call, by its status. */
  refusals: {
    pass: "아이디 또는 비밀번호가 맞지 않습니다.",
    otp: "인증 번호나 패스키를 확인해 주세요.",
    passkey:
      "로그인에 필요한 패스키가 없어집니다. 접속 권한이 있는 직원마다 이 주소의 패스키가 한 개 이상 있어야 합니다.",
    passkey_address:
      "이 주소에서는 패스키를 쓸 수 없습니다. 정해진 백오피스 주소를 https로 열거나, 이 컴퓨터에서는 localhost로 열어 주세요.",
    ...koOfficeApprovalRefusals,
    time: "요청이 잦습니다. 잠시 기다려 주세요.",
    closed: "계정이 정지되었거나 자금이 동결되어 처리할 수 없습니다.",
    not_found: "찾을 수 없습니다.",
    already: "이미 처리되었습니다.",
    under_way: "이미 진행 중입니다.",
    break: "회원이 스스로 이용을 쉬는 중이라 처리할 수 없습니다.",
    own_measure: "이 조치를 한 담당자는 답할 수 없습니다. 다른 담당자가 답해야 합니다.",
    complaint: "불만은 최종 결정으로만 끝납니다. 분류를 바꾸거나 답변 없이 닫을 수 없습니다.",
    barred: "국가 등록부의 확인을 마치지 못해 처리할 수 없습니다.",
    no_play: "이용 금지 대상인 회원이라 처리할 수 없습니다.",
    identity: "본인 확인을 마치지 않은 회원이라 처리할 수 없습니다.",
    suspected: "자금세탁 의심이 종결되기 전에는 이 회원의 출금을 처리할 수 없습니다.",
    balance: "잔액이나 한도가 맞지 않습니다.",
    limit: "한도를 넘습니다.",
    test_account:
      "테스트 계정 규칙에 어긋납니다. 운영자 자금은 테스트 계정에만 지급하고, 테스트 계정은 다른 방법으로 입금하거나 출금할 수 없습니다.",
    test_cap: "테스트 계정의 계정당 또는 하루 한도를 넘습니다. 한도는 설정에 있습니다.",
    own_limit: "회원의 입금 한도를 넘습니다.",
    deposit_free_day: "회원이 입금하지 않기로 정한 요일입니다. 다른 날 승인하거나 반환해 주세요.",
    waiting: "다른 담당자의 승인을 기다리고 있습니다.",
    in_play: "진행 중인 게임이 있거나 게임사에 돈이 있습니다. 이용을 바로 막으려면 정지하세요.",
    stale: "다른 담당자가 먼저 처리했습니다.",
    claimed: "다른 담당자가 처리하고 있습니다.",
    own: "내가 제안한 처리는 스스로 승인할 수 없습니다.",
    let_in:
      "한 사람이 다른 사람의 초대를 승인한 지 얼마 되지 않아, 두 사람의 확인으로 보지 않습니다. 다른 담당자가 처리해 주세요.",
    expired: "기한이 지난 제안입니다.",
    file: "파일을 읽을 수 없어 아무것도 저장하지 않았습니다.",
    target: "이 주소로는 보낼 수 없습니다. 인터넷에서 열리는 https 주소를 입력해 주세요.",
    certificate:
      "모든 사이트의 관할에 유효한 인증서가 없는 게임이 있어 켤 수 없습니다. 인증서를 먼저 등록해 주세요.",
    rng_certificate:
      "이 게임사의 난수 생성기에 모든 사이트의 관할에 유효한 인증서가 없어 켤 수 없습니다. 게임사의 인증서 화면에서 먼저 등록해 주세요.",
    platform_certificate:
      "플랫폼에 모든 사이트의 관할에 유효한 인증서가 없어 켤 수 없습니다. 플랫폼 인증서를 먼저 등록해 주세요.",
    sheet: "규칙이나 베팅 범위가 없는 게임이 있어 켤 수 없습니다. 게임 안내를 먼저 작성해 주세요.",
    build: "고정한 빌드가 없는 게임이 있어 켤 수 없습니다. 게임 빌드를 먼저 고정해 주세요.",
    declared: "게임사의 목록이 알려 온 값입니다. 목록 비교에서 반영해 주세요.",
    used: "이 연결을 쓰는 게임사가 있어 프로토콜, 통화, 환경은 바꿀 수 없습니다. 새 연결을 추가해 주세요.",
    fed: "이 잭팟에 적립하는 게임사가 있어 금액을 뺄 수 없습니다.",
    shares: "게임의 환수율과 이 비율의 합이 베팅 전체를 넘습니다. 비율을 낮춰 주세요.",
    differs:
      "이미 적립하고 있는 잭팟의 비율이 다릅니다. 진행 중인 잭팟의 비율은 다음 당첨 뒤에만 바뀌므로, 지금 쓰는 적립 비율표의 비율을 바꿔 주세요.",
    detail_missing: "이름 말고도 확인할 정보를 하나 이상 입력해 주세요.",
    kept: "법에서 정한 기록 보관 기간이 끝나지 않아 개인정보를 지울 수 없습니다.",
    privacy_request: "처리하지 않은 개인정보 요청이 있습니다. 먼저 답변해 주세요.",
    erase: "삭제 요청은 회원의 개인정보를 지우면 들어준 것으로 끝납니다.",
    late: "답변 기한은 첫 한 달 안에만 연장할 수 있습니다.",
    governing_locale: "게시한 약관의 기준 언어는 사이트에서 제공하는 언어 가운데 하나여야 합니다.",
    default_locale: "기본 언어는 제공하는 언어 가운데 하나여야 합니다.",
    contrast: "색의 대비가 부족해 글자나 버튼이 잘 보이지 않습니다. 표시된 색을 바꿔 주세요.",
    secret_missing: "서명 비밀 키를 입력해 주세요.",
    not_ready: "개장에 필요한 항목이 남아 있습니다.",
    texts_missing:
      "사이트에서 제공하는 모든 언어로 두 문서를 써야 게시할 수 있고, 게시한 언어만 사이트에 더할 수 있습니다.",
    mail_missing: "이 설치에는 메일 서버가 없습니다.",
    self: "내 계정은 스스로 처리할 수 없습니다.",
    last: "관리자가 한 명 이상 있어야 합니다.",
    weak: "너무 흔하거나 아이디가 든 비밀번호입니다.",
    forbidden: "권한이 없습니다.",
    conflict: "다른 처리와 겹쳤습니다. 다시 확인해 주세요.",
    by: (operator: string) => `담당: ${operator}`,
    until: (time: string) => `${time}까지`,
  },
};

/** What every other language must provide: the same keys, the same arguments. */
export type OfficeTexts = typeof koOffice;
