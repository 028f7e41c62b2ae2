/**
 * Browser storage, which may be forbidden or full; then nothing is stored and no error is thrown.
 */
export type KeptIn = "session" | "local";

const storageOf = (place: KeptIn): Storage => (place === "local" ? localStorage : sessionStorage);

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    // Private windows and full disks throw; the page works without stored values.
    return otherwise;
  }
}

export const readKept = (place: KeptIn, key: string): string | null =>
  attempt(() => storageOf(place).getItem(key), null);

/** Whether the value is stored. */
export const keep = (place: KeptIn, key: string, value: string): boolean =>
  attempt(() => {
    storageOf(place).setItem(key, value);
    return true;
  }, false);

export const forget = (place: KeptIn, key: string): void =>
  attempt(() => storageOf(place).removeItem(key), undefined);

/** Deletes everything that is stored there. */
export const forgetAll = (place: KeptIn): void =>
  attempt(() => storageOf(place).clear(), undefined);

/** Every stored key with this prefix. */
export const keptKeys = (place: KeptIn, prefix: string): string[] =>
  attempt(() => Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix)), []);
