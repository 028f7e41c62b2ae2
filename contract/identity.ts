/** The identity documents that are taken. */
export const identityDocuments = [
  "passport",
  "id_card",
  "driving_licence",
  "residence_permit",
] as const;
export type IdentityDocument = (typeof identityDocuments)[number];

/** The sides of a document. */
export const identitySides = ["front", "back"] as const;
export type IdentitySide = (typeof identitySides)[number];

/** A passport has everything on one page. */
export const sidesOf = (document: IdentityDocument): readonly IdentitySide[] =>
  document === "passport" ? ["front"] : identitySides;

/** Why a document is refused, as the member is told. */
export const toldRefusals = [
  "unreadable",
  "incomplete",
  "expired",
  "not_accepted",
  "name_differs",
  "birth_date_differs",
] as const;
export type ToldRefusal = (typeof toldRefusals)[number];

/** The same for staff. A member whose document does not seem genuine is told that it is not accepted. */
export const identityRefusals = [...toldRefusals, "not_genuine"] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];

/** What the member is told of a refusal. */
export const toldOf = (refusal: IdentityRefusal): ToldRefusal =>
  refusal === "not_genuine" ? "not_accepted" : refusal;
