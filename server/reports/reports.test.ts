import { beforeAll, describe, expect, it } from "vitest";
import type { IncentiveTotal } from "#contract/office/incentive-report.ts";
import type { MoneyRow, ReturnRow } from "#contract/office/reports.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import type { Play } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { addToSums } from "#server/reports/sums.ts";
import { publishedFigures } from "#sandbox/slot/published.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";
import { spreadEntries } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const dayOf = (offset: number): string =>
  new Date(Date.now() + offset * DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10);
const whole = { from: dayOf(-150), until: dayOf(0) };
const games = ["moon-rabbit-mill", "moonhall", "velvet", "jade"];

describe("reports against the ledger", () => {
  const test = useTestApp();
  const members: TestMember[] = [];
  let cookie = "";
  let chance = 20_260_101;
  /** The same numbers in every run, so that a failure can be seen again. */
  const random = (below: number) => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance % below;
  };

  const playSome = async (member: TestMember, count: number) => {
    for (let n = 0; n < count; n++) {
      const key = `${member.loginId}-${n}`;
      const call = {
        connection: "sandbox",
        memberRef: member.ref,
        currency: "KRW",
        gameCode: games[random(games.length)] ?? "",
        roundRef: key,
        gameSessionId: null,
        closes: true,
      };
      const plays: Play[] = [
        { key, kind: "bet", amount: units(BigInt(100_000 + random(9_999_999))) },
      ];
      if (random(2) === 0)
        plays.push({ key: `${key}-w`, kind: "win", amount: units(BigInt(1 + random(19_999_999))) });
      await playRound(test.app.writer, call, plays);
      if (random(6) === 0)
        await rollBackRound(test.app.writer, call, [{ key: `${key}-b`, originalKey: key }]);
    }
  };
  const pay = async (member: TestMember) => {
    const { db } = test.app;
    const [anyone] = await db.query<{ id: bigint }>("select id from operators limit 1");
    const by = anyone?.id ?? 0n;
    await test.app.acts.perform(operator(by), async (act) => {
      const amount = fromWon(10_000 * (1 + random(50)));
      const deposit = await placeDeposit(act, member.memberId, { amount });
      await decide(act, await lockSeen(act, { id: deposit }), "approved");
      const taken = fromWon(10_000 * (1 + random(3)));
      const withdrawal = await placeWithdrawal(act, member.memberId, taken, ZONE);
      await decide(act, await lockSeen(act, { id: withdrawal }), "approved");
    });
  };
  const sumAll = async () => {
    while ((await addToSums(test.app.db)) > 0) continue;
  };

  beforeAll(async () => {
    const { db } = test.app;
    for (let n = 0; n < 8; n++) members.push(await makePlayer(db, { cash: fromWon(1_000_000) }));
    await Promise.all(
      members.map(async (member) => {
        await playSome(member, 12);
        await pay(member);
      }),
    );
    test.clock.advance(SETTLED_AFTER_MS + 1_000);
    while (await earnComp(db, test.clock, () => {})) continue;
    await spreadEntries(test.owner);
    await sumAll();
    cookie = await signInToOffice(test, "operator1");
  }, 60_000);

  const ask = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, input, cookie)).body;
  const exact = (amount: bigint | null): string => formatDecimal(units(amount ?? 0n));

  /** The same cells from the entries themselves, by another way than the sums. */
  const fromEntries = (key: string, extra = "") =>
    test.app.db.query<Record<string, string | bigint>>(
      `select ${key} as key,
         sum(case when movement in (1, 3) then -delta else 0 end)::bigint as stakes,
         sum(case when movement in (2, 4) then delta else 0 end)::bigint as returns,
         sum(case when movement in (6, 15, 16) then delta else 0 end)::bigint as comp,
         sum(case when movement = 7 then delta else 0 end)::bigint as deposits,
         sum(case when movement = 12 then -delta else 0 end)::bigint as withdrawals
       from ledger_entries e ${extra} group by 1 order by 1 desc`,
    );
  const cells = ["stakes", "returns", "comp", "deposits", "withdrawals"] as const;

  it.each([
    ["day", "(e.posted_at at time zone 'Asia/Seoul')::date::text"],
    ["month", "to_char(e.posted_at at time zone 'Asia/Seoul', 'YYYY-MM-01')"],
    ["year", "to_char(e.posted_at at time zone 'Asia/Seoul', 'YYYY-01-01')"],
  ])("get-money-report by %s equals the sums over the entries, cell by cell", async (by, key) => {
    const report = await ask("get-money-report", { ...whole, grouping: by });
    const rows = report["rows"] as MoneyRow[];
    const expected = await fromEntries(key);
    expect(rows.length).toBeGreaterThan({ day: 6, month: 2 }[by] ?? 0);
    expect(rows.map((row) => [row.key, ...cells.map((cell) => row[cell])])).toEqual(
      expected.map((row) => [row["key"], ...cells.map((cell) => exact(row[cell] as bigint))]),
    );
    for (const row of rows) {
      const of = (text: string | null) => BigInt(Math.round(Number(text) * 100_000));
      expect(of(row.result)).toBe(of(row.stakes) - of(row.returns));
    }
    const [all] = await fromEntries("'all'");
    expect(report["total"]).toMatchObject(
      Object.fromEntries(cells.map((cell) => [cell, exact(all?.[cell] as bigint)])),
    );
  });

  it("get-money-report by provider sums each provider's rounds, with their comp", async () => {
    const rows = (await ask("get-money-report", { ...whole, grouping: "provider" }))[
      "rows"
    ] as MoneyRow[];
    const played = await fromEntries(
      "p.code",
      "join game_providers p on p.house_account_id = e.house_account_id",
    );
    const comp = await test.app.db.query<{ code: string; comp: bigint }>(
      `select p.code, sum(c.booked)::bigint as comp from game_comp_earnings c
       join game_rounds r on r.bucket = c.bucket and r.account_id = c.account_id and r.first_seq = c.first_seq
       join game_providers p on p.id = r.provider_id group by 1`,
    );
    const named = rows.filter(({ key }) => key !== "");
    expect(named).toHaveLength(games.length);
    for (const row of named) {
      const expected = played.find(({ key }) => key === row.key);
      expect([row.stakes, row.returns]).toEqual([
        exact(expected?.["stakes"] as bigint),
        exact(expected?.["returns"] as bigint),
      ]);
      expect(row.comp).toBe(exact(comp.find(({ code }) => code === row.key)?.comp ?? 0n));
      expect([row.deposits, row.withdrawals]).toEqual([null, null]);
    }
    expect(named.some(({ comp: earned }) => earned !== "0.00")).toBe(true);
  });

  it("get-activity-report counts each member once a day and once a month", async () => {
    for (const span of ["day", "month"] as const) {
      const report = await ask("get-activity-report", { ...whole, grouping: span });
      const at = (moment: string) =>
        `(date_trunc('${span}', ${moment}, '${ZONE}') at time zone '${ZONE}')::date::text`;
      const expected = await test.app.db.query<Record<string, unknown>>(
        `select key, sum(registrations)::integer as registrations, sum(active)::integer as active,
           sum(first)::integer as "firstDeposits" from (
           select ${at("registered_at")} as key, count(*) as registrations, 0 as active, 0 as first
           from members group by 1
           union all
           select ${at("posted_at")}, 0, count(distinct account_id), 0 from ledger_entries
           where movement = 1 group by 1
           union all
           select ${at("at")}, 0, 0, count(*) from (select min(posted_at) as at from ledger_entries
             where movement = 7 group by bucket, account_id) f group by 1) x
         where key >= '${span === "day" ? whole.from : whole.from.slice(0, 7)}' group by 1 order by 1 desc`,
      );
      expect(report["rows"]).toEqual(expected);
    }
  });

  it("the sums include every entry once, also those committed late", async () => {
    const { db } = test.app;
    const count = async () =>
      (await db.query<{ n: bigint }>("select sum(entries)::bigint as n from report_sums"))[0]?.n;
    const all = `select (select count(*) from ledger_entries)
      + (select count(*) from ledger_house_entries) as n`;
    const entries = async () => (await db.query<{ n: bigint }>(all))[0]?.n;
    const late = members[0];
    if (!late) throw new Error("there are members");
    await test.owner.transaction(async (tx) => {
      await tx.query("select now()");
      await playSome({ ...late, loginId: `${late.loginId}-late` }, 2);
      await sumAll();
      expect(await count()).toBeLessThan((await entries()) ?? 0n);
    });
    await Promise.all([sumAll(), sumAll(), sumAll()]);
    expect(await count()).toBe(await entries());
  });

  it("days are recounted after a change of the time zone", async () => {
    const { db } = test.app;
    await db.query("update settings_sites set time_zone = 'America/New_York' where host = '*'");
    await sumAll();
    const rows = (await ask("get-money-report", { ...whole, grouping: "day" }))[
      "rows"
    ] as MoneyRow[];
    const expected = await fromEntries("(e.posted_at at time zone 'America/New_York')::date::text");
    expect(rows.map(({ key, stakes }) => [key, stakes])).toEqual(
      expected.map((row) => [row["key"], exact(row["stakes"] as bigint)]),
    );
    await db.query("update settings_sites set time_zone = 'Asia/Seoul' where host = '*'");
    await sumAll();
  });

  it("get-return-report shows the declared return, or that none is declared", async () => {
    const report = await ask("get-return-report", whole);
    const rows = report["rows"] as ReturnRow[];
    const slot = rows.find(({ game }) => game === "moon-rabbit-mill");
    expect(slot?.declared).toBe(Number(publishedFigures.lines.returnToPlayerPercent) / 100);
    expect(slot?.verdict).toBe("few");
    expect(slot?.low).toBeNull();
    const [expected] = await test.app.db.query<{ stakes: bigint; returns: bigint }>(
      `select sum(stake)::bigint as stakes, sum(payout)::bigint as returns from game_rounds r
       join games g on g.id = r.game_id where g.code = 'moon-rabbit-mill' and r.state = 'closed'
         and r.stake > 0`,
    );
    expect([slot?.stakes, slot?.returns]).toEqual([
      exact(expected?.stakes ?? 0n),
      exact(expected?.returns ?? 0n),
    ]);
    expect(rows.find(({ game }) => game === "moonhall")).toMatchObject({
      declared: null,
      verdict: "undeclared",
    });
  });

  it("every report is available as a file, with the same permission", async () => {
    const get = (name: Parameters<typeof officeCall>[1], input: object, by = cookie) =>
      officeCall(test, name, input, by);
    const rows = (await ask("get-money-report", { ...whole, grouping: "day" }))[
      "rows"
    ] as MoneyRow[];
    const file = await get("export-money-report", { ...whole, grouping: "day" });
    expect(file.http).toBe(200);
    expect(file.headers["content-disposition"]).toContain("money.csv");
    for (const row of rows)
      expect(file.body["file"]).toContain(
        [
          row.key,
          "",
          row.stakes,
          row.returns,
          row.wallets,
          row.result,
          row.comp,
          row.deposits,
          row.withdrawals,
        ].join(","),
      );
    expect(file.body["file"]).toContain(`from,${whole.from}`);
    const activity = await get("export-activity-report", { ...whole, grouping: "month" });
    expect(activity.body["file"]).toContain("key,registrations,active,first_deposits");
    expect((await get("export-return-report", whole)).body["file"]).toContain("moon-rabbit-mill");
    const comp = await ask("get-incentive-report", { ...whole, grouping: "month" });
    const { opening, issued } = comp["total"] as IncentiveTotal;
    const compFile = await get("export-incentive-report", { ...whole, grouping: "month" });
    expect(Number(issued)).toBeGreaterThan(0);
    expect(compFile.body["file"]).toContain(`total,${opening},${issued},`);
    const empty = { from: "2021-01-01", until: "2021-01-31", grouping: "day" };
    expect((await get("export-money-report", empty)).body["file"]).toContain("No Activity");
    expect((await get("export-money-report", { ...whole, grouping: "day" }, "")).http).toBe(401);
    expect((await get("export-money-report", { from: "x" })).http).toBe(400);
    const turned = { from: whole.until, until: whole.from };
    expect((await get("export-return-report", turned)).body).toEqual({ status: "limit" });
  });

  it("a period that is too long or reversed is refused", async () => {
    const long = { from: "2020-01-01", until: whole.until, grouping: "day" };
    expect((await ask("get-money-report", long))["status"]).toBe("limit");
    const turned = { from: whole.until, until: whole.from };
    const byDay = { ...turned, grouping: "day" };
    expect((await ask("get-activity-report", byDay))["status"]).toBe("limit");
    expect((await ask("get-return-report", turned))["status"]).toBe("limit");
    expect((await ask("get-balance-report", turned))["status"]).toBe("limit");
    const byMonth = { ...long, from: "2010-01-01", grouping: "month" };
    expect((await ask("get-incentive-report", byMonth))["status"]).toBe("limit");
    const viewer = await operatorWithRole(test, "viewer");
    const seen = await officeCall(test, "get-money-report", { ...whole, grouping: "day" }, viewer);
    expect(seen.body["status"]).toBe("success");
  });
});
