/** Texts of the page about protection, which is open to everyone. */
export const koProtectionPage = {
  title: "건전한 이용",
  lead: "게임은 여가입니다. 쓸 돈과 시간을 스스로 정하고, 부담이 되면 언제든지 쉬어 가세요. 쉬기와 한도는 직원 도움 없이 바로 시작됩니다.",
  breakNow: "지금 쉬기",
  setLimits: "한도 정하기",
  toolsTitle: "직접 쓸 수 있는 도구",
  open: "열기",
  limits: "한도",
  limitsText: (raiseWaits: string) =>
    `입금, 손실, 베팅을 기간별로 제한합니다. 낮춘 한도는 바로 적용되고, 올리려면 ${raiseWaits}을 기다린 뒤 다시 확인해야 합니다.`,
  quietTimes: "쉬는 시간과 요일",
  quietTimesText:
    "베팅을 받지 않는 시간대와 입금을 받지 않는 요일을 정합니다. 바로 적용되고, 줄이려면 기다린 뒤 다시 확인해야 합니다.",
  coolingOff: "잠시 쉬기",
  coolingOffText:
    "정한 기간 동안 베팅과 입금을 할 수 없습니다. 기간이 끝나면 다시 이용할 수 있습니다.",
  exclusion: "자가 차단",
  exclusionText:
    "오랫동안 이용을 멈춥니다. 줄이거나 취소할 수 없고, 끝난 뒤에도 직접 신청해야 다시 이용할 수 있습니다.",
  figures: "이용 현황",
  figuresText: "입금, 출금, 베팅, 당첨과 순손익을 일별, 주별, 월별로 확인합니다.",
  signsTitle: "이럴 때는 멈추세요",
  signs: [
    "정한 것보다 많은 돈이나 시간을 씁니다.",
    "잃은 돈을 되찾으려고 베팅합니다.",
    "빌린 돈이나 생활비로 베팅합니다.",
    "가족이나 친구에게 이용을 숨깁니다.",
    "쉬려고 해도 쉬기 어렵습니다.",
  ],
  signsText: "하나라도 해당하면 지금 쉬고, 아래 상담 전화에 이야기해 보세요.",
  ageTitle: (age: string) => `만 ${age}세 이상만 이용합니다`,
  ageText:
    "가입할 때 생년월일을 확인합니다. 자녀와 기기를 함께 쓴다면 비밀번호를 저장하지 말고, 사용한 뒤 로그아웃해 주세요.",
  askText: "본인이나 가까운 사람의 이용이 걱정되면 고객센터에 알려 주세요.",
  ask: "고객센터에 문의",
  linesTitle: "상담 전화",
  linesText: "공개된 자료에서 확인한 번호입니다. 번호마다 출처와 확인한 날을 함께 적었습니다.",
  source: (day: string) => `출처, ${day} 확인`,
  complaintsTitle: "불만과 분쟁",
  complaintsText: "먼저 운영자에게 알려 주세요.",
  kinds: {
    help: "상담 전화",
    operator: "운영자",
    authority: "허가 기관",
    disputes: "분쟁 조정",
    privacy: "개인정보 감독 기관",
  },
};

/** What every other language must provide. */
export type ProtectionPageTexts = typeof koProtectionPage;
