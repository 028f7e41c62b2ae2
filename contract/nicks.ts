/**
 * The scripts that a nick may combine, beside digits. Latin may be combined with Korean, Japanese
 * or Chinese, whose letters look different; Thai is used alone. Cyrillic and Greek look like Latin
 * and belong to none of the site's languages. Source: Unicode UTS 39, 5.2, "highly restrictive".
 */
const alphabets: readonly RegExp[] = [
  /^[\p{Script=Hangul}\p{Script=Han}a-z\d]+$/u,
  /^[\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Han}a-z\d]+$/u,
  /^[a-zđ\d]+$/u,
];
/** A letter with at most a vowel and a tone mark, each of which needs a letter. */
const thai = /^(?:[\p{L}\d]\p{M}{0,2})+$/u;
/** Every Vietnamese accent, decomposed. */
const accents = /[\u0300-\u0303\u0306\u0309\u031b\u0323]/g;

/**
 * Whether a nick is 2 to 12 letters and digits that cannot be taken for others. An accent counts as
 * part of its letter (é), except in Thai; several on one letter are refused.
 */
export function isPlainNick(written: string): boolean {
  const nick = written.normalize("NFKC").toLowerCase();
  const length = Array.from(nick).length;
  if (length < 2 || length > 12) return false;
  if (/^[\p{Script=Thai}\d]+$/u.test(nick) && !/^\d+$/.test(nick)) return thai.test(nick);
  if (/\p{M}/u.test(nick)) return false;
  const bare = /[\p{Script=Latin}]/u.test(nick) ? withoutAccents(nick) : nick;
  return alphabets.some((alphabet) => alphabet.test(bare));
}

/** Only Latin letters lose their accents: a decomposed Korean syllable would fall apart. */
const withoutAccents = (nick: string): string =>
  Array.from(nick, (letter) =>
    /\p{Script=Latin}/u.test(letter) ? letter.normalize("NFD").replace(accents, "") : letter,
  ).join("");
