import type { Configuration } from "#scripts/configuration.ts";
import type { Queryable } from "#server/kit/database.ts";

/** What is examined: the environment that the product is started with, and its database. */
export type Examined = {
  environment: NodeJS.ProcessEnv;
  configuration: Configuration;
  db: Queryable;
  now: Date;
};

/** One sentence about one thing; an unsafe one has its remedy. */
export type Finding =
  | { isSafe: true; says: string }
  | { isSafe: false; says: string; remedy: string };

export type Examination = {
  subject: string;
  /** The page and section that say more. */
  page: string;
  look(examined: Examined): Finding[] | Promise<Finding[]>;
};

export const safe = (says: string): Finding => ({ isSafe: true, says });
export const unsafe = (says: string, remedy: string): Finding => ({ isSafe: false, says, remedy });

/** The finding of a rule that throws Error with the reason when it is broken. */
export async function findingOf(
  rule: () => unknown,
  held: string,
  remedy: string,
): Promise<Finding> {
  try {
    await rule();
    return safe(held);
  } catch (error) {
    return unsafe((error as Error).message, remedy);
  }
}
