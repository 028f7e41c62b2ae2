import type { OwnPrivacyRequest } from "#contract/privacy-requests.ts";
import type { Queryable } from "#server/kit/database.ts";
import { PRIVACY_REQUEST } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal } from "#server/kit/sealed.ts";
import type { Texts } from "#server/members/privacy-requests/store.ts";

/** A text of a request, sealed: corrections and answers contain what is sealed elsewhere too. */
export const sealText = (db: Queryable, text: string): Buffer =>
  seal(text, db.appSecret, PRIVACY_REQUEST);

/** What both sides wrote. */
export function openTexts(
  db: Queryable,
  { field, details, answer }: Texts,
): Pick<OwnPrivacyRequest, "field" | "details" | "answer"> {
  const opened = (text: Buffer | null) => text && unseal(text, db.appSecret, PRIVACY_REQUEST);
  return { field, details: opened(details), answer: opened(answer) };
}
