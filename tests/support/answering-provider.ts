import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { isSigned as isBeexar } from "#server/providers/beexar/sign.ts";
import { isSigned as isRsa, readKeys as readRsaKeys } from "#server/providers/hub88/sign.ts";
import { isSigned as isIgsp, readKeys } from "#server/providers/igsp/sign.ts";
import { IGSP_KEYS, SECRET } from "#tests/support/app.ts";
import { operatorPublicKey } from "#tests/support/provider-keys.ts";

/** How a provider of a test behaves. Above `most` calls beside HEAD it refuses as asked too often. */
export type Manner = { status?: number; acceptsAll?: boolean; games?: number; most?: number };

/** A provider of every protocol at a port, whose secrets are those of the test's connections. */
export async function answerAsProvider(port: number) {
  let manner: Manner = {};
  let calls = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const path = request.url ?? "";
      const of = (name: string) => String(request.headers[name] ?? "");
      const isSigned = path.includes("softswiss")
        ? isBeexar(SECRET, body, of("x-request-sign"))
        : path.startsWith("/games")
          ? isIgspSigned(body, of)
          : isRsa(
              readRsaKeys(operatorPublicKey).theirs,
              body,
              of("x-hub88-signature") || of("x-auth-signature"),
            );
      const isOpen = request.method === "HEAD" || path.startsWith("/api/v1/operator/games");
      if (request.method !== "HEAD") calls++;
      const isTooOften = calls > (manner.most ?? Infinity);
      const told = isOpen || isSigned || manner.acceptsAll ? 200 : 403;
      const status = manner.status ?? (isTooOften ? 429 : told);
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(status === 200 ? answerOf(path, manner.games ?? 1) : {}));
    })();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    behave: (next: Manner) => {
      manner = next;
      calls = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function isIgspSigned(rawBody: Buffer, of: (name: string) => string): boolean {
  const keys = readKeys(IGSP_KEYS);
  const [authorization, timestamp] = [of("authorization"), of("x-timestamp")];
  const parts = { rawBody, authorization, timestamp, signature: of("x-signature") };
  return keys !== null && isIgsp(keys, parts);
}

/** A window, or the list of games of the protocol that has this path. */
function answerOf(path: string, count: number): unknown {
  const each = <Game>(game: Game): Game[] => Array.from({ length: count }, () => game);
  if (path.includes("softswiss")) return { launch_url: "https://games.test/demo" };
  if (path.startsWith("/api/v1/operator/games"))
    return { games: each({ identifier: "dice", title: "Dice", demo_available: true }) };
  if (path.startsWith("/games")) return { data: each({ id: "dice", name: "Dice" }) };
  return each({ game_code: "dice", name: "Dice" });
}
