import { ConfigFault } from "#server/kit/config-fault.ts";

/** The cost of one Argon2id hash. `memory` is in KiB. */
export type PasswordCost = { memory: number; passes: number; parallelism: number };

/** OWASP's second recommendation for Argon2id: 19 MiB, two passes, one lane. */
export const STANDARD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const MOST_MEMORY = 1_048_576;
const MOST_PASSES = 99;

/**
 * Reads PASSWORD_COST, such as `m=19456,t=2`: memory in KiB, 8 to 1,048,576, and passes, 1 to 99;
 * the standard cost without it. With real money neither may be below the standard. @throws
 * ConfigFault
 */
export function readPasswordCost(environment: NodeJS.ProcessEnv): PasswordCost {
  const text = environment["PASSWORD_COST"];
  if (!text) return STANDARD_COST;
  const [, memory = 0, passes = 0] = (/^m=(\d{1,7}),t=(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (memory < 8 || memory > MOST_MEMORY || passes < 1 || passes > MOST_PASSES)
    throw new ConfigFault(
      "PASSWORD_COST is memory in KiB, 8 to 1048576, and passes, 1 to 99, as m=19456,t=2",
    );
  const { memory: leastMemory, passes: leastPasses } = STANDARD_COST;
  if (environment["MODE"] === "real" && (memory < leastMemory || passes < leastPasses))
    throw new ConfigFault(
      `PASSWORD_COST is at least m=${leastMemory},t=${leastPasses} with real money`,
    );
  return { memory, passes, parallelism: 1 };
}
