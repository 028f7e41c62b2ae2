import type { FastifyInstance } from "fastify";
import type { RegisterBoard } from "./board.ts";
import { gamstopRoutes } from "./gamstop.ts";
import { sigapRoutes } from "./sigap.ts";
import { spelpausRoutes } from "./spelpaus.ts";

/** The simulated national registers, below `/registers`; `key` is that of all three. */
export function registerRoutes(
  server: FastifyInstance,
  tools: { key: string; board: RegisterBoard },
): void {
  spelpausRoutes(server, tools);
  gamstopRoutes(server, tools);
  sigapRoutes(server, tools);
}
