import type { PrivacyRequestLetters, PrivacyRequestTexts } from "#locales/ko/privacy-requests.ts";

/** The kinds of requests about data, on the member site and in the office. */
export const enPrivacyRequestKinds = {
  access: "Access",
  export: "Data as a file",
  correction: "Correction",
  erasure: "Erasure",
  restriction: "Restriction",
  objection: "Objection",
} satisfies PrivacyRequestTexts["kinds"];

/** What can be corrected, and how a request ends. */
export const enCorrectedDetails = {
  name: "Name",
  birth_date: "Date of birth",
  phone: "Phone",
  bank_account: "Bank account",
  other: "Something else",
} satisfies PrivacyRequestTexts["fields"];

export const enPrivacyRequestOutcomes = {
  granted: "Granted",
  partly: "Partly granted",
  refused: "Refused",
  withdrawn: "Withdrawn",
} satisfies PrivacyRequestTexts["outcomes"];

/** What a member is told of an answer that takes longer. */
export const enPrivacyRequestExtensions = {
  complex: "Your request is complex, so we need two months more for the answer.",
  many_requests: "We have many requests, so we need two months more for the answer.",
} satisfies PrivacyRequestTexts["extended"];

/** What a member reads about their requests. */
export const enPrivacyRequests = {
  title: "Privacy requests",
  lead: "You can ask what we keep about you, have it corrected or erased, or object to how we use it. We answer within one month.",
  privacy: "Why we keep data and for how long is in the privacy notice.",
  kind: "What you ask for",
  kinds: enPrivacyRequestKinds,
  hints: {
    access:
      "Ask what the file “Download my data” does not answer, such as why we keep something or who receives it.",
    export:
      "“Download my data” on this page gives you everything at once as a JSON file. Ask here if you need something that is not in it.",
    correction: "Say what is wrong and what is right. We may ask you for proof.",
    erasure: (years) =>
      `Only a closed account can be erased, and the law has us keep its records for ${years} years after it was closed. If something cannot be erased, the answer says why.`,
    restriction: "Say which data we should keep but not use, and why.",
    objection:
      "Say which use you object to, and why. You can switch promotional notes off on this page at once.",
  },
  field: "What is to be corrected",
  fields: enCorrectedDetails,
  details: "Details",
  detailsOptional: "Details (optional)",
  letters: (written, most) => `${written} of ${most} characters`,
  detailsMissing: "Please write what you ask for.",
  send: "Send the request",
  sendAsk: "Send this request?",
  sent: "We have received your request.",
  failed: "Your request was not sent. Please try again.",
  waits: "A request of this kind is waiting. You can send another one after the answer.",
  tooOften: "You have sent as many requests as one day allows. Please try again tomorrow.",
  list: "Your requests",
  number: (number) => `Request no. ${number}`,
  receivedOn: "Received on",
  dueOn: "Answer by",
  endedOn: "Closed on",
  asked: "What you asked",
  answer: "Our answer",
  waiting: "Waiting",
  late: "The time for our answer has passed",
  outcomes: enPrivacyRequestOutcomes,
  extended: enPrivacyRequestExtensions,
  refusals: {
    records_kept: "The law has us keep this data.",
    not_identified: "We could not make sure that the request comes from you.",
    excessive: "The request has no basis, or repeats earlier ones too often.",
    rights_of_others: "It would affect the rights of other people.",
    data_right: "What we keep is right.",
    other: "The reason is in the answer.",
  },
  withdraw: "Withdraw the request",
  withdrawAsk: "Withdraw this request? You will then get no answer to it.",
  withdrawn: "The request was withdrawn.",
  withdrawFailed: "The request was not withdrawn. Please try again.",
  complain: "If you do not agree, or our answer is late",
  complainTo: "You can complain to this data protection authority, and you can go to court.",
  complainAny:
    "You can complain to the data protection authority of the country where you live, and you can go to court.",
} satisfies PrivacyRequestTexts;

/** The notes that tell a member of an answer or of an extension. */
export const enPrivacyRequestLetters = {
  answered: {
    title: "Your privacy request was answered",
    text: (kind) => `Please read the answer to your request “${kind}” under “Profile” on My page.`,
  },
  extended: {
    title: "The answer to your privacy request takes longer",
    text: (kind, day) => `We will answer your request “${kind}” by ${day}.`,
  },
} satisfies PrivacyRequestLetters;
