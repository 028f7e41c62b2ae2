const stored = "own-seed";
const length = 8;

/** The player's contribution to the seed of every round; random at first and changeable. */
export function ownSeed(): string {
  const known = localStorage.getItem(stored);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(stored, fresh);
  return fresh;
}

export const keepOwnSeed = (seed: string): void => localStorage.setItem(stored, seed);
