import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../../build/art/manifest.json");

/**
 * The address of a piece of art at the widest size; the site derives the others from it.
 * The set's hash is part of the address, so that it can be cached for ever.
 */
export const artUrl = (id: string): string =>
  /^https?:\/\//.test(id) ? id : `/art/${setHash()}/${id}-400.webp`;

let known: string | null = null;

function setHash(): string {
  known ??= readHash();
  return known;
}

function readHash(): string {
  try {
    return (JSON.parse(readFileSync(MANIFEST, "utf8")) as { hash: string }).hash;
  } catch (error) {
    // Before the first build there is no art; the tiles then show their gradient.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "unbuilt";
    throw error;
  }
}
