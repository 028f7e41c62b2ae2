import { houseMovements, memberMovements, NO_MOVEMENT } from "#server/ledger/movements.ts";
import { outcomeStatuses } from "#server/ledger/operations.ts";

/** What the files of functions call `:outcome_applied`, `:movement_bet` …, and its number. */
const codes: ReadonlyMap<string, number> = new Map([
  ...outcomeStatuses.map((name, code) => [`outcome_${name}`, code] as const),
  ...Object.entries({ ...memberMovements, ...houseMovements }).map(
    ([name, { id }]) => [`movement_${name}`, id] as const,
  ),
  ["movement_none", NO_MOVEMENT],
]);

/**
 * Puts numbers in the place of names, each with its name as a comment: PostgreSQL runs the same
 * constants as if they were written there. Throws RangeError for a name that is in no list.
 */
export const withNumbers = (sql: string): string =>
  sql.replaceAll(/(?<![:\w]):((?:outcome|movement)_\w+)/g, (_, name: string) => {
    const code = codes.get(name);
    if (code === undefined) throw new RangeError(`no code is called ${name}`);
    return `${code} /* ${name} */`;
  });
