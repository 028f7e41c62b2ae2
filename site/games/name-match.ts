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

/** Whether a name contains the text: Korean, its initial consonants, or English. */
export function matchesName(name: { nameKo: string; nameEn: string }, text: string): boolean {
  const wanted = plain(text);
  return (
    plain(name.nameKo).includes(wanted) ||
    plain(name.nameEn).includes(wanted) ||
    plain(initialConsonants(name.nameKo)).includes(wanted)
  );
}
