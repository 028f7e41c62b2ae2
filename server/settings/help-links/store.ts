import type { Queryable } from "#server/kit/database.ts";

/** A link with its last probe. */
export type ProbedLink = {
  address: string;
  probedAt: Date;
  /** Why it did not answer; null when it did. */
  fault: string | null;
  failures: number;
  failingSince: Date | null;
  deadSince: Date | null;
};

/** A link, also one that was not probed yet. */
export type KnownLink = Omit<ProbedLink, "probedAt"> & { probedAt: Date | null };

/**
 * The links that each site shows: `$1` are the built-in ones. A staff-written link is `is_own`, and
 * a site `has_own` when it has one.
 */
const SHOWN = `(select s.id as site_id, s.host, link.address, link.is_own,
    bool_or(link.is_own) over (partition by s.id) as has_own
  from settings_sites s cross join lateral (
    select distinct c.address, true as is_own from settings_contacts c
    where c.site_id = s.id and c.kind = 'help' and c.address like 'https://%'
    union all select b.address, false from unnest($1::text[]) as b (address)) as link)`;

/** A site's links that can stand in for each other: its own ones, or the built-in ones without any. */
const SUBSTITUTES = "shown.is_own = shown.has_own";

export type SiteLink = KnownLink & { isOwn: boolean };

/** The links that a site shows, its own ones first, at most a hundred. */
export const listOfSite = (
  db: Queryable,
  builtIn: readonly string[],
  siteId: number,
): Promise<SiteLink[]> =>
  db.query<SiteLink>(
    `select shown.address, shown.is_own as "isOwn", l.probed_at as "probedAt", l.fault,
       coalesce(l.failures, 0) as failures, l.failing_since as "failingSince",
       l.dead_since as "deadSince"
     from ${SHOWN} as shown left join settings_help_links l on l.address = shown.address
     where shown.site_id = $2
     order by shown.is_own desc, shown.address limit 100`,
    [builtIn, siteId],
  );

/** Links that were not probed after `before`, those that wait longest first. */
export const listDue = (
  db: Queryable,
  builtIn: readonly string[],
  { before, most }: { before: Date; most: number },
): Promise<KnownLink[]> =>
  db.query<KnownLink>(
    `select shown.address, l.probed_at as "probedAt", l.fault, coalesce(l.failures, 0) as failures,
       l.failing_since as "failingSince", l.dead_since as "deadSince"
     from (select distinct address from ${SHOWN} as every) as shown
     left join settings_help_links l on l.address = shown.address
     where l.probed_at is null or l.probed_at <= $2
     order by l.probed_at nulls first, shown.address limit $3`,
    [builtIn, before, most],
  );

export async function saveProbe(db: Queryable, link: ProbedLink): Promise<void> {
  const { address, probedAt, fault, failures, failingSince, deadSince } = link;
  await db.query(
    `insert into settings_help_links
       (address, probed_at, fault, failures, failing_since, dead_since)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (address) do update set probed_at = excluded.probed_at, fault = excluded.fault,
       failures = excluded.failures, failing_since = excluded.failing_since,
       dead_since = excluded.dead_since`,
    [address, probedAt, fault, failures, failingSince, deadSince],
  );
}

/** Forgets the links that no site shows any more. */
export async function deleteUnshown(db: Queryable, builtIn: readonly string[]): Promise<void> {
  await db.query(
    `delete from settings_help_links l
     where not exists (select from ${SHOWN} as shown where shown.address = l.address)`,
    [builtIn],
  );
}

export type DeadLink = { address: string; fault: string | null; sites: number };

/** Dead links that sites show, with the number of these sites. */
export const listDead = (
  db: Queryable,
  builtIn: readonly string[],
  most: number,
): Promise<DeadLink[]> =>
  db.query<DeadLink>(
    `select l.address, l.fault, count(*)::integer as sites
     from settings_help_links l join ${SHOWN} as shown on shown.address = l.address
     where l.dead_since is not null
     group by l.address order by l.dead_since, l.address limit $2`,
    [builtIn, most],
  );

export type SiteWithoutHelp = { siteId: number; host: string };

/** Sites whose links are all dead; with `siteId` this site alone. */
export const listWithoutHelp = (
  db: Queryable,
  builtIn: readonly string[],
  { siteId, most }: { siteId: number | null; most: number },
): Promise<SiteWithoutHelp[]> =>
  db.query<SiteWithoutHelp>(
    `select shown.site_id as "siteId", shown.host
     from ${SHOWN} as shown left join settings_help_links l on l.address = shown.address
     where ${SUBSTITUTES} and ($2::integer is null or shown.site_id = $2)
     group by shown.site_id, shown.host having count(*) = count(l.dead_since)
     order by shown.site_id limit $3`,
    [builtIn, siteId, most],
  );
