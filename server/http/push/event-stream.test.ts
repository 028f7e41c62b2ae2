import { createServer, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EventStream } from "#server/http/push/event-stream.ts";

type Opened = { stream: EventStream<News, { key: string }>; response: ServerResponse };
type News = { news: { text: string }; ended: Record<string, never> };

/** More than the buffers of two sockets on one machine hold. */
const large = { text: "x".repeat(1024 * 1024) };

describe("a stream of events", () => {
  let server: Server;
  const sockets: Socket[] = [];
  const closed: string[] = [];

  beforeEach(async () => {
    closed.length = 0;
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await new Promise((resolve) => server.close(resolve));
  });

  /** Opens a stream to a peer that does not read until it is asked to. */
  async function open(patience = { patienceMs: 10_000, mostUnreadBytes: 64 * 1024 * 1024 }) {
    const answered = new Promise<ServerResponse>((resolve) =>
      server.once("request", (_request, response: ServerResponse) => resolve(response)),
    );
    const peer = connect((server.address() as AddressInfo).port, "127.0.0.1");
    sockets.push(peer.pause());
    peer.on("error", () => closed.push("peer"));
    peer.write("GET / HTTP/1.1\r\nHost: site.test\r\n\r\n");
    const response = await answered;
    const onClose = () => closed.push("stream");
    const stream = new EventStream<News, { key: string }>(
      response,
      { key: "mine" },
      { patience, onClose },
    );
    stream.begin({});
    return { stream, response, peer };
  }

  /** Sends until the buffers of both sockets are full and stay so. */
  async function fill({ stream, response }: Opened): Promise<void> {
    for (let sent = 0; sent < 40; sent++) {
      stream.send("news", large);
      await sleep(30);
      if (response.writableNeedDrain) return;
    }
    throw new Error("the peer's buffers hold everything");
  }

  it("delivers everything that was sent, the last event included, and closes", async () => {
    const { stream, peer } = await open();
    let text = "";
    peer.on("data", (chunk: Buffer) => (text += chunk.toString())).resume();
    stream.send("news", { text: "hello" });
    stream.keepAlive();
    stream.end("ended", {});
    await expect.poll(() => text.includes("event: ended\ndata: {}\n\n")).toBe(true);
    expect(text).toContain('event: news\ndata: {"text":"hello"}\n\n');
    expect(text).toContain("\r\n0\r\n\r\n");
    expect(closed).toEqual(["stream"]);
  });

  it("ignores what is sent after its end to a peer that does not read", async () => {
    const { stream, response } = await open();
    await fill({ stream, response });
    stream.end("ended", {});
    stream.send("news", large);
    stream.keepAlive();
    stream.end("ended", {});
    expect(stream.isOpen).toBe(false);
    await expect.poll(() => response.destroyed, { timeout: 5_000 }).toBe(true);
    expect(closed.filter((each) => each === "stream")).toHaveLength(1);
  });

  it("drops a peer that reads nothing for too long, and keeps one that reads late", async () => {
    const patience = { patienceMs: 300, mostUnreadBytes: 64 * 1024 * 1024 };
    const [dead, late] = [await open(patience), await open(patience)];
    await fill(dead);
    await fill(late);
    late.peer.resume();
    await expect.poll(() => dead.response.destroyed, { timeout: 5_000 }).toBe(true);
    expect(dead.stream.isOpen).toBe(false);
    await expect.poll(() => late.response.writableNeedDrain, { timeout: 5_000 }).toBe(false);
    expect(late.stream.isOpen).toBe(true);
  });

  it("drops a peer for which too many bytes wait", async () => {
    const { stream, response } = await open({ patienceMs: 60_000, mostUnreadBytes: 256 * 1024 });
    for (let sent = 0; sent < 40 && stream.isOpen; sent++) stream.send("news", large);
    expect(stream.isOpen).toBe(false);
    expect(response.destroyed).toBe(true);
  });

  it("survives a connection that breaks in the middle of a write", async () => {
    const { stream, response, peer } = await open();
    await fill({ stream, response });
    peer.resetAndDestroy();
    await expect.poll(() => stream.isOpen, { timeout: 5_000 }).toBe(false);
    stream.send("news", large);
    response.emit("error", new Error("write EPIPE"));
  });

  it("is not opened for a peer that has gone", async () => {
    const { response, peer } = await open();
    peer.destroy();
    await expect.poll(() => response.destroyed).toBe(true);
    const onClose = () => closed.push("late");
    const patience = { patienceMs: 1, mostUnreadBytes: 1 };
    const late = new EventStream<News, { key: string }>(
      response,
      { key: "mine" },
      { patience, onClose },
    );
    late.begin({});
    expect([late.isOpen, closed.includes("late")]).toEqual([false, true]);
  });
});
