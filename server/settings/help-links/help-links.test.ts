import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { SiteHelpLink } from "#contract/office/contacts-of-sites.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { endLaunchesOfSite, LAUNCHES_PER_MEMBER } from "#server/games/launch.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { fromWon } from "#server/kit/money.ts";
import { sendWithin, type Send } from "#server/kit/send.ts";
import { builtInLinks } from "#server/settings/help-links/help-links.ts";
import {
  DEAD_AFTER,
  PROBED_EVERY_MS,
  probeHelpLinks,
} from "#server/settings/help-links/probing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { pauseWithoutHelp } from "#tests/support/help-links.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const own = "https://help.example/lines";
const other = "https://other.example/help";

describe("the links of help lines", () => {
  const test = useTestApp();
  /** What each path of the outside answers; 200 for the others. */
  const answers = new Map<string, { status: number; location?: string } | "silent">();
  const asked: string[] = [];
  let launches: string[] = [];
  const outside: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers.get(request.url ?? "") ?? { status: 200 };
    if (answer === "silent") return;
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    // More than a probe would read.
    response.end(Buffer.alloc(100_000));
  });
  let provider: Server;
  let admin = "";
  /** The clock of the probes is ahead, so that no session ends meanwhile. */
  let passedMs = 0;
  const startedMs = Date.now();
  const clock = { now: () => new Date(startedMs + passedMs) };
  let send: Send;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const guarded = sendWithin(allowedNetworks("test", ["127.0.0.0/8"]));
    // The hosts of the examples are a server on this machine.
    send = (url, wanted) => guarded(new URL(`/${url.host}${url.pathname}`, base), wanted);
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      launches.push((JSON.parse(await text(request)) as { session_id: string }).session_id);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ launch_url: "https://games.test/play" }));
    };
    provider = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => provider.listen(test.providerPort, "127.0.0.1", resolve));
  });
  afterAll(() => {
    outside.closeAllConnections();
    outside.close();
    provider.close();
  });
  beforeEach(async () => {
    answers.clear();
    asked.length = 0;
    launches = [];
    passedMs = 0;
    await test.app.db.query("delete from settings_help_links");
    await pauses(false);
    await shows([]);
  });

  const shows = async (addresses: readonly string[]) => {
    await test.owner.query("delete from settings_contacts");
    for (const [position, address] of addresses.entries())
      await test.owner.query(
        `insert into settings_contacts (site_id, position, kind, name, phone, address)
         values (1, $1, 'help', 'Help', '', $2)`,
        [position, address],
      );
  };
  const pauses = (isPausing: boolean) => pauseWithoutHelp(test.owner, isPausing);
  const probe = () => {
    const { db } = test.app;
    return probeHelpLinks({ db, clock, send, endLaunches: endLaunchesOfSite });
  };
  /** Probes as often as the schedule does in so many ms. */
  const probeFor = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += PROBED_EVERY_MS) {
      passedMs += PROBED_EVERY_MS;
      await probe();
    }
  };
  const die = (address: string, answer: { status: number } | "silent" = { status: 404 }) => {
    const { host, pathname } = new URL(address);
    answers.set(`/${host}${pathname}`, answer);
  };
  const office = async () => {
    const { body } = await officeCall(test, "get-site-contacts", { siteId: 1 }, admin);
    return body as { links: SiteHelpLink[]; isPaused: boolean };
  };
  const link = async (address: string) =>
    (await office()).links.find((each) => each.address === address);
  const alerts = async () => {
    await watchAlerts(test.app.acts);
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, admin);
    return (body["alerts"] as Alert[]).filter(({ rule, endedAt }) => {
      return endedAt === null && ["help_link_dead", "site_without_help"].includes(rule);
    });
  };

  it("are probed every five minutes, those that sites show and no others, each once", async () => {
    await shows([own, other, "mailto:help@example.org"]);
    expect((await link(own))?.probedAt).toBeNull();
    expect(await probe()).toBe(builtInLinks.length + 2);
    expect(asked.filter((line) => line === "GET /help.example/lines")).toHaveLength(1);
    expect(await probe(), "not due").toBe(0);
    passedMs += PROBED_EVERY_MS;
    expect(await probe()).toBe(builtInLinks.length + 2);
    expect(await link(own)).toEqual({
      address: own,
      isOwn: true,
      probedAt: clock.now().toISOString(),
      fault: null,
      failingSince: null,
      isDead: false,
    });
    await shows([other]);
    await probe();
    const kept = await test.app.db.query<{ address: string }>(
      "select address from settings_help_links where address = any($1)",
      [[own, other]],
    );
    expect(kept).toEqual([{ address: other }]);
  });

  it.each([
    ["a page that is gone", { status: 404 }, "HTTP 404"],
    ["a server's error", { status: 503 }, "HTTP 503"],
    ["a refusal of our request", { status: 403 }, null],
    ["a redirect to a page", { status: 302, location: "/there" }, null],
    ["a redirect to a page that is gone", { status: 301, location: "/gone" }, "HTTP 404"],
    ["a circle", { status: 302, location: "/lines" }, "more than 3 redirects"],
    ["a redirect to nowhere", { status: 302, location: "https://" }, "ERR_INVALID_URL"],
  ] as const)("answer or fail by what is there: %s", async (_what, answer, fault) => {
    answers.set("/help.example/lines", answer);
    answers.set("/help.example/gone", { status: 404 });
    await shows([own]);
    await probe();
    expect(await link(own)).toMatchObject({ fault, isDead: false });
  });

  it("never lead into the installation: neither an address nor a redirect is followed there", async () => {
    const { port } = outside.address() as AddressInfo;
    const inside = `https://localhost:${port}/inside`;
    await shows([inside]);
    await probeHelpLinks({
      db: test.app.db,
      clock,
      send: (url, wanted) =>
        builtInLinks.includes(url.href)
          ? send(url, wanted)
          : sendWithin(allowedNetworks("test", []))(url, wanted),
      endLaunches: endLaunchesOfSite,
    });
    expect((await link(inside))?.fault).toContain("no address that may be reached");
    expect(asked.filter((line) => line.includes("inside"))).toEqual([]);
  });

  it("are dead after six failures in a row over half an hour, and one answer ends that", async () => {
    await shows([own, other]);
    die(own);
    await probeFor(DEAD_AFTER.ms);
    expect(await link(own), "half an hour is not over").toMatchObject({ isDead: false });
    expect(await alerts()).toEqual([]);
    await probeFor(PROBED_EVERY_MS);
    expect(await link(own)).toMatchObject({ isDead: true, fault: "HTTP 404" });
    expect(await alerts()).toMatchObject([
      { rule: "help_link_dead", facts: { address: own, fault: "HTTP 404", count: 1 } },
    ]);
    answers.clear();
    await probeFor(PROBED_EVERY_MS);
    expect(await link(own)).toMatchObject({ isDead: false, failingSince: null });
    expect(await alerts()).toEqual([]);
  });

  it("do not die of a few failures far apart, as after a stop of the process", async () => {
    await shows([own]);
    die(own);
    await probe();
    passedMs += 24 * 3_600_000;
    await probe();
    expect(await link(own)).toMatchObject({ isDead: false });
  });

  describe("when none of a site answers", () => {
    let member: TestMember;
    let cookie = "";
    beforeEach(async () => {
      await shows([own, other]);
      member = await makeMember(test.app.db, { cash: fromWon(100_000) });
      cookie = await test.signIn(member.loginId, PASSWORD);
    });
    const open = async () => {
      test.clock.advance(LAUNCHES_PER_MEMBER.windowMs + 1);
      const game = { company: "tiger", code: "moon-rabbit-mill", timeStemp: 0 };
      return (await test.call("open-game", game, { cookie })).body;
    };
    const play = async (type: "bet" | "win") =>
      (
        await test.provider("betwin", {
          account_id: member.ref,
          currency: "KRW",
          game_id: "moon-rabbit-mill",
          session_id: launches.at(-1),
          round_id: `${member.ref}-1`,
          transactions: [
            { id_provider: `${member.ref}-${type}-${asked.length}`, type, amount: "1000" },
          ],
        })
      ).http;
    const dieAll = async () => {
      die(own);
      die(other, { status: 500 });
      await probeFor(DEAD_AFTER.ms + PROBED_EVERY_MS);
    };

    it("pause play where the jurisdiction says so: no launch and no stake, while wins are paid", async () => {
      await pauses(true);
      expect(await open()).toMatchObject({ status: "success" });
      expect(await play("bet")).toBe(200);
      // One link that answers is enough for the site.
      die(own);
      await probeFor(DEAD_AFTER.ms + PROBED_EVERY_MS);
      expect(await open()).toMatchObject({ status: "success" });
      await dieAll();
      expect(await open()).toEqual({ status: "help_lines" });
      const moved = await test.call(
        "transfer-in",
        { company: "tiger", balance: 1_000 },
        { cookie },
      );
      expect(moved.body).toEqual({ status: "help_lines" });
      expect(await play("bet"), "the open game ended").not.toBe(200);
      expect(await play("win")).toBe(200);
      expect((await office()).isPaused).toBe(true);
      expect(await alerts()).toMatchObject([
        { rule: "site_without_help", subject: "site:1", facts: { play: "paused" } },
        { rule: "help_link_dead" },
        { rule: "help_link_dead" },
      ]);
    });

    it("play goes on as soon as one answers, or staff write another", async () => {
      await pauses(true);
      await dieAll();
      await shows([own, other, "https://new.example/"]);
      expect(await open(), "not known to be dead").toMatchObject({ status: "success" });
      await shows([own, other]);
      expect(await open()).toEqual({ status: "help_lines" });
      answers.clear();
      await probeFor(PROBED_EVERY_MS);
      expect(await open()).toMatchObject({ status: "success" });
    });

    it("staff are told, and play goes on where the jurisdiction does not pause it", async () => {
      await dieAll();
      expect(await open()).toMatchObject({ status: "success" });
      expect((await office()).isPaused).toBe(false);
      const [alert] = await alerts();
      expect(alert).toMatchObject({ rule: "site_without_help", facts: { play: "open" } });
    });

    it("the built-in ones count only where staff wrote none", async () => {
      await pauses(true);
      for (const address of builtInLinks) die(address);
      await probeFor(DEAD_AFTER.ms + PROBED_EVERY_MS);
      expect(await open(), "its own links answer").toMatchObject({ status: "success" });
      await shows([]);
      expect(await open()).toEqual({ status: "help_lines" });
    });
  });
});
