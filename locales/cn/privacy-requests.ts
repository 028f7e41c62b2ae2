import type { PrivacyRequestLetters, PrivacyRequestTexts } from "#locales/ko/privacy-requests.ts";

/** The kinds of requests about data, on the member site and in the office. */
export const cnPrivacyRequestKinds = {
  access: "查阅",
  export: "以文件获取",
  correction: "更正",
  erasure: "删除",
  restriction: "限制使用",
  objection: "反对使用",
} satisfies PrivacyRequestTexts["kinds"];

/** What can be corrected, and how a request ends. */
export const cnCorrectedDetails = {
  name: "姓名",
  birth_date: "出生日期",
  phone: "电话",
  bank_account: "银行账户",
  other: "其他信息",
} satisfies PrivacyRequestTexts["fields"];

export const cnPrivacyRequestOutcomes = {
  granted: "已同意",
  partly: "部分同意",
  refused: "已拒绝",
  withdrawn: "已撤回",
} satisfies PrivacyRequestTexts["outcomes"];

/** What a member is told of an answer that takes longer. */
export const cnPrivacyRequestExtensions = {
  complex: "请求较为复杂，回复期限延长两个月。",
  many_requests: "请求数量较多，回复期限延长两个月。",
} satisfies PrivacyRequestTexts["extended"];

/** What a member reads about their requests. */
export const cnPrivacyRequests = {
  title: "个人信息请求",
  lead: "您可以查询我们保存的您的信息，要求更正或删除，或反对使用。我们会在一个月内回复。",
  privacy: "保存信息的原因和期限见隐私政策。",
  kind: "请求类型",
  kinds: cnPrivacyRequestKinds,
  hints: {
    access: "请询问“下载我的信息”文件中没有的内容，例如保存的原因或接收方。",
    export:
      "通过本页的“下载我的信息”可以立即以 JSON 文件获取全部信息。需要文件中没有的内容时，请在此提出。",
    correction: "请写明错误的内容和正确的内容。我们可能会请您提供证明。",
    erasure: (years) =>
      `只能删除已注销账户的信息，法律要求注销后保存记录${years}年。如有无法删除的信息，我们会在回复中说明原因。`,
    restriction: "请写明哪些信息只保存而不使用，以及原因。",
    objection: "请写明您反对的使用方式和原因。宣传站内信可以在本页立即关闭。",
  },
  field: "需要更正的信息",
  fields: cnCorrectedDetails,
  details: "内容",
  detailsOptional: "内容（选填）",
  letters: (written, most) => `${written} / ${most}字`,
  detailsMissing: "请填写内容。",
  send: "发送请求",
  sendAsk: "确定发送此请求吗？",
  sent: "已收到您的请求。",
  failed: "请求未能发送，请重试。",
  waits: "同类请求正在处理。收到回复后可以再次提出。",
  tooOften: "今天可发送的请求已用完，请明天再试。",
  list: "您的请求",
  number: (number) => `请求编号${number}`,
  receivedOn: "收到日期",
  dueOn: "回复期限",
  endedOn: "处理日期",
  asked: "请求内容",
  answer: "回复",
  waiting: "处理中",
  late: "已超过回复期限",
  outcomes: cnPrivacyRequestOutcomes,
  extended: cnPrivacyRequestExtensions,
  refusals: {
    records_kept: "法律要求我们保存这些信息。",
    not_identified: "我们未能确认请求来自您本人。",
    excessive: "请求没有依据，或重复次数过多。",
    rights_of_others: "会影响他人的权利。",
    data_right: "保存的信息正确无误。",
    other: "原因见回复。",
  },
  withdraw: "撤回请求",
  withdrawAsk: "确定撤回此请求吗？您将不会收到回复。",
  withdrawn: "请求已撤回。",
  withdrawFailed: "未能撤回，请重试。",
  complain: "如果您不同意或回复逾期",
  complainTo: "您可以向以下个人信息保护机构投诉，也可以向法院起诉。",
  complainAny: "您可以向居住国家的个人信息保护机构投诉，也可以向法院起诉。",
} satisfies PrivacyRequestTexts;

/** The notes that tell a member of an answer or of an extension. */
export const cnPrivacyRequestLetters = {
  answered: {
    title: "您的个人信息请求已回复",
    text: (kind) => `请在“我的”页面的“我的信息”中查看“${kind}”请求的回复。`,
  },
  extended: {
    title: "个人信息请求的回复期限已延长",
    text: (kind, day) => `我们会在${day}前回复您的“${kind}”请求。`,
  },
} satisfies PrivacyRequestLetters;
