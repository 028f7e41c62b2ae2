/** Texts of the back office about limits that staff impose. */
export const koOfficeImposedLimits = {
  impose: "운영자 한도 정하기",
  lower: "낮추기",
  loosen: "올리거나 없애기",
  imposeNote:
    "바로 적용됩니다. 회원에게 언제부터인지와 이유, 이의 제기 방법을 쪽지로 알립니다. 올리거나 없애려면 다른 담당자의 승인이 필요합니다.",
  loosenNote: "회원이 직접 정한 한도는 그대로이고, 바뀌면 회원에게 쪽지로 알립니다.",
  kind: "종류",
  period: "기간",
  product: "게임",
  allProducts: "모든 게임",
  amount: "금액(원)",
  minutes: "시간(분)",
  ground: "회원에게 알릴 이유",
  present: "지금 운영자 한도",
  none: "없음",
  notLower: "지금 운영자 한도보다 낮게 입력해 주세요.",
  notHigher: "지금 운영자 한도보다 높게 입력해 주세요.",
  how: "변경",
  raise: "올리기",
  end: "없애기",
  wrong: (max: string) => `1부터 ${max}까지의 정수를 입력해 주세요.`,
};

export type OfficeImposedLimitTexts = typeof koOfficeImposedLimits;
