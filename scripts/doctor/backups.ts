import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { BACKUP_HOURS, DRILL_HOURS } from "#contract/office/opening.ts";
import { projectFolder } from "#scripts/project.ts";
import { safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";

const HOUR_MS = 3_600_000;

type ProofRow = { kind: "backup" | "drill"; goodAt: Date | null; wasGood: boolean | null };

/** The age of the last good backup and drill, and whether the newest of each was good. */
export async function lookAtBackups(examined: Examined): Promise<Finding[]> {
  const { db, now } = examined;
  const rows = await db.query<ProofRow>(
    `select kind, max(finished_at) filter (where is_good) as "goodAt",
       (array_agg(is_good order by id desc))[1] as "wasGood"
     from settings_backups group by kind`,
  );
  const of = (kind: ProofRow["kind"], hours: number, remedy: string): Finding => {
    const row = rows.find((each) => each.kind === kind);
    if (!row?.goodAt) return unsafe(`There was no good ${kind} yet.`, remedy);
    const ageMs = Math.max(0, now.getTime() - row.goodAt.getTime());
    const age = Math.floor(ageMs / HOUR_MS);
    if (!row.wasGood) return unsafe(`The last ${kind} failed.`, remedy);
    return ageMs <= hours * HOUR_MS
      ? safe(`The last good ${kind} is ${age} hours old.`)
      : unsafe(`The last good ${kind} is ${age} hours old.`, remedy);
  };
  return [
    of("backup", BACKUP_HOURS, "Run `npm run backup -- follow` as a service."),
    of("drill", DRILL_HOURS, "Run `npm run drill` every night, and read what it prints."),
    ...lookAtPlace(examined),
  ];
}

/** Only seen on the machine that makes the backup. */
function lookAtPlace({ environment, configuration }: Examined): Finding[] {
  const named = environment["BACKUP_DIR"];
  if (!named) return [];
  const folder = resolve(projectFolder, named);
  if (!existsSync(folder) || !existsSync(configuration.dataDir)) return [];
  return [
    statSync(folder).dev === statSync(configuration.dataDir).dev
      ? unsafe(
          "The backup lies on the disk of the data.",
          "Put BACKUP_DIR on another disk, or better on another machine.",
        )
      : safe("The backup lies on another disk than the data."),
  ];
}
