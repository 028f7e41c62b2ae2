import { sidesOf, toldOf, type IdentityDocument, type IdentitySide } from "#contract/identity.ts";
import type { IdentityFile } from "#contract/identity-checks.ts";
import type { Output } from "#contract/calls.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { recognised } from "#server/kit/recognised.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { IDENTITY_FILE } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { sealCorrection } from "#server/members/identity-checks/corrections.ts";
import { findStanding } from "#server/members/identity-checks/holds/store.ts";
import * as store from "#server/members/identity-checks/store.ts";
import { lockMember } from "#server/members/store.ts";

/** Bounds what a member stores, and what is decoded for them: five documents with two sides. */
export const IDENTITY_FILES_PER_MEMBER: ThrottleRule = { uses: 10, windowMs: 24 * 3_600_000 };

/** Whether the identity is demanded, and what became of the newest document. */
export async function ownIdentity(
  db: Queryable,
  memberId: bigint,
): Promise<Output<"get-identity">> {
  const [{ isMissing }, [newest]] = await Promise.all([
    findStanding(db, memberId),
    store.listOfMember(db, memberId, 1),
  ]);
  return {
    isDemanded: isMissing,
    newest: newest
      ? {
          document: newest.document,
          state: newest.endedAt ? "ended" : (newest.outcome ?? "waiting"),
          sentAt: newest.sentAt.toISOString(),
          decidedAt: newest.decidedAt?.toISOString() ?? null,
          refusedFor: newest.refusedFor && toldOf(newest.refusedFor),
        }
      : null,
  };
}

/**
 * Keeps one side of a document, sealed, that is not sent yet. Throws Refusal `too_often`,
 * `file_unreadable`; QueueFull when many pictures wait.
 */
export async function attachSide(
  { db, clock }: Acts,
  memberId: bigint,
  { side, data }: { side: IdentitySide; data: string },
): Promise<IdentityFile> {
  await throttle(db, clock, `identity-file:${memberId}`, IDENTITY_FILES_PER_MEMBER);
  // Before a connection is taken, because a picture takes up to a second.
  const { kind, content } = await recognised(data);
  const bytes = content.length;
  const sealed = seal(content.toString("base64"), db.appSecret, IDENTITY_FILE);
  const file = { memberId, side, kind, bytes, content: sealed, at: clock.now() };
  return { id: Number(await store.insertFile(db, file)), side, kind, bytes };
}

type Sent = {
  document: IdentityDocument;
  front: bigint;
  back: bigint | undefined;
  name: string | undefined;
  birthDate: string | undefined;
};

/**
 * Sends a document to be looked at. Throws Refusal `already_waiting`, `already_decided` when none is
 * demanded or it is verified, `not_found` when a side of the document was not added, `under_age` by
 * a corrected birth date.
 */
export async function sendIdentity(act: Act, memberId: bigint, sent: Sent): Promise<void> {
  await lockMember(act.tx, memberId);
  const [newest] = await store.listOfMember(act.tx, memberId, 1);
  if (newest && newest.outcome === null) throw new Refusal("already_waiting");
  if (!(await findStanding(act.tx, memberId)).isMissing) throw new Refusal("already_decided");
  const correction = await sealCorrection(act.tx, act.clock, memberId, sent);
  const check = { memberId, document: sent.document, correction, at: act.clock.now() };
  const id = await store.insertCheck(act.tx, check);
  for (const side of sidesOf(sent.document)) {
    const file = sent[side];
    if (file === undefined || !(await store.setCheck(act.tx, id, { id: file, memberId, side })))
      throw new Refusal("not_found");
  }
  await store.deleteUnsent(act.tx, memberId);
  await act.emit("member.identity_sent", { memberId });
}

/** Deletes unsent sides after a day, and those of checks that do not hold any more; answers how many. */
export const sweepIdentityFiles = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldFiles(db, {
    unsentBefore: keptSince(clock.now(), "unsentFiles"),
    before: keptSince(clock.now(), "endedIdentityFiles"),
    most: SWEPT_AT_ONCE,
  });
