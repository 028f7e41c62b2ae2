import { setTimeout as sleep } from "node:timers/promises";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerFiles } from "#server/http/pages/files.ts";
import { openFrontDoor } from "#server/http/front-door.ts";
import { registerHosts } from "#server/http/hosts.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { openDatabase } from "#server/kit/database.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const nowhere = { site: null, office: null, officeNetworks: null, securityContact: null };
const database = useTestDatabase();
const root = mkdtempSync(join(tmpdir(), "dalbit-files-"));
const uploads = join(root, "uploads");
const logged: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => logged.push(line) });

beforeAll(() => {
  for (const folder of ["build/site/client/assets", "build/fonts", "build/art/inner", "uploads"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "secret.txt"), "secret");
  writeFileSync(join(root, "build/site/client/assets/a.js"), "export {};");
  writeFileSync(join(root, "build/art/moon.svg"), "<svg/>");
  writeFileSync(join(uploads, "a.webp"), "RIFF");
});
afterAll(() => rmSync(root, { recursive: true }));

/** A server with files, a call and a page. */
async function openDoor(address: Partial<PublicAddress> = {}, trustedProxies = 0) {
  const publicAddress = { ...nowhere, ...address };
  const config = { mode: "real", trustedProxies, publicAddress } as const;
  const db = openDatabase(database.url, { size: 1 });
  const server = openFrontDoor(config, log);
  registerHosts(server, { db, config });
  await registerFiles(server, root, uploads);
  server.post("/api/routes/call", () => ({ status: "success" }));
  server.get("/api/fault", () => Promise.reject(new Error("moon")));
  server.get("/office", () => "office");
  server.get("/api/office/stream", () => "stream");
  server.post("/providers/acme/bet", () => ({ ok: true }));
  server.get("/api/ready", () => ({ status: "success" }));
  server.get("/*", (_request, reply) =>
    reply.header("content-security-policy", "default-src 'none'; script-src 'self'").send("page"),
  );
  server.addHook("onClose", () => db.close());
  await server.ready();
  return server;
}
type Door = Awaited<ReturnType<typeof openDoor>>;

