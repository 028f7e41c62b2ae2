import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/ledger/seals/commitments/store.ts";
import { faultOfChange, type Sealed } from "#server/ledger/seals/commitments/transitions.ts";

/** As long as an entry may wait for its seal. */
const SEALED_WITHIN_MS = 2 * 3_600_000;

/** The states of breaks, limits and quiet times by subject, as far as the records were read. */
export type States = Map<string, store.State>;

/** Adds sealed records to the states; answers the changes that members could not have made. */
export function readStates(
  states: States,
  rows: readonly store.CommitmentRow[],
  sealed: Sealed,
): string[] {
  return rows.flatMap(({ subject, state }) => {
    const fault = faultOfChange(subject, states.get(subject), state, sealed);
    states.set(subject, state);
    return fault === null ? [] : [`${subject} ${fault}`];
  });
}

/**
 * Compares every break, limit and quiet time with its newest record. Answers the faults, and how many records
 * are too new to be sealed.
 */
export async function comparePresent(
  db: Queryable,
  states: States,
  now: Date,
): Promise<{ faults: string[]; waiting: number }> {
  const uncovered = await store.listUncovered(db);
  const faults = uncovered
    .filter(({ ageMs }) => ageMs > SEALED_WITHIN_MS)
    .map(({ id }) => `commitment ${id} was never sealed`);
  faults.push(...readStates(states, uncovered, { at: now.getTime() * 1_000, before: null }));
  const present = await store.listPresent(db);
  for (const { subject, state } of present) {
    const recorded = states.get(subject);
    if (!recorded) faults.push(`${subject} was inserted without a record`);
    else if (!isSameState(recorded, state)) faults.push(`${subject} differs from its record`);
  }
  const found = new Set(present.map(({ subject }) => subject));
  for (const subject of states.keys())
    if (!found.has(subject)) faults.push(`${subject} was deleted`);
  return { faults, waiting: uncovered.length };
}

const isSameState = (one: store.State, other: store.State): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};
