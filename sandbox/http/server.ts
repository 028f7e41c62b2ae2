import fastify, { LogController, type FastifyInstance } from "fastify";
import type { Books } from "../books/books.ts";
import { listOpenRounds } from "../books/rounds.ts";
import type { Settings } from "../settings.ts";
import type { Controls } from "../control/controls.ts";
import { controlRoutes } from "./control.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { entryRoutes } from "./entry.ts";
import { gameRoutes, type GameTools } from "./game-api.ts";
import { RegisterBoard } from "../registers/board.ts";
import { registerRoutes } from "../registers/registers.ts";
import { answerRefusals } from "./game-calls.ts";
import { operatorRoutes } from "./operators/operators.ts";
import { minesRoutes, type MinesRouteTools } from "./mines-api.ts";
import { pageRoutes } from "./page.ts";
import { sportRoutes, type SportRouteTools } from "./sport-api.ts";
import { tableRoutes, type TableTools } from "./table-api.ts";

/** Larger bodies are not read. */
const bodyLimit = 64 * 1024;

export type ServerParts = {
  settings: Settings;
  books: Books;
  controls: Controls;
  game: GameTools;
  tables: TableTools;
  sport: SportRouteTools;
  mines: MinesRouteTools;
  /** The folder of the built game page; without it only the interfaces are served. */
  builtFolder?: string;
  logLevel?: string;
};

/** The sandbox's HTTP server, not yet listening. */
export function buildServer(parts: ServerParts): FastifyInstance {
  const server = fastify({
    bodyLimit,
    logger: parts.logLevel === undefined ? false : { level: parts.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: "not_found" }));

  server.get("/health", () => ({ status: "ok", openRounds: listOpenRounds(parts.books).length }));
  const { books, settings, controls } = parts;
  const { now, doors } = parts.game;
  operatorRoutes(server, { books, settings, now, controls });
  catalogueRoutes(server, parts.settings);
  const [own] = settings.links;
  const registers = new RegisterBoard();
  if (own) registerRoutes(server, { key: own.secret, board: registers });
  server.register((scope, _options, done) => {
    answerRefusals(scope);
    entryRoutes(scope, { books, doors, now });
    gameRoutes(scope, parts.game);
    tableRoutes(scope, parts.tables);
    sportRoutes(scope, parts.sport);
    minesRoutes(scope, parts.mines);
    done();
  });
  server.register((scope, _options, done) => {
    answerRefusals(scope);
    controlRoutes(scope, controls, { books, settings, registers });
    done();
  });
  if (parts.builtFolder !== undefined) pageRoutes(server, parts.books, parts.builtFolder);
  return server;
}
