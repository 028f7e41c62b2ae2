import { createHmac } from "node:crypto";
import { createServer as createHttp, type IncomingHttpHeaders, type Server } from "node:http";
import { createServer as createTcp, type AddressInfo, type Server as TcpServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AlertChannel } from "#contract/office/alerts.ts";
import { deliverAlerts, type Delivering } from "#server/alerts/delivering/deliver.ts";
import { queueDeliveries, raise } from "#server/alerts/store.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const SECRET = "a-webhook-secret-of-the-test";

type Came = { headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks, whose answers the test chooses. */
async function openReceiver() {
  const came: Came[] = [];
  const answers = { status: 204 };
  const server: Server = createHttp((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      came.push({ headers: request.headers, body });
      response.statusCode = answers.status;
      if (answers.status === 302) response.setHeader("location", "http://127.0.0.1:9/elsewhere");
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { came, answers, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

/** A mail server that takes every letter. */
async function openMailbox() {
  const letters: string[] = [];
  const server: TcpServer = createTcp((socket) => {
    let isData = false;
    let text = "";
    socket.setEncoding("utf8");
    socket.write("220 test\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (part: string) => {
      text += part;
      if (isData) {
        if (!text.includes("\r\n.\r\n")) return;
        letters.push(text);
        isData = false;
        text = "";
        socket.write("250 taken\r\n");
        return;
      }
      for (let end = text.indexOf("\r\n"); end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (line.startsWith("DATA")) {
          isData = true;
          socket.write("354 go on\r\n");
        } else socket.write(line.startsWith("QUIT") ? "221 bye\r\n" : "250 good\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

describe("alerts that are sent", () => {
  const networks = ["127.0.0.0/8"];
  const test = useTestApp({
    alertNetworks: allowedNetworks("test", networks),
    mail: { url: "smtp://127.0.0.1:9", from: "office@dalbit.example" },
  });
  let admin = "";
  let second = "";
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let alerts = 0;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.app.db.query("delete from alert_channels");
    [receiver, mailbox] = await Promise.all([openReceiver(), openMailbox()]);
    admin = await operatorWithRole(test, "admin");
    second = await operatorWithRole(test, "admin");
  });
  afterEach(() => {
    receiver.close();
    mailbox.close();
  });

  const sending = (): Delivering => ({
    networks: allowedNetworks("test", networks),
    mail: { url: mailbox.url, from: "office@dalbit.example" },
  });
  const deliver = (later = 0) => {
    const now = new Date(test.clock.now().getTime() + later);
    return deliverAlerts(test.app.db, { now: () => now }, sending());
  };
  const webhook = (more: object = {}) => ({
    kind: "webhook",
    name: "on call",
    target: receiver.url,
    rules: ["big_win"],
    locale: "ko",
    secret: SECRET,
    ...more,
  });
  const save = (input: object) =>
    actByTwo(test, "save-alert-channel", input, { maker: admin, checker: second });
  const channels = async () =>
    (await officeCall(test, "get-alert-channels", {}, admin)).body["channels"] as AlertChannel[];
  const fire = async (rule: "big_win" | "secret_changed" = "big_win") => {
    const at = test.clock.now();
    const facts = { loginId: "demo1", amount: 12_000_000, round: "1-2" };
    const alert = { rule, subject: `round:${++alerts}`, facts, at };
    const id = await raise(test.app.db, alert);
    if (id === null) throw new Error("the alert is not new");
    await queueDeliveries(test.app.db, id, rule, at);
    return id;
  };

  it("save-alert-channel takes two operators and keeps the secret sealed", async () => {
    const proposed = await officeCall(
      test,
      "save-alert-channel",
      { ...webhook(), reason: "on call" },
      admin,
    );
    expect(proposed.body).toMatchObject({ status: "proposed" });
    expect(await channels()).toEqual([]);
    const stored = await test.app.db.query<{ text: string }>(
      "select payload::text as text from operator_proposals order by id desc limit 1",
    );
    expect(stored[0]?.text).not.toContain(SECRET);
    await officeCall(
      test,
      "decide-proposal",
      { id: proposed.body["proposalId"], decision: "carry-out", reason: "seen" },
      second,
    );
    const [channel] = await channels();
    expect(channel).toMatchObject({ name: "on call", isOn: true });
    expect(JSON.stringify(channel)).not.toContain(SECRET);
  });

  it("a webhook gets a signed body with the delivery's id, once", async () => {
    await save(webhook());
    const id = await fire();
    await fire("secret_changed");
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [call] = receiver.came;
    expect(receiver.came).toHaveLength(1);
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      type: "big_win",
      alert: String(id),
      facts: { amount: 12_000_000 },
    });
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers["dalbit-signature"])) ?? [];
    const expected = createHmac("sha256", SECRET).update(`${seconds}.${call?.body}`).digest("hex");
    expect(signature).toBe(expected);
    expect(JSON.parse(call?.body ?? "")).toMatchObject({ id: call?.headers["dalbit-delivery"] });
  });

  it("one that fails is sent again with the same id after growing waits, and given up at last", async () => {
    await save(webhook());
    receiver.answers.status = 500;
    await fire();
    expect(await deliver()).toBe(1);
    expect(await deliver(9_000), "not before its time").toBe(0);
    const [channel] = await channels();
    expect(channel).toMatchObject({ waiting: 1, failed: 0, lastFault: "answered 500" });
    let later = 0;
    for (let attempt = 2; attempt <= 8; attempt++) {
      later += 13 * 3_600_000;
      expect(await deliver(later), `attempt ${attempt}`).toBe(1);
    }
    expect(await deliver(later * 2), "given up").toBe(0);
    expect((await channels())[0]).toMatchObject({ waiting: 0, failed: 1 });
    const ids = new Set(receiver.came.map(({ headers }) => headers["dalbit-delivery"]));
    expect([receiver.came.length, ids.size]).toEqual([8, 1]);
  });

  it("one whose process ended before the answer is sent again, and arrives", async () => {
    await save(webhook());
    await fire();
    receiver.answers.status = 503;
    await deliver();
    receiver.answers.status = 200;
    expect(await deliver(60_000)).toBe(1);
    expect((await channels())[0]).toMatchObject({ waiting: 0, failed: 0, lastFault: null });
  });

  it("follows no redirect", async () => {
    await save(webhook());
    receiver.answers.status = 302;
    await fire();
    await deliver();
    expect((await channels())[0]?.lastFault).toBe("answered 302");
  });

  it("a host name that leads inside is refused when it is sent", async () => {
    await save(webhook({ target: "https://localhost/hook" }));
    await fire();
    await deliverAlerts(test.app.db, test.clock, {
      networks: allowedNetworks("test", []),
      mail: null,
    });
    expect((await channels())[0]?.lastFault).toContain("no address that may be reached");
  });

  it("an e-mail says what happened in the channel's language", async () => {
    await save({
      kind: "email",
      name: "leads",
      target: "leads@dalbit.example",
      rules: ["big_win"],
      locale: "en",
    });
    await fire();
    expect(await deliver()).toBe(1);
    const [letter] = mailbox.letters;
    expect(letter).toContain("To: leads@dalbit.example");
    expect(letter).toContain("Subject: Dalbit back office: Big win");
    expect(letter?.replace(/=\r\n/g, "")).toContain("demo1 won");
    expect((await channels())[0]).toMatchObject({ waiting: 0, lastFault: null });
  });

  it("switch-alert-channel stops it at once and starts it by two; try-alert-channel sends a test", async () => {
    await save(webhook());
    const [channel] = await channels();
    const { id, version } = channel ?? { id: 0, version: 0 };
    const call = (name: "switch-alert-channel" | "try-alert-channel", input: object) =>
      officeCall(test, name, { reason: "trying it", ...input }, admin);
    expect((await call("try-alert-channel", { id })).body["status"]).toBe("success");
    expect(await deliver()).toBe(1);
    expect(JSON.parse(receiver.came[0]?.body ?? "")).toMatchObject({ type: "test", alert: null });
    await fire();
    const off = { id, version, isOn: false };
    expect((await call("switch-alert-channel", off)).body["status"]).toBe("success");
    expect(await deliver()).toBe(0);
    expect((await call("try-alert-channel", { id })).body["status"]).toBe("closed");
    const on = await call("switch-alert-channel", { id, version: version + 1, isOn: true });
    expect(on.body["status"]).toBe("proposed");
  });

  it.each([
    ["target", { target: "http://example.com/" }],
    ["target", { target: "https://10.0.0.1/" }],
    ["secret_missing", { secret: undefined }],
    ["target", { kind: "email", target: "nobody" }],
    ["invalid", { secret: "short" }],
    ["invalid", { rules: [] }],
  ])("is refused as %s with %j", async (status, more) => {
    expect((await save(webhook(more))).body["status"]).toBe(status);
  });
});
