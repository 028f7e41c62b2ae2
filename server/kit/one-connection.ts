import { AsyncLocalStorage } from "node:async_hooks";

/** A transaction under way, and the one inside which it began. */
type Held = { pool: object; isOpen: boolean; outer: Held | undefined };

let held: AsyncLocalStorage<Held> | null = null;

/** A transaction that asked its own pool for another connection. */
export class SecondConnection extends Error {
  constructor() {
    super("work inside a transaction asked its pool for a second connection");
  }
}

/**
 * Makes work inside a transaction that asks the same pool for another connection throw
 * `SecondConnection`: when as many callers as the pool has connections do so, they wait for each
 * other for ever. For tests only, because every bet would pay its cost.
 */
export function watchConnections(): void {
  held ??= new AsyncLocalStorage();
}

/** Throws SecondConnection while a transaction of this pool is open around the caller. */
export function refuseSecond(pool: object): void {
  for (let each = held?.getStore(); each; each = each.outer)
    if (each.isOpen && each.pool === pool) throw new SecondConnection();
}

/** Does the work of one transaction of this pool. */
export async function holding<Result>(pool: object, work: () => Promise<Result>): Promise<Result> {
  if (held === null) return work();
  const own: Held = { pool, isOpen: true, outer: held.getStore() };
  try {
    return await held.run(own, work);
  } finally {
    own.isOpen = false;
  }
}
