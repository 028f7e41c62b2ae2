import { keep, readKept } from "#site/app/browser-storage.ts";

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
