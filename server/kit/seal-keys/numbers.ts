import type { Queryable } from "#server/kit/database.ts";
import { blindIndex, isSealed, seal, unseal, type AppSecret } from "#server/kit/sealed.ts";

/** A column of members' numbers, which are sealed for their row: no value opens in another one. */
export type NumberColumn =
  | "members.phone"
  | "members.birth_date"
  | "members.bank_number"
  | "payment_requests.bank_number"
  | "payment_payouts.bank_number"
  | "member_barred_persons.details";

/** The columns in which staff search. */
export type SearchedColumn = "members.phone" | "members.bank_number";

const PURPOSE = "members' numbers";
/** As many digits as screens show of a masked number. */
const TAIL = 4;

type Secrets = Pick<Queryable, "appSecret">;

const placeOf = (column: NumberColumn, id: bigint): string => `${column}:${id}`;

/** Seals a number for the row with this id. */
export const sealNumber = (
  { appSecret }: Secrets,
  column: NumberColumn,
  id: bigint,
  text: string,
): Buffer => seal(text, appSecret, PURPOSE, placeOf(column, id));

/** Throws Error for a seal of another row or column, and for an altered one. */
export const openNumber = (
  { appSecret }: Secrets,
  column: NumberColumn,
  id: bigint,
  sealed: Buffer,
): string => unseal(sealed, appSecret, PURPOSE, placeOf(column, id));

/** The same, and the text of a row that an upgrade has not sealed yet. */
export const openOrRead = (
  secrets: Secrets,
  column: NumberColumn,
  id: bigint,
  bytes: Buffer,
): string => (isSealed(bytes) ? openNumber(secrets, column, id, bytes) : bytes.toString("utf8"));

const digitsOf = (text: string): string => text.replace(/\D/g, "");

const hashOf = (secret: string, column: SearchedColumn, part: "whole" | "tail", digits: string) =>
  blindIndex(digits, secret, `search by the ${part} of ${column}`);

/** By what a number is found: its digits, and the last four of them. Null without digits. */
export type NumberHashes = { whole: Buffer | null; tail: Buffer | null };

export function hashesOf(
  { appSecret }: Secrets,
  column: SearchedColumn,
  text: string,
): NumberHashes {
  const digits = digitsOf(text);
  if (digits === "") return { whole: null, tail: null };
  return {
    whole: hashOf(appSecret.current, column, "whole", digits),
    tail: hashOf(appSecret.current, column, "tail", digits.slice(-TAIL)),
  };
}

/** What `hashesOf` stored for any of these numbers, under the present secret or an earlier one. */
export function wantedHashes(
  { appSecret }: Secrets,
  column: SearchedColumn,
  part: "whole" | "tail",
  texts: readonly string[],
): Buffer[] {
  const secrets: AppSecret["previous"] = [appSecret.current, ...appSecret.previous];
  const digits = texts.map(digitsOf).filter((each) => each !== "");
  return secrets.flatMap((secret) => digits.map((each) => hashOf(secret, column, part, each)));
}
