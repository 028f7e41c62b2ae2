import * as z from "zod/mini";
import type { ReasonClass, Register, RegisterAnswer } from "#server/members/registers/register.ts";
import { unknown } from "#server/members/registers/register.ts";
import { ask, insist, jsonOf } from "#server/registers/ask.ts";

/**
 * SIGAP, Brazil: the module of persons who must not bet. Source: IN SPA/MF 22/2025 and 31/2025 and
 * the authority's questions and answers, read on 2026-11-24: a GET by CPF that answers PERMITIDO or
 * IMPEDIDO with its reason, at registration, at the first sign-in of a day and for everyone every 15
 * days. The manual is given to licensees only: the path and the fields' names are our reading.
 */
const found = z.object({
  cpf: z.string(),
  resultado: z.enum(["PERMITIDO", "IMPEDIDO"]),
  motivo: z.optional(z.nullable(z.string())),
  protocolo: z.string(),
});

const reasons: Readonly<Record<string, ReasonClass>> = {
  PROGRAMA_SOCIAL: "social_benefit",
  AUTOEXCLUSAO: "self",
  DECISAO_JUDICIAL: "court",
};

export const sigap = ({ url, key }: { url: string; key: string }): Register => ({
  moments: ["registration", "sign-in", "first-of-day", "deposit", "marketing", "sweep"],
  sweepDays: 15,
  check: async ({ person: { cpf }, questionId }) => {
    if (!cpf) return unknown("details_missing");
    const headers = { authorization: `Bearer ${key}`, "x-request-id": questionId };
    return ask({ url: `${url}/impedidos/${cpf}`, init: { headers } }, (reply): RegisterAnswer => {
      const answer = found.safeParse(jsonOf(reply));
      insist(answer.success && answer.data.cpf === cpf);
      const { resultado, motivo, protocolo: replyId } = answer.data;
      if (resultado === "PERMITIDO") return { kind: "clear", replyId };
      const reason = motivo ? (reasons[motivo] ?? "other") : "not_said";
      return { kind: "excluded", replyId, until: null, reason };
    });
  },
});
