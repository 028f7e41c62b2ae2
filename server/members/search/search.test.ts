import { beforeAll, describe, expect, it } from "vitest";
import type { MemberEntry } from "#contract/office/member-search.ts";
import { fromWon } from "#server/kit/money.ts";
import {
  NUMBER_SEARCHES_PER_OPERATOR,
  sweepNumberSearches,
} from "#server/members/search/number-searches/number-searches.ts";
import { playRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, setNumbers } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("find-members", () => {
  const test = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator2");
  });

  const find = async (search: object) => {
    const { body } = await officeCall(test, "find-members", search, cookie);
    expect(body).toMatchObject({ status: "success" });
    return body as unknown as { members: MemberEntry[]; next: string | null };
  };
  const ids = async (search: object) => (await find(search)).members.map(({ loginId }) => loginId);
  const renumber = async (loginId: string, phone: string, bankNumber: string) => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [loginId],
    );
    await setNumbers(test.app.db, row?.id ?? 0n, { phone, bankNumber });
  };
  const change = (loginId: string, columns: string) =>
    test.app.db.query(`update members set ${columns} where login_id = $1`, [loginId]);

  it("lists all members newest first with their balances, masked", async () => {
    const { members, next } = await find({ by: "any" });
    expect(members.map(({ loginId }) => loginId)).toEqual(["demo3", "demo2", "demo1"]);
    expect(members.at(-1)).toMatchObject({
      level: 4,
      status: "active",
      cash: 1_284_500,
      foundBy: null,
    });
    expect(members.at(-1)?.phone).toMatch(/^\+\S*•\d{4}$/);
    expect(next).toBeNull();
  });

  it("finds by the beginning of an id or a nick in any case", async () => {
    await change("demo2", "nick = 'Ｚither', nick_folded = 'zither'");
    expect(await ids({ by: "id", query: "DEMO" })).toEqual(["demo1", "demo2", "demo3"]);
    expect(await ids({ by: "id", query: "emo" })).toEqual([]);
    expect(await ids({ by: "nick", query: "ＺI" })).toEqual(["demo2"]);
    expect(await ids({ by: "id", query: "demo_" })).toEqual([]);
  });

  it("finds by the reference of a deposit in any spelling, however old", async () => {
    await test.app.db.query(
      `insert into payment_account_questions
         (member_id, receiving_account_id, reference, asked_at, expires_at)
       select id, 1, 'D-9X8W7V', '2020-01-01', '2020-01-01 00:30' from members
       where login_id = 'demo3'`,
    );
    for (const query of ["D-9X8W7V", "d9x8w7v", "d 9x8w7v"])
      expect(await ids({ by: "any", query }), query).toEqual(["demo3"]);
    expect(await ids({ by: "reference", query: "D-9X8W7W" })).toEqual([]);
    expect(await ids({ by: "reference", query: "9X8W7V" })).toEqual([]);
  });

  it("finds by the last four digits of a phone or a bank account, which are shown, or by the whole number", async () => {
    await renumber("demo3", "+821098765432", "110-22-334455");
    for (const query of ["5432", "010-9876-5432", "+82 10-9876-5432", "821098765432"])
      expect(await ids({ by: "phone", query }), query).toEqual(["demo3"]);
    for (const query of ["4455", "110-22-334455", "11022334455"])
      expect(await ids({ by: "bank", query }), query).toEqual(["demo3"]);
  });

  it("finds by last four digits that begin with a zero", async () => {
    await renumber("demo1", "+821044440004", "110-22-330077");
    await renumber("demo2", "+821055550004", "110-22-440077");
    const both = ["demo1", "demo2"];
    for (const by of ["any", "phone"])
      expect((await ids({ by, query: "0004" })).toSorted(), by).toEqual(both);
    for (const by of ["any", "bank"])
      expect((await ids({ by, query: "0077" })).toSorted(), by).toEqual(both);
  });

  it("reveals no masked digit: other parts of a number find no member", async () => {
    await renumber("demo3", "+821098765432", "110-22-334455");
    const parts = (whole: string) =>
      Array.from({ length: whole.length }, (_, from) => whole.slice(from)).filter(
        ({ length }) => length !== 4 && length !== whole.length,
      );
    await test.app.db.query("delete from throttles");
    const phone = parts("821098765432").filter((part) => part !== "1098765432");
    for (const query of phone) expect(await ids({ by: "phone", query }), query).toEqual([]);
    for (const query of parts("11022334455"))
      expect(await ids({ by: "bank", query }), query).toEqual([]);
    const any = await ids({ by: "any", query: "33-4455" });
    expect(any).toEqual([]);
  });

  it("get-number-searches lists who searched by which kind of number, without the number", async () => {
    await test.app.db.query("delete from member_number_searches");
    await ids({ by: "phone", query: "5432" });
    await ids({ by: "bank", query: "110-22-334455" });
    await ids({ by: "nick", query: "demo" });
    const lead = await officeCall(test, "get-number-searches", {}, cookie);
    expect(lead.body["searches"]).toMatchObject([
      { operator: "이은하", kind: "bank", isWhole: true, found: 1 },
      { operator: "이은하", kind: "phone", isWhole: false, found: 1 },
    ]);
    const rows = await test.app.db.query<{ text: string }>(
      "select row_to_json(s)::text as text from member_number_searches s",
    );
    expect(rows.map(({ text }) => text).join()).not.toMatch(/5432|334455/);
    await sweepNumberSearches(test.app.db, test.clock);
    expect(rows).toHaveLength(2);
    test.clock.advance(91 * 86_400_000);
    await sweepNumberSearches(test.app.db, test.clock);
    test.clock.advance(-91 * 86_400_000);
    expect(await test.app.db.query("select from member_number_searches")).toEqual([]);
  });

  it("counts searches by number, so that whole numbers cannot be tried out", async () => {
    await test.app.db.query("delete from throttles");
    for (let tried = 0; tried < NUMBER_SEARCHES_PER_OPERATOR.uses; tried++)
      await ids({ by: "phone", query: `010-1234-${String(tried).padStart(4, "0")}` });
    const answer = await officeCall(test, "find-members", { by: "any", query: "5432" }, cookie);
    expect(answer.body).toMatchObject({ status: "time" });
    expect(await ids({ by: "id", query: "demo1" })).toEqual(["demo1"]);
    await test.app.db.query("delete from throttles");
  });

  it("finds the member of a round, by the product's round id and the provider's", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(10_000) });
    const round = {
      connection: "sandbox",
      memberRef: player.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: "search-round-1",
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, round, [
      { key: "search-1", kind: "bet", amount: fromWon(100) },
    ]);
    expect(await ids({ by: "round", query: `${player.cash.id}-2` })).toEqual([player.loginId]);
    expect(await ids({ by: "round", query: "search-round-1" })).toEqual([player.loginId]);
    expect(await ids({ by: "round", query: `${player.cash.id}-3` })).toEqual([]);
  });

  it("searches all kinds at once and names the match, each member once", async () => {
    await renumber("demo1", "+821055559999", "333-9999");
    const { members } = await find({ by: "any", query: "9999" });
    expect(members.map(({ loginId, foundBy }) => [loginId, foundBy])).toEqual([["demo1", "phone"]]);
    expect((await find({ by: "any", query: "demo1" })).members[0]).toMatchObject({ foundBy: "id" });
  });

  it("narrows by status and level", async () => {
    await change("demo2", "status = 'suspended'");
    expect(await ids({ by: "any", status: "suspended" })).toEqual(["demo2"]);
    expect(await ids({ by: "id", query: "demo", status: "suspended" })).toEqual(["demo2"]);
    expect(await ids({ by: "any", level: 4 })).toEqual(["demo1"]);
    await change("demo2", "status = 'active'");
  });

  it("pages by key: fifty at a time, each member exactly once", async () => {
    for (let n = 0; n < 60; n++) await makePlayer(test.app.db);
    const searches = [
      { by: "any" },
      { by: "id", query: "t" },
      { by: "nick", query: "t" },
      { by: "phone", query: "5678" },
      { by: "bank", query: "7890" },
    ];
    for (const search of searches) {
      const first = await find(search);
      expect(first.members).toHaveLength(50);
      const second = await find({ ...search, after: first.next });
      const seen = [...first.members, ...second.members].map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(60);
      expect(second.next).toBeNull();
    }
  });
});
