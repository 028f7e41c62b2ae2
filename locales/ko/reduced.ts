/** The classes of the reason of a suspension, as the member and operators read them. */
const koSuspensionGrounds = {
  protection: "회원 보호",
  identity: "본인 확인",
  security: "계정 보안",
  rules: "이용약관 위반",
  law: "법령이나 감독 기관의 요구",
  other: "기타",
};

/** The same for the sheet in which operators suspend a member. */
export const koOfficeSuspensions = {
  suspensionGround: "회원이 보는 이유",
  suspensionGrounds: koSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const koReduced = {
  titles: {
    suspended: "계정이 정지되었습니다",
    break: "이용을 쉬는 중입니다",
    closing: "계정 종료를 신청했습니다",
    identity: "본인 확인이 필요합니다",
    barred: "지금은 이용할 수 없습니다",
  },
  text: "내역과 이용 현황 확인, 출금, 문의만 할 수 있습니다.",
  reason: "이유",
  grounds: koSuspensionGrounds,
  statement: "보유금 내역",
  figures: "내 이용 현황",
  withdraw: "출금",
  help: "문의하기",
  verify: "본인 확인",
  ending: "쉬기와 종료",
  contest: "이의 제기하기",
  contestText:
    "정지에 동의하지 않으면 이의를 제기할 수 있습니다. 정지한 직원이 아닌 다른 직원이 답변합니다.",
};

export type ReducedTexts = typeof koReduced;
