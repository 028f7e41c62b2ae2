import type { ShelfEntry } from "#contract/games.ts";
import { providerShelfEntryOf, shelfEntryOf, type Catalogue } from "#server/games/catalogue.ts";

const FOUND_AT_MOST = 24;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

/** The initial consonants of Korean syllables; other letters are kept: 한옥 live → ㅎㅇ live. */
export const initialsOf = (text: string): string =>
  Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < FIRST_SYLLABLE || point > LAST_SYLLABLE) return character;
    return INITIALS[Math.floor((point - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? character;
  }).join("");

// Canonical forms only: the compatibility form of ㅎ is another letter.
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s'’&-]+/g, "");

/** 0 at the start of a name, 1 inside it, 2 by initials, 3 not at all. */
function rank(entry: ShelfEntry, wanted: string): number {
  const names = [plain(entry.nameKo), plain(entry.nameEn)];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  return /^[ㄱ-ㅎ]+$/.test(wanted) && initialsOf(plain(entry.nameKo)).includes(wanted) ? 2 : 3;
}

/** Providers and games by Korean name, its initial consonants, or English name; best first. */
export function searchGames(catalogue: Catalogue, text: string): ShelfEntry[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const entries = catalogue.providers.flatMap((provider) => [
    providerShelfEntryOf(provider),
    ...(provider.category === "slot" ? provider.games.map(shelfEntryOf) : []),
  ]);
  return entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, FOUND_AT_MOST)
    .map((found) => found.entry);
}
