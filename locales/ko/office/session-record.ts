/** Texts of the record of one session. */
export const koOfficeSessionRecord = {
  title: "세션 기록",
  open: "기록",
  lead: "기록만으로 다시 구성한 세션입니다. 오래된 순서로 표시합니다. 게임은 이 세션에서 연 것이며, 입금처럼 세션에 속하지 않는 일은 같은 시간에 이 회원에게 있었던 일입니다.",
  at: "시각",
  event: "내용",
  details: "상세",
  none: "기록이 없습니다",
  late: "종료 후",
  kinds: {
    started: "로그인",
    ended: "세션 종료",
    game_opened: "게임 열기",
    game_closed: "게임 닫기",
    request_made: "신청",
    request_decided: "신청 처리",
    key_event: "계정 보안",
    reality_check: "이용 현황 확인",
    limit_changed: "한도",
    break_started: "이용 쉬기 시작",
    quiet_times_changed: "쉬는 시간과 요일",
    inquiry_sent: "문의 등록",
    document_accepted: "약관 동의",
  },
  changes: {
    set: "설정",
    asked: "상향 요청",
    cancelled: "상향 요청 취소",
    raised: "상향 확정",
  },
  rounds: "라운드",
  inquiryOf: (id: string) => `문의 #${id}`,
  documents: {
    terms: "이용약관",
    privacy: "개인정보 처리방침",
    sharing: "계정 공유 금지 확인",
    monitoring: "이용 확인 동의",
    accuracy: "정보 정확성 확인",
  },
};

export type OfficeSessionRecordTexts = typeof koOfficeSessionRecord;
