/** The kinds of requests about data, on the member site and in the office. */
export const koPrivacyRequestKinds = {
  access: "열람",
  export: "파일로 받기",
  correction: "정정",
  erasure: "삭제",
  restriction: "처리 제한",
  objection: "처리 반대",
};

/** What can be corrected, and how a request ends. */
export const koCorrectedDetails = {
  name: "이름",
  birth_date: "생년월일",
  phone: "연락처",
  bank_account: "계좌",
  other: "그 밖의 정보",
};

export const koPrivacyRequestOutcomes = {
  granted: "들어줌",
  partly: "일부 들어줌",
  refused: "거절",
  withdrawn: "철회함",
};

/** What a member is told of an answer that takes longer. */
export const koPrivacyRequestExtensions = {
  complex: "확인할 내용이 많아 답변 기한을 두 달 연장했습니다.",
  many_requests: "처리할 요청이 많아 답변 기한을 두 달 연장했습니다.",
};

/** What a member reads about their requests. */
export const koPrivacyRequests = {
  title: "개인정보 요청",
  lead: "저장된 내 정보를 확인하거나 고치거나 지워 달라고, 또는 쓰지 말아 달라고 요청할 수 있습니다. 한 달 안에 답변을 드립니다.",
  privacy: "정보를 왜, 얼마나 오래 보관하는지는 개인정보 처리방침에 있습니다.",
  kind: "요청의 종류",
  kinds: koPrivacyRequestKinds,
  hints: {
    access:
      "‘내 정보 내려받기’ 파일로 알 수 없는 것을 물어보세요. 예를 들어 보관하는 이유나 제공받는 곳입니다.",
    export:
      "이 페이지의 ‘내 정보 내려받기’로 모든 정보를 JSON 파일로 바로 받을 수 있습니다. 파일에 없는 정보가 필요할 때 요청해 주세요.",
    correction: "잘못된 내용과 올바른 내용을 적어 주세요. 확인할 자료를 요청할 수 있습니다.",
    erasure: (years: string) =>
      `종료된 계정의 정보만 지울 수 있고, 법에 따라 종료 뒤 ${years}년 동안 기록을 보관해야 합니다. 지울 수 없는 정보가 있으면 이유를 답변에 적어 드립니다.`,
    restriction: "보관은 하되 쓰지 않기를 바라는 정보와 이유를 적어 주세요.",
    objection:
      "어떤 이용에 반대하는지와 이유를 적어 주세요. 홍보 쪽지는 이 페이지에서 바로 끌 수 있습니다.",
  },
  field: "정정할 정보",
  fields: koCorrectedDetails,
  details: "내용",
  detailsOptional: "내용(선택 사항)",
  letters: (written: string, most: string) => `${written} / ${most}자`,
  detailsMissing: "내용을 입력해 주세요.",
  send: "요청 보내기",
  sendAsk: "이 요청을 보낼까요?",
  sent: "요청을 접수했습니다.",
  failed: "요청을 보내지 못했습니다. 다시 시도해 주세요.",
  waits: "같은 종류의 요청이 처리 중입니다. 답변을 받은 뒤에 다시 요청할 수 있습니다.",
  tooOften: "하루에 보낼 수 있는 요청을 모두 보냈습니다. 내일 다시 시도해 주세요.",
  list: "보낸 요청",
  number: (number: string) => `요청 ${number}번`,
  receivedOn: "접수한 날",
  dueOn: "답변 기한",
  endedOn: "처리한 날",
  asked: "요청한 내용",
  answer: "답변",
  waiting: "처리 중",
  late: "답변 기한이 지났습니다",
  outcomes: koPrivacyRequestOutcomes,
  extended: koPrivacyRequestExtensions,
  refusals: {
    records_kept: "법에 따라 이 정보를 보관해야 합니다.",
    not_identified: "요청한 분이 본인인지 확인하지 못했습니다.",
    excessive: "근거가 없거나 지나치게 되풀이된 요청입니다.",
    rights_of_others: "다른 사람의 권리를 침해할 수 있습니다.",
    data_right: "저장된 정보가 맞습니다.",
    other: "이유는 답변에 적었습니다.",
  },
  withdraw: "요청 철회",
  withdrawAsk: "이 요청을 철회할까요? 답변을 받지 않게 됩니다.",
  withdrawn: "요청을 철회했습니다.",
  withdrawFailed: "철회하지 못했습니다. 다시 시도해 주세요.",
  complain: "동의하지 않거나 답변이 늦으면",
  complainTo: "아래 개인정보 감독 기관에 신고할 수 있고, 법원에 소송을 낼 수도 있습니다.",
  complainAny:
    "거주하는 국가의 개인정보 감독 기관에 신고할 수 있고, 법원에 소송을 낼 수도 있습니다.",
};

/** The notes that tell a member of an answer or of an extension. */
export const koPrivacyRequestLetters = {
  answered: {
    title: "개인정보 요청에 답변을 드렸습니다",
    text: (kind: string) =>
      `‘${kind}’ 요청에 대한 답변을 마이페이지의 ‘내 정보’에서 확인해 주세요.`,
  },
  extended: {
    title: "개인정보 요청의 답변 기한이 늘어났습니다",
    text: (kind: string, day: string) => `‘${kind}’ 요청에 ${day}까지 답변을 드리겠습니다.`,
  },
};

/** What every other language must provide. */
export type PrivacyRequestTexts = typeof koPrivacyRequests;
export type PrivacyRequestLetters = typeof koPrivacyRequestLetters;
