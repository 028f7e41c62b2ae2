import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Clock } from "#server/kit/clock.ts";
import type { Log } from "#server/kit/log.ts";

const PATH = "/policy-reports";
/**
 * The end of a page's content policy: where browsers report what it kept from loading. The newer
 * `report-to` would be obeyed instead of it, and reports over https alone and a minute later.
 */
export const REPORTED = `report-uri ${PATH}`;

const LARGEST_REPORT_BYTES = 16 * 1024;
/** Further reports of a minute are counted and not logged, so that a stranger cannot fill the disk. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const LONGEST_TEXT = 200;

/** The directives that the product's policies have; a report can name any text. */
const directives = [
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "manifest-src",
  "worker-src",
  "frame-src",
  "media-src",
  "object-src",
  "base-uri",
  "form-action",
] as const;

const text = z.optional(z.string());
/** As browsers send it (CSP Level 3, section 5.3). */
const body = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
    "source-file": text,
    "line-number": z.optional(z.number()),
  }),
});
type Violation = z.infer<typeof body>["csp-report"];

/** An address without its query and fragment, which can hold personal data; other texts are cut. */
function addressIn(given: string | undefined): string | null {
  if (given === undefined || given === "") return null;
  const url = URL.parse(given);
  const isAddress = url !== null && /^(https?|wss?):$/.test(url.protocol);
  return (isAddress ? url.origin + url.pathname : given.replace(/[?#].*/s, "")).slice(
    0,
    LONGEST_TEXT,
  );
}

/**
 * Takes the reports of browsers about what a page's content policy kept from loading: counts each by
 * its directive, and logs twenty a minute without queries. A report changes nothing else, and says
 * nothing certain, because everyone can send one.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  { clock, log, count }: { clock: Clock; log: Log; count: (directive: string) => void },
): void {
  let minute = { startedAt: 0, lines: 0 };
  const mayLog = (): boolean => {
    const now = clock.now().getTime();
    if (now - minute.startedAt >= MINUTE_MS) minute = { startedAt: now, lines: 0 };
    minute.lines += 1;
    return minute.lines <= LINES_A_MINUTE;
  };
  const note = (report: Violation) => {
    const [named] = (report["effective-directive"] ?? report["violated-directive"] ?? "").split(
      " ",
    );
    const directive = directives.find((each) => each === named) ?? "other";
    count(directive);
    if (!mayLog()) return;
    const facts = {
      directive,
      blocked: addressIn(report["blocked-uri"]),
      page: addressIn(report["document-uri"]),
      source: addressIn(report["source-file"]),
      line: report["line-number"] ?? null,
    };
    log.warn(facts, "policy violated");
  };
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: LARGEST_REPORT_BYTES },
      scope.getDefaultJsonParser("error", "error"),
    );
    scope.post(PATH, (request, reply) => {
      const { data } = z.safeParse(body, request.body);
      if (!data) return reply.code(400).send({ status: "invalid" });
      note(data["csp-report"]);
      return reply.code(204).send();
    });
    done();
  });
}
