import type { Queryable } from "#server/kit/database.ts";

/** How many rows a grown database has; requests, rounds and bank lines together make ten million. */
export type Size = {
  members: number;
  requests: number;
  rounds: number;
  roundsOfOne: number;
};

/** The size with this many members, in which the other rows have the same proportion. */
export const sizeOf = (members: number): Size => ({
  members,
  requests: members * 3,
  rounds: Math.ceil(members * 4.3),
  roundsOfOne: Math.ceil(members / 20),
});

/** Of so many rows with a million members, those of this size. */
export const share = ({ members }: Size, rows: number): number =>
  Math.ceil((rows * members) / 1_000_000);

/** Rows that one table grows by. */
export type Growth = {
  table: string;
  what: string;
  /** The last number that is given to `sql`; a statement may leave numbers out. */
  rows: number;
  /** Makes the rows $1 to $2. */
  sql: string;
  /** What the statement is given from $3 on: a list for each column that the product seals. */
  values?: (db: Queryable, from: number, to: number) => (Buffer | null)[][];
  /** How many numbers one statement is given at most, where the usual portion is too large. */
  portion?: number;
};

export const rowsOf = "from generate_series($1::integer, $2::integer) n";
/** Consecutive rows belong to different members. */
export const memberOf = ({ members }: Size): string => `1000000 + 1 + n % ${members}`;
export const cashOf = (memberId: string): string => `10000000 + (${memberId} - 1000000) * 3 + 1`;
export const demo1 = "select * from members where login_id = 'demo1'";
