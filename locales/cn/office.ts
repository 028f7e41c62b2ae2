import { cnOfficeBreaks } from "#locales/cn/breaks.ts";
import { cnOfficeMembers } from "#locales/cn/office/members.ts";
import { cnOfficeFacts } from "#locales/cn/office/facts.ts";
import { cnOfficeComponents } from "#locales/cn/office/components.ts";
import { cnOfficeBuilds } from "#locales/cn/office/builds.ts";
import { cnOfficeAvailability } from "#locales/cn/office/availability.ts";
import { cnOfficeCatalogue } from "#locales/cn/office/catalogue.ts";
import { cnOfficeCertificateFiles } from "#locales/cn/office/certificate-files.ts";
import { cnOfficeSheetFiles } from "#locales/cn/office/sheet-files.ts";
import { cnOfficeGameFiles } from "#locales/cn/office/game-files.ts";
import { cnOfficeCertificates } from "#locales/cn/office/certificates.ts";
import { cnOfficeConnections } from "#locales/cn/office/connections.ts";
import { cnOfficeSelfTests } from "#locales/cn/office/self-tests.ts";
import { cnOfficeJackpots } from "#locales/cn/office/jackpots.ts";
import { cnOfficeGames } from "#locales/cn/office/games.ts";
import { cnOfficeMessages } from "#locales/cn/office/messages.ts";
import { cnOfficeOperators } from "#locales/cn/office/operators.ts";
import { cnOfficeBarredPersons } from "#locales/cn/office/barred-persons.ts";
import { cnOfficePrivacyRequests } from "#locales/cn/office/privacy-requests.ts";
import { cnOfficeDuplicateAccounts } from "#locales/cn/office/duplicate-accounts.ts";
import { cnOfficeIdentityChecks } from "#locales/cn/office/identity-checks.ts";
import { cnOfficePlayPatterns } from "#locales/cn/office/play-patterns.ts";
import { cnOfficeSuspicions } from "#locales/cn/office/suspicions.ts";
import { cnOfficeCases } from "#locales/cn/office/cases.ts";
import { cnOfficeMarketing } from "#locales/cn/office/marketing.ts";
import { cnOfficeProtectionFigures } from "#locales/cn/office/protection-figures.ts";
import { cnOfficeImposedLimits } from "#locales/cn/office/imposed-limits.ts";
import { cnOfficeDocuments } from "#locales/cn/office/documents.ts";
import { cnOfficeOpening } from "#locales/cn/office/opening.ts";
import { cnOfficeNetworks } from "#locales/cn/office/networks.ts";
import { cnOfficeLicences } from "#locales/cn/office/licences.ts";
import { cnOfficeProfiles } from "#locales/cn/office/profiles.ts";
import { cnOfficeLooks } from "#locales/cn/office/looks.ts";
import { cnOfficeSettings } from "#locales/cn/office/settings.ts";
import { cnOfficeApprovalRefusals, cnOfficeApprovals } from "#locales/cn/office/approvals.ts";
import { cnOfficePasskeys } from "#locales/cn/office/passkeys.ts";
import { cnOfficePayments } from "#locales/cn/office/payments.ts";
import { cnOfficePaymentHistory } from "#locales/cn/office/payment-history.ts";
import { cnOfficePayouts } from "#locales/cn/office/payouts.ts";
import { cnOfficeStatements } from "#locales/cn/office/statements.ts";
import { cnOfficeProposals } from "#locales/cn/office/proposals.ts";
import { cnOfficeAlerts } from "#locales/cn/office/alerts.ts";
import { cnOfficeLists } from "#locales/cn/office/lists.ts";
import { cnOfficeScheduledReports } from "#locales/cn/office/scheduled-reports.ts";
import { cnOfficeDisputes } from "#locales/cn/office/disputes.ts";
import { cnOfficeBulk } from "#locales/cn/office/bulk.ts";
import { cnOfficeLargeJackpots } from "#locales/cn/office/large-jackpots.ts";
import { cnOfficeSignificantEvents } from "#locales/cn/office/significant-events.ts";
import { cnOfficeEmergencies } from "#locales/cn/office/emergencies.ts";
import { cnOfficeReviews } from "#locales/cn/office/reviews.ts";
import { cnOfficeAuditorReads } from "#locales/cn/office/auditor-reads.ts";
import { cnOfficeSessionEnd } from "#locales/cn/office/session-end.ts";
import { cnOfficeSessionRecord } from "#locales/cn/office/session-record.ts";
import { cnOfficeSessionReport } from "#locales/cn/office/session-report.ts";
import { cnOfficeGameReport } from "#locales/cn/office/game-report.ts";
import { cnOfficeIncentives } from "#locales/cn/office/incentives.ts";
import { cnOfficeAccount } from "#locales/cn/office/account.ts";
import { cnOfficeAccountSummary } from "#locales/cn/office/account-summary.ts";
import { cnOfficeBalances } from "#locales/cn/office/balances.ts";
import { cnOfficeAgreedLevels } from "#locales/cn/office/agreed-levels.ts";
import { cnOfficeFunds } from "#locales/cn/office/funds.ts";
import { cnOfficeSettlement } from "#locales/cn/office/settlement.ts";
import { cnOfficeDayFiles } from "#locales/cn/office/day-files.ts";
import { cnOfficeDifferences } from "#locales/cn/office/differences.ts";
import { cnOfficeReports } from "#locales/cn/office/reports.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

