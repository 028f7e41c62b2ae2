/** Texts of the back office about how members play. */
export const koOfficePlayPatterns = {
  title: "플레이 패턴",
  lead: "끝난 라운드의 시작 시각을 1분 단위로 읽어 기록합니다. 회원을 자동으로 막지 않습니다.",
  views: { games: "빠른 시작", open: "검토할 회원", closed: "끝난 검토" },
  leads: {
    games:
      "최근 30일 동안 관할의 규칙보다 짧은 간격으로 시작한 라운드가 있는 게임입니다. 시각은 게임사의 호출이 도착한 때이므로 게임 안의 간격과 네트워크 지연만큼 다를 수 있습니다. 인증서와 비교하고 게임사에 확인해 주세요.",
    reviews:
      "이용약관에 공개한 기준에 닿은 측정값입니다. 측정값만으로는 프로그램을 썼다고 볼 수 없습니다. 게임에 자체 자동 플레이가 있는지는 알려져 있지 않으므로 게임사에 확인해 주세요.",
  },
  none: {
    games: "최근 30일 동안 빠른 시작이 없습니다",
    open: "검토할 회원이 없습니다",
    closed: "끝난 검토가 없습니다",
  },
  starts: "빠른 시작",
  members: "회원",
  shortest: "가장 짧은 간격",
  least: "최소 간격",
  last: "마지막",
  certificates: "인증서",
  certificatesOf: (game: string) => `${game} 인증서`,
  signs: { longPlay: "쉬지 않은 플레이", evenRhythm: "고른 간격", twoNetworks: "두 네트워크" },
  sign: "측정",
  measured: "값",
  threshold: "기준",
  when: "기간",
  rounds: "라운드",
  roundsOf: (member: string) => `${member} 라운드`,
  rhythm: (intervals: string, mean: string) => `간격 ${intervals}개, 평균 ${mean}`,
  spread: (value: string) => `표준편차 ${value}`,
  below: (value: string) => `${value} 미만`,
  opened: "측정값으로 시작",
  closedBy: (operator: string) => `${operator} 담당자 결정`,
  decide: "결정",
  decideNote:
    "결정은 회원의 계정을 바꾸지 않습니다. 연락이나 정지는 회원 화면에서 따로 합니다. 사유에 알아낸 것을 적으세요.",
  outcome: "결과",
  outcomes: { open: "검토 중", explained: "설명됨", acted: "조치함" },
};

export type OfficePlayPatternTexts = typeof koOfficePlayPatterns;
