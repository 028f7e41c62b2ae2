import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { RegisterBoard, type RegisterFault, type RegisterName } from "#sandbox/registers/board.ts";
import { registerRoutes } from "#sandbox/registers/registers.ts";
import { sandboxRegisters } from "#scripts/register-connections.ts";
import type { RegisterConnection } from "#server/kit/register-connections.ts";
import type { TestApp } from "#tests/support/app.ts";

const KEY = "a-key-of-registers";

/** The simulated registers, and how the app is connected to them. */
export type TestRegisters = {
  connections: RegisterConnection[];
  /** Lets a register answer wrongly, for so many questions or until the test ends. */
  spoil(register: RegisterName, fault: RegisterFault, count?: number | null): void;
  /** The ids of the questions that a register got. */
  asked(register: RegisterName): string[];
  /** Called for every question, before it is answered. */
  watch(look: (() => Promise<void>) | null): void;
};

/** Starts the sandbox's registers on a free port before the tests of a file. */
export function useRegisters(): TestRegisters {
  const port = 30_000 + Math.floor(Math.random() * 10_000);
  const board = new RegisterBoard();
  let server: FastifyInstance | undefined;
  let look: (() => Promise<void>) | null = null;
  let seen = 0;
  beforeAll(async () => {
    server = fastify({ forceCloseConnections: true });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    server.addHook("preHandler", async () => look?.());
    registerRoutes(server, { key: KEY, board });
    await server.listen({ host: "127.0.0.1", port });
  });
  beforeEach(() => {
    board.clear();
    seen = board.list().length;
  });
  afterAll(() => server?.close());
  return {
    connections: sandboxRegisters(`http://127.0.0.1:${port}`, KEY),
    spoil: (register, fault, count = null) => board.set({ register, fault, count }),
    asked: (register) =>
      board
        .list()
        .slice(seen)
        .flatMap((came) => (came.register === register ? came.questionId : [])),
    watch: (next) => {
      look = next;
    },
  };
}

/** Lets the default site follow a jurisdiction, as its owner. */
export async function followJurisdiction(test: TestApp, id: string | null): Promise<void> {
  await test.owner.query("update settings_sites set profile_id = $1 where host = '*'", [id]);
}
