import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { sendAnywhere, sendWithin } from "#server/kit/send.ts";

const own = allowedNetworks("test", ["127.0.0.0/8"]);
const none = allowedNetworks("test", []);

describe("calls to addresses that staff wrote", () => {
  const came: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      came.push(`${request.method} ${request.url} ${body}`);
      if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" });
      if (request.url === "/large") response.write(Buffer.alloc(33 * 1_048_576));
      if (request.url === "/nothing") response.statusCode = 204;
      if (request.url === "/999") response.statusCode = 999;
      response.end(request.url === "/nothing" ? undefined : "달빛");
    });
  });
  let base = "";
  beforeAll(
    () =>
      new Promise<void>((done) =>
        server.listen(0, "127.0.0.1", () => {
          base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
          done();
        }),
      ),
  );
  afterAll(() => server.close());

  const send = (path: string, networks = own) =>
    sendWithin(networks)(new URL(path, base), {
      method: "POST",
      body: "질문",
      signal: AbortSignal.timeout(10_000),
    });

  it("carry the body and answer status and text", async () => {
    const answer = await send("/ask");
    expect([answer.status, await answer.text()]).toEqual([200, "달빛"]);
    expect(came).toContain("POST /ask 질문");
    expect((await send("/nothing")).status).toBe(204);
  });

  it("follow no redirect", async () => {
    expect((await send("/moved")).status).toBe(302);
    expect(came.filter((line) => line.includes("elsewhere"))).toEqual([]);
  });

  it("end at an answer above 32 MB, and above a smaller limit of the call", async () => {
    const wanted = { method: "GET" as const, signal: AbortSignal.timeout(10_000) };
    for (const each of [sendWithin(own), sendAnywhere]) {
      await expect(each(new URL("/large", base), wanted)).rejects.toThrow("too large");
      const limited = (path: string, largestBytes: number) =>
        each(new URL(path, base), { ...wanted, largestBytes });
      await expect(limited("/ask", 5)).rejects.toThrow("too large");
      expect(await (await limited("/ask", 6)).text()).toBe("달빛");
      expect((await limited("/nothing", 6)).status).toBe(204);
    }
  });

  it("leave a body unread when the status is asked for alone, and say where a redirect leads", async () => {
    const wanted = { method: "GET" as const, signal: AbortSignal.timeout(10_000) };
    for (const each of [sendWithin(own), sendAnywhere]) {
      const large = await each(new URL("/large", base), { ...wanted, isBodyUnread: true });
      expect([large.status, large.body]).toEqual([200, null]);
      const moved = await each(new URL("/moved", base), { ...wanted, isBodyUnread: true });
      expect([moved.status, moved.headers.get("location")]).toEqual([302, "/elsewhere"]);
    }
  });

  it("reject an answer whose status is outside of HTTP's, and the process goes on", async () => {
    for (const method of ["GET", "HEAD"] as const)
      for (const each of [sendWithin(own), sendAnywhere]) {
        const wanted = { method, signal: AbortSignal.timeout(3_000) };
        await expect(each(new URL("/999", base), wanted)).rejects.toThrow(RangeError);
      }
  });

  it("never reach this machine or a private network, by address or by name", async () => {
    const before = came.length;
    await expect(send("/ask", none)).rejects.toThrow("may not be called");
    const { port } = server.address() as AddressInfo;
    const named = new URL(`https://localhost:${port}/ask`);
    const wanted = { method: "GET" as const, signal: AbortSignal.timeout(10_000) };
    await expect(sendWithin(none)(named, wanted)).rejects.toThrow("no address that may be reached");
    expect(came).toHaveLength(before);
  });
});
