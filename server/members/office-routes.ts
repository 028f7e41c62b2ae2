import type { accessCalls } from "#contract/office/accesses.ts";
import type { memberFileCalls } from "#contract/office/member-list-file.ts";
import type { memberSearchCalls } from "#contract/office/member-search.ts";
import type { memberOfficeCalls } from "#contract/office/members.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { accessesOf, recordOpening } from "#server/members/accesses/accesses.ts";
import {
  assertFrozen,
  freezeMoney,
  unfreezeMoney,
} from "#server/members/administration/freezing.ts";
import { assertDormant, reopenDormant } from "#server/members/administration/dormant-accounts.ts";
import {
  assertExists,
  memberFacts,
  objectOf,
  remarksOf,
  signInsOf,
} from "#server/members/administration/member-facts.ts";
import { addRemark, revealMember } from "#server/members/administration/staff-notes.ts";
import { assertResettable, makeResetLink } from "#server/members/administration/reset-links.ts";
import {
  assertStatusChange,
  changeLevel,
  changeStatus,
  endSessions,
} from "#server/members/administration/standing.ts";
import { assertErasable, eraseMember } from "#server/members/erasure/erasure.ts";
import { reviewMember } from "#server/members/duplicate-accounts/reviews.ts";
import { linksOf } from "#server/members/links/links.ts";
import {
  findCounted,
  numberSearches,
} from "#server/members/search/number-searches/number-searches.ts";
import { membersFile } from "#server/members/search/file.ts";
import {
  LIFTED,
  liftableOf,
  liftSecondFactor,
} from "#server/members/administration/lifted-factor.ts";
import type { MembersBy } from "#server/members/search/search.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { exported } from "#server/operators/exported.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

export type MemberOfficeOptions = {
  db: Database;
  clock: Clock;
  membersBy: MembersBy;
};

type Names =
  | keyof typeof memberOfficeCalls
  | keyof typeof memberFileCalls
  | keyof typeof memberSearchCalls
  | keyof typeof accessCalls;
type Freezing = "freeze-member-money" | "unfreeze-member-money";
type Lifting = "lift-second-factor";
type Standing = "change-member-status" | "reopen-dormant-account";
type Reads = Extract<Names, `get-${string}` | `find-${string}`>;

/** The facts of a freeze or of its end. */
const frozenFrom = (isFrozen: boolean) => ({
  before: { isFrozen },
  after: { isFrozen: !isFrozen },
});

const lifting: OfficeHandlersOf<Lifting> = {
  "lift-second-factor": async (act, context, { id }) => {
    const object = objectOf(BigInt(id));
    if (!isCarriedOut(context)) {
      await liftableOf(act.tx, BigInt(id));
      return { proposes: { object, after: LIFTED } };
    }
    const before = await liftSecondFactor(act, BigInt(id));
    return { answer: {}, audit: { object, before, after: LIFTED } };
  },
};

const freezing: OfficeHandlersOf<Freezing> = {
  "freeze-member-money": async (act, _context, { id }) => {
    await freezeMoney(act, BigInt(id));
    return { answer: {}, audit: { object: objectOf(BigInt(id)), ...frozenFrom(false) } };
  },
  "unfreeze-member-money": async (act, context, { id }) => {
    const object = objectOf(BigInt(id));
    if (!isCarriedOut(context)) {
      await assertFrozen(act.tx, BigInt(id));
      return { proposes: { object, ...frozenFrom(true) } };
    }
    await unfreezeMoney(act, BigInt(id));
    return { answer: {}, audit: { object, ...frozenFrom(true) } };
  },
};

const standing: OfficeHandlersOf<Standing> = {
  "reopen-dormant-account": async (act, context, { id, verifiedBy }) => {
    const object = objectOf(BigInt(id));
    const before = { status: "dormant" };
    const after = { status: "active", verifiedBy };
    if (!isCarriedOut(context)) {
      await assertDormant(act.tx, BigInt(id));
      return { proposes: { object, before, after } };
    }
    await reopenDormant(act, BigInt(id), verifiedBy);
    return { answer: {}, audit: { object, before, after } };
  },
  "change-member-status": async (act, context, { id, from, to, ground, verifiedBy }) => {
    const change = { memberId: BigInt(id), from, to, ground, verifiedBy };
    // One operator protects a member at once; two let the member play again.
    if (to === "active" && !isCarriedOut(context)) {
      await assertStatusChange(act.tx, change);
      const object = objectOf(BigInt(id));
      return { proposes: { object, before: { status: from }, after: { status: to } } };
    }
    const { endedSessions } = await changeStatus(act, change);
    // Closed accounts are left out of reviews, so one is compared when it opens again.
    if (from === "closed") await reviewMember(act, change.memberId);
    const after = {
      status: to,
      endedSessions,
      ...(to === "suspended" && { ground: ground ?? "other" }),
      ...(from === "closed" && verifiedBy && { verifiedBy }),
    };
    const audit = { object: objectOf(BigInt(id)), before: { status: from }, after };
    return { answer: {}, audit };
  },
};

