import { beforeAll, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const ZONE = "Asia/Seoul";
const RELEASE = "ab".repeat(32);

describe("the head of a report", () => {
  const test = useTestApp();
  let cookie = "";
  let today = "";

  beforeAll(async () => {
    const { db } = test.app;
    await makePlayer(db, { cash: fromWon(10_000) });
    while ((await addToSums(db)) > 0) continue;
    const [first] = await db.query<{ day: string }>(
      `select min((posted_at at time zone '${ZONE}')::date)::text as day from ledger_entries`,
    );
    today = first?.day ?? "";
    cookie = await signInToOffice(test, "operator1");
  });

  const life = { from: "2000-01-01", until: "2099-12-31" };
  const byYear = { ...life, grouping: "year" };
  const reports = [
    ["get-money-report", byYear],
    ["get-money-report", { ...life, grouping: "provider" }],
    ["get-incentive-report", byYear],
    ["get-game-report", life],
    ["get-return-report", life],
    ["get-balance-report", life],
  ] as const;
  const originsOf = async () => {
    const origins = [];
    for (const [name, input] of reports)
      origins.push((await officeCall(test, name, input, cookie)).body["origin"]);
    return origins;
  };

  it("says that no licence and no release is known", async () => {
    for (const origin of await originsOf())
      expect(origin).toMatchObject({ operator: null, release: null });
  });

  it("names for whom, by which release and from which days it was made, also of all time", async () => {
    const { db } = test.app;
    await db.query(
      `insert into settings_sites (host, name, time_zone) values ('b.test', 'B', $1)`,
      [ZONE],
    );
    for (const [host, company] of [
      ["*", "Moonlight Ltd"],
      ["b.test", "Dusk Ltd"],
    ])
      await db.query(
        `insert into settings_licences (site_id, company, authority, number, countries)
         select id, $2, 'The authority', '1', array['KR'] from settings_sites where host = $1`,
        [host, company],
      );
    await db.query(
      `insert into component_checks (at, kind, process, host, release, components, fault_count, faults)
       values (now(), 'start', 'web', 'here', $1, 1, 0, '[]')`,
      [RELEASE],
    );
    const head = {
      operator: "Dusk Ltd, Moonlight Ltd",
      release: RELEASE,
      firstDay: today,
      ...life,
      timeZone: ZONE,
    };
    for (const origin of await originsOf()) expect(origin).toMatchObject(head);
    for (const name of [
      "get-session-report",
      "get-large-jackpots",
      "get-significant-events",
    ] as const) {
      const { origin } = (await officeCall(test, name, life, cookie)).body;
      expect(origin).toMatchObject(head);
    }
    const days = { from: today, until: today };
    const funds = (await officeCall(test, "get-funds-report", days, cookie)).body;
    expect(funds["origin"]).toMatchObject({ ...head, ...days });
    const reason = "for the audit";
    for (const [name, input] of [
      ["export-session-report", life],
      ["export-large-jackpots", life],
      ["export-significant-events", life],
      ["export-member-summaries", { day: today }],
    ] as const) {
      const { body } = await officeCall(test, name, { ...input, reason }, cookie);
      expect(String(body["file"]).split("\r\n").slice(1, 7)).toEqual(
        expect.arrayContaining([
          `time_zone,${ZONE}`,
          'operator,"Dusk Ltd, Moonlight Ltd"',
          `release,${RELEASE}`,
        ]),
      );
    }
    const { body } = await officeCall(test, "export-balance-report", life, cookie);
    expect(String(body["file"]).split("\r\n").slice(0, 10)).toEqual(
      expect.arrayContaining([
        'operator,"Dusk Ltd, Moonlight Ltd"',
        `release,${RELEASE}`,
        `from,${life.from}`,
      ]),
    );
  });
});
