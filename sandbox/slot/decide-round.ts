import type { Mechanic } from "../catalogue/slot-games.ts";
import type { Draw } from "../fairness/draws.ts";
import { decideCascades, type CascadeOutcome } from "./cascades/decide.ts";
import { cascadeMachine } from "./cascades/rules.ts";
import { decideClassic, type ClassicOutcome } from "./classic/decide.ts";
import { classicMachine } from "./classic/rules.ts";
import { decideLines, type LinesOutcome } from "./decide.ts";
import { decideHeights, type HeightsOutcome } from "./heights/decide.ts";
import { heightsMachine } from "./heights/rules.ts";
import { decideHold, type HoldOutcome } from "./hold/decide.ts";
import { holdMachine } from "./hold/rules.ts";
import { machine } from "./rules.ts";
import { decideWays, type WaysOutcome } from "./ways/decide.ts";
import { waysMachine } from "./ways/rules.ts";

/** A whole round: decided before any money moves, and shown step by step. */
export type Outcome =
  | LinesOutcome
  | WaysOutcome
  | CascadeOutcome
  | ClassicOutcome
  | HoldOutcome
  | HeightsOutcome;

/** The parts of a stake in which pays of every mechanic are counted. */
export const stakeParts = 20;

/** Decides a round. Equal draws give equal rounds, which is how a player verifies one. */
export function decideRound(mechanic: Mechanic, draw: Draw): Outcome {
  if (mechanic === "ways") return decideWays(waysMachine, stakeParts, draw);
  if (mechanic === "cascades") return decideCascades(cascadeMachine, draw);
  if (mechanic === "classic") return decideClassic(classicMachine, draw);
  if (mechanic === "hold") return decideHold(holdMachine, draw);
  if (mechanic === "heights") return decideHeights(heightsMachine, stakeParts, draw);
  return decideLines(machine, draw);
}
