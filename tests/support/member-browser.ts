import { createHash } from "node:crypto";
import { memberCookies } from "#contract/cookies.ts";

/** The one browser that a member uses in tests: a sign-in with it is none with a new browser. */
export const browserOf = (userId: string): { name: string; value: string } => ({
  name: memberCookies.device,
  value: createHash("sha256").update(userId).digest("base64url"),
});

/** The same as a header. */
export const browserCookieOf = (userId: string): string => {
  const { name, value } = browserOf(userId);
  return `${name}=${value}`;
};
