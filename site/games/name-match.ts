import { namesOf, type Named } from "#contract/named.ts";

const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;

/** The first consonants of Hangul syllables, the way Korean players abbreviate names. */
const initialConsonants = (text: string): string =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (code < firstSyllable || code > lastSyllable) return letter;
      return initials[Math.floor((code - firstSyllable) / syllablesPerInitial)] ?? letter;
    })
    .join("");

const plain = (text: string): string => text.normalize("NFC").toLowerCase().replace(/\s/g, "");

/** Whether a name contains the text, in any language, or in the initial consonants of Korean. */
export function matchesName(name: Named, text: string): boolean {
  const wanted = plain(text);
  return (
    namesOf(name).some((each) => plain(each).includes(wanted)) ||
    plain(initialConsonants(name.nameKo)).includes(wanted)
  );
}
