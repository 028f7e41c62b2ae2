import { blindIndex, type AppSecret } from "#server/kit/sealed.ts";

/** What is known of a person; a person can be called by several names. */
export type KnownPerson = {
  names: readonly string[];
  /** Year-month-day. */
  birthDate?: string | null | undefined;
  /** In international form. */
  phone?: string | null | undefined;
  bankNumber?: string | null | undefined;
  email?: string | null | undefined;
};

const PURPOSE = "marks of barred persons";

const foldName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** What a person is recognised by. A name alone is no mark, because many have the same. */
function textsOf({ names, birthDate, phone, bankNumber, email }: KnownPerson): string[] {
  const born = birthDate ? names.map((name) => `${foldName(name)} ${birthDate}`) : [];
  return [
    ...(phone ? [`phone ${digitsOf(phone)}`] : []),
    ...(bankNumber ? [`bank ${digitsOf(bankNumber)}`] : []),
    ...(email ? [`email ${email.trim().toLowerCase()}`] : []),
    ...new Set(born.map((text) => `born ${text}`)),
  ];
}

const marksUnder = (secret: string, known: KnownPerson): Buffer[] =>
  textsOf(known).map((text) => blindIndex(text, secret, PURPOSE));

/** The marks of a person under the present secret, to be stored. */
export const marksOf = ({ current }: AppSecret, known: KnownPerson): Buffer[] =>
  marksUnder(current, known);

/** What `marksOf` stored for a person with any of these marks, under the present secret or an earlier one. */
export const wantedMarks = ({ current, previous }: AppSecret, known: KnownPerson): Buffer[] =>
  [current, ...previous].flatMap((secret) => marksUnder(secret, known));
