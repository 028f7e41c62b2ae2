import type { Queryable } from "#server/kit/database.ts";

const SECONDS_OF_A_YEAR = 365 * 86_400;

/** How many rows a grown database has. */
export type Size = {
  members: number;
  requests: number;
  rounds: number;
  roundsOfOne: number;
};

/**
 * The size with this many members, in which requests, rounds and bank lines make so many rows
 * together: for each ten, three requests, more than four rounds, and the bank lines of the requests
 * that were approved.
 */
export const sizeOf = (members: number, rows = members * 10): Size => ({
  members,
  requests: Math.ceil(rows * 0.3),
  rounds: Math.ceil(rows * 0.43),
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
  /** The first number; 1 unless told. */
  first?: number;
  /** Makes the rows $1 to $2. */
  sql: string;
  /** What the statement is given from $3 on: a list for each column that the product seals. */
  values?: (db: Queryable, from: number, to: number) => (Buffer | null)[][];
  /** How many numbers one statement is given at most, where the usual portion is too large. */
  portion?: number;
};

export const rowsOf = "from generate_series($1::integer, $2::integer) n";

/**
 * The member of the row n. Half of the rows are of one member in two hundred, and eight members in
 * ten have none. Consecutive rows belong to different members.
 */
export const memberOf = ({ members }: Size, n = "n"): string =>
  `(1000001 + ${n} % case when ${n} % 10 < 5 then ${Math.ceil(members / 100)}
    when ${n} % 10 < 9 then ${Math.ceil(members / 5)} else ${members} end)`;
export const cashOf = (memberId: string): string => `10000000 + (${memberId} - 1000000) * 3 + 1`;
export const demo1 = "select * from members where login_id = 'demo1'";

/** The moment of the row n of so many that come evenly within a year; the first is the newest. */
export const momentOf = (rows: number): string =>
  `now() - n * interval '${(SECONDS_OF_A_YEAR / rows).toFixed(3)} seconds'`;

/** A person's name by a number. */
export const nameOf = (n: string): string =>
  `(array['김','이','박','최','정','강','조','윤','장','임','한','오','서','신','권','황','안','송','류','홍'])[1 + ${n} % 20]
   || (array['민준','서연','도윤','지우','하준','서현','은우','지민','시우','채원','달빛','은하','보름','해솔','Minh Anh','Suda','さくら','晓明','John Park','Grace Lee'])[1 + ${n} / 20 % 20]`;

/** One of some texts or numbers, by a number. */
export const oneOf = (n: string, ...all: readonly (string | number)[]): string =>
  `(array[${all.map((each) => (typeof each === "number" ? each : `'${each}'`)).join(",")}])[1 + (${n}) % ${all.length}]`;

/** The operators that the product's demo has are 1 and 2; the grown ones follow. */
export const GROWN_OPERATORS = 200;
export const operatorOf = (n: string): string => `1 + (${n}) % ${GROWN_OPERATORS}`;
