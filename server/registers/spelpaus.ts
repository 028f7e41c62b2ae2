import * as z from "zod/mini";
import type { RegisterAnswer, Register } from "#server/members/registers/register.ts";
import { unknown } from "#server/members/registers/register.ts";
import { ask, askList, insist, jsonOf, type Reply } from "#server/registers/ask.ts";

/**
 * Spelpaus, Sweden. Source: spelpaus.se, "API för inloggning" and "API för marknadsföring", and the
 * documentation of testapi.spelpaus.se, read on 2026-11-24. The first is for registration and
 * sign-in only, the second for marketing only, so that a deposit goes by the day's answer.
 */
const single = z.object({
  isBlocked: z.boolean(),
  requestId: z.string(),
  responseId: z.string(),
});
/** Those who are blocked are the ones that are missing. */
const several = z.object({
  requestId: z.string(),
  responseId: z.string(),
  allowedItemIds: z.array(z.string()),
});

const MOST = 10_000;

const answerOf = (isBlocked: boolean, replyId: string): RegisterAnswer =>
  isBlocked
    ? { kind: "excluded", replyId, until: null, reason: "self" }
    : { kind: "clear", replyId };

export function spelpaus({
  url,
  key,
  actorId,
}: {
  url: string;
  key: string;
  actorId: string;
}): Register {
  const post = (path: string, body: object) => ({
    url: `${url}/api/${path}/${encodeURIComponent(actorId)}`,
    init: {
      method: "POST",
      headers: { authorization: key, "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  });
  /** The answer to another question does not count. */
  const read = (reply: Reply, questionId: string): RegisterAnswer => {
    const answer = single.safeParse(jsonOf(reply));
    insist(answer.success && answer.data.requestId === questionId);
    return answerOf(answer.data.isBlocked, answer.data.responseId);
  };
  return {
    moments: ["registration", "sign-in", "first-of-day", "marketing"],
    sweepDays: null,
    check: async ({ person, questionId: requestId }, moment) => {
      if (!person.personalNumber) return unknown("details_missing");
      const path = moment === "marketing" ? "marketing-single-subjectid" : "blocking-info";
      const request = post(path, { requestId, subjectId: person.personalNumber });
      return ask(request, (reply) => read(reply, requestId));
    },
    many: {
      most: MOST,
      check: async (asked, moment) => {
        const items = asked.flatMap(
          ({ person: { personalNumber: subjectId }, questionId: itemId }) =>
            subjectId ? [{ itemId, subjectId }] : [],
        );
        const [first] = items;
        if (!first || moment !== "marketing")
          return asked.map(() => unknown(first ? "refused" : "details_missing"));
        const requestId = first.itemId;
        const sent = new Set(items.map(({ itemId }) => itemId));
        const request = post("marketing-subjectid", { requestId, items });
        return askList({ ...request, isList: true }, asked.length, (reply) => {
          const answer = several.safeParse(jsonOf(reply));
          insist(answer.success && answer.data.requestId === requestId);
          const { allowedItemIds, responseId } = answer.data;
          const times = Map.groupBy(allowedItemIds, (id) => id);
          insist(
            allowedItemIds.every((id) => sent.has(id)) && times.size === allowedItemIds.length,
          );
          return asked.map(({ questionId }) =>
            sent.has(questionId)
              ? answerOf(!times.has(questionId), responseId)
              : unknown("details_missing"),
          );
        });
      },
    },
  };
}
