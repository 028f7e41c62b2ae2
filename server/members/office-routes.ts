import type { memberOfficeCalls } from "#contract/office/members.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import {
  assertExists,
  memberFacts,
  objectOf,
  remarksOf,
  signInsOf,
} from "#server/members/care/member-facts.ts";
import { addRemark, revealMember } from "#server/members/care/staff-notes.ts";
import { assertResettable, makeResetLink } from "#server/members/care/reset-links.ts";
import {
  changeLevel,
  changeStatus,
  endSessions,
  type StandingJoins,
} from "#server/members/care/standing.ts";
import { assertErasable, eraseMember, type ErasureJoins } from "#server/members/erasure/erasure.ts";
import { linksOf } from "#server/members/links/links.ts";
import {
  findCounted,
  numberSearches,
} from "#server/members/search/number-searches/number-searches.ts";
import type { PlayersOfRound } from "#server/members/search/search.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

export type MemberOfficeOptions = {
  db: Database;
  clock: Clock;
  joins: StandingJoins & ErasureJoins;
  playersOfRound: PlayersOfRound;
  /** Tells the member's open pages that something of them changed, or that a session ended. */
  changed(memberId: bigint): void;
};

type Names = keyof typeof memberOfficeCalls;
type Reads = Extract<Names, `get-${string}` | `find-${string}`>;

/** The office's calls about members. */
export const memberOfficeRoutes = (options: MemberOfficeOptions): OfficeHandlersOf<Names> => ({
  ...readsOf(options),
  ...actsOf(options),
});

function readsOf({ db, clock, playersOfRound }: MemberOfficeOptions): OfficeHandlersOf<Reads> {
  const keyOf = (before: number | undefined) => (before === undefined ? null : BigInt(before));
  return {
    "find-members": ({ operator, address }, search) => {
      const { operatorId } = operator;
      return findCounted(db, clock, playersOfRound, { operatorId, address }, search);
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
    "get-member-audit": async (_context, { id }) => {
      await assertExists(db, BigInt(id));
      const rows = await auditOf(db, objectOf(BigInt(id)));
      return {
        entries: rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() })),
      };
    },
  };
}

function actsOf(options: MemberOfficeOptions): OfficeHandlersOf<Exclude<Names, Reads>> {
  const { clock, joins } = options;
  const told = (id: number) => () => options.changed(BigInt(id));
  return {
    "add-member-remark": async (tx, { operator }, { id, reason }) => {
      await addRemark(tx, clock, operator, BigInt(id), reason);
      return { answer: {}, act: { object: objectOf(BigInt(id)), before: null, after: null } };
    },
    "reveal-member": async (tx, _context, { id, field }) => {
      const value = await revealMember(tx, clock, BigInt(id), field);
      const act = { object: objectOf(BigInt(id)), before: null, after: { field } };
      return { answer: { value }, act };
    },
    "change-member-status": async (tx, _context, { id, from, to }) => {
      const change = { memberId: BigInt(id), from, to };
      const { endedSessions } = await changeStatus(tx, clock, joins, change);
      const after = { status: to, endedSessions };
      const act = { object: objectOf(BigInt(id)), before: { status: from }, after };
      return { answer: {}, act, afterCommit: told(id) };
    },
    "change-member-level": async (tx, _context, { id, from, to }) => {
      await changeLevel(tx, { memberId: BigInt(id), from, to });
      const act = {
        object: objectOf(BigInt(id)),
        before: { level: from },
        after: { level: to },
      };
      return { answer: {}, act, afterCommit: told(id) };
    },
    "end-member-sessions": async (tx, _context, { id }) => {
      await assertExists(tx, BigInt(id));
      const ended = await endSessions(tx, clock, joins, BigInt(id));
      const act = { object: objectOf(BigInt(id)), before: null, after: { endedSessions: ended } };
      return { answer: { ended }, act, afterCommit: told(id) };
    },
    "erase-member": {
      needsSecond: async (tx, _context, { id }) => {
        await assertErasable(tx, BigInt(id));
        return { object: objectOf(BigInt(id)), after: { isErased: true } };
      },
      carryOut: async (tx, _context, { id }) => {
        await eraseMember(tx, clock, joins, BigInt(id));
        const act = { object: objectOf(BigInt(id)), before: null, after: { isErased: true } };
        return { answer: {}, act, afterCommit: told(id) };
      },
    },
    "make-reset-link": {
      needsSecond: async (tx, _context, { id }) => {
        await assertResettable(tx, BigInt(id));
        return { object: objectOf(BigInt(id)), after: { password: "none" } };
      },
      carryOut: async (tx, { operator }, { id }) => {
        const { path, expiresAt } = await makeResetLink(tx, clock, operator, BigInt(id));
        const until = expiresAt.toISOString();
        const act = { object: objectOf(BigInt(id)), before: null, after: { expiresAt: until } };
        return { answer: {}, act, linkForChecker: { path, expiresAt: until } };
      },
    },
  };
}
