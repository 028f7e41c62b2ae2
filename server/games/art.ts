import { readFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = join(import.meta.dirname, "../../build/art/manifest.json");

/**
 * The address of a piece of art at the widest size; the site derives the others from it.
 * The set's hash, or the picture's own, is part of the address: it can be cached for ever.
 */
export function artUrl(id: string): string {
  if (/^https?:\/\//.test(id)) return id;
  return `/art/${id.startsWith(UPLOADED) ? "uploaded" : setHash()}/${id}-400.webp`;
}

/** The prefix of the id of uploaded art; the rest is the hash of its content. */
export const UPLOADED = "up-";

let known: string | null = null;

function setHash(): string {
  known ??= readHash();
  return known;
}

function readHash(): string {
  try {
    return (JSON.parse(readFileSync(MANIFEST, "utf8")) as { hash: string }).hash;
  } catch (error) {
    // The first build makes the art; until then the tiles show their gradient.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "unbuilt";
    throw error;
  }
}
