import type { Protocol } from "#conformance/protocols/protocol.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";

type Why = NonNullable<TestedCase["why"]>;

/** The kit's protocol that a connection's provider speaks, and a secret that is not its own. */
export type Spoken = { protocol: Protocol; secret: string; otherSecret: string };

/** A report shows this much of what came. */
const MOST_SEEN = 200;

/** What came for a case, and whether it was right; with `why` it says nothing about the case. */
export type Came = { isRight: boolean; seen: string; why?: Why };

/** A case that does not apply, with the reason. */
export const notApplicable = (
  name: TestedCase["name"],
  expected: string,
  why: Why,
): TestedCase => ({ name, result: "not_applicable", expected, seen: "", why, durationMs: 0 });

/** Runs one case; one that throws has failed. */
export async function tested(
  name: TestedCase["name"],
  expected: string,
  run: () => Promise<Came>,
): Promise<TestedCase> {
  const startedAt = performance.now();
  const came = await run().catch((error: unknown): Came => ({
    isRight: false,
    seen: faultIn(error),
  }));
  const { isRight, seen, why } = came;
  if (why !== undefined) return notApplicable(name, expected, why);
  return {
    name,
    result: isRight ? "passed" : "failed",
    expected,
    seen: seen.slice(0, MOST_SEEN),
    why: null,
    durationMs: Math.round(performance.now() - startedAt),
  };
}

/** The code of an error of the network, such as ECONNREFUSED; otherwise its message. */
export function faultIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const codes = [error, error.cause].map((each) =>
    typeof each === "object" && each !== null && "code" in each ? each.code : undefined,
  );
  const code = codes.find((each) => typeof each === "string");
  return typeof code === "string" ? code : error.message;
}
