import { compareNames, type NameMatch } from "#server/kit/names.ts";

/** A transfer's sender, beside the holder of the member's bank account and the deposit's reference. */
export type Sender = { sender: string; owner: string; reference: string | null };

/** Compares them, without the reference, which some members write beside their name. */
export const senderMatch = ({ sender, owner, reference }: Sender): NameMatch =>
  compareNames(reference === null ? sender : withoutReference(sender, reference), owner);

/** A text's Latin letters and digits in upper case, as banks keep them of a reference. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");

/** Whether a transfer's text contains a deposit's reference, however the bank cut or spaced it. */
export const hasReference = (text: string, reference: string | null): boolean =>
  reference !== null && plain(text).includes(plain(reference));

function withoutReference(sender: string, reference: string): string {
  const letters = [...sender.normalize("NFKC").toUpperCase()];
  const places = letters.flatMap((letter, at) => (plain(letter) === "" ? [] : [at]));
  const wanted = plain(reference);
  const found = plain(letters.join("")).indexOf(wanted);
  const [first, last] = [places[found], places[found + wanted.length - 1]];
  if (found < 0 || first === undefined || last === undefined) return sender;
  return [...letters.slice(0, first), " ", ...letters.slice(last + 1)].join("");
}
