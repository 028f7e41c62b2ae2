import type { Mechanic } from "../catalogue/slot-games.ts";
import type { Draw } from "../fairness/draws.ts";
import { decideCascades, type CascadeOutcome } from "./cascades/decide.ts";
import { cascadeMachine } from "./cascades/rules.ts";
import { decideLines, type LinesOutcome } from "./decide.ts";
import { machine } from "./rules.ts";
import { decideWays, type WaysOutcome } from "./ways/decide.ts";
import { waysMachine } from "./ways/rules.ts";

/** A whole round: everything is decided before any money moves, and shown step by step. */
export type Outcome = LinesOutcome | WaysOutcome | CascadeOutcome;

/** A stake is shared into so many parts; pays of every mechanic count such parts. */
export const stakeParts = 20;

/** Decides a round. The same draws are the same round: this is also how a player checks one. */
export function decideRound(mechanic: Mechanic, draw: Draw): Outcome {
  if (mechanic === "ways") return decideWays(waysMachine, stakeParts, draw);
  if (mechanic === "cascades") return decideCascades(cascadeMachine, draw);
  return decideLines(machine, draw);
}
