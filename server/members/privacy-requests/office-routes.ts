import type { privacyRequestOfficeCalls } from "#contract/office/privacy-requests.ts";
import type { Acts } from "#server/kit/act.ts";
import { assertExists, objectOf } from "#server/members/administration/member-facts.ts";
import {
  answerPrivacyRequest,
  extendPrivacyRequest,
  recordPrivacyRequest,
} from "#server/members/privacy-requests/answering.ts";
import {
  privacyRequest,
  privacyRequests,
  privacyRequestsOfMember,
} from "#server/members/privacy-requests/listing.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about requests of members about their data. */
export const privacyRequestOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof privacyRequestOfficeCalls> => ({
  "get-privacy-requests": (_context, input) => privacyRequests(db, clock, input),
  "get-privacy-request": (_context, { id }) => privacyRequest(db, clock, BigInt(id)),
  "get-member-privacy-requests": async (_context, { id }) => {
    await assertExists(db, BigInt(id));
    return privacyRequestsOfMember(db, clock, BigInt(id));
  },
  "record-privacy-request": async (act, _context, { id, receivedOn, request }) => {
    const requestId = Number(await recordPrivacyRequest(act, BigInt(id), { receivedOn, request }));
    const after = { privacyRequest: request.kind, requestId, receivedOn };
    return { answer: { requestId }, audit: { object: objectOf(BigInt(id)), before: null, after } };
  },
  "extend-privacy-request": async (act, _context, { id, ground }) => {
    const { memberId, kind, dueOn } = await extendPrivacyRequest(act, BigInt(id), ground);
    const after = { privacyRequest: kind, requestId: id, extendedFor: ground, dueOn };
    return { answer: {}, audit: { object: objectOf(memberId), before: null, after } };
  },
  "grant-privacy-request": async (act, _context, { id, answer }) => {
    const decision = { outcome: "granted", answer } as const;
    const { memberId, kind } = await answerPrivacyRequest(act, BigInt(id), decision);
    const after = { privacyRequest: kind, requestId: id, privacyOutcome: "granted" };
    return { answer: {}, audit: { object: objectOf(memberId), before: null, after } };
  },
  "refuse-privacy-request": async (act, _context, { id, ...decision }) => {
    const { outcome, refusedFor, answer } = decision;
    const { memberId, kind } = await answerPrivacyRequest(act, BigInt(id), {
      outcome,
      refusedFor,
      answer,
    });
    const after = {
      privacyRequest: kind,
      requestId: id,
      privacyOutcome: outcome,
      privacyRefusal: refusedFor,
    };
    return { answer: {}, audit: { object: objectOf(memberId), before: null, after } };
  },
});
