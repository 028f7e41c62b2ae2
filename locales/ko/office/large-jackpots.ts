/** Texts of the report of large jackpots. The other languages follow these. */
export const koOfficeLargeJackpots = {
  title: "큰 잭팟",
  lead: (amount: string) =>
    `${amount} 이상의 잭팟 당첨과 지급을 확인한 직원입니다. 기준은 설정의 ‘큰 당첨 기록 기준 금액’입니다.`,
  confirmation: "확인 여부",
  all: "모두",
  waiting: "확인 대기",
  at: "당첨 시각",
  member: "회원 아이디",
  game: "게임",
  provider: "게임사",
  pool: "잭팟",
  own: "게임사 자체 잭팟",
  amount: "당첨 금액",
  byPool: "우리 잭팟의 지급액",
  round: "라운드",
  takenBack: "취소됨",
  confirmedBy: "확인한 직원",
  confirmedAt: "확인 시각",
  missing: "확인 안 됨",
  reason: "확인 사유",
  confirm: "지급 확인",
  confirmLead:
    "돈은 움직이지 않습니다. 지급은 한 번만 확인하며 되돌릴 수 없습니다. 어떻게 확인했는지 입력해 주세요.",
  confirmed: "지급을 확인했습니다.",
  confirmNot: "지급을 확인할 권한이 없습니다.",
};

export type OfficeLargeJackpotTexts = typeof koOfficeLargeJackpots;
