import type { GameKind } from "#contract/browsing.ts";
import { namesOf, type Named } from "#contract/named.ts";
import { wordsOfKinds } from "#server/games/browsing/kinds.ts";

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/** A shorter text is close to too many words. */
const SHORTEST_WITH_TYPO = 4;

/** What a text is compared with: names, which are kept for each object, kinds and the studio. */
export type Searched = { of: Named; kinds: readonly GameKind[]; studio: Named | null };

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

/** What a name is compared by. Words of a name are compared too. */
type Words = { names: readonly string[]; initials: string; letters: readonly string[] };

// Korean syllables are compared by their letters, so that 달토기 is one letter from 달토끼.
const lettersOf = (text: string): string => plain(text).normalize("NFD");

function readWords(named: Named): Words {
  const names = namesOf(named);
  return {
    names: names.map(plain),
    initials: initialsOf(plain(named.nameKo)),
    letters: [...new Set([...names, ...names.flatMap((name) => name.split(separators))])].map(
      lettersOf,
    ),
  };
}

/** The words of each game, read once for each catalogue: reading those of 20,000 games took most of a search. */
const known = new WeakMap<Named, Words>();
function wordsOf(named: Named): Words {
  const words = known.get(named) ?? readWords(named);
  known.set(named, words);
  return words;
}

const kindWords = Object.entries(wordsOfKinds).map(([kind, words]) => ({
  kind,
  words: words.map(plain),
  letters: words.map(lettersOf),
}));

/** Whether a text begins with another, of which one letter was added, left out, replaced or exchanged with the next one. */
function closeTo(wanted: string): (candidate: string) => boolean {
  const rests = Array.from({ length: wanted.length + 2 }, (_, at) => wanted.slice(at));
  return (candidate) => {
    let at = 0;
    while (at < wanted.length && wanted[at] === candidate[at]) at++;
    if (at === wanted.length) return true;
    const [rest = "", next = "", afterNext = ""] = rests.slice(at, at + 3);
    return (
      candidate.startsWith(next, at + 1) ||
      candidate.startsWith(rest, at + 1) ||
      candidate.startsWith(next, at) ||
      (wanted[at] === candidate[at + 1] &&
        wanted[at + 1] === candidate[at] &&
        candidate.startsWith(afterNext, at + 2))
    );
  };
}

type Ranking = (entry: Searched) => number | null;

/**
 * How well an entry matches: 0 at the start of its name, 1 inside it, 2 by initial consonants, 3 by
 * its kind, 4 by its studio; null not at all.
 */
function exactly(wanted: string): Ranking {
  const isInitials = /^[ㄱ-ㅎ]+$/.test(wanted);
  const isLong = wanted.length > 1;
  const kinds = new Set<string>(
    kindWords
      .filter(({ words }) => isLong && words.some((word) => word.startsWith(wanted)))
      .map(({ kind }) => kind),
  );
  const isIn = (name: string) => name.includes(wanted);
  return ({ of, kinds: own, studio }) => {
    const { names, initials } = wordsOf(of);
    if (names.some(isIn)) return names.some((name) => name.startsWith(wanted)) ? 0 : 1;
    if (isInitials && initials.includes(wanted)) return 2;
    if (kinds.size > 0 && own.some((kind) => kinds.has(kind))) return 3;
    return isLong && studio && wordsOf(studio).names.some(isIn) ? 4 : null;
  };
}

/** 0 where a name, one of its words or a kind begins with the text, one letter apart. */
function closely(text: string): Ranking {
  const wanted = lettersOf(text);
  if (wanted.length < SHORTEST_WITH_TYPO) return () => null;
  const isClose = closeTo(wanted);
  const kinds = new Set<string>(
    kindWords.filter(({ letters }) => letters.some(isClose)).map(({ kind }) => kind),
  );
  return ({ of, kinds: own }) =>
    wordsOf(of).letters.some(isClose) || own.some((kind) => kinds.has(kind)) ? 0 : null;
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
  const searched = entries.map((entry) => ({ entry, by: searchedOf(entry) }));
  const rankedBy = (rankOf: Ranking) =>
    searched.flatMap(({ entry, by }) => {
      const rank = rankOf(by);
      return rank === null ? [] : [{ entry, rank }];
    });
  const exact = rankedBy(exactly(wanted));
  const found = exact.length > 0 ? exact : rankedBy(closely(text));
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
