/** Texts of the back office about the opening. */
export const koOfficeOpening = {
  title: "개장",
  lead: "회원을 받기 전에 갖추어야 할 것입니다. 상태는 설정과 데이터베이스에서 바로 읽습니다.",
  play: "지금은 플레이머니로 운영되어 회원이 바로 이용할 수 있습니다. 개장은 실제 금액으로 운영할 때 적용됩니다.",
  waits: "아직 개장하지 않아 회원은 가입, 입금, 게임을 할 수 없습니다.",
  openedAt: (time: string) => `${time}에 개장했습니다.`,
  ready: "모두 갖추었습니다. 두 담당자가 개장할 수 있습니다.",
  notReady: (count: string) => `남은 항목 ${count}개를 갖추어야 개장할 수 있습니다.`,
  open: "개장",
  openHint: "개장하면 회원이 가입, 입금, 게임을 할 수 있고, 되돌릴 수 없습니다.",
  invite: "테스터 초대",
  inviteHint:
    "승인한 담당자에게 24시간 동안 한 번 쓸 수 있는 가입 링크가 보입니다. 그 링크로 가입한 사람은 개장 전에도 실제 돈을 입금하고 게임할 수 있으며, 개장 후에는 다른 회원과 같습니다.",
  line: "항목",
  state: "상태",
  need: "기준",
  done: "갖춤",
  missing: "없음",
  missingAt: (names: string) => `없음: ${names}`,
  goTo: "화면 열기",
  names: {
    licences: "회사와 면허",
    countries: "국가",
    profiles: "관할 규정",
    documents: "약관과 개인정보",
    accounts: "입금 계좌",
    administrators: "두 번째 관리자",
    keys: "따로 보관하는 키",
    backup: "백업",
    drill: "복원 훈련",
    connections: "게임사 연결",
    selfTests: "연결 자체 점검",
    certificates: "난수 생성기와 플랫폼 인증서",
    games: "게임",
    jackpots: "잭팟",
    testBets: "테스트 베팅",
  },
  says: {
    licences: "모든 사이트에 회사와 면허를 입력합니다.",
    countries: "모든 사이트의 면허에 이 설치가 허용하는 국가가 있어야 합니다.",
    profiles:
      "사이트가 정한 관할에는 규정이 있어야 합니다. 관할이 없으면 가장 엄격한 기본값이 적용됩니다.",
    documents: "모든 사이트에서 이용약관과 개인정보 처리방침을 여섯 언어로 게시합니다.",
    accounts: "입금을 받는 은행 계좌를 하나 이상 켭니다.",
    administrators: "관리자가 두 명 이상 있어야 서로 확인할 수 있습니다.",
    keys: "비밀 키는 데이터 폴더가 아니라 환경 변수로 줍니다.",
    backup: "지난 26시간 안에 성공한 백업이 있어야 합니다.",
    drill: "지난 7일 안에 백업을 복원해 본 기록이 있어야 합니다.",
    connections: "게임사 연결마다 비밀 키가 있어야 합니다.",
    selfTests: "실제 돈을 쓰는 연결마다 지금의 설정과 비밀 키로 자체 점검을 통과해야 합니다.",
    certificates:
      "플랫폼은 모든 사이트의 관할에, 켜진 게임사는 난수 생성기에 유효한 인증서가 있어야 합니다.",
    games: "켜진 게임사에 켜진 게임이 하나 이상 있어야 합니다.",
    jackpots:
      "게임사의 베팅이 쌓이는 잭팟에는 첫 금액이 들어 있어야 합니다. 잭팟이 없는 사이트는 준비할 것이 없습니다.",
    testBets:
      "게임이 켜진 연결마다 실제 돈을 건 라운드가 하나 이상 끝나야 합니다. 개장 전에는 테스터가 베팅합니다.",
  },
};

export type OfficeOpeningTexts = typeof koOfficeOpening;
