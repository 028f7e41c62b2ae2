import { forget, keep, readKept } from "#site/app/browser-storage.ts";

/** The values that the browser stores between visits. */
const idKey = "member.id";
const startedKey = "session.startedAt";

/** The id of the last successful sign-in, to prefill the form. Never the password. */
export const rememberedId = (): string => readKept("local", idKey) ?? "";

/** Called at sign-in: stores the id and the start of the session clock. */
export function rememberLogin(id: string): void {
  keep("local", idKey, id);
  keep("local", startedKey, String(Date.now()));
}

/** When this session began (ms since 1970) according to the browser; now if unknown. */
export function sessionStartedAt(): number {
  const at = Number(readKept("local", startedKey));
  const absoluteSessionMs = 8 * 60 * 60 * 1000;
  if (at > Date.now() - absoluteSessionMs && at <= Date.now()) return at;
  keep("local", startedKey, String(Date.now()));
  return Date.now();
}

const wantedKey = "signIn.wanted";
const welcomeKey = "signIn.welcome";

/** Stores the page that a visitor asked for; null forgets an earlier one. */
export function rememberWanted(path: string | null): void {
  if (path === null) forget("session", wantedKey);
  else keep("session", wantedKey, path);
}

/** The page of this site that the visitor asked for before signing in, once. */
export function takeWanted(): string | null {
  const path = readKept("session", wantedKey);
  forget("session", wantedKey);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Stores what is said after the page has loaded as the member's. */
export const rememberWelcome = (text: string): boolean => keep("session", welcomeKey, text);

/** The stored text, once. */
export function takeWelcome(): string | null {
  const text = readKept("session", welcomeKey);
  forget("session", welcomeKey);
  return text;
}
