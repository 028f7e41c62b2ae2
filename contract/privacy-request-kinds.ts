/**
 * What a member can ask about their data: GDPR articles 15 (access), 20 (export), 16 (correction),
 * 17 (erasure), 18 (restriction) and 21 (objection).
 */
export const privacyRequestKinds = [
  "access",
  "export",
  "correction",
  "erasure",
  "restriction",
  "objection",
] as const;
export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

/** What a correction is about. */
export const correctedDetails = ["name", "birth_date", "phone", "bank_account", "other"] as const;
export type CorrectedDetail = (typeof correctedDetails)[number];

/** Whether a request of this kind says nothing without a text of the member. */
export const needsDetails = (kind: PrivacyRequestKind): boolean =>
  kind !== "export" && kind !== "erasure";

/** The longest text of a member, and of the answer. */
export const longestPrivacyRequest = { details: 2_000, answer: 10_000 } as const;

export const privacyRequestOutcomes = ["granted", "partly", "refused", "withdrawn"] as const;
export type PrivacyRequestOutcome = (typeof privacyRequestOutcomes)[number];

/**
 * Why a request is refused, wholly or in part. `records_kept`: a law has the data kept, GDPR Art.
 * 17(3)(b). `not_identified`: Art. 12(2). `excessive`: unfounded or excessive, Art. 12(5).
 * `rights_of_others`: Art. 15(4), 20(4). `data_right`: what is kept is right. `other`: in the answer.
 */
export const privacyRequestRefusals = [
  "records_kept",
  "not_identified",
  "excessive",
  "rights_of_others",
  "data_right",
  "other",
] as const;
export type PrivacyRequestRefusal = (typeof privacyRequestRefusals)[number];

/** Why an answer takes two months more: GDPR Art. 12(3) knows these two grounds. */
export const privacyRequestExtensions = ["complex", "many_requests"] as const;
export type PrivacyRequestExtension = (typeof privacyRequestExtensions)[number];
