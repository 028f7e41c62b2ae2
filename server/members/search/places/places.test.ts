import { beforeAll, describe, expect, it } from "vitest";
import type { MemberEntry } from "#contract/office/member-search.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("find-members by the places of sign-ins", () => {
  const test = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator2");
  });

  const find = async (search: object) => {
    await test.app.db.query("delete from throttles");
    const { body } = await officeCall(test, "find-members", search, cookie);
    expect(body).toMatchObject({ status: "success" });
    return body as unknown as { members: MemberEntry[]; next: string | null };
  };
  const ids = async (search: object) => (await find(search)).members.map(({ loginId }) => loginId);
  const signInFrom = async (remoteAddress: string, device = "") => {
    const member = await makeMember(test.app.db);
    const answer = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/user-do-login",
      payload: { userId: member.loginId, password: PASSWORD },
      remoteAddress,
      headers: { host: "site.test", origin: "http://site.test", cookie: device },
    });
    const found = answer.cookies.find(({ name }) => name === "dalbit_device");
    if (!found) throw new Error(`no device cookie: ${answer.payload}`);
    return { ...member, device: `${found.name}=${found.value}` };
  };

  it("finds by the address of a sign-in, exactly or by its network, in both families", async () => {
    const one = await signInFrom("203.0.113.7");
    const near = await signInFrom("203.0.113.200");
    await signInFrom("203.0.112.7");
    const home = await signInFrom("2001:db8:a:1::7");
    const flat = await signInFrom("2001:db8:a:2::9");
    await signInFrom("2001:db8:b:1::7");
    const wanted: [query: string, found: { loginId: string }[]][] = [
      ["203.0.113.7", [one]],
      ["203.0.113.7/32", [one]],
      ["203.0.113.0/24", [near, one]],
      ["203.0.113.99/24", [near, one]],
      ["203.0.113.0/25", [one]],
      ["203.0.113.8", []],
      ["2001:db8:a:1::7", [home]],
      ["2001:DB8:A:1:ffff::1", [home]],
      ["2001:db8:a:1::/64", [home]],
      ["2001:db8:a::/48", [flat, home]],
      ["2001:db8:c::/48", []],
    ];
    for (const [query, found] of wanted) {
      const loginIds = found.map(({ loginId }) => loginId);
      expect(await ids({ by: "address", query }), query).toEqual(loginIds);
      expect(await ids({ by: "any", query }), `any ${query}`).toEqual(loginIds);
    }
    const { members } = await find({ by: "any", query: "203.0.113.7" });
    expect(members[0]).toMatchObject({ foundBy: "address" });
  });

  it("finds by the code of a device that a session shows, whoever used the browser", async () => {
    const one = await signInFrom("198.51.100.1");
    const other = await signInFrom("198.51.100.2", one.device);
    await signInFrom("198.51.100.3");
    const shown = await officeCall(
      test,
      "get-member-sign-ins",
      { id: Number(one.memberId) },
      cookie,
    );
    const [{ deviceCode = "" } = {}] = shown.body["sessions"] as { deviceCode?: string }[];
    expect(deviceCode).toMatch(/^[0-9a-f]{12}$/);
    expect(JSON.stringify(shown.body)).not.toContain(one.device.split("=")[1]);
    const both = [other.loginId, one.loginId];
    expect(await ids({ by: "device", query: deviceCode })).toEqual(both);
    expect(await ids({ by: "device", query: ` ${deviceCode.toUpperCase()} ` })).toEqual(both);
    expect(await ids({ by: "any", query: deviceCode })).toEqual(both);
    expect(await ids({ by: "device", query: "0123456789ab" })).toEqual([]);
  });

  it("narrows and pages the members of a network", async () => {
    await test.app.db.query(
      `insert into member_sightings (kind, value, member_id, first_at, last_at)
       select 'address', '192.0.2.' || id % 200, id, now(), now() from members`,
    );
    const all = (await test.app.db.query("select from members")).length;
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const page = await find({ by: "address", query: "192.0.2.0/24", ...(after && { after }) });
      expect(page.members.length).toBeLessThanOrEqual(50);
      seen.push(...page.members.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(all);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const level4 = { by: "address", query: "192.0.2.0/24", level: 4 };
    expect(await ids(level4)).toEqual(["demo1"]);
    await test.app.db.query("delete from member_sightings where value like '192.0.2.%'");
  });

  it("names the field of a text that is no address, no device or too wide a network", async () => {
    const faults: [by: string, query: string, code: string][] = [
      ["address", "203.0.113", "address_unreadable"],
      ["address", "203.0.113.7/33", "address_unreadable"],
      ["address", "203.0.113.7/24/8", "address_unreadable"],
      ["address", "2001:db8::/129", "address_unreadable"],
      ["address", "demo1", "address_unreadable"],
      ["address", "10.0.0.0/8", "network_too_wide"],
      ["address", "2001:db8::/32", "network_too_wide"],
      ["device", "0123456789", "device_unreadable"],
      ["device", "Chrome", "device_unreadable"],
    ];
    await test.app.db.query("delete from throttles");
    for (const [by, query, code] of faults) {
      const answer = await officeCall(test, "find-members", { by, query }, cookie);
      expect(answer.body, query).toEqual({ status: "invalid", errors: [{ path: "query", code }] });
      expect(answer.http).toBe(400);
      expect(await ids({ by: "any", query }), `any ${query}`).toEqual(
        query === "demo1" ? ["demo1"] : [],
      );
    }
    expect(
      await test.app.db.query("select from throttles where key like 'number-search:%'"),
    ).toEqual([]);
  });

  it("records searches by an address and a device, without what was searched", async () => {
    await test.app.db.query("delete from member_number_searches");
    await ids({ by: "address", query: "203.0.113.7" });
    await ids({ by: "any", query: "203.0.113.0/24" });
    await ids({ by: "device", query: "0123456789ab" });
    const { body } = await officeCall(test, "get-number-searches", {}, cookie);
    expect(body["searches"]).toMatchObject([
      { kind: "device", isWhole: true, found: 0 },
      { kind: "address", isWhole: false, found: 2 },
      { kind: "address", isWhole: true, found: 1 },
    ]);
    const stored = await test.app.db.query<{ text: string }>(
      "select row_to_json(s)::text as text from member_number_searches s",
    );
    expect(stored.map(({ text }) => text).join()).not.toMatch(/203\.0\.113|0123456789ab/);
  });

  it("reads the members of an address by an index, however many there are", async () => {
    await test.owner.query(
      `insert into member_sightings (kind, value, member_id, first_at, last_at)
       select 'address', host('10.0.0.0'::inet + n), 1, now(), now() from generate_series(1, 20000) n`,
    );
    await test.owner.query("analyze member_sightings");
    const plan = await test.owner.query<{ "QUERY PLAN": string }>(
      `explain select distinct member_id from member_sightings
       where kind = 'address' and value::inet between '10.0.9.0/24'::inet and '10.0.9.255'::inet`,
    );
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
      "member_sightings_by_network",
    );
    await test.owner.query("delete from member_sightings where value like '10.%'");
  });
});
