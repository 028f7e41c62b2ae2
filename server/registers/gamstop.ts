import * as z from "zod/mini";
import type { Asked, Register, RegisterAnswer } from "#server/members/registers/register.ts";
import type { Person } from "#server/members/person/person.ts";
import { unknown } from "#server/members/registers/register.ts";
import { ask, askList, insist, jsonOf } from "#server/registers/ask.ts";

/**
 * GAMSTOP, Great Britain. Source: public clients of its interface v2, read on 2026-11-24: a form for
 * one person, whose answer is the header X-Exclusion, and a list of up to 1,000 in JSON. The clients
 * disagree about P, formerly excluded; here it may play and is sent no promotion.
 */
const several = z.array(
  z.object({
    correlationId: z.string(),
    msRequestId: z.string(),
    exclusion: z.enum(["Y", "N", "P"]),
  }),
);

const MOST = 1_000;
/** A list of one call is shorter, in bytes. */
const LONGEST = 256 * 1024;

function answerOf(letter: string | null, replyId: string | null): RegisterAnswer {
  insist(letter === "Y" || letter === "N" || letter === "P");
  if (letter === "Y") return { kind: "excluded", replyId, until: null, reason: "self" };
  return { kind: letter === "P" ? "formerly" : "clear", replyId };
}

/** Null while a field is missing. */
function fieldsOf({ firstName, lastName, email, postcode, birthDate, phone }: Person) {
  if (!firstName || !lastName || !email || !postcode) return null;
  return { firstName, lastName, dateOfBirth: birthDate, email, postcode, mobile: phone };
}

export function gamstop({
  url,
  listUrl,
  key,
}: {
  url: string;
  listUrl: string;
  key: string;
}): Register {
  /** Asks about several; a list that is too long for one call is asked in halves. */
  const checkMany = async (asked: readonly Asked[]): Promise<RegisterAnswer[]> => {
    const list = asked.flatMap(({ person, questionId: correlationId }) => {
      const { mobile, ...fields } = fieldsOf(person) ?? {};
      return mobile ? [{ correlationId, ...fields, mobile }] : [];
    });
    if (list.length === 0) return asked.map(() => unknown("details_missing"));
    const body = JSON.stringify(list);
    if (Buffer.byteLength(body) >= LONGEST && asked.length > 1) {
      const half = Math.ceil(asked.length / 2);
      const first = await checkMany(asked.slice(0, half));
      return [...first, ...(await checkMany(asked.slice(half)))];
    }
    const headers = { "x-api-key": key, "content-type": "application/json" };
    const request = { url: listUrl, init: { method: "POST", headers, body } };
    const sent = new Set(list.map(({ correlationId }) => correlationId));
    return askList(request, asked.length, (reply) => {
      const answer = several.safeParse(jsonOf(reply));
      insist(answer.success);
      const found = Map.groupBy(answer.data, ({ correlationId }) => correlationId);
      return asked.map(({ questionId }) => {
        if (!sent.has(questionId)) return unknown("details_missing");
        const own = found.get(questionId);
        // A person who was answered twice, or not at all, was not answered.
        return own?.length === 1 && own[0]
          ? answerOf(own[0].exclusion, own[0].msRequestId)
          : unknown("malformed");
      });
    });
  };
  return {
    moments: ["registration", "sign-in", "first-of-day", "deposit", "marketing", "sweep"],
    sweepDays: 1,
    check: async ({ person, questionId }) => {
      const fields = fieldsOf(person);
      if (!fields) return unknown("details_missing");
      const headers = { "x-api-key": key, "x-trace-id": questionId };
      const body = new URLSearchParams(fields);
      return ask({ url, init: { method: "POST", headers, body } }, (reply) =>
        answerOf(reply.headers.get("x-exclusion"), reply.headers.get("x-unique-id")),
      );
    },
    many: { most: MOST, check: checkMany },
  };
}
