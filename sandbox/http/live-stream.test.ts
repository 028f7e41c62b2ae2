import { connect } from "node:net";
import fastify from "fastify";
import { expect, it } from "vitest";
import { LiveStream } from "./live-stream.ts";

it("ends the line of a viewer who does not read, and keeps the others", async () => {
  const stream = new LiveStream();
  const server = fastify({ forceCloseConnections: true });
  server.get<{ Params: { channel: string } }>("/:channel", (request, reply) => {
    stream.watch(reply, request.params.channel, "player");
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const address = server.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const open = (channel: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`GET /${channel} HTTP/1.1\r\nhost: games.test\r\n\r\n`);
    return socket;
  };
  const [idle, reading] = [open("idle").pause(), open("reading").resume()];
  await expect.poll(() => [...stream.channels].sort()).toEqual(["idle", "reading"]);
  // Far more than the buffers of the two sockets take.
  for (let sent = 0; sent < 64; sent += 1) {
    for (const channel of ["idle", "reading"]) stream.tell(channel, { text: "x".repeat(500_000) });
    await new Promise((done) => setTimeout(done, 5));
  }
  await expect.poll(() => [...stream.channels]).toEqual(["reading"]);
  idle.destroy();
  reading.destroy();
  await server.close();
});
