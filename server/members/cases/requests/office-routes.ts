import type { caseRequestOfficeCalls } from "#contract/office/case-requests.ts";
import { recognised } from "#server/kit/recognised.ts";
import { objectOf } from "#server/members/administration/member-facts.ts";
import { openRequest, recordRequest } from "#server/members/cases/requests/requests.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** Third parties' requests. The trail is never deleted, so who asked is not in it. */
export const caseRequestOfficeRoutes: OfficeHandlersOf<keyof typeof caseRequestOfficeCalls> = {
  "record-case-request": async (_context, { file, ...input }) => {
    const read = file ? { name: file.name, ...(await recognised(file.data)) } : null;
    return async (act) => {
      const { caseId, requestId } = await recordRequest(act, input, read);
      const [id, about] = [Number(requestId), Number(caseId)];
      const { relation, channel } = input;
      const after = { case: about, origin: "third_party", request: id, relation, channel };
      const audit = { object: objectOf(BigInt(input.id)), before: null, after };
      return { answer: { caseId: about, requestId: id }, audit };
    };
  },
  "open-case-request": async (act, _context, { id }) => {
    const { memberId, caseId, opened } = await openRequest(act, BigInt(id));
    const after = { case: Number(caseId), request: id };
    return { answer: opened, audit: { object: objectOf(memberId), before: null, after } };
  },
};
