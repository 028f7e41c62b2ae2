import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { makeCertificate } from "#tests/support/certificate.ts";

const DAY_MS = 86_400_000;

/**
 * The operator's own proxy in front of a product: it ends TLS at `https://localhost`, and says that
 * its clients come from `client`.
 */
export async function openTlsProxy(client: string) {
  const now = Date.now();
  const lasting = { from: new Date(now - DAY_MS), until: new Date(now + DAY_MS) };
  const { key, certificate } = makeCertificate("localhost", lasting);
  let product = 0;
  const forward = ({ method, url, headers }: IncomingMessage) =>
    ask({
      host: "127.0.0.1",
      port: product,
      method,
      path: url,
      agent: false,
      headers: {
        ...headers,
        "x-forwarded-for": client,
        "x-forwarded-proto": "https",
        "x-forwarded-host": headers.host,
      },
    });
  const sockets = new Set<Duplex>();
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const asked = forward(request);
    asked.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    /** Leads to the product at this port of the machine from now on. */
    lead(port: number) {
      product = port;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
