import { thOfficeBreaks } from "#locales/th/breaks.ts";
import { thOfficeMembers } from "#locales/th/office/members.ts";
import { thOfficeFacts } from "#locales/th/office/facts.ts";
import { thOfficeComponents } from "#locales/th/office/components.ts";
import { thOfficeBuilds } from "#locales/th/office/builds.ts";
import { thOfficeAvailability } from "#locales/th/office/availability.ts";
import { thOfficeCatalogue } from "#locales/th/office/catalogue.ts";
import { thOfficeCertificateFiles } from "#locales/th/office/certificate-files.ts";
import { thOfficeSheetFiles } from "#locales/th/office/sheet-files.ts";
import { thOfficeGameFiles } from "#locales/th/office/game-files.ts";
import { thOfficeCertificates } from "#locales/th/office/certificates.ts";
import { thOfficeConnections } from "#locales/th/office/connections.ts";
import { thOfficeSelfTests } from "#locales/th/office/self-tests.ts";
import { thOfficeJackpots } from "#locales/th/office/jackpots.ts";
import { thOfficeGames } from "#locales/th/office/games.ts";
import { thOfficeMessages } from "#locales/th/office/messages.ts";
import { thOfficeOperators } from "#locales/th/office/operators.ts";
import { thOfficeBarredPersons } from "#locales/th/office/barred-persons.ts";
import { thOfficePrivacyRequests } from "#locales/th/office/privacy-requests.ts";
import { thOfficeDuplicateAccounts } from "#locales/th/office/duplicate-accounts.ts";
import { thOfficeIdentityChecks } from "#locales/th/office/identity-checks.ts";
import { thOfficePlayPatterns } from "#locales/th/office/play-patterns.ts";
import { thOfficeSuspicions } from "#locales/th/office/suspicions.ts";
import { thOfficeCases } from "#locales/th/office/cases.ts";
import { thOfficeMarketing } from "#locales/th/office/marketing.ts";
import { thOfficeProtectionFigures } from "#locales/th/office/protection-figures.ts";
import { thOfficeImposedLimits } from "#locales/th/office/imposed-limits.ts";
import { thOfficeDocuments } from "#locales/th/office/documents.ts";
import { thOfficeOpening } from "#locales/th/office/opening.ts";
import { thOfficeNetworks } from "#locales/th/office/networks.ts";
import { thOfficeLicences } from "#locales/th/office/licences.ts";
import { thOfficeProfiles } from "#locales/th/office/profiles.ts";
import { thOfficeLooks } from "#locales/th/office/looks.ts";
import { thOfficeSettings } from "#locales/th/office/settings.ts";
import { thOfficeApprovalRefusals, thOfficeApprovals } from "#locales/th/office/approvals.ts";
import { thOfficePasskeys } from "#locales/th/office/passkeys.ts";
import { thOfficePayments } from "#locales/th/office/payments.ts";
import { thOfficePaymentHistory } from "#locales/th/office/payment-history.ts";
import { thOfficePayouts } from "#locales/th/office/payouts.ts";
import { thOfficeStatements } from "#locales/th/office/statements.ts";
import { thOfficeProposals } from "#locales/th/office/proposals.ts";
import { thOfficeAlerts } from "#locales/th/office/alerts.ts";
import { thOfficeLists } from "#locales/th/office/lists.ts";
import { thOfficeScheduledReports } from "#locales/th/office/scheduled-reports.ts";
import { thOfficeDisputes } from "#locales/th/office/disputes.ts";
import { thOfficeBulk } from "#locales/th/office/bulk.ts";
import { thOfficeLargeJackpots } from "#locales/th/office/large-jackpots.ts";
import { thOfficeSignificantEvents } from "#locales/th/office/significant-events.ts";
import { thOfficeEmergencies } from "#locales/th/office/emergencies.ts";
import { thOfficeReviews } from "#locales/th/office/reviews.ts";
import { thOfficeAuditorReads } from "#locales/th/office/auditor-reads.ts";
import { thOfficeSessionEnd } from "#locales/th/office/session-end.ts";
import { thOfficeSessionRecord } from "#locales/th/office/session-record.ts";
import { thOfficeSessionReport } from "#locales/th/office/session-report.ts";
import { thOfficeGameReport } from "#locales/th/office/game-report.ts";
import { thOfficeIncentives } from "#locales/th/office/incentives.ts";
import { thOfficeAccount } from "#locales/th/office/account.ts";
import { thOfficeAccountSummary } from "#locales/th/office/account-summary.ts";
import { thOfficeBalances } from "#locales/th/office/balances.ts";
import { thOfficeAgreedLevels } from "#locales/th/office/agreed-levels.ts";
import { thOfficeFunds } from "#locales/th/office/funds.ts";
import { thOfficeSettlement } from "#locales/th/office/settlement.ts";
import { thOfficeDayFiles } from "#locales/th/office/day-files.ts";
import { thOfficeDifferences } from "#locales/th/office/differences.ts";
import { thOfficeReports } from "#locales/th/office/reports.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

