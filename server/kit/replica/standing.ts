/** Which database a server has, and where its log is. */
export type Standing = {
  /** The number that PostgreSQL gives a cluster and that its standbys keep. */
  cluster: string;
  database: string;
  isStandby: boolean;
  /** Bytes of the log: replayed by a standby; on the disk of a primary, which has every commit. */
  end: bigint;
};

/** A server that must not be read from. */
export class NoReplica extends Error {}

/** @throws NoReplica when that server is no standby of the primary's database */
export function refuseOther(there: Standing, primary: Standing): void {
  if (there.cluster !== primary.cluster)
    throw new NoReplica("READ_DATABASE_URL is a server of another cluster than DATABASE_URL");
  if (there.database !== primary.database)
    throw new NoReplica("READ_DATABASE_URL is another database of the cluster than DATABASE_URL");
  if (!there.isStandby)
    throw new NoReplica("READ_DATABASE_URL is a primary server; name a standby that follows it");
}
