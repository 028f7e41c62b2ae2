import { koPrivacyRequestKinds } from "#locales/ko/privacy-requests.ts";

/** Texts of alerts, their rules and where they are sent. */
export const koOfficeAlerts = {
  brand: "달빛 백오피스",
  title: "알림",
  lead: "규칙에 걸린 일이 여기에 쌓입니다. 확인하면 목록에서 빠지고, 확인한 사람과 사유가 감사 기록에 남습니다.",
  views: {
    open: "확인 전",
    acknowledged: "확인함",
  },
  empty: {
    open: "확인할 알림이 없습니다",
    acknowledged: "확인한 알림이 아직 없습니다",
  },
  columns: {
    raisedAt: "발생",
    rule: "규칙",
    what: "내용",
    state: "상태",
    acknowledged: "확인",
  },
  ended: "해소됨",
  lasting: "진행 중",
  happened: "발생함",
  acknowledge: "확인",
  acknowledgeSelected: (count: string) => `선택한 ${count}건 확인`,
  acknowledged: "알림을 확인했습니다.",
  acknowledgeLead: "모든 담당자의 목록과 배지에서 빠집니다.",
  older: "이전 알림 보기",
  open: "관련 화면 열기",
  rulesTitle: "규칙",
  rules: {
    queue_over_target: "처리 지연",
    provider_failing: "게임사 실행 실패",
    late_win_refused: "끝낸 라운드의 뒤늦은 요청 거절",
    big_win: "큰 당첨",
    provider_float: "이체 지갑 잔액",
    secret_changed: "비밀 키 변경",
    secret_used: "새 비밀 키의 첫 사용",
    report_made: "예약 보고서 생성",
    other_build: "게임사의 다른 빌드",
    protection_breach: "보호 위반",
    commitment_refused: "보호 약속 변경 거절",
    commitment_changed: "보호 약속의 직접 변경",
    likely_excluded: "자가 차단과 비슷한 가입",
    component_changed: "구성 요소 변경",
    complaint_due: "불만 기한 임박",
    complaint_late: "불만 기한 지남",
    clock_drift: "시계 차이",
    staff_locked: "직원 로그인 잠김",
    closed_account_owed: "종료된 계정의 돈",
    funds_short: "회원 자금 부족",
    funds_not_entered: "분리 보관 계좌 잔액 미입력",
    access_review_late: "접근 권한 검토 지연",
    log_review_late: "기록 검토 지연",
    access_not_removed: "회수하지 않은 접근 권한",
    provider_clock_drift: "게임사 시계 차이",
    provider_budget_used: "게임사 오류 예산 초과",
    help_link_dead: "상담 링크 끊김",
    site_without_help: "응답하는 상담 링크 없음",
    emergency_access: "긴급 권한 사용",
    emergency_review_late: "긴급 권한 검토 지연",
    privacy_request_due: "개인정보 요청 기한 임박",
    privacy_request_late: "개인정보 요청 기한 지남",
    quick_starts: "너무 빠른 라운드",
    play_review: "플레이 패턴 검토",
    refused_sign_ins: "직원 로그인 거절",
  },
  ruleFacts: {
    queue_over_target: "입금, 출금, 문의, 제안이 이 시간 이상 기다리면",
    provider_failing: "15분 동안 한 게임사의 실행 실패가 이 횟수 이상이면",
    late_win_refused: "직원이 끝낸 라운드에 게임사의 요청이 와서 거절되면",
    big_win: "한 라운드의 당첨금이 이 금액 이상이면",
    provider_float: "한 게임사에 있는 회원의 돈이 이 금액 이상이면",
    secret_changed: "게임사나 알림 채널의 비밀 키가 바뀌면",
    secret_used: "게임사가 새 비밀 키로 처음 보는 주소에서 호출하면",
    report_made: "예약한 보고서 파일이 만들어지면",
    other_build: "게임사의 목록이 고정한 것과 다른 빌드나 환수율을 알려 게임이 중단되면",
    protection_breach: "일일 집계에서 원장이 거절했어야 할 베팅이나 입금이 나오면",
    commitment_refused: "회원의 휴식이나 한도를 줄이거나 완화하려는 변경을 데이터베이스가 거절하면",
    commitment_changed: "회원의 휴식이나 한도가 데이터베이스의 검사를 지나쳐 바뀐 것이 발견되면",
    likely_excluded: "자가 차단한 회원과 이름과 생년월일이 비슷한 사람이 가입하면",
    component_changed: "점검에서 설치된 릴리스와 다른 파일이나 데이터베이스 함수를 찾을 때",
    complaint_due: "불만에 답하거나 결정할 기한이 이틀 안이면",
    complaint_late: "불만에 답하거나 결정할 기한이 지나면",
    clock_drift: "프로세스와 데이터베이스의 시계가 100밀리초 넘게 다르면",
    staff_locked: "15분 동안 세 번 틀려 직원 로그인이 잠기면",
    closed_account_owed: "종료된 계정에 회원에게 줄 돈이 있으면",
    funds_short: "하루가 끝날 때 분리 보관 계좌의 잔액이 회원에게 줄 금액보다 적으면(최근 31일)",
    funds_not_entered: "분리 보관 계좌의 잔액을 이 기간 동안 입력하지 않으면",
    access_review_late: "직원 계정의 접근 권한을 이 기간 동안 검토하지 않으면(검토 주기)",
    log_review_late: "감사 기록과 중요 이벤트를 이 기간 동안 검토하지 않으면(검토 주기)",
    access_not_removed: "검토에서 회수하기로 한 접근 권한이 하루 뒤에도 남아 있으면",
    provider_clock_drift: "게임사의 시계가 5분 동안 우리 시계와 1초 넘게 다르면",
    provider_budget_used: "한 달 동안 게임사의 실패한 호출이 약정 수준에서 허용하는 수를 넘으면",
    help_link_dead: "상담 전화의 링크가 30분 동안 여섯 번 넘게 이어서 응답하지 않으면",
    site_without_help: "사이트에 표시하는 상담 링크가 하나도 응답하지 않으면",
    emergency_access: "직원이 긴급 권한을 받으면",
    emergency_review_late: "끝난 긴급 권한을 이 기간 동안 검토하지 않으면",
    privacy_request_due: "개인정보 요청에 답할 기한이 사흘 안이면",
    privacy_request_late: "개인정보 요청에 답할 기한이 지나면",
    quick_starts: "게임의 라운드가 관할의 최소 간격보다 빨리 시작하면(게임마다 하나)",
    play_review: "플레이의 측정값이 공개한 기준에 닿으면",
    refused_sign_ins: "15분 동안 거절된 직원 로그인이 이 횟수 이상이면",
  },
  says: {
    queue_over_target: (queue: string, count: string, waited: string) =>
      `${queue} ${count}건이 오래 기다리고 있습니다. 가장 오래된 것은 ${waited} 동안 기다렸습니다.`,
    provider_failing: (provider: string, count: string) =>
      `${provider} 게임 실행이 15분 동안 ${count}번 실패했습니다.`,
    late_win_refused: (round: string, connection: string, call: string) =>
      `직원이 끝낸 라운드 ${round}에 ${connection}의 요청 ${call}이(가) 뒤늦게 와서 거절되었습니다.`,
    big_win: (member: string, amount: string, round: string) =>
      `${member} 회원이 라운드 ${round}에서 ${amount}을 받았습니다.`,
    provider_float: (connection: string, amount: string) =>
      `${connection}에 회원의 돈 ${amount}이 있습니다.`,
    secret_changed: (operator: string, object: string) =>
      `${operator} 님이 비밀 키를 바꿨습니다: ${object}`,
    secret_used: (connection: string, address: string) =>
      `${connection}의 새 비밀 키가 ${address}에서 처음 사용되었습니다. 게임사의 주소인지 확인해 주세요.`,
    report_made: (report: string, from: string, until: string) =>
      `${report} 보고서 파일이 준비되었습니다. 기간은 ${from}~${until}입니다.`,
    other_build: (game: string, pinned: string, told: string) =>
      `게임사가 ${game}의 다른 빌드를 알려 와 게임이 중단되었습니다. 고정한 빌드 ${pinned}, 알려 온 빌드 ${told}입니다.`,
    protection_breach: (day: string, limits: string, breaks: string) =>
      `${day} 집계에서 한도를 넘은 베팅·입금 ${limits}건, 휴식 중의 베팅·입금 ${breaks}건이 나왔습니다. 원인을 확인해 주세요.`,
    commitment_refused: (what: string, count: string) =>
      `${what}을(를) 줄이거나 완화하려는 변경 ${count}건을 데이터베이스가 거절했습니다. 데이터베이스 로그에서 실행한 사람을 확인해 주세요.`,
    commitment_changed: (what: string, subject: string) =>
      `${what}이(가) 데이터베이스의 검사를 지나쳐 바뀌었습니다: ${subject}. npm run verify로 확인해 주세요.`,
    likely_excluded: (member: string, excluded: string) =>
      `새 회원 ${member}의 이름과 생년월일이 자가 차단한 회원 ${excluded}와(과) 비슷해 정지했습니다. 같은 사람인지 확인해 주세요.`,
    component_changed: (count: string, first: string, place: string) =>
      `릴리스와 다른 구성 요소를 찾았습니다(${place}). ${count}개, 첫 항목: ${first}. 원인을 확인하고 릴리스를 다시 설치하세요.`,
    complaint_due: (member: string, number: string, step: string) =>
      `${member} 회원의 불만 ${number}번: ${step} 기한이 이틀 안입니다.`,
    complaint_late: (member: string, number: string, step: string) =>
      `${member} 회원의 불만 ${number}번: ${step} 기한이 지났습니다.`,
    clock_drift: (process: string, ms: string) =>
      `${process}의 시계가 데이터베이스와 ${ms}밀리초 다릅니다. 시간 동기화를 확인해 주세요.`,
    staff_locked: (loginId: string, count: string, address: string) =>
      `직원 아이디 ${loginId}의 로그인이 15분 동안 ${count}번 틀려 잠겼습니다. IP 주소는 ${address}입니다.`,
    closed_account_owed: (member: string, amount: string) =>
      `종료된 회원 ${member}의 계정에 줄 돈이 있습니다. 금액: ${amount}. 정지 상태로 다시 열면 회원이 출금할 수 있습니다.`,
    funds_short: (day: string, amount: string) =>
      `${day} 분리 보관 계좌의 잔액이 회원에게 줄 금액보다 ${amount} 적습니다.`,
    funds_not_entered: (account: string, day: string, count: string) =>
      `분리 보관 계좌 ${account}의 잔액을 ${day}부터 ${count}일분 입력하지 않았습니다.`,
    access_review_late: (count: string, days: string) =>
      `직원 계정 ${count}개의 접근 권한을 ${days}일 안에 검토하지 않았습니다.`,
    log_review_late: (days: string) => `${days}일 동안 기록을 검토하지 않았습니다.`,
    access_not_removed: (loginId: string) =>
      `검토에서 회수하기로 한 직원 ${loginId}의 접근 권한이 하루가 지나도 남아 있습니다. 정지하거나 접근 종료 시각을 정해 주세요.`,
    provider_clock_drift: (connection: string, gap: string) =>
      `${connection} 게임사의 시계가 우리 시계보다 ${gap}. 게임사에 시간 동기화를 확인해 달라고 요청해 주세요.`,
    provider_budget_used: (connection: string, failed: string, allowed: string) =>
      `${connection} 게임사의 이번 달 실패한 호출이 ${failed}건으로 약정 수준에서 허용하는 ${allowed}건을 넘었습니다. 게임사에 원인을 확인해 주세요.`,
    help_link_dead: (address: string, fault: string, sites: string) =>
      `상담 링크 ${address}이(가) 30분 넘게 응답하지 않습니다(${fault}). 표시하는 사이트: ${sites}개. 링크를 확인하고 바꿔 주세요.`,
    site_without_help: (host: string, play: string) =>
      `${host} 사이트에서 응답하는 상담 링크가 없습니다. ${play}`,
    emergency_access: (loginId: string, access: string) =>
      `직원 ${loginId} 님이 긴급 권한(${access})을 받았습니다. 한 일을 확인하고 검토를 마쳐 주세요.`,
    emergency_review_late: (count: string, days: string) =>
      `긴급 권한 ${count}건을 ${days}일 넘게 검토하지 않았습니다.`,
    privacy_request_due: (member: string, number: string, kind: string, dueOn: string) =>
      `${member} 회원의 개인정보 요청 ${number}번(${kind}): 답변 기한(${dueOn})이 사흘 안입니다.`,
    privacy_request_late: (member: string, number: string, kind: string, dueOn: string) =>
      `${member} 회원의 개인정보 요청 ${number}번(${kind}): 답변 기한(${dueOn})이 지났습니다.`,
    quick_starts: (game: string, shortest: string, least: string) =>
      `${game}: ${shortest}밀리초 간격으로 시작한 라운드가 있습니다. 최소 간격은 ${least}밀리초입니다. 게임사에 확인해 주세요.`,
    play_review: (loginId: string) =>
      `${loginId} 회원의 플레이가 공개한 기준에 닿았습니다. 측정값을 검토해 주세요.`,
    refused_sign_ins: (count: string, addresses: string) =>
      `15분 동안 직원 로그인 ${count}건이 거절되었습니다. IP 주소 ${addresses}개에서 왔습니다.`,
  },
  reports: {
    "money-day": "금액(일별)",
    "money-provider": "금액(게임사별)",
    "activity-day": "회원 활동",
    return: "환수율",
    balances: "잔액",
    accounts: "일일 계정 요약",
  },
  queues: {
    deposits: "입금 신청",
    withdrawals: "출금 신청",
    helps: "문의",
    proposals: "승인 대기 제안",
  },
  clockGaps: {
    ahead: (ms: string) => `${ms}밀리초 빠릅니다`,
    behind: (ms: string) => `${ms}밀리초 느립니다`,
  },
  emergencies: { members: "회원 보호", operation: "운영 중단" },
  plays: {
    paused: "게임이 중단되었습니다. 응답하는 상담 링크를 등록하면 다시 시작됩니다.",
    open: "게임은 계속됩니다. 응답하는 상담 링크를 등록해 주세요.",
  },
  privacyRequests: koPrivacyRequestKinds,
  complaintSteps: { answer: "첫 답변", decision: "최종 결정" },
  commitments: {
    break: "잠시 쉬기·자가 차단",
    limit: "한도",
    quiet: "쉬는 시간·쉬는 요일",
  },
  isOn: "사용",
  off: "사용 안 함",
  on: "사용 중",
  limit: "기준",
  units: {
    minutes: (n: string) => `${n}분`,
    days: (n: string) => `${n}일`,
    count: (n: string) => `${n}번`,
  },
  change: "변경",
  changed: "규칙을 변경했습니다.",
  changeLead: "끄거나 기준을 높이려면 두 번째 담당자의 승인이 필요합니다.",
  proposed: "제안했습니다. 두 번째 담당자가 승인하면 적용됩니다.",
  channelsTitle: "보낼 곳",
  channelsLead:
    "알림을 웹훅이나 이메일로도 보냅니다. 추가하거나 바꾸려면 두 담당자의 승인이 필요합니다.",
  noChannels: "보낼 곳이 없습니다",
  kinds: {
    webhook: "웹훅",
    email: "이메일",
  },
  name: "이름",
  kind: "종류",
  target: {
    webhook: "https 주소",
    email: "이메일 주소",
  },
  secret: "서명 비밀 키",
  secretHint: "16~200자. 바꾸지 않으려면 비워 두세요. 화면에 다시 표시되지 않습니다.",
  language: "메일 언어",
  whichRules: "보낼 규칙",
  addChannel: "보낼 곳 추가",
  editChannel: "변경",
  switchOff: "끄기",
  switchOn: "켜기",
  tryIt: "시험 발송",
  tried: "시험 알림을 보낼 차례에 넣었습니다.",
  switchedOff: "껐습니다.",
  noMail: "이 설치에는 메일 서버가 없습니다. SMTP_URL과 MAIL_FROM을 설정해 주세요.",
  deliveries: (waiting: string, failed: string) => `대기 ${waiting}건, 최근 7일 실패 ${failed}건`,
  lastSent: (at: string) => `마지막 발송 ${at}`,
  test: "시험 알림입니다. 이 메시지가 보이면 연결이 정상입니다.",
  channel: "보낼 곳",
  state: "전송",
  acts: "처리",
};

export type OfficeAlertTexts = typeof koOfficeAlerts;
