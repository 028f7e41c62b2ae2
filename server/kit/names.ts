/**
 * How the sender of a transfer compares with the holder of the member's bank account:
 * `same`; `part`, when the bank cut one of them; `unknown`, when they cannot be compared, because
 * one is empty or they use different scripts; `other`.
 */
export type NameMatch = "same" | "part" | "unknown" | "other";

/** A bank shows at least so many letters before it cuts a name: scripts of syllables, alphabets. */
const SHOWN_OF_SYLLABLES = 2;
const SHOWN_OF_ALPHABET = 5;

/** Forms of companies, in the spellings of bank statements. */
const COMPANY =
  /주식회사|유한회사|\((주|유)\)|株式会社|有限会社|有限公司|\b(CO|CORP|INC|LLC|LTD|PLC|GMBH|JSC)\b/g;
const SYLLABLES = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const SCRIPTS = [/\p{Script=Hangul}/u, /\p{Script=Han}/u, /\p{Script=Thai}/u, /\p{Script=Latin}/u];

/** Compares two names without case, accents, spaces, punctuation, order and form of company. */
export function compareNames(sender: string, holder: string): NameMatch {
  const [one, two] = [wordsOf(sender), wordsOf(holder)];
  const [oneJoined, twoJoined] = [one.join(""), two.join("")];
  if (oneJoined === "" || twoJoined === "") return "unknown";
  if (oneJoined === twoJoined) return "same";
  if (one.toSorted().join("") === two.toSorted().join("")) return "same";
  if (!SCRIPTS.some((script) => script.test(oneJoined) && script.test(twoJoined))) return "unknown";
  const [short, long] =
    oneJoined.length < twoJoined.length ? [oneJoined, twoJoined] : [twoJoined, oneJoined];
  const least = SYLLABLES.test(short) ? SHOWN_OF_SYLLABLES : SHOWN_OF_ALPHABET;
  return short.length >= least && long.startsWith(short) ? "part" : "other";
}

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toUpperCase()
    .replace(COMPANY, " ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