export const cnOffice = {
  payments: cnOfficePayments,
  reports: cnOfficeReports,
  balances: cnOfficeBalances,
  accountSummary: cnOfficeAccountSummary,
  gameReport: cnOfficeGameReport,
  incentives: cnOfficeIncentives,
  passkeys: cnOfficePasskeys,
  approvals: cnOfficeApprovals,
  reviews: cnOfficeReviews,
  auditorReads: cnOfficeAuditorReads,
  emergencies: cnOfficeEmergencies,
  sessionEnd: cnOfficeSessionEnd,
  sessionReport: cnOfficeSessionReport,
  sessionRecord: cnOfficeSessionRecord,
  largeJackpots: cnOfficeLargeJackpots,
  significantEvents: cnOfficeSignificantEvents,
  differences: cnOfficeDifferences,
  dayFiles: cnOfficeDayFiles,
  settlement: cnOfficeSettlement,
  funds: cnOfficeFunds,
  alerts: cnOfficeAlerts,
  bulk: cnOfficeBulk,
  lists: cnOfficeLists,
  scheduledReports: cnOfficeScheduledReports,
  disputes: cnOfficeDisputes,
  members: cnOfficeMembers,
  paymentHistory: cnOfficePaymentHistory,
  payouts: cnOfficePayouts,
  statements: cnOfficeStatements,
  games: cnOfficeGames,
  jackpots: cnOfficeJackpots,
  connections: cnOfficeConnections,
  selfTests: cnOfficeSelfTests,
  agreedLevels: cnOfficeAgreedLevels,
  certificates: cnOfficeCertificates,
  certificateFiles: cnOfficeCertificateFiles,
  sheetFiles: cnOfficeSheetFiles,
  gameFiles: cnOfficeGameFiles,
  availability: cnOfficeAvailability,
  builds: cnOfficeBuilds,
  components: cnOfficeComponents,
  catalogue: cnOfficeCatalogue,
  ...cnOfficeOperators,
  facts: cnOfficeFacts,
  settings: cnOfficeSettings,
  looks: cnOfficeLooks,
  profiles: cnOfficeProfiles,
  licences: cnOfficeLicences,
  networks: cnOfficeNetworks,
  opening: cnOfficeOpening,
  documents: cnOfficeDocuments,
  cases: cnOfficeCases,
  marketing: cnOfficeMarketing,
  protectionFigures: cnOfficeProtectionFigures,
  imposedLimits: cnOfficeImposedLimits,
  barredPersons: cnOfficeBarredPersons,
  duplicateAccounts: cnOfficeDuplicateAccounts,
  identityChecks: cnOfficeIdentityChecks,
  privacyRequests: cnOfficePrivacyRequests,
  playPatterns: cnOfficePlayPatterns,
  suspicions: cnOfficeSuspicions,
  frame: {
    brand: "月光",
    office: "后台",
    pageTitle: (page) => `${page} — 月光后台`,
    skipToContent: "跳到内容",
    menu: "主菜单",
    groups: {
      money: "资金",
      members: "会员",
      messages: "消息",
      games: "游戏",
      reports: "报表",
      system: "系统",
    },
    jump: "前往或查找",
    ownAccount: "我的账号",
    signOut: "退出登录",
    theme: "主题",
    themeSystem: "跟随设备",
    themeLight: "浅色",
    themeDark: "深色",
    language: "语言",
    singleKeys: "使用单键快捷键",
    sound: "有新的存提款申请时发出提示音",
    shortcuts: "快捷键",
    shortcutsOff: "单键快捷键已关闭，可在我的账号中打开。",
    close: "关闭",
    cancel: "取消",
    retry: "重试",
    loading: "正在加载…",
    loadFailed: "加载失败",
    lineLost: "实时连接已断开，页面可能不是最新状态，正在自动重新连接。",
    faultId: (id) => `错误编号 ${id}`,
    callFailed: "操作失败，请重试。",
    outcomeUnknown: "未收到服务器的响应，无法确定操作是否已完成。请先查看当前状态，再重试。",
    notFound: "没有这个页面",
    notAllowed: "您无权查看此页面",
    notAllowedText: (role) => `您的角色是${role}，请联系管理员。`,
    toStart: "回到首页",
    reason: "原因",
    reasonHint: "3到500字，原样保存在审计记录中。",
    reasonTooShort: "请至少输入三个字。",
    nothing: "无",
    unsaved: "有未保存的更改",
    unsavedText: "如不保存，这里填写的内容会丢失。",
    stay: "继续编辑",
    discard: "放弃",
  },
  palette: {
    title: "前往或查找",
    placeholder: "页面、编号、存款编号或会员",
    nothingFound: "没有找到",
    screens: "页面",
    hint: "↑ ↓ 选择 · Enter 打开 · Esc 关闭",
  },
  signIn: {
    title: "后台登录",
    lead: "仅供员工使用，会员账号无法登录。",
    loginId: "账号",
    password: "密码",
    showPassword: "显示密码",
    next: "下一步",
    code: "验证器中的6位验证码",
    codeHint: "验证器当前显示的验证码，每个只能使用一次。",
    codeWrong: "验证码错误或已使用，请输入新的验证码。",
    wrong: "账号或密码错误。",
    tooOften: (minutes) => `尝试次数过多，请在${minutes}分钟后重试。`,
    closed: "该账号无法使用，请联系管理员。",
    submit: "登录",
    back: "使用其他账号",
    ends: {
      idle: "15分钟没有操作，会话已结束。",
      longest: "本次登录已达到最长时间，会话已结束。",
      displaced:
        "其他地方的登录使会话数超过上限，最久未使用的本会话已结束。如非本人操作，请修改密码。",
      replaced: "您已在此浏览器重新登录，之前的会话已结束。",
      signed_out: "您已在此浏览器的另一个窗口退出登录。",
      revoked: "会话已从会话列表中结束，或因密码或角色变更而结束。",
      unknown: "会话已结束。",
    },
    again: "重新登录后回到原来的页面，已输入的内容会保留。",
  },
  account: cnOfficeAccount,
  proposals: cnOfficeProposals,
  breaks: cnOfficeBreaks,
  messages: cnOfficeMessages,
  /** One sentence for every way a call can say no, by the wire's status. */
  refusals: {
    pass: "账号或密码错误。",
    otp: "请检查验证码或通行密钥。",
    passkey: "这样会缺少登录所需的通行密钥。每位有权限的员工至少需要一个用于此地址的通行密钥。",
    passkey_address:
      "此地址无法使用通行密钥。请通过 https 打开后台的正式地址，或在本机使用 localhost 打开。",
    ...cnOfficeApprovalRefusals,
    time: "操作过于频繁，请稍候。",
    closed: "账号已停用或资金已冻结，无法处理。",
    not_found: "没有找到。",
    already: "已经处理。",
    under_way: "正在进行中。",
    break: "会员正在暂停使用期间，无法处理。",
    own_measure: "您采取了被提出异议的措施，须由其他同事回复。",
    complaint: "投诉只能以最终决定结束，不能更改分类或不回复就关闭。",
    barred: "国家登记册尚未确认该会员，无法处理。",
    no_play: "该会员属于禁止参与人员，无法处理。",
    identity: "会员尚未完成身份验证，无法处理。",
    suspected: "洗钱嫌疑结案前，不能处理该会员的提款。",
    balance: "余额或限额不符合要求。",
    limit: "超过限额。",
    test_account:
      "不符合测试账户规则：运营方资金只能拨给测试账户，测试账户不能以其他方式存款或提款。",
    test_cap: "超过单个测试账户或单日的上限。上限见设置。",
    own_limit: "超过会员的存款限额。",
    deposit_free_day: "会员将这一天设为不存款日。请改日批准，或退还款项。",
    waiting: "正在等待另一位员工批准。",
    in_play: "还有未结算的游戏，或厂商处还有余额。要立即停止游戏，请停用账户。",
    stale: "另一位员工已先处理。",
    claimed: "另一位员工正在处理。",
    own: "不能批准自己的提议。",
    let_in: "一方不久前批准了另一方的邀请，暂不视为两个人确认。请由其他员工处理。",
    expired: "提议已到期。",
    file: "无法读取文件，未保存任何内容。",
    target: "无法调用该地址。请输入互联网上的https地址。",
    certificate: "有游戏在某个网站的管辖区没有有效认证。请先登记认证。",
    rng_certificate:
      "该厂商的随机数生成器没有在所有网站的管辖区有效的认证。请先在厂商的认证页面登记。",
    platform_certificate: "平台没有在所有网站的管辖区有效的认证。请先登记。",
    sheet: "有游戏没有规则或投注范围。请先填写游戏说明。",
    build: "有游戏没有固定版本号。请先固定游戏的版本号。",
    declared: "厂商列表中已有此数值。请与列表比较。",
    used: "已有厂商使用此连接，不能更改协议、币种和环境。请添加新的连接。",
    fed: "仍有厂商计入此奖池，不能取出金额。",
    shares: "游戏返还率与这些比例合计超过投注额。请调低比例。",
    differs:
      "该方案对厂商正在计入的奖池有不同的比例。进行中的奖池只能在下次被赢得后更改比例，请更改现有方案的比例。",
    detail_missing: "除姓名外，请至少填写一项信息。",
    kept: "法律规定的记录保存期限尚未届满，暂不能清除个人信息。",
    privacy_request: "该会员有待处理的个人信息请求，请先回复。",
    erase: "删除请求须通过删除会员的个人信息来同意。",
    late: "只能在第一个月内延长回复期限。",
    governing_locale: "已发布条款的作准语言必须是网站提供的语言之一。",
    default_locale: "默认语言必须是网站提供的语言之一。",
    contrast: "颜色对比度不足，难以看清。请更换颜色。",
    secret_missing: "请输入签名密钥。",
    not_ready: "仍缺少开业所需的项目。",
    texts_missing: "两份文本须以网站提供的所有语言写成才能发布，且只有已发布的语言才能添加到网站。",
    mail_missing: "此安装没有邮件服务器。",
    self: "不能处理自己的账号。",
    last: "至少要保留一名管理员。",
    weak: "密码过于常见或包含账号。",
    forbidden: "没有权限。",
    conflict: "与其他操作冲突，请重新查看。",
    by: (operator) => `经办人：${operator}`,
    until: (time) => `至${time}`,
  },
} satisfies OfficeTexts;
