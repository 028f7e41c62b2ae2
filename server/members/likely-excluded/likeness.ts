import { compareNames } from "#server/kit/names.ts";

/** A person as a registration states them; `birthDate` is year-month-day. */
export type Likeness = { names: readonly string[]; birthDate: string };

const SYLLABLES = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u;
/** A name needs so many letters before a letter may differ; one of twice as many may differ in two. */
const LEAST_OF_SYLLABLES = 3;
const LEAST_OF_ALPHABET = 5;

/**
 * Whether two persons are likely the same: the same birth date and names that are alike, or the same
 * name and a birth date with one wrong digit or with day and month exchanged.
 */
export const isLikely = (one: Likeness, other: Likeness): boolean =>
  one.birthDate === other.birthDate
    ? anyOf(one, other, areAlike)
    : isNearDate(one.birthDate, other.birthDate) &&
      anyOf(one, other, (a, b) => compareNames(a, b) === "same");

const anyOf = (
  one: Likeness,
  other: Likeness,
  test: (one: string, other: string) => boolean,
): boolean => one.names.some((name) => other.names.some((another) => test(name, another)));

/** Whether a birth date could be the other one, mistyped. */
export function isNearDate(one: string, other: string): boolean {
  const [year, month, day] = one.split("-");
  if (other === `${year}-${day}-${month}`) return true;
  const differing = [...one].filter((digit, at) => digit !== other[at]);
  return one.length === other.length && differing.length === 1;
}

/** Whether two names are the same, one is the beginning of the other, or a letter or two differ. */
function areAlike(one: string, other: string): boolean {
  const match = compareNames(one, other);
  if (match !== "other") return match === "same" || match === "part";
  const isOfSyllables = SYLLABLES.test(one) && SYLLABLES.test(other);
  const least = isOfSyllables ? LEAST_OF_SYLLABLES : LEAST_OF_ALPHABET;
  return foldings(one).some((a) =>
    foldings(other).some((b) => {
      const length = Math.min(a.length, b.length);
      return length >= least && distance(a, b) <= (length >= 2 * least ? 2 : 1);
    }),
  );
}

/** The letters of a name, its words in their order and sorted. */
const foldings = (name: string): string[][] => {
  const words = name
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [[...words.join("")], [...words.toSorted().join("")]];
};

/** How many letters must be added, left out, replaced or exchanged with their neighbour. */
function distance(one: readonly string[], other: readonly string[]): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isExchanged ? [(before[j - 2] ?? 0) + 1] : []),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