export const thOffice = {
  payments: thOfficePayments,
  reports: thOfficeReports,
  balances: thOfficeBalances,
  accountSummary: thOfficeAccountSummary,
  gameReport: thOfficeGameReport,
  incentives: thOfficeIncentives,
  passkeys: thOfficePasskeys,
  approvals: thOfficeApprovals,
  reviews: thOfficeReviews,
  auditorReads: thOfficeAuditorReads,
  emergencies: thOfficeEmergencies,
  sessionEnd: thOfficeSessionEnd,
  sessionReport: thOfficeSessionReport,
  sessionRecord: thOfficeSessionRecord,
  largeJackpots: thOfficeLargeJackpots,
  significantEvents: thOfficeSignificantEvents,
  differences: thOfficeDifferences,
  dayFiles: thOfficeDayFiles,
  settlement: thOfficeSettlement,
  funds: thOfficeFunds,
  alerts: thOfficeAlerts,
  bulk: thOfficeBulk,
  lists: thOfficeLists,
  scheduledReports: thOfficeScheduledReports,
  disputes: thOfficeDisputes,
  members: thOfficeMembers,
  paymentHistory: thOfficePaymentHistory,
  payouts: thOfficePayouts,
  statements: thOfficeStatements,
  games: thOfficeGames,
  jackpots: thOfficeJackpots,
  connections: thOfficeConnections,
  selfTests: thOfficeSelfTests,
  agreedLevels: thOfficeAgreedLevels,
  certificates: thOfficeCertificates,
  certificateFiles: thOfficeCertificateFiles,
  sheetFiles: thOfficeSheetFiles,
  gameFiles: thOfficeGameFiles,
  availability: thOfficeAvailability,
  builds: thOfficeBuilds,
  components: thOfficeComponents,
  catalogue: thOfficeCatalogue,
  ...thOfficeOperators,
  facts: thOfficeFacts,
  settings: thOfficeSettings,
  looks: thOfficeLooks,
  profiles: thOfficeProfiles,
  licences: thOfficeLicences,
  networks: thOfficeNetworks,
  opening: thOfficeOpening,
  documents: thOfficeDocuments,
  cases: thOfficeCases,
  marketing: thOfficeMarketing,
  protectionFigures: thOfficeProtectionFigures,
  imposedLimits: thOfficeImposedLimits,
  barredPersons: thOfficeBarredPersons,
  duplicateAccounts: thOfficeDuplicateAccounts,
  identityChecks: thOfficeIdentityChecks,
  privacyRequests: thOfficePrivacyRequests,
  playPatterns: thOfficePlayPatterns,
  suspicions: thOfficeSuspicions,
  frame: {
    brand: "ดัลบิต",
    office: "หลังบ้าน",
    pageTitle: (page) => `${page} — หลังบ้านดัลบิต`,
    skipToContent: "ข้ามไปเนื้อหา",
    menu: "เมนูหลัก",
    groups: {
      money: "การเงิน",
      members: "สมาชิก",
      messages: "ข้อความ",
      games: "เกม",
      reports: "รายงาน",
      system: "ระบบ",
    },
    jump: "ไปที่หรือค้นหา",
    ownAccount: "บัญชีของฉัน",
    signOut: "ออกจากระบบ",
    theme: "ธีม",
    themeSystem: "ตามอุปกรณ์",
    themeLight: "สว่าง",
    themeDark: "มืด",
    language: "ภาษา",
    singleKeys: "ใช้ปุ่มลัดตัวอักษรเดียว",
    sound: "เสียงเตือนเมื่อมีคำขอฝากถอนใหม่",
    shortcuts: "ปุ่มลัด",
    shortcutsOff: "ปิดปุ่มลัดตัวอักษรเดียวอยู่ เปิดได้ในบัญชีของฉัน",
    close: "ปิด",
    cancel: "ยกเลิก",
    retry: "ลองใหม่",
    loading: "กำลังโหลด…",
    loadFailed: "โหลดไม่สำเร็จ",
    lineLost: "การเชื่อมต่อสดหลุด ข้อมูลบนหน้าจออาจไม่ใช่ล่าสุด ระบบจะเชื่อมต่อใหม่เอง",
    faultId: (id) => `รหัสข้อผิดพลาด ${id}`,
    callFailed: "ทำรายการไม่สำเร็จ กรุณาลองใหม่",
    outcomeUnknown:
      "ไม่ได้รับคำตอบจากเซิร์ฟเวอร์ จึงไม่ทราบว่าทำรายการแล้วหรือไม่ กรุณาตรวจสอบสถานะที่แสดงอยู่ก่อนลองใหม่",
    notFound: "ไม่มีหน้าจอนี้",
    notAllowed: "คุณไม่มีสิทธิ์ดูหน้าจอนี้",
    notAllowedText: (role) => `บทบาทของคุณคือ ${role} กรุณาติดต่อผู้ดูแล`,
    toStart: "ไปหน้าจอแรก",
    reason: "เหตุผล",
    reasonHint: "3 ถึง 500 ตัวอักษร เก็บไว้ในบันทึกตรวจสอบตามที่เขียน",
    reasonTooShort: "กรุณาเขียนอย่างน้อยสามตัวอักษร",
    nothing: "ไม่มี",
    unsaved: "มีการเปลี่ยนแปลงที่ยังไม่บันทึก",
    unsavedText: "หากไม่บันทึก สิ่งที่เขียนไว้ที่นี่จะหายไป",
    stay: "เขียนต่อ",
    discard: "ทิ้ง",
  },
  palette: {
    title: "ไปที่หรือค้นหา",
    placeholder: "หน้าจอ เลขที่ รหัสอ้างอิง หรือสมาชิก",
    nothingFound: "ไม่พบ",
    screens: "หน้าจอ",
    hint: "↑ ↓ เลือก · Enter เปิด · Esc ปิด",
  },
  signIn: {
    title: "เข้าสู่ระบบหลังบ้าน",
    lead: "สำหรับเจ้าหน้าที่ บัญชีสมาชิกเข้าสู่ระบบไม่ได้",
    loginId: "ไอดี",
    password: "รหัสผ่าน",
    showPassword: "แสดงรหัสผ่าน",
    next: "ถัดไป",
    code: "เลข 6 หลักจากแอปยืนยันตัวตน",
    codeHint: "เลขที่แอปแสดงอยู่ตอนนี้ แต่ละเลขใช้ได้ครั้งเดียว",
    codeWrong: "เลขไม่ถูกต้องหรือใช้ไปแล้ว กรุณาใส่เลขใหม่",
    wrong: "ไอดีหรือรหัสผ่านไม่ถูกต้อง",
    tooOften: (minutes) => `ลองหลายครั้งเกินไป กรุณาลองใหม่ใน ${minutes} นาที`,
    closed: "บัญชีนี้ใช้ไม่ได้ กรุณาติดต่อผู้ดูแล",
    submit: "เข้าสู่ระบบ",
    back: "ใช้ไอดีอื่น",
    ends: {
      idle: "เซสชันสิ้นสุดเพราะไม่มีการใช้งาน 15 นาที",
      longest: "เซสชันครบเวลาสูงสุดและสิ้นสุดแล้ว",
      displaced:
        "มีการเข้าสู่ระบบจากที่อื่นจนเกินจำนวนเซสชันสูงสุด เซสชันนี้ซึ่งไม่ได้ใช้นานที่สุดจึงสิ้นสุด หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่าน",
      replaced: "คุณเข้าสู่ระบบอีกครั้งในเบราว์เซอร์นี้ เซสชันก่อนหน้าจึงสิ้นสุด",
      signed_out: "คุณออกจากระบบในหน้าต่างอื่นของเบราว์เซอร์นี้",
      revoked: "เซสชันถูกสิ้นสุดจากรายการเซสชัน หรือเพราะรหัสผ่านหรือบทบาทเปลี่ยนไป",
      unknown: "หมดเวลาใช้งานแล้ว",
    },
    again: "เข้าสู่ระบบอีกครั้งเพื่อกลับไปหน้าจอเดิม ข้อความที่พิมพ์ไว้ยังอยู่",
  },
  account: thOfficeAccount,
  proposals: thOfficeProposals,
  breaks: thOfficeBreaks,
  messages: thOfficeMessages,
  /** One sentence for every way a call can say no, by the wire's status. */
  refusals: {
    pass: "ไอดีหรือรหัสผ่านไม่ถูกต้อง",
    otp: "กรุณาตรวจเลขยืนยันหรือพาสคีย์",
    passkey: "จะไม่มีพาสคีย์ที่ต้องใช้เข้าสู่ระบบ เจ้าหน้าที่ที่มีสิทธิ์ทุกคนต้องมีพาสคีย์สำหรับที่อยู่นี้อย่างน้อยหนึ่งรายการ",
    passkey_address:
      "ที่อยู่นี้ใช้พาสคีย์ไม่ได้ กรุณาเปิดระบบหลังบ้านที่ที่อยู่จริงด้วย https หรือเปิดด้วย localhost บนเครื่องนี้",
    ...thOfficeApprovalRefusals,
    time: "ทำรายการถี่เกินไป กรุณารอสักครู่",
    closed: "บัญชีถูกระงับหรือเงินถูกอายัด จึงดำเนินการไม่ได้",
    not_found: "ไม่พบ",
    already: "ดำเนินการไปแล้ว",
    under_way: "กำลังดำเนินการอยู่แล้ว",
    break: "สมาชิกกำลังพักการเล่น จึงดำเนินการไม่ได้",
    own_measure: "คุณเป็นผู้ดำเนินมาตรการที่ถูกคัดค้าน เพื่อนร่วมงานต้องเป็นผู้ตอบ",
    complaint: "ข้อร้องเรียนจบด้วยคำตัดสินเท่านั้น เปลี่ยนหมวดหรือปิดโดยไม่ตอบไม่ได้",
    barred: "ทะเบียนระดับประเทศยังไม่ยืนยันให้สมาชิก จึงดำเนินการไม่ได้",
    no_play: "สมาชิกเป็นบุคคลที่ห้ามเล่น จึงดำเนินการไม่ได้",
    identity: "สมาชิกยังไม่ได้ยืนยันตัวตน จึงดำเนินการไม่ได้",
    suspected: "ดำเนินการถอนของสมาชิกคนนี้ไม่ได้จนกว่าจะปิดข้อสงสัยการฟอกเงิน",
    balance: "ยอดเงินหรือวงเงินไม่ผ่านเงื่อนไข",
    limit: "เกินวงเงิน",
    test_account:
      "ขัดกับกฎของบัญชีทดสอบ: เงินของผู้ให้บริการให้ได้เฉพาะบัญชีทดสอบ และบัญชีทดสอบฝากหรือถอนด้วยวิธีอื่นไม่ได้",
    test_cap: "เกินเพดานต่อบัญชีทดสอบหรือต่อวัน ดูเพดานได้ในการตั้งค่า",
    own_limit: "เกินวงเงินฝากของสมาชิก",
    deposit_free_day: "สมาชิกกำหนดให้วันนี้เป็นวันงดฝากเงิน กรุณาอนุมัติในวันอื่นหรือคืนผู้โอน",
    waiting: "กำลังรอเจ้าหน้าที่อีกคนอนุมัติ",
    in_play: "ยังมีเกมที่ไม่ชำระ หรือยังมีเงินอยู่ที่ค่ายเกม หากต้องการหยุดการเล่นทันที ให้ระงับบัญชี",
    stale: "เจ้าหน้าที่อีกคนดำเนินการไปก่อน",
    claimed: "เจ้าหน้าที่อีกคนดูแลอยู่",
    own: "อนุมัติข้อเสนอของตัวเองไม่ได้",
    let_in: "คนหนึ่งเพิ่งอนุมัติคำเชิญของอีกคน จึงยังไม่นับเป็นสองคน กรุณาให้เจ้าหน้าที่คนอื่นดำเนินการ",
    expired: "ข้อเสนอหมดอายุแล้ว",
    file: "อ่านไฟล์ไม่ได้ จึงไม่ได้บันทึกอะไร",
    target: "เรียกที่อยู่นี้ไม่ได้ กรุณาระบุที่อยู่ https บนอินเทอร์เน็ต",
    certificate: "มีเกมที่ไม่มีใบรับรองที่ใช้ได้ในเขตอำนาจของทุกเว็บ กรุณาลงทะเบียนใบรับรองก่อน",
    rng_certificate:
      "ตัวสร้างเลขสุ่มของค่ายเกมนี้ไม่มีใบรับรองที่ใช้ได้ในเขตอำนาจของทุกเว็บ กรุณาลงทะเบียนในหน้าใบรับรองของค่ายก่อน",
    platform_certificate: "แพลตฟอร์มไม่มีใบรับรองที่ใช้ได้ในเขตอำนาจของทุกเว็บ กรุณาลงทะเบียนก่อน",
    sheet: "มีเกมที่ไม่มีกติกาหรือช่วงเดิมพัน กรุณาเขียนข้อมูลเกมก่อน",
    build: "มีเกมที่ยังไม่ได้กำหนดบิลด์ กรุณากำหนดบิลด์ของเกมก่อน",
    declared: "รายการของค่ายเกมแจ้งค่านี้แล้ว กรุณาเทียบกับรายการ",
    used: "มีค่ายเกมใช้การเชื่อมต่อนี้ จึงเปลี่ยนโปรโตคอล สกุลเงิน และสภาพแวดล้อมไม่ได้ กรุณาเพิ่มการเชื่อมต่อใหม่",
    fed: "มีค่ายเกมสะสมให้แจ็กพอตนี้ จึงถอนเงินไม่ได้",
    shares: "อัตราจ่ายคืนของเกมรวมกับสัดส่วนนี้เกินเดิมพัน กรุณาลดสัดส่วน",
    differs:
      "ตารางนี้มีสัดส่วนต่างออกไปสำหรับแจ็กพอตที่ค่ายเกมสะสมอยู่แล้ว สัดส่วนของแจ็กพอตที่เปิดอยู่เปลี่ยนได้หลังมีผู้ชนะครั้งถัดไปเท่านั้น กรุณาเปลี่ยนสัดส่วนของตารางที่ใช้อยู่",
    detail_missing: "กรุณาระบุข้อมูลอย่างน้อยหนึ่งอย่างนอกจากชื่อ",
    kept: "กฎหมายกำหนดให้เก็บบันทึกของบัญชีนี้ไว้ จึงยังลบข้อมูลส่วนบุคคลไม่ได้",
    privacy_request: "มีคำขอเกี่ยวกับข้อมูลของสมาชิกที่รอคำตอบอยู่ กรุณาตอบก่อน",
    erase: "คำขอลบข้อมูลดำเนินการได้ด้วยการลบข้อมูลในหน้าสมาชิก",
    late: "ขยายเวลาได้ภายในเดือนแรกเท่านั้น",
    governing_locale: "ภาษาหลักของข้อกำหนดที่เผยแพร่แล้วต้องเป็นภาษาที่เว็บไซต์เปิดให้ใช้",
    default_locale: "ภาษาเริ่มต้นต้องเป็นภาษาที่เว็บไซต์เปิดให้ใช้",
    contrast: "สีมีความต่างน้อยเกินไปจนมองเห็นยาก กรุณาเปลี่ยนสี",
    secret_missing: "กรุณาระบุคีย์ลับสำหรับลงนาม",
    not_ready: "ยังมีรายการที่จำเป็นสำหรับการเปิดให้บริการ",
    texts_missing: "ต้องเขียนเอกสารทั้งสองครบทุกภาษาของเว็บไซต์ก่อนเผยแพร่ และต้องเผยแพร่ก่อนเพิ่มภาษาในเว็บไซต์",
    mail_missing: "ระบบนี้ยังไม่มีเซิร์ฟเวอร์อีเมล",
    self: "ทำกับบัญชีของตัวเองไม่ได้",
    last: "ต้องมีผู้ดูแลเหลืออย่างน้อยหนึ่งคน",
    weak: "รหัสผ่านนี้คาดเดาง่ายหรือมีไอดีอยู่ด้วย",
    forbidden: "ไม่มีสิทธิ์",
    conflict: "ขัดกับการดำเนินการอื่น กรุณาตรวจสอบอีกครั้ง",
    by: (operator) => `ผู้รับผิดชอบ: ${operator}`,
    until: (time) => `ถึง ${time}`,
  },
} satisfies OfficeTexts;