/** The office's calls about members. */
export const memberOfficeRoutes = (options: MemberOfficeOptions): OfficeHandlersOf<Names> => ({
  ...readsOf(options),
  ...actsOf(options),
  ...freezing,
  ...lifting,
  ...standing,
});

function readsOf({ db, clock, membersBy }: MemberOfficeOptions): OfficeHandlersOf<Reads> {
  const keyOf = (before: number | undefined) => (before === undefined ? null : BigInt(before));
  return {
    "find-members": ({ operator, address }, search) => {
      const { operatorId } = operator;
      return findCounted(db, clock, membersBy, { operatorId, address }, search);
    },
    "get-number-searches": (_context, { before }) => numberSearches(db, keyOf(before)),
    "get-member": async (_context, { id }) => ({
      member: await memberFacts(db, clock, BigInt(id)),
    }),
    "get-member-links": async (_context, { id }) => {
      await assertExists(db, BigInt(id));
      return { links: await linksOf(db, BigInt(id)) };
    },
    "get-member-sign-ins": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return signInsOf(db, clock, BigInt(id), keyOf(before));
    },
    "get-member-remarks": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return remarksOf(db, BigInt(id), keyOf(before));
    },
    "get-member-accesses": async (_context, { id, before }) => {
      await assertExists(db, BigInt(id));
      return accessesOf(db, BigInt(id), keyOf(before));
    },
    "get-member-audit": async (_context, { id }) => {
      await assertExists(db, BigInt(id));
      const rows = await auditOf(db, objectOf(BigInt(id)));
      return {
        entries: rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
      };
    },
  };
}

function actsOf({
  db,
  clock,
  membersBy,
}: MemberOfficeOptions): OfficeHandlersOf<Exclude<Names, Reads | Freezing | Standing | Lifting>> {
  return {
    "export-members": (_act, { operator: { name } }, { reason: _reason, by = "id", ...filter }) => {
      const origin = { by: name, at: clock.now(), filter: { by, ...filter } };
      const lines = membersFile(db, membersBy, { by, ...filter }, origin);
      return Promise.resolve(exported("member:list", origin.filter, lines));
    },
    "add-member-remark": async (act, { operator }, { id, reason }) => {
      await addRemark(act.tx, clock, operator, BigInt(id), reason);
      return { answer: {}, audit: { object: objectOf(BigInt(id)), before: null, after: null } };
    },
    "reveal-member": async (act, context, { id, field }) => {
      const value = await revealMember(act, context.operator, BigInt(id), field);
      await recordOpening(act, context, BigInt(id), field);
      const audit = { object: objectOf(BigInt(id)), before: null, after: { field } };
      return { answer: { value }, audit };
    },
    "change-member-level": async (act, _context, { id, from, to }) => {
      await changeLevel(act, { memberId: BigInt(id), from, to });
      const audit = {
        object: objectOf(BigInt(id)),
        before: { level: from },
        after: { level: to },
      };
      return { answer: {}, audit };
    },
    "end-member-sessions": async (act, _context, { id }) => {
      await assertExists(act.tx, BigInt(id));
      const ended = await endSessions(act, BigInt(id));
      const audit = { object: objectOf(BigInt(id)), before: null, after: { endedSessions: ended } };
      return { answer: { ended }, audit };
    },
    "erase-member": async (act, context, { id }) => {
      const change = { object: objectOf(BigInt(id)), before: null, after: { isErased: true } };
      if (!isCarriedOut(context)) {
        await assertErasable(act, BigInt(id));
        return { proposes: { object: change.object, after: change.after } };
      }
      await eraseMember(act, BigInt(id));
      return { answer: {}, audit: change };
    },
    "make-reset-link": async (act, context, { id }) => {
      const object = objectOf(BigInt(id));
      if (!isCarriedOut(context)) {
        await assertResettable(act.tx, BigInt(id));
        return { proposes: { object, after: { password: "none" } } };
      }
      const made = await makeResetLink(act.tx, clock, context.operator, BigInt(id));
      const expiresAt = made.expiresAt.toISOString();
      return {
        answer: {},
        audit: { object, before: null, after: { expiresAt } },
        linkForChecker: { path: made.path, expiresAt },
      };
    },
  };
}
