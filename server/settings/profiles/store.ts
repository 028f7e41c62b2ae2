import type { Queryable } from "#server/kit/database.ts";

export type RuleRow = {
  rule: string;
  number: number | null;
  choices: string[] | null;
  source: string;
  /** Year-month-day. */
  readOn: string;
};
export type ProfileRow = { id: string; name: string; version: number };

const RULE = `rule, number, choices, source, to_char(read_on, 'YYYY-MM-DD') as "readOn"`;

/** The rows of the profile that a site names, or that the default site names for null. */
export const listRulesOfSite = (
  db: Queryable,
  siteId: number | null,
): Promise<Pick<RuleRow, "rule" | "number" | "choices">[]> =>
  db.query<Pick<RuleRow, "rule" | "number" | "choices">>(
    `select r.rule, r.number, r.choices
     from settings_sites s join settings_profile_rules r on r.profile_id = s.profile_id
     where case when $1::integer is null then s.host = '*' else s.id = $1 end`,
    [siteId],
    "settings-rules-of-site",
  );

/** The row of a rule in the profile that a site names, or that the default site names for null. */
export async function findRuleOfSite(
  db: Queryable,
  siteId: number | null,
  rule: string,
): Promise<RuleRow | undefined> {
  const [row] = await db.query<RuleRow>(
    `select r.rule, r.number, r.choices, r.source, to_char(r.read_on, 'YYYY-MM-DD') as "readOn"
     from settings_sites s join settings_profile_rules r on r.profile_id = s.profile_id
     where r.rule = $2 and case when $1::integer is null then s.host = '*' else s.id = $1 end`,
    [siteId, rule],
  );
  return row;
}

/** The rows of a rule in the profiles that sites name, and one without a value for the others. */
export const listRuleOfSites = (
  db: Queryable,
  rule: string,
): Promise<{ number: number | null }[]> =>
  db.query<{ number: number | null }>(
    `select distinct r.number from settings_sites s
     left join settings_profile_rules r on r.profile_id = s.profile_id and r.rule = $1`,
    [rule],
  );

/** The value of a rule at each site whose profile has it. */
export const listNumbersOfSites = (
  db: Queryable,
  rule: string,
): Promise<{ siteId: number; number: number }[]> =>
  db.query<{ siteId: number; number: number }>(
    `select s.id as "siteId", r.number from settings_sites s
     join settings_profile_rules r on r.profile_id = s.profile_id and r.rule = $1
     where r.number is not null order by s.id`,
    [rule],
  );

export const listProfiles = (db: Queryable, most: number): Promise<ProfileRow[]> =>
  db.query<ProfileRow>("select id, name, version from settings_profiles order by name limit $1", [
    most,
  ]);

export const listRules = (
  db: Queryable,
  most: number,
): Promise<(RuleRow & { profileId: string })[]> =>
  db.query<RuleRow & { profileId: string }>(
    `select profile_id as "profileId", ${RULE} from settings_profile_rules limit $1`,
    [most],
  );

export const listSitesOf = (
  db: Queryable,
  most: number,
): Promise<{ profileId: string | null; host: string }[]> =>
  db.query<{ profileId: string | null; host: string }>(
    `select profile_id as "profileId", host from settings_sites order by host limit $1`,
    [most],
  );

/** False when the id is taken. */
export async function insertProfile(db: Queryable, id: string, name: string): Promise<boolean> {
  const rows = await db.query(
    "insert into settings_profiles (id, name) values ($1, $2) on conflict do nothing returning id",
    [id, name],
  );
  return rows.length > 0;
}

export async function lockProfile(db: Queryable, id: string): Promise<ProfileRow | undefined> {
  const [row] = await db.query<ProfileRow>(
    "select id, name, version from settings_profiles where id = $1 for update",
    [id],
  );
  return row;
}

export async function findRule(
  db: Queryable,
  profileId: string,
  rule: string,
): Promise<RuleRow | undefined> {
  const [row] = await db.query<RuleRow>(
    `select ${RULE} from settings_profile_rules where profile_id = $1 and rule = $2`,
    [profileId, rule],
  );
  return row;
}

export async function saveRule(db: Queryable, profileId: string, rule: RuleRow): Promise<void> {
  await db.query(
    `insert into settings_profile_rules (profile_id, rule, number, choices, source, read_on)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (profile_id, rule) do update set number = excluded.number,
       choices = excluded.choices, source = excluded.source, read_on = excluded.read_on`,
    [profileId, rule.rule, rule.number, rule.choices, rule.source, rule.readOn],
  );
  await countVersion(db, profileId);
}

export async function deleteRule(db: Queryable, profileId: string, rule: string): Promise<void> {
  await db.query("delete from settings_profile_rules where profile_id = $1 and rule = $2", [
    profileId,
    rule,
  ]);
  await countVersion(db, profileId);
}

const countVersion = (db: Queryable, profileId: string) =>
  db.query("update settings_profiles set version = version + 1 where id = $1", [profileId]);

export async function nameProfile(
  db: Queryable,
  siteId: number,
  profileId: string | null,
): Promise<void> {
  await db.query("update settings_sites set profile_id = $2, version = version + 1 where id = $1", [
    siteId,
    profileId,
  ]);
}

/** Sites that name a profile without rows. */
export const listUnruledSites = (db: Queryable): Promise<{ host: string; profile: string }[]> =>
  db.query<{ host: string; profile: string }>(
    `select s.host, p.name as profile from settings_sites s join settings_profiles p on p.id = s.profile_id
     where not exists (select from settings_profile_rules r where r.profile_id = p.id)
     order by s.host limit 10`,
  );

/** The registers that the jurisdictions of the sites demand. */
export const listRegistersOfSites = (
  db: Queryable,
): Promise<{ host: string; register: string | null }[]> =>
  db.query<{ host: string; register: string | null }>(
    `select s.host, unnest(r.choices) as register
     from settings_sites s join settings_profile_rules r
       on r.profile_id = s.profile_id and r.rule = 'registers'
     order by s.host limit 500`,
  );
