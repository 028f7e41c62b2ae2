/** What the browser keeps between visits. Storage can be forbidden; then nothing is kept. */
const idKey = "member.id";
const startedKey = "session.startedAt";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing still signs in; it only forgets the id.
  }
}

/** The id of the last successful login, to prefill the form. Never the password. */
export const rememberedId = (): string => read(idKey) ?? "";

/** Called at login: keeps the id and the moment from which the session clock counts. */
export function rememberLogin(id: string): void {
  write(idKey, id);
  write(startedKey, String(Date.now()));
}

/** When this session began (ms since 1970), as far as the browser knows; else now. */
export function sessionStartedAt(): number {
  const at = Number(read(startedKey));
  const absoluteSessionMs = 8 * 60 * 60 * 1000;
  if (at > Date.now() - absoluteSessionMs && at <= Date.now()) return at;
  write(startedKey, String(Date.now()));
  return Date.now();
}
