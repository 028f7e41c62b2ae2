import { koAcceptance } from "#locales/ko/acceptance.ts";
import { koProtectionPage } from "#locales/ko/protection.ts";
import { koBreaks } from "#locales/ko/breaks.ts";
import { koLimits } from "#locales/ko/limits.ts";

/**
 * The texts of all pages beyond those of home. Sections are the product's nouns; the
 * specification's message keys live in `messages`. Numbers arrive formatted, so a text never
 * formats.
 */
export const koPages = {
  acceptance: koAcceptance,
  members: {
    groupAccount: "계정",
    groupProfile: "회원 정보",
    groupBank: "은행 계좌",
    passwordAgain: "비밀번호 확인",
    nick: "닉네임",
    phone: "휴대전화",
    birthDate: "생년월일",
    code: "가입 코드",
    idRule: "영문 소문자로 시작하는 소문자와 숫자 4~20자",
    nickRule: "한 언어의 글자와 숫자 2~12자",
    passwordRule: "10자 이상, 아이디와 다르게",
    phoneRule: "010으로 시작하는 11자리 또는 +국가번호",
    birthDateRule: (age: string) => `만 ${age}세 이상만 가입할 수 있습니다.`,
    bankNameRule: "2~40자",
    bankNumberRule: "숫자와 하이픈(-) 6~32자",
    bankOwnerRule: "예금주와 입금자 이름이 같아야 합니다.",
    codeRule: "영문, 숫자, 하이픈(-) 3~40자",
    passwordsDiffer: "두 비밀번호가 다릅니다.",
    passwordIsId: "비밀번호는 아이디와 달라야 합니다.",
    passwordUnchanged: "새 비밀번호는 현재 비밀번호와 달라야 합니다.",
    nextStep: "다음",
    previousStep: "이전",
    bankChoose: "은행 선택",
    bankNeeded: "은행을 선택해 주세요.",
    bankOther: "다른 은행",
    bankOtherName: "은행 이름",
    checking: "확인하는 중입니다…",
    free: "사용할 수 있습니다.",
    taken: "이미 사용 중입니다.",
    checkLater: (wait: string) => `${wait} 뒤에 다시 확인해 주세요.`,
    termsTitle: "이용 조건",
    terms: (age: string): readonly string[] => [
      `만 ${age}세 이상이며, 본인 이름으로 한 계정만 사용합니다.`,
      "등록한 계좌는 본인 명의이며, 다른 사람에게 계정을 빌려주지 않습니다.",
      "휴식과 자가 차단을 언제든지 시작할 수 있고, 정한 내용을 지킵니다.",
    ],
    acceptTerms: (age: string) => `만 ${age}세 이상이며 이용 조건에 동의합니다`,
    acceptNeeded: "이용 조건에 동의해 주세요.",
    registering: "가입하는 중입니다…",
    registered: "가입되었습니다.",
    registerClosed: "지금은 회원가입을 받지 않습니다.",
    registerWeakPassword:
      "알아내기 쉽거나 현재와 같은 비밀번호입니다. 이름, 전화번호, 생년월일이 들어가지 않은 다른 비밀번호를 입력해 주세요.",
    registerFailed: "가입하지 못했습니다. 잠시 후 다시 시도해 주세요.",
    allRequired: "한 번에 하나씩, 모두 세 단계입니다. 빈 항목이 있으면 다음으로 갈 수 없습니다.",
    fixErrors: (count: string) => `확인이 필요한 항목이 ${count}개 있습니다.`,
    profile: "내 정보",
    ownData: "내 정보 내려받기",
    ownDataHint:
      "보관된 내 정보를 JSON 파일로 받습니다. 돈이 움직인 기록은 이용 내역에서 따로 받습니다.",
    levelName: "등급",
    profileHint: "연락처와 계좌는 일부를 가리고 표시합니다. 바꾸려면 고객센터에 문의해 주세요.",
    security: "보안",
    changePassword: "비밀번호 변경",
    changeWithdrawalPassword: "출금 비밀번호 변경",
    oldPassword: "현재 비밀번호",
    newPassword: "새 비밀번호",
    newPasswordAgain: "새 비밀번호 확인",
    oldNeeded: "현재 비밀번호를 입력해 주세요.",
    change: "변경",
    passwordChanged: "비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었습니다.",
    withdrawalPasswordChanged: "출금 비밀번호를 변경했습니다.",
    changeFailed: "변경하지 못했습니다. 다시 시도해 주세요.",
    sessions: "로그인한 기기",
    thisDevice: "지금 이 기기",
    lastActive: (time: string) => `마지막 활동 ${time}`,
    signedInAt: (time: string) => `로그인 ${time}`,
    endSession: "이 기기 로그아웃",
    endSessionAsk: (device: string) => `${device}에서 로그아웃할까요? 열려 있는 게임도 닫힙니다.`,
    endSessionDone: "해당 기기에서 로그아웃했습니다.",
    endSessionFailed: "로그아웃하지 못했습니다. 다시 시도해 주세요.",
    resetText:
      "받은 링크는 30분 동안 한 번만 쓸 수 있습니다. 비밀번호를 정하면 모든 기기에서 로그아웃됩니다.",
    resetSubmit: "비밀번호 정하기",
    resetDone: "비밀번호를 새로 정했습니다. 새 비밀번호로 로그인해 주세요.",
    resetLinkClosed: "이미 사용했거나 기한이 지난 링크입니다. 고객센터에 새 링크를 요청해 주세요.",
  },
  breaks: koBreaks,
  limits: koLimits,
  protectionPage: koProtectionPage,
};

/** What every other language must provide: the same keys, the same arguments. */
export type PageTexts = typeof koPages;
