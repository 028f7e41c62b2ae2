import type { SwitchName } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";

export type SwitchRow = {
  name: SwitchName;
  isOn: boolean;
  changedAt: Date | null;
  changedBy: string | null;
};

export const listSwitches = (db: Queryable): Promise<SwitchRow[]> =>
  db.query<SwitchRow>(
    `select s.name, s.is_on as "isOn", s.changed_at as "changedAt", o.name as "changedBy"
     from settings_switches s left join operators o on o.id = s.changed_by`,
  );

/** The names of those that are off. */
export const listOff = (db: Queryable): Promise<{ name: SwitchName }[]> =>
  db.query<{ name: SwitchName }>(
    "select name from settings_switches where not is_on",
    [],
    "settings-switches-off",
  );

export async function findSwitch(db: Queryable, name: SwitchName): Promise<boolean> {
  const [row] = await db.query<{ isOn: boolean }>(
    `select is_on as "isOn" from settings_switches where name = $1`,
    [name],
    "settings-switch",
  );
  if (!row) throw new Error(`there is no switch ${name}`);
  return row.isOn;
}

/** False when it is already in that state. */
export async function setSwitch(
  db: Queryable,
  change: { name: SwitchName; isOn: boolean; at: Date; by: bigint },
): Promise<boolean> {
  const rows = await db.query(
    `update settings_switches set is_on = $2, changed_at = $3, changed_by = $4
     where name = $1 and is_on <> $2 returning name`,
    [change.name, change.isOn, change.at, change.by],
  );
  return rows.length > 0;
}
