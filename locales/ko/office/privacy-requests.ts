import {
  koCorrectedDetails,
  koPrivacyRequestKinds,
  koPrivacyRequestOutcomes,
} from "#locales/ko/privacy-requests.ts";

/** Texts of the back office about requests of members about their data. */
export const koOfficePrivacyRequests = {
  title: "개인정보 요청",
  lead: "회원이 자신의 정보에 대해 보낸 요청입니다. 답변 기한이 가까운 것부터 표시하며, 접수한 날부터 한 달 안에 답해야 합니다.",
  lists: {
    waiting: "답변 대기",
    ended: "처리됨",
  },
  none: {
    waiting: "답변할 요청이 없습니다",
    ended: "처리한 요청이 아직 없습니다",
  },
  kind: "요청",
  member: "회원",
  receivedOn: "접수",
  dueOn: "답변 기한",
  state: "상태",
  waiting: "대기",
  late: "기한 지남",
  isExtended: "연장됨",
  onSite: "회원이 사이트에서 보냄",
  recordedBy: (operator: string) => `${operator} 님이 기록함`,
  asked: "요청 내용",
  noText: "적은 내용이 없습니다",
  field: "정정할 정보",
  answer: "답변",
  language: "회원이 읽는 언어",
  others: "이 회원의 다른 요청",
  noOthers: "다른 요청이 없습니다",
  noRequests: "개인정보 요청이 없습니다",
  missing: "요청을 찾을 수 없습니다",
  toList: "목록으로",
  erasureNote:
    "삭제 요청은 회원 화면의 ‘개인정보 삭제’를 두 담당자가 처리하면 들어준 것으로 끝납니다. 아직 지울 수 없으면 이유와 날짜를 적어 거절해 주세요.",
  closedNote:
    "계정이 종료되어 회원이 로그인할 수 없습니다. 답변은 요청을 받은 방법으로도 보내 주세요.",
  grant: "들어주기",
  grantNote:
    "요청한 일을 마친 뒤에 답변하세요. 회원은 답변을 마이페이지에서 읽고 쪽지로 안내를 받습니다.",
  refuse: "거절",
  refuseNote: "회원은 거절 사유와 답변, 신고할 수 있는 개인정보 감독 기관을 봅니다.",
  extend: "기한 연장",
  extendNote: "답변 기한을 두 달, 한 번만 늘릴 수 있습니다. 회원에게 사유를 쪽지로 알립니다.",
  outcome: "결정",
  refusedFor: "거절 사유",
  ground: "연장 사유",
  choose: "선택",
  answerMissing: "회원이 읽을 답변을 입력해 주세요.",
  answerHint: (language: string) => `회원의 언어로 적어 주세요: ${language}`,
  usual: "요청 내용을 확인함",
  answered: "요청에 답변했습니다.",
  extendedNow: "답변 기한을 연장했습니다.",
  record: "요청 기록",
  recordNote:
    "편지, 이메일, 전화 등 사이트 밖에서 받은 요청을 적습니다. 받은 날부터 기한을 셉니다.",
  receivedDay: "받은 날",
  details: "회원이 요청한 내용",
  detailsOptional: "회원이 요청한 내용(선택 사항)",
  detailsMissing: "요청 내용을 입력해 주세요.",
  recorded: "요청을 기록했습니다.",
  kinds: koPrivacyRequestKinds,
  fields: koCorrectedDetails,
  outcomes: koPrivacyRequestOutcomes,
  refusals: {
    records_kept: "법에 따른 보관",
    not_identified: "본인 확인 불가",
    excessive: "근거 없음·과도함",
    rights_of_others: "다른 사람의 권리",
    data_right: "저장된 정보가 맞음",
    other: "기타(답변에 적음)",
  },
  extensions: {
    complex: "내용이 복잡함",
    many_requests: "요청이 많음",
  },
};

/** What every other language must provide. */
export type OfficePrivacyRequestTexts = typeof koOfficePrivacyRequests;
