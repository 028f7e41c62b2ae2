import { randomBytes } from "node:crypto";
import { casesOfBodies } from "#conformance/cases-of-bodies.ts";
import { casesOfLimits } from "#conformance/cases-of-limits.ts";
import { cases } from "#conformance/cases.ts";
import { casesWithoutMoney, withPlayer } from "#conformance/cases-without-money.ts";
import { Broken, type Case, type Kit, type Players, type Transport } from "#conformance/kit.ts";
import { beexar } from "#conformance/protocols/beexar.ts";
import { betsy } from "#conformance/protocols/betsy.ts";
import { caleta, hub88 } from "#conformance/protocols/hub88.ts";
import { igsp } from "#conformance/protocols/igsp.ts";
import type { Protocol } from "#conformance/protocols/protocol.ts";

export const protocols: readonly Protocol[] = [beexar, hub88, caleta, igsp, betsy];

export type Result = {
  section: number;
  title: string;
  result: "passed" | "failed" | "skipped";
  /** The difference, or what the wallet cannot do on request. */
  why?: string;
  durationMs: number;
};

export const casesOf = (
  protocol: Protocol,
  transport: Transport,
  secret: string,
): readonly Case[] => {
  const impostor = async () => protocol.driver(transport, await protocol.otherSecret(secret));
  return [
    ...cases,
    ...casesOfLimits,
    ...casesOfBodies,
    ...casesWithoutMoney.map((each) => withPlayer(each, impostor)),
    ...protocol.own(transport, secret),
  ]
    .filter(({ existsIn }) => existsIn?.(protocol.expected) ?? true)
    .sort((a, b) => a.section - b.section);
};

let named = 0;

/** The kit for the cases of one protocol against one wallet. */
export function kitOf(
  protocol: Protocol,
  wallet: { transport: Transport; secret: string; players: Players },
): Kit {
  const run = randomBytes(6).toString("hex");
  return {
    driver: protocol.driver(wallet.transport, wallet.secret),
    players: wallet.players,
    expected: protocol.expected,
    name: (what) => `kit-${run}-${named++}-${what}`,
  };
}

/** Runs every case of a protocol against a wallet, one after the other. */
export async function runProtocol(
  protocol: Protocol,
  wallet: { transport: Transport; secret: string; players: Players },
  tell: (result: Result) => void,
): Promise<readonly Result[]> {
  const kit = kitOf(protocol, wallet);
  const results: Result[] = [];
  for (const each of casesOf(protocol, wallet.transport, wallet.secret)) {
    const result = await runCase(each, kit);
    results.push(result);
    tell(result);
  }
  return results;
}

async function runCase(each: Case, kit: Kit): Promise<Result> {
  const { section, title, needs } = each;
  const startedAt = performance.now();
  const done = (result: Result["result"], why?: string): Result => ({
    section,
    title,
    result,
    ...(why !== undefined && { why }),
    durationMs: Math.round(performance.now() - startedAt),
  });
  if (needs === "block" && !kit.players.block)
    return done("skipped", "the wallet cannot block a player on request");
  if (needs === "endSession" && !kit.players.endSession)
    return done("skipped", "the wallet cannot end a session on request");
  try {
    await each.run(kit);
    return done("passed");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return done("failed", error instanceof Broken ? why : `the kit could not go on: ${why}`);
  }
}
