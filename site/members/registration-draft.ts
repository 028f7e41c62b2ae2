import { forget, keep, readKept } from "#site/app/browser-storage.ts";
import type { RegistrationValues } from "#site/members/registration.ts";

const key = "registration.draft";

/** Passwords are never stored, and the terms are accepted anew. */
const stored = ["id", "nick", "phone", "birthDate", "bankname", "banknum", "bankOwner"] as const;

/** What was typed before the page was left; it ends with the tab. */
export function readRegistrationDraft(): Partial<RegistrationValues> {
  const kept = readKept("session", key);
  if (kept === null) return {};
  const values = JSON.parse(kept) as Record<string, unknown>;
  return Object.fromEntries(
    stored.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])),
  );
}

export function keepRegistrationDraft(values: RegistrationValues): void {
  keep(
    "session",
    key,
    JSON.stringify(Object.fromEntries(stored.map((name) => [name, values[name]]))),
  );
}

export const forgetRegistrationDraft = (): void => forget("session", key);
