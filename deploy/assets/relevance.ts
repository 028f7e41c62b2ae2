/** 1: little, 2: some, 3: substantial harm to members, money or the licence. */
type Code = 1 | 2 | 3;
export type Relevance = {
  /** The harm when strangers read what it holds. */
  confidentiality: Code;
  /** The harm when somebody changes it who may not. */
  integrity: Code;
  /** The harm when it is gone. */
  availability: Code;
  /** The harm when its actions can no longer be traced. */
  accountability: Code;
  /** What it holds or does, and what follows from its loss. */
  why: string;
};

const of = (
  [confidentiality, integrity, availability, accountability]: readonly [Code, Code, Code, Code],
  why: string,
): Relevance => ({ confidentiality, integrity, availability, accountability, why });

/** Judged by people, asset by asset. */
export const relevance: Readonly<Record<string, Relevance>> = {
  "process:database": of(
    [3, 3, 3, 3],
    "The ledger, members, the audit trail and settings: the one copy of all money.",
  ),
  "process:web": of(
    [3, 3, 3, 3],
    "Answers members, operators and providers; posts every bet. A second one takes over.",
  ),
  "process:worker": of(
    [2, 3, 2, 3],
    "Seals postings, watches rules, sums reports. What it does later it does completely.",
  ),
  "process:migrate": of(
    [2, 3, 1, 2],
    "Changes tables with the owner's login at an upgrade, and runs at no other time.",
  ),
  "process:proxy": of([3, 3, 3, 1], "Ends TLS: it sees every password. The only way in."),
  "store:database": of([3, 3, 3, 3], "The files of the database. Restored from the backup."),
  "store:data": of(
    [2, 2, 2, 3],
    "Pictures that staff uploaded, and signed checkpoints outside of the database.",
  ),
  "file:app-database-url": of(
    [3, 3, 3, 1],
    "The serving processes' login. It cannot change postings, and reads all members.",
  ),
  "file:app-password": of([3, 3, 2, 1], "The password of the serving processes' login."),
  "file:app-secret": of(
    [3, 3, 3, 1],
    "APP_SECRET as a file. Lost, sealed numbers and second factors cannot be opened.",
  ),
  "file:database-authority": of(
    [1, 3, 2, 1],
    "The certificate by which processes know the database.",
  ),
  "file:database-key": of([3, 3, 2, 1], "The database's TLS key."),
  "file:ledger-signing-key": of(
    [3, 3, 2, 3],
    "LEDGER_SIGNING_KEY as a file. Who has it can sign forged seals.",
  ),
  "file:owner-database-url": of([3, 3, 2, 3], "The owner's login, which may change every table."),
  "file:owner-password": of([3, 3, 2, 3], "The password of the owner's login."),
  "file:postgres-password": of([3, 3, 2, 3], "The password of the database's superuser."),
  "file:provider-connections": of(
    [3, 3, 3, 1],
    "PROVIDER_CONNECTIONS as a file. Who has a key can send bets and wins in a provider's name.",
  ),
  "file:site.pem": of([3, 3, 3, 1], "The site's certificate with its key."),
  "secret:APP_DATABASE_URL": of([3, 3, 3, 1], "The serving processes' login."),
  "secret:APP_SECRET": of(
    [3, 3, 3, 1],
    "Seals second factors, credentials and members' numbers. Lost, they cannot be opened.",
  ),
  "secret:APP_SECRET_PREVIOUS": of([3, 3, 2, 1], "Opens what is sealed with earlier secrets."),
  "secret:BACKUP_DATABASE_URL": of([3, 2, 2, 2], "The backup's login, which reads every table."),
  "secret:BACKUP_KEY": of([3, 3, 3, 1], "Encrypts backups. Lost, no backup can be restored."),
  "secret:BACKUP_KEY_PREVIOUS": of([3, 2, 2, 1], "Opens backups of before a change of the key."),
  "secret:DATABASE_URL": of([3, 3, 3, 3], "The login of the owner, or of a process started alone."),
  "secret:LEDGER_SIGNING_KEY": of(
    [3, 3, 2, 3],
    "Signs the ledger's seals. Who has it can sign forged ones.",
  ),
  "secret:OTEL_EXPORTER_OTLP_HEADERS": of(
    [2, 1, 1, 1],
    "The credential for the receiver of traces.",
  ),
  "secret:PROVIDER_CONNECTIONS": of(
    [3, 3, 3, 1],
    "Keys of providers. Who has one can send bets and wins in a provider's name.",
  ),
  "secret:READ_DATABASE_URL": of(
    [3, 1, 2, 1],
    "The login at the replica, which reads all members.",
  ),
  "secret:REGISTER_CONNECTIONS": of(
    [3, 3, 3, 1],
    "Keys of national registers of excluded persons.",
  ),
  "secret:SMTP_URL": of([2, 2, 2, 1], "The login at the mail server of alerts."),
};
