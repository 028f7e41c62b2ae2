import type { GameKind } from "#contract/browsing.ts";
import { namesOf, type Named } from "#contract/named.ts";
import { wordsOfKinds } from "#server/games/browsing/kinds.ts";

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/** A shorter text is close to too many words. */
const SHORTEST_WITH_TYPO = 4;

/** What a text is compared with. */
export type Searched = Named & { kinds: readonly GameKind[]; studio: Named | null };

/** The initial consonants of Korean syllables; other letters are kept: 한옥 live → ㅎㅇ live. */
export const initialsOf = (text: string): string =>
  Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < FIRST_SYLLABLE || point > LAST_SYLLABLE) return character;
    return INITIALS[Math.floor((point - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] ?? character;
  }).join("");

const separators = /[\s'’&-]+/g;

// Canonical forms only: the compatibility form of ㅎ is another letter.
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(separators, "");

const plainKinds = new Map(
  Object.entries(wordsOfKinds).map(([kind, words]) => [kind, words.map(plain)]),
);
const kindWordsOf = ({ kinds }: Searched): string[] =>
  kinds.flatMap((kind) => plainKinds.get(kind) ?? []);

/** Whether one letter was added, left out, replaced or exchanged with the next one. */
function differsByOne(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    (restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0] &&
      restOfA.slice(2) === restOfB.slice(2))
  );
}

// Korean syllables are compared by their letters, so that 달토기 is one letter from 달토끼.
const lettersOf = (text: string): string => plain(text).normalize("NFD");

/** Whether a name, one of its words or a kind begins with the text, one letter apart. */
function isClose(entry: Searched, wanted: string): boolean {
  const letters = lettersOf(wanted);
  if (letters.length < SHORTEST_WITH_TYPO) return false;
  const names = namesOf(entry);
  const candidates = [...names, ...names.flatMap((name) => name.split(separators))];
  return [...candidates, ...kindWordsOf(entry)]
    .map(lettersOf)
    .some((candidate) =>
      [letters.length - 1, letters.length, letters.length + 1].some((length) =>
        differsByOne(letters, candidate.slice(0, length)),
      ),
    );
}

/**
 * How well an entry matches: 0 at the start of its name, 1 inside it, 2 by initial consonants, 3 by
 * its kind, 4 by its studio; null not at all.
 */
function rankOf(entry: Searched, wanted: string): number | null {
  const names = namesOf(entry).map(plain);
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.includes(wanted))) return 1;
  if (/^[ㄱ-ㅎ]+$/.test(wanted) && initialsOf(plain(entry.nameKo)).includes(wanted)) return 2;
  if (wanted.length > 1 && kindWordsOf(entry).some((word) => word.startsWith(wanted))) return 3;
  const studio = entry.studio ? namesOf(entry.studio).map(plain) : [];
  return wanted.length > 1 && studio.some((name) => name.includes(wanted)) ? 4 : null;
}

/**
 * The entries that match a text, best first: by name or kind in any of the six languages, the
 * initial consonants of the Korean name, or studio. One wrong letter is forgiven when nothing matches exactly.
 */
export function matching<Entry>(
  entries: readonly Entry[],
  text: string,
  searchedOf: (entry: Entry) => Searched,
): Entry[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(searchedOf(entry), wanted);
    return rank === null ? [] : [{ entry, rank }];
  });
  if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
  return entries.filter((entry) => isClose(searchedOf(entry), text));
}
