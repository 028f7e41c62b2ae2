import { connect, type AddressInfo, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openFrontDoor, PATIENCE } from "#server/http/front-door.ts";
import { Streams } from "#server/http/push/streams.ts";

const publicAddress = { site: null, office: null, officeNetworks: null, securityContact: null };
const short = {
  headersMs: 150,
  requestMs: 300,
  silenceMs: 600,
  betweenMs: 400,
  lookEveryMs: 30,
  requestsPerConnection: 3,
  connections: 5,
};

describe("the server allows a client", () => {
  const log = pino({ level: "silent" });
  const server = openFrontDoor({ trustedProxies: 0, publicAddress }, log, short);
  const streams = new Streams<{ news: string }, string, { key: string }>({
    inAll: 2,
    ofNetwork: 2,
    ofKey: 2,
  });
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server.get("/", () => ({ status: "success" }));
    server.post("/", () => ({ status: "success" }));
    server.get("/events", async (_request, reply) => {
      streams.open(reply, { key: "mine" });
      return reply;
    });
    await server.listen({ host: "127.0.0.1", port: 0 });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => server.close());

  /** A client's connection: what it received, and whether the server closed it. */
  function open(...sent: string[]) {
    const seen = { text: "", isClosed: false };
    const socket = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(socket);
    socket.on("data", (chunk: Buffer) => (seen.text += chunk.toString()));
    socket.on("error", () => undefined).on("close", () => (seen.isClosed = true));
    for (const text of sent) socket.write(text);
    return { seen, socket };
  }
  const GET = "GET / HTTP/1.1\r\nHost: site.test\r\n\r\n";
  const POST = "POST / HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";

  it("a request whose headers arrive in time", async () => {
    const { seen } = open("GET / HTTP/1.1\r\nHost: site.test\r\n");
    await expect.poll(() => seen.isClosed, { timeout: 3_000 }).toBe(true);
    expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("a request whose body arrives in time, however steadily it drips", async () => {
    const { seen, socket } = open(`${POST}Content-Length: 60000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(" "), 40);
    await expect.poll(() => seen.isClosed, { timeout: 3_000 }).toBe(true);
    clearInterval(drip);
    expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("a connection that sends something", async () => {
    const silent = open();
    const between = open(GET);
    await expect.poll(() => between.seen.text, { timeout: 3_000 }).toContain("success");
    await expect.poll(() => silent.seen.isClosed, { timeout: 3_000 }).toBe(true);
    await expect.poll(() => between.seen.isClosed, { timeout: 3_000 }).toBe(true);
  });

  it("a number of requests on one connection, the last of which is answered with close", async () => {
    const { seen, socket } = open(GET);
    const answers = () => seen.text.split("HTTP/1.1 200").length - 1;
    for (const asked of [1, 2, 3]) {
      await expect.poll(answers, { timeout: 3_000 }).toBe(asked);
      expect(/connection: close/i.test(seen.text), `after ${asked}`).toBe(asked === 3);
      if (asked < 3) socket.write(GET);
    }
    await expect.poll(() => seen.isClosed, { timeout: 3_000 }).toBe(true);
  });

  it("a number of connections, and a new one when one closes", async () => {
    const held = Array.from({ length: short.connections }, () => open(GET));
    await expect.poll(() => held.every(({ seen }) => seen.text !== "")).toBe(true);
    const { seen } = open(GET);
    await expect.poll(() => seen.isClosed).toBe(true);
    expect(seen.text).toBe("");
    held.forEach(({ socket }) => socket.destroy());
    await expect
      .poll(async () => {
        const next = open(GET);
        await new Promise((resolve) => next.socket.once("data", resolve).once("close", resolve));
        return next.seen.text;
      })
      .toContain("success");
  });

  it("a stream of any length, beyond the time limit of a request", async () => {
    const { seen } = open("GET /events HTTP/1.1\r\nHost: site.test\r\n\r\n");
    await expect.poll(() => streams.all().length).toBe(1);
    for (let turn = 0; turn < 8; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      streams.all().forEach((stream) => stream.keepAlive());
    }
    const heard = () => seen.text.split(": still here").length - 1;
    await expect.poll(heard, { timeout: 3_000 }).toBe(8);
    expect(seen.isClosed).toBe(false);
    expect(PATIENCE.silenceMs).toBeGreaterThan(3 * 15_000);
  });
});
