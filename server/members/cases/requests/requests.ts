import type { OfficeAnswer, OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { NamedFile } from "#server/kit/recognised.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { CASE_EVIDENCE } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal } from "#server/kit/sealed.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { caseOfThirdParty } from "#server/members/cases/cases.ts";
import * as store from "#server/members/cases/requests/store.ts";

/** More than a day's decisions; an account that copies what third parties said is stopped. */
export const OPENED_REQUESTS_PER_OPERATOR: ThrottleRule = { uses: 50, windowMs: 24 * 3_600_000 };

type Opened = Extract<OfficeAnswer<"open-case-request">, { status: "success" }>;
type OpenedFile = NonNullable<Opened["file"]>;
/** What is sealed beside the file's content. */
type Evidence = Pick<Opened, "name" | "contact" | "statement"> & {
  file: Pick<OpenedFile, "name" | "kind"> | null;
};

/**
 * Records a third party's request about a member, in their open case or in a new one. Answers both
 * ids. Throws Refusal `not_found`.
 */
export async function recordRequest(
  act: Act,
  input: Omit<OfficeInput<"record-case-request">, "file">,
  file: NamedFile | null,
): Promise<{ caseId: bigint; requestId: bigint }> {
  const { relation, channel, name, contact, statement } = input;
  const caseId = await caseOfThirdParty(act, BigInt(input.id));
  const sealed = (text: string) => seal(text, act.tx.appSecret, CASE_EVIDENCE);
  const about = file && { name: file.name, kind: file.kind };
  const evidence: Evidence = { name, contact, statement, file: about };
  const requestId = await store.insertRequest(act.tx, {
    caseId,
    relation,
    channel,
    at: act.clock.now(),
    by: operatorOf(act).operatorId,
    evidence: sealed(JSON.stringify(evidence)),
    file: file && sealed(file.content.toString("base64")),
  });
  return { caseId, requestId };
}

/**
 * Who asked, what they said, and their paper. Throws Refusal `not_found` also after it was deleted,
 * `too_often`.
 */
export async function openRequest(
  act: Act,
  id: bigint,
): Promise<{ memberId: bigint; caseId: bigint; opened: Omit<Opened, "status"> }> {
  const by = operatorOf(act).operatorId;
  await throttle(act.tx, act.clock, `open-case-request:${by}`, OPENED_REQUESTS_PER_OPERATOR);
  const row = await store.findSealed(act.tx, id);
  if (!row) throw new Refusal("not_found");
  const opened = (sealed: Buffer) => unseal(sealed, act.tx.appSecret, CASE_EVIDENCE);
  const { file, ...said } = JSON.parse(opened(row.evidence)) as Evidence;
  const paper = file && row.file ? { ...file, data: opened(row.file) } : null;
  return { memberId: row.memberId, caseId: row.caseId, opened: { ...said, file: paper } };
}

/** Deletes the evidence of cases that were closed long ago. Answers how many requests had some. */
export const sweepEvidence = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldEvidence(db, keptSince(clock.now(), "caseEvidence"), SWEPT_AT_ONCE);
