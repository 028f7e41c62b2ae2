import { switchNames, type SwitchName, type SwitchState } from "#contract/office/settings.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/switches/store.ts";

/** Whether it is switched on. Read each time, so that a switch takes effect with its commit. */
export const isSwitchedOn = (db: Queryable, name: SwitchName): Promise<boolean> =>
  store.findSwitch(db, name);

/** Throws Refusal `switched_off`. */
export async function assertSwitchedOn(db: Queryable, name: SwitchName): Promise<void> {
  if (!(await store.findSwitch(db, name))) throw new Refusal("switched_off");
}

/** Those that are switched off now. */
export const switchedOff = async (db: Queryable): Promise<SwitchName[]> =>
  (await store.listOff(db)).map(({ name }) => name);

/** Every switch, in the order of the contract. */
export async function switchStates(db: Queryable): Promise<SwitchState[]> {
  const rows = new Map((await store.listSwitches(db)).map((row) => [row.name, row]));
  return switchNames.map((name) => {
    const row = rows.get(name);
    return {
      name,
      isOn: row?.isOn ?? true,
      changedAt: row?.changedAt?.toISOString() ?? null,
      changedBy: row?.changedBy ?? null,
    };
  });
}

/** Throws Refusal `already_decided` when it is already in that state. */
export async function turn(
  tx: Transaction,
  change: { name: SwitchName; isOn: boolean; at: Date; by: bigint },
): Promise<void> {
  if (!(await store.setSwitch(tx, change))) throw new Refusal("already_decided");
}
