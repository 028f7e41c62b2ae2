import { refuseOtherBuilds } from "#database/migrate.ts";
import { findingOf, safe, unsafe, type Examined, type Finding } from "#scripts/doctor/finding.ts";
import type { Queryable } from "#server/kit/database.ts";
import { refuseUnconnectedRegisters, refuseUnruledSites } from "#server/settings/profiles/rules.ts";
import { readRegisters } from "#server/kit/register-connections.ts";

type Setting = { name: string; value: string };

/** Settings without which an acknowledged posting, or a damaged page, goes unnoticed. */
const needed: Readonly<Record<string, readonly string[]>> = {
  fsync: ["on"],
  full_page_writes: ["on"],
  synchronous_commit: ["on", "remote_apply", "remote_write", "local"],
  data_checksums: ["on"],
};

/** PostgreSQL's own settings. */
export async function lookAtServer({ db }: Examined): Promise<Finding[]> {
  const rows = await db.query<Setting>(
    `select name, setting as value from pg_settings
     where name = any($1::text[])`,
    [Object.keys(needed)],
  );
  const wrong = rows.filter(({ name, value }) => !needed[name]?.includes(value));
  const [log] = await db.query<{ receivers: number }>(
    `select count(*)::integer as receivers from pg_stat_replication
     where state is null or state in ('streaming', 'catchup')`,
  );
  return [
    wrong.length === 0
      ? safe("PostgreSQL writes what it has acknowledged to the disk, and checks its pages.")
      : unsafe(
          `PostgreSQL runs with ${wrong.map(({ name, value }) => `${name} = ${value}`).join(", ")}.`,
          "Switch these on; checksums with pg_checksums while the server is stopped.",
        ),
    (log?.receivers ?? 0) > 0
      ? safe("Another process receives the database's log while it is written.")
      : unsafe(
          "No process receives the database's log: with its disk, everything since the last base backup is lost.",
          "Run `npm run backup -- follow` as a service, or a standby.",
        ),
  ];
}

type RoleRow = {
  name: string;
  isSuperuser: boolean;
  mayMore: boolean;
  mayChangePostings: boolean;
};

/** The login of the serving processes, and the owner's. */
export async function lookAtRoles({ db, configuration }: Examined): Promise<Finding[]> {
  const [here] = await db.query<{ login: string }>(`select current_database() || '_app' as login`);
  const named = configuration.appDatabaseUrl && new URL(configuration.appDatabaseUrl).username;
  const login = decodeURIComponent(named || here?.login || "");
  const [application] = await listRoles(db, login);
  const [owner] = await db.query<{ isSuperuser: boolean }>(
    `select r.rolsuper as "isSuperuser" from pg_database d join pg_roles r on r.oid = d.datdba
     where d.datname = current_database()`,
  );
  const mayTooMuch =
    !application || application.isSuperuser || application.mayMore || application.mayChangePostings;
  return [
    mayTooMuch
      ? unsafe(
          `The serving processes' login ${login} ${application ? "may change postings or roles" : "does not exist"}.`,
          "Name a login in APP_DATABASE_URL that is in dalbit_application only.",
        )
      : safe(`The serving processes' login ${login} can change neither postings nor roles.`),
    owner?.isSuperuser === false
      ? safe("The database's owner is no superuser of its server.")
      : unsafe(
          "The database's owner is a superuser of its server.",
          "Give the database to a login with CREATEROLE and without SUPERUSER.",
        ),
  ];
}

const listRoles = (db: Queryable, login: string): Promise<RoleRow[]> =>
  db.query<RoleRow>(
    `select rolname::text as name, rolsuper as "isSuperuser",
       rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "mayMore",
       has_table_privilege(oid, 'ledger_entries', 'update, delete, truncate')
         or has_column_privilege(oid, 'ledger_accounts', 'balance', 'update') as "mayChangePostings"
     from pg_roles where rolname = $1`,
    [login],
  );

/** Whether the database is this build's, and has what its sites need. */
export async function lookAtContents(examined: Examined): Promise<Finding[]> {
  const { db, environment, configuration } = examined;
  const url = configuration.databaseUrl ?? configuration.appDatabaseUrl;
  const connected = readRegisters(environment, "real").map(({ register }) => register);
  const build = await findingOf(
    () => url && refuseOtherBuilds(url),
    "The database has the tables and functions of this build.",
    "Run `npm run migrate`.",
  );
  const rules = await findingOf(
    async () => {
      await refuseUnruledSites(db, "real");
      await refuseUnconnectedRegisters(db, "real", connected);
    },
    "Every site has the rules of its jurisdiction, and the registers that it demands.",
    "Write the rules in the office, or name the register in REGISTER_CONNECTIONS.",
  );
  return [build, rules];
}

/** Whether each site has texts of its own; `*` means every host. */
export async function lookAtSites({ db }: Examined): Promise<Finding[]> {
  const sites = await db.query<{ host: string; texts: number }>(
    `select s.host, (select count(distinct t.kind) from settings_legal_texts t
       where t.site_id = s.id and t.locale = s.default_locale)::integer as texts
     from settings_sites s order by s.id`,
  );
  const bare = sites
    .filter(({ texts }) => texts < 2)
    .map(({ host }) => (host === "*" ? "The site of all hosts" : host));
  if (sites.length > 0 && bare.length === 0)
    return [safe("Every site has its own terms and privacy notice.")];
  return [
    unsafe(
      sites.length === 0
        ? "No site has been added: the built-in terms describe the software only."
        : `${bare.join(", ")} shows the built-in terms or privacy notice, which describe the software only.`,
      "Publish your own texts for each site, in its own language at least.",
    ),
  ];
}