describe("a hostile request", () => {
  let door: Door;
  beforeAll(async () => {
    door = await openDoor();
    await door.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => door.close());

  /** Sends raw bytes; answers the response's text. */
  async function raw(text: string): Promise<string> {
    const socket = connect((door.server.address() as AddressInfo).port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(text);
    await expect.poll(() => answer, { timeout: 3_000 }).toMatch(/^HTTP/);
    socket.destroy();
    return answer;
  }
  const get = (path: string, host = "site.test") => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const post = (body: string, length = body.length) =>
    `POST /api/routes/call HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${length}\r\n\r\n${body}`;

  it.each([
    ["a malformed percent encoding", get("/%zz"), 400],
    ["a folder", get("/assets/"), 404],
    ["a folder that holds folders", get("/art/inner"), 404],
    ["the folder of uploads", get("/art/uploaded/"), 404],
    ["a path traversal", get("/assets/../../../../secret.txt"), 404],
    ["an encoded path traversal", get("/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/secret.txt"), 404],
    ["a path traversal out of uploads", get("/art/uploaded/..%2f..%2fsecret.txt"), 404],
    ["a NUL", get("/assets/a.js%00.svg"), 404],
    ["a malformed host", get("/", "["), 400],
    ["a host with a space", get("/", "a b"), 400],
    ["a host with a path", get("/", "site.test/evil"), 400],
    ["a host with markup", get("/", "<script>"), 400],
    ["two hosts", get("/", "site.test\r\nHost: evil.test"), 400],
    ["no body", post(""), 400],
    ["an incomplete body", post("{"), 400],
    ["a body that sets the prototype", post('{"__proto__":{}}'), 400],
    [
      "an unknown address",
      "POST /nowhere HTTP/1.1\r\nHost: a.test\r\nContent-Length: 0\r\n\r\n",
      404,
    ],
  ])("%s is refused and writes no log line", async (_what, text, status) => {
    logged.length = 0;
    const answer = await raw(text);
    expect(Number(answer.split(" ")[1])).toBe(status);
    expect(answer).not.toContain("secret");
    expect(answer).toContain("x-content-type-options: nosniff");
    expect(answer).toMatch(/\{"status":"(invalid|not_found)"/);
    expect(logged).toEqual([]);
  });

  it("a client that disconnects while sending its body writes no log line", async () => {
    logged.length = 0;
    const socket = connect((door.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(post("{", 1_000));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect.poll(() => countOf(door), { timeout: 3_000 }).toBe(0);
    expect(logged).toEqual([]);
  });

  it("a fault writes a log line with the id of the answer", async () => {
    logged.length = 0;
    const answer = await door.inject({ url: "/api/fault", headers: { host: "site.test" } });
    expect(answer.statusCode).toBe(500);
    expect(logged.some((line) => line.includes(answer.json<{ id: string }>().id))).toBe(true);
  });
});

const countOf = (door: Door) =>
  new Promise<number>((resolve) => door.server.getConnections((_error, count) => resolve(count)));

describe("every answer", () => {
  let secure: Door;
  beforeAll(async () => {
    secure = await openDoor({ site: new URL("https://moon.test") });
  });
  afterAll(() => secure.close());
  const strict = "default-src 'none'; frame-ancestors 'none'";

  it.each([
    ["a call", "POST", "/api/routes/call", 200, strict],
    ["a file", "GET", "/assets/a.js", 200, strict],
    ["a picture", "GET", "/art/moon.svg", 200, `${strict}; style-src 'unsafe-inline'`],
    ["what staff uploaded", "GET", "/art/uploaded/a.webp", 200, strict],
    ["a missing file", "GET", "/assets/b.js", 404, strict],
    ["a malformed address", "GET", "/%zz", 400, strict],
    ["an unknown address", "POST", "/nowhere", 404, strict],
    ["a fault", "GET", "/api/fault", 500, strict],
    [
      "a document that sets its own policy",
      "GET",
      "/ko",
      200,
      "default-src 'none'; script-src 'self'",
    ],
  ] as const)("carries its security headers: %s", async (_what, method, url, status, policy) => {
    const headers = { host: "moon.test", "content-type": "application/json" };
    const payload = method === "POST" ? { payload: "{}" } : {};
    const answer = await secure.inject({ method, url, headers, ...payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  });

  it("carries no HSTS without TLS", async () => {
    const door = await openDoor();
    const answer = await door.inject({ url: "/ko", headers: { host: "site.test" } });
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    await door.close();
  });
});

describe("the host of a request", () => {
  const open = async (door: Door, url: string, host: string, more: Record<string, string> = {}) => {
    const method = url.startsWith("/providers") ? "POST" : "GET";
    const { statusCode, headers } = await door.inject({ method, url, headers: { host, ...more } });
    return [statusCode, headers.location];
  };
  const status = async (...asked: Parameters<typeof open>) => (await open(...asked))[0];

  it("is answered as soon as staff add it", async () => {
    const door = await openDoor({ site: new URL("https://moon.test") });
    expect(await status(door, "/ko", "moon.test")).toBe(200);
    expect(await status(door, "/ko", "www.moon.test:443")).toBe(200);
    expect(await status(door, "/ko", "evil.test")).toBe(421);
    expect(await status(door, "/ko", "127.0.0.1:3000")).toBe(421);
    for (const url of ["/providers/acme/bet", "/api/ready"])
      expect(await status(door, url, "10.0.0.7:3000"), url).toBe(200);
    await database.db.query("insert into settings_sites (host, name) values ('star.test', 'Star')");
    await expect.poll(() => status(door, "/ko", "star.test"), { timeout: 4_000 }).toBe(200);
    await database.db.query("delete from settings_sites where host = 'star.test'");
    await expect.poll(() => status(door, "/ko", "star.test"), { timeout: 4_000 }).toBe(421);
    await door.close();
  });

  it("is answered to all who ask for it at the same time after the start", async () => {
    await database.db.query("insert into settings_sites (host, name) values ('sun.test', 'Sun')");
    const door = await openDoor({ site: new URL("https://moon.test") });
    const asked = ["/ko", "/ko", "/ko"].map((url) => status(door, url, "sun.test"));
    expect(await Promise.all(asked)).toEqual([200, 200, 200]);
    await door.close();
  });

  it("is answered on while the database does not say which hosts there are", async () => {
    await database.db.query("insert into settings_sites (host, name) values ('dusk.test', 'Dusk')");
    const door = await openDoor({ site: new URL("https://moon.test") });
    expect(await status(door, "/ko", "dusk.test")).toBe(200);
    await database.db.query("alter table settings_sites rename to away");
    try {
      await sleep(1_100);
      expect(await status(door, "/ko", "dusk.test")).toBe(200);
      expect(await status(door, "/ko", "evil.test")).toBe(500);
    } finally {
      await database.db.query("alter table away rename to settings_sites");
    }
    await door.close();
  });

  it("redirects to TLS when the trusted proxy reports plain HTTP", async () => {
    const door = await openDoor({ site: new URL("https://moon.test") }, 1);
    const clear = { "x-forwarded-proto": "http" };
    expect(await open(door, "/ko?a=1", "moon.test", clear)).toEqual([
      308,
      "https://moon.test/ko?a=1",
    ]);
    expect(await status(door, "/ko", "moon.test", { "x-forwarded-proto": "https" })).toBe(200);
    const headers = { host: "moon.test", ...clear, "content-type": "application/json" };
    const url = "/api/routes/call";
    const answer = await door.inject({ method: "POST", url, headers, payload: "{}" });
    expect(answer.statusCode).toBe(403);
    await door.close();
  });

  it("serves the office or the member site when the office has its own host", async () => {
    const [site, office] = [new URL("https://moon.test"), new URL("https://staff.test")];
    const door = await openDoor({ site, office });
    for (const url of ["/office", "/api/office/stream", "/%6Fffice"]) {
      expect(await status(door, url, "staff.test"), url).toBe(200);
      expect(await status(door, url, "moon.test"), url).toBe(404);
    }
    for (const url of ["/ko", "/api/fault"])
      expect(await status(door, url, "staff.test")).toBe(404);
    expect(await open(door, "/", "staff.test")).toEqual([302, "/office"]);
    for (const host of ["moon.test", "staff.test"])
      expect(await status(door, "/art/moon.svg", host)).toBe(200);
    expect(await status(door, "/office", "evil.test")).toBe(421);
    await door.close();
  });

  it("serves the office only inside its networks, and the member site everywhere", async () => {
    const officeNetworks = allowedNetworks("OFFICE_NETWORKS", ["203.0.113.0/24", "2001:db8::/32"]);
    const [proxied, direct] = [
      await openDoor({ officeNetworks }, 1),
      await openDoor({ officeNetworks }),
    ];
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (const url of ["/office", "/api/office/stream", "/%6Fffice"]) {
      for (const inside of ["203.0.113.9", "2001:db8::7", "::ffff:203.0.113.9"])
        expect(await status(proxied, url, "moon.test", from(inside)), inside).toBe(200);
      for (const outside of ["198.51.100.9", "2001:db9::7"])
        expect(await status(proxied, url, "moon.test", from(outside)), outside).toBe(403);
      // Without a proxy a header of the client names no address.
      expect(await status(direct, url, "moon.test", from("203.0.113.9"))).toBe(403);
    }
    expect(await status(proxied, "/ko", "moon.test", from("198.51.100.9"))).toBe(200);
    await Promise.all([proxied.close(), direct.close()]);
  });

  it("may be any without a public address, and the office is served beside the site", async () => {
    const door = await openDoor();
    for (const url of ["/ko", "/office"]) expect(await status(door, url, "any.test")).toBe(200);
    await door.close();
  });
});
