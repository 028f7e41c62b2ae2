import { KEPT_DAYS } from "#server/kit/retention.ts";
import { houseMovements, memberMovements, NO_MOVEMENT } from "#server/ledger/movements.ts";
import { countedMovements } from "#server/ledger/limits/counted.ts";
import { outcomeStatuses } from "#server/ledger/operations.ts";

/**
 * The names in the files of functions, such as `:outcome_applied`, `:movement_bet`, the list
 * `:movements_of_loss` or `:kept_days_of_member_accesses`, with their numbers.
 */
export const codes: ReadonlyMap<string, number | string> = new Map<string, number | string>([
  ...outcomeStatuses.map((name, code) => [`outcome_${name}`, code] as const),
  ...Object.entries({ ...memberMovements, ...houseMovements }).map(
    ([name, { id }]) => [`movement_${name}`, id] as const,
  ),
  ["movement_none", NO_MOVEMENT],
  ...Object.entries(countedMovements).map(
    ([kind, ids]) => [`movements_of_${kind}`, ids.join(", ")] as const,
  ),
  ["kept_days_of_member_accesses", KEPT_DAYS.memberAccesses],
  ["kept_days_of_auditor_reads", KEPT_DAYS.auditorReads],
]);

/**
 * Replaces each code's name by its number and the name as a comment, so that PostgreSQL runs
 * constants. Throws RangeError for an unknown name.
 */
export const withNumbers = (sql: string): string =>
  sql.replaceAll(/(?<![:\w]):((?:outcome|movements?|kept_days)_\w+)/g, (_, name: string) => {
    const code = codes.get(name);
    if (code === undefined) throw new RangeError(`no code is called ${name}`);
    return `${code} /* ${name} */`;
  });
