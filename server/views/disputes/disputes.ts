import type { OfficeOutput } from "#contract/office/calls.ts";
import type { DisputeSubject } from "#contract/office/disputes.ts";
import type { StatementProof } from "#contract/statement-proof.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { KEPT_DAYS, keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { accountById } from "#server/ledger/accounts.ts";
import { entryProof } from "#server/ledger/seals/statement-proof.ts";
import { ownMemberData } from "#server/members/own-copy/own-copy.ts";
import { ownMessageData } from "#server/messages/own-copy/own-copy.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { releaseOf } from "#server/reports/origin.ts";
import { siteOf } from "#server/settings/sites.ts";
import { fileOf, headOf, type BundleParts, type NotStored } from "#server/views/disputes/bundle.ts";
import {
  gatherExclusion,
  gatherPayment,
  gatherRound,
  type Gathered,
} from "#server/views/disputes/gathering.ts";
import * as store from "#server/views/disputes/store.ts";

const PER_PAGE = 50;
const MOST_PROOFS = 200;
/** The newest rows of each kind of the member's data; more than a member makes in years. */
const MOST_ROWS = 10_000;
const DAY_MS = 86_400_000;

const gather = { round: gatherRound, payment: gatherPayment, exclusion: gatherExclusion };

type Asked = { subject: DisputeSubject; record: string; reason: string };

/**
 * Puts what is stored about a record together; the worker signs it. Answers the bundle's number and
 * facts for the audit trail. Throws Refusal `not_found`.
 */
export async function makeBundle(
  act: Act,
  operator: SignedInOperator,
  { subject, record, reason }: Asked,
): Promise<{ id: bigint; memberId: bigint }> {
  const { tx, clock } = act;
  const gathered = await gather[subject](tx, { clock, operator }, record);
  const { parts, notStored } = await partsOf(tx, gathered);
  const { member } = gathered;
  const madeAt = clock.now();
  const about = {
    subject,
    record,
    member: { id: Number(member.id), loginId: member.loginId },
    host: member.host,
    madeBy: { loginId: operator.loginId, name: operator.name },
    madeAt: madeAt.toISOString(),
    reason,
    release: await releaseOf(tx),
  };
  const id = await store.insertBundle(tx, {
    memberId: member.id,
    subject,
    record,
    madeBy: operator.operatorId,
    madeAt,
    head: headOf(about, parts, notStored),
    parts: JSON.stringify(parts),
  });
  return { id, memberId: member.id };
}

/** Bigints as decimal texts, moments as ISO 8601. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === "bigint" ? String(each) : each));

async function partsOf(
  db: Queryable,
  gathered: Gathered,
): Promise<{ parts: BundleParts; notStored: NotStored[] }> {
  const { member, from, until, record, calls, audited } = gathered;
  const { timeZone } = await siteOf(db, member.host);
  const proofs = await proofsOf(db, gathered);
  const data = await ownMemberData(db, member.id, timeZone, MOST_ROWS);
  const { notes } = await ownMessageData(db, member.id, MOST_ROWS);
  const rows = await auditOf(db, audited.object);
  const dayAfter = new Date(until.getTime() + DAY_MS);
  return {
    parts: {
      record: textOf(record),
      calls: textOf(calls),
      proofs: textOf(proofs.list),
      audit: textOf(rows.filter(({ call }) => audited.calls?.has(call) ?? true)),
      standing: textOf({
        limits: upTo(data["limits"], "changedAt", until),
        imposedLimits: upTo(data["imposedLimits"], "imposedAt", until),
        quietTimes: upTo(data["quietTimes"], "changedAt", until),
        breaks: upTo(data["breaks"], "startedAt", until),
        suspensions: upTo(data["suspensions"], "suspendedAt", until),
        closings: upTo(data["closings"], "askedAt", until),
      }),
      documents: textOf(upTo(data["acceptedDocuments"], "acceptedAt", until)),
      notes: textOf(
        upTo(notes, "sentAt", dayAfter).filter((note) => momentOf(note, "sentAt") >= from),
      ),
    },
    notStored: [...gathered.notStored, ...proofs.notStored, "level", "links"],
  };
}

type Row = Record<string, unknown>;

function momentOf(row: Row, field: string): Date {
  const moment = new Date(row[field] as string | Date);
  if (Number.isNaN(moment.getTime())) throw new Error(`a row has no moment ${field}`);
  return moment;
}

/** The rows that were there at a moment. */
const upTo = (rows: unknown, field: string, until: Date): Row[] =>
  (rows as Row[]).filter((row) => momentOf(row, field) <= until);

/** A proof of each entry, unless the proof before covers it. */
async function proofsOf(
  db: Queryable,
  { entries, member }: Gathered,
): Promise<{ list: StatementProof[]; notStored: NotStored[] }> {
  const list: StatementProof[] = [];
  const notStored = new Set<NotStored>();
  for (const id of entries) {
    const [accountId = "", seq = ""] = id.split("-");
    const isCovered = list.some(
      (proof) => proof.account.id === accountId && proof.entries.some((entry) => entry.seq === seq),
    );
    if (isCovered) continue;
    if (list.length === MOST_PROOFS) {
      notStored.add("more_entries");
      break;
    }
    const account = await accountById(db, BigInt(accountId));
    const proof = account && (await entryProof(db, account, BigInt(seq), member.host));
    if (proof) list.push(proof);
    else notStored.add("unsealed");
  }
  return { list, notStored: [...notStored] };
}

/** One page of bundles, the newest first. */
export async function disputeBundles(
  db: Queryable,
  before: bigint | null,
): Promise<OfficeOutput<"get-dispute-bundles">> {
  const rows = await store.listBundles(db, before, PER_PAGE + 1);
  const bundles = rows.slice(0, PER_PAGE).map((row) => ({
    ...row,
    id: Number(row.id),
    memberId: Number(row.memberId),
    madeAt: row.madeAt.toISOString(),
  }));
  const next = rows.length > PER_PAGE ? (bundles.at(-1)?.id ?? null) : null;
  return { bundles, next, keptDays: KEPT_DAYS.disputeBundles };
}

/** A signed bundle with its file. Throws Refusal `not_found`, also while it is not signed. */
export async function signedBundle(
  db: Queryable,
  id: bigint,
): Promise<{ subject: DisputeSubject; record: string; file: string }> {
  const row = await store.findSigned(db, id);
  if (!row) throw new Refusal("not_found");
  const { subject, record, head } = row;
  return { subject, record, file: fileOf(head, JSON.parse(row.parts) as BundleParts, row) };
}

/** Deletes bundles whose retention period is over; answers how many. */
export const sweepBundles = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOld(db, keptSince(clock.now(), "disputeBundles"), SWEPT_AT_ONCE);

/** Deletes the bundles of a member whose personal data is erased: they contain it. */
export const eraseBundles = (db: Queryable, memberId: bigint): Promise<void> =>
  store.deleteOfMember(db, memberId);
