import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { officeCalls } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { fieldFaults } from "#server/http/field-faults.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { describeRequest } from "#server/http/turned-away.ts";
import { findOperator } from "#server/operators/sessions.ts";
import { activityReport } from "#server/reports/activity-report.ts";
import { activityCsv, moneyCsv, returnCsv } from "#server/reports/csv.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import { returnReport } from "#server/reports/return-report.ts";

type Options = { db: Database; clock: Clock; limits: CallLimits };

/** Each file: the input that its call takes, and its lines. */
const files = {
  money: async (options: Options, query: unknown) => {
    const input = officeCalls["get-money-report"].input.parse(query);
    return moneyCsv(await moneyReport(options.db, options.clock, input), `money-${input.grouping}`);
  },
  activity: async (options: Options, query: unknown) => {
    const input = officeCalls["get-activity-report"].input.parse(query);
    const report = await activityReport(options.db, options.clock, input);
    return activityCsv(report, `activity-${input.grouping}`);
  },
  return: async (options: Options, query: unknown) => {
    const input = officeCalls["get-return-report"].input.parse(query);
    return returnCsv(await returnReport(options.db, options.clock, input), "return");
  },
} as const;

/** Reports as files, streamed; only for operators who may read them, from the office's own pages. */
export function registerReportDownload(app: FastifyInstance, options: Options): void {
  for (const [name, linesOf] of Object.entries(files))
    app.get(`/api/office/reports/${name}.csv`, async (request, reply) => {
      const site = request.headers["sec-fetch-site"];
      // A browser says `none` for an address that the operator typed or opened from a bookmark.
      if (site !== undefined && site !== "same-origin" && site !== "none")
        return reply.code(403).send({ status: "forbidden" });
      const token = sessionTokenOf(request, "dalbit_office");
      const operator = token
        ? await findOperator(options.db, options.clock, token, { isPassive: false })
        : undefined;
      if (!operator) return reply.code(401).send({ status: "unauthenticated" });
      describeRequest(request, { operator: operator.loginId });
      options.limits.operator(operator.operatorId);
      if (!operator.permissions.has("reports.read"))
        return reply.code(403).send({ status: "forbidden" });
      try {
        const lines = await linesOf(options, request.query);
        return await reply
          .header("content-type", "text/csv; charset=utf-8")
          .header("content-disposition", `attachment; filename="${name}.csv"`)
          .header("cache-control", "no-store")

          .send(Readable.from(lines));
      } catch (error) {
        if (error instanceof z.core.$ZodError)
          return reply
            .code(400)
            .send({ status: "invalid", errors: fieldFaults(error, request.query) });
        if (error instanceof Refusal) return reply.code(400).send({ status: "limit" });
        throw error;
      }
    });
}
