import { createHash } from "node:crypto";
import { memberCookies } from "#contract/cookies.ts";

/** A member's known browser in tests. */
export const browserOf = (userId: string): { name: string; value: string } => ({
  name: memberCookies.device,
  value: createHash("sha256").update(userId).digest("base64url"),
});

/** The same as a header. */
export const browserCookieOf = (userId: string): string => {
  const { name, value } = browserOf(userId);
  return `${name}=${value}`;
};
