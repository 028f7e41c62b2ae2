import { hash } from "node:crypto";
import type { Queryable } from "#server/kit/database.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import * as store from "#server/ledger/closing/store.ts";
import { memberMovements, movementName, type AccountKind } from "#server/ledger/movements.ts";

/** Ledger units as decimal texts. */
type Line = { opening: string; change: string; closing: string };

export type BalanceSheet = {
  format: "dalbit-balance-sheet-1";
  month: string;
  currency: string;
  /** The SHA-256 of the sheet before, hexadecimal; null for the first. */
  previous: string | null;
  members: Record<AccountKind, Line>;
  house: Record<string, Line>;
  /** Members' movements by name, those between house accounts by id. */
  movements: Record<string, { count: string; amount: string }>;
  /** The sum of everything above; anything but 0 is a fault. */
  sum: string;
};

const kinds: readonly AccountKind[] = ["cash", "comp", "hold"];

/** The sheet of a month, made of its postings and the sheet before. */
export async function makeSheet(
  db: Queryable,
  month: string,
  previous: string | null,
): Promise<string> {
  const before = previous === null ? null : (JSON.parse(previous) as BalanceSheet);
  const codes = await store.listHouseCodes(db);
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  const memberChange = new Map<string, bigint>();
  const houseChange = new Map<string, bigint>();
  const movements: BalanceSheet["movements"] = {};
  const addHouse = (id: number | undefined, amount: bigint): void => {
    const code = codeOf.get(id ?? 0) ?? `unknown:${id}`;
    houseChange.set(code, (houseChange.get(code) ?? 0n) + amount);
  };
  const count = (name: string, row: store.Turnover): void => {
    const known = movements[name] ?? { count: "0", amount: "0" };
    movements[name] = {
      count: String(BigInt(known.count) + BigInt(row.count)),
      amount: String(BigInt(known.amount) + BigInt(row.amount)),
    };
  };
  for (const row of await store.listMemberTurnover(db, month)) {
    const name = movementName(row.movement);
    const { account } = memberMovements[name];
    memberChange.set(account, (memberChange.get(account) ?? 0n) + BigInt(row.amount));
    addHouse(row.houses[0], -BigInt(row.amount));
    count(name, row);
  }
  for (const row of await store.listHouseTurnover(db, month)) {
    addHouse(row.houses[0], -BigInt(row.amount));
    addHouse(row.houses[1], BigInt(row.amount));
    count(String(row.movement), row);
  }
  const members = Object.fromEntries(
    kinds.map((kind) => [kind, lineOf(before?.members[kind], memberChange.get(kind))]),
  ) as BalanceSheet["members"];
  const house = Object.fromEntries(
    codes
      .filter(({ code }) => houseChange.has(code) || before?.house[code] !== undefined)
      .map(({ code }) => [code, lineOf(before?.house[code], houseChange.get(code))]),
  );
  const closings = [...Object.values(members), ...Object.values(house)];
  const sheet: BalanceSheet = {
    format: "dalbit-balance-sheet-1",
    month,
    currency: CURRENCY,
    previous: previous === null ? null : hash("sha256", previous, "hex"),
    members,
    house,
    movements,
    sum: String(closings.reduce((sum, { closing }) => sum + BigInt(closing), 0n)),
  };
  return JSON.stringify(sheet);
}

function lineOf(before: Line | undefined, change: bigint | undefined): Line {
  const opening = BigInt(before?.closing ?? 0);
  return {
    opening: String(opening),
    change: String(change ?? 0n),
    closing: String(opening + (change ?? 0n)),
  };
}
