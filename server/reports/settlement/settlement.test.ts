import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { closeMonth } from "#server/ledger/closing/closing.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { actByTwo, operatorWithRole } from "#tests/support/office.ts";
import { providerFile, providerLayout } from "#tests/support/settlement.ts";
import { countAnew, openPast } from "#tests/support/spread-entries.ts";

const monthsAgo = (count: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 15)).toISOString();
};
const month = monthsAgo(1).slice(0, 7);
const connection = "sandbox";

describe("settlement with a provider", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const { make, act, play } = office;
  const two = { maker: "", checker: "" };
  const key = sealKeyOf(Buffer.alloc(32, 5).toString("base64url"));

  const of = async (wanted = month) =>
    (await make("get-settlement-of", { connection, month: wanted })) as unknown as {
      status: string;
    } & OfficeOutput<"get-settlement-of">;
  const bring = (lines: readonly string[], more: object = {}) =>
    act("import-provider-file", {
      connection,
      month,
      fileName: "statement.csv",
      content: providerFile(lines),
      layout: providerLayout,
      ...more,
    });
  const agree = async (more: object = {}) =>
    (
      await actByTwo(
        test,
        "agree-settlement",
        { connection, month, share: (await of()).line.share ?? "0.00", correction: 0, ...more },
        two,
      )
    ).body;
  const setRate = async (rate: number, from = month) =>
    (await actByTwo(test, "set-share-rate", { connection, from, rate }, two)).body;

  beforeAll(async () => {
    two.maker = await operatorWithRole(test, "admin");
    two.checker = await operatorWithRole(test, "admin");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  it("a month that lasts has its figures so far, and is not agreed", async () => {
    await play("so-far", [
      { type: "bet", amount: "1000" },
      { type: "win", amount: "250.5" },
    ]);
    while ((await addToSums(test.app.db)) > 0) continue;
    const running = new Date().toISOString().slice(0, 7);
    const { state, line } = await of(running);
    expect(state).toBe("open");
    expect(line.figures).toMatchObject({ stakes: "1000.00", wins: "250.50" });
    expect(line.share).toBeNull();
    const input = { connection, month: running, share: "0.00", correction: 0 };
    expect((await actByTwo(test, "agree-settlement", input, two)).body).toEqual({
      status: "not_ready",
    });
  });

  it("a closed month is the ledger's, studio by studio, with the share that two operators set", async () => {
    await openPast(test.owner);
    // Everything before, the opening money of members too, a month before that.
    for (const table of ["ledger_entries", "ledger_house_entries"] as const)
      await test.owner.query(`update ${table} set posted_at = $1`, [monthsAgo(2)]);
    await play("closed", [
      { type: "bet", amount: "50000" },
      { type: "win", amount: "20000" },
    ]);
    for (const table of ["ledger_entries", "ledger_house_entries"] as const)
      await test.owner.query(
        `update ${table} set posted_at = $1 where posted_at > now() - interval '1 hour'`,
        [monthsAgo(1)],
      );
    await countAnew(test.owner);
    while ((await addToSums(test.app.db)) > 0) continue;
    expect((await of()).state).toBe("over");
    expect(await agree()).toEqual({ status: "not_ready" });
    while ((await closeMonth(test.owner, test.clock, key)) > 0) continue;
    expect((await of()).state).toBe("closed");
    expect(await agree(), "without a rate").toEqual({ status: "not_ready" });
    expect(await setRate(1_250)).toMatchObject({ status: "success" });
    expect(await setRate(1_250)).toEqual({ status: "already" });
    const { line, studios } = await of();
    const listed = (await make("get-settlement", { month })) as { lines?: unknown };
    expect(listed).toMatchObject({ month, state: "closed" });
    expect(listed.lines).toContainEqual(line);
    expect(line).toMatchObject({ rate: 1_250, differing: 0, agreed: null });
    // The pools' share of the stake is the provider's cost.
    const contribution = Number(line.figures.contributions);
    expect(Number(line.figures.net)).toBeCloseTo(30_000 - contribution, 5);
    expect(line.share).toBe(`${Math.floor((30_000 - contribution) * 0.125)}.00`);
    expect(studios.filter(({ figures }) => figures?.net !== "0.00")).toMatchObject([
      { code: "tiger", figures: { stakes: "50000.00", wins: "20000.00" } },
    ]);
  });

  it("a provider's file is compared figure by figure, and a later file takes its place", async () => {
    const net = (await of()).line.figures.net;
    expect(await bring(["tiger,50000,20001,29999"])).toMatchObject({
      status: "success",
      differing: 2,
    });
    expect((await of()).studios.find(({ code }) => code === "tiger")).toMatchObject({
      theirs: { stakes: "50000.00", wins: "20001.00", net: "29999.00" },
    });
    // Fractions of a won come from rounding; a studio that we do not have is a difference.
    expect(await bring([`tiger,"50,000",20000.4,${net}`, "unknown,5,0,5"])).toMatchObject({
      differing: 2,
    });
    expect((await of()).studios.at(-1)).toMatchObject({ code: "unknown", name: null });
    expect(await bring([`tiger,50000,20000,${net}`])).toMatchObject({ differing: 0 });
  });

  it("a file with a line that does not fit is refused whole, with its place", async () => {
    const before = (await of()).line.file;
    for (const lines of [["tiger,fifty,1,1"], [",1,1,1"], ["tiger,1"], []])
      expect(await bring(lines), JSON.stringify(lines)).toEqual({ status: "file" });
    expect((await of()).line.file).toEqual(before);
    const preview = await make("preview-provider-file", {
      connection,
      month,
      fileName: "wrong.csv",
      content: providerFile(["tiger,1,one,1"]),
    });
    expect(preview).toMatchObject({
      layout: providerLayout,
      faults: [{ code: "amount", line: 2, column: 2, text: "one" }],
    });
  });

  it("is agreed once by two operators, is kept to the letter, and its hash is in the audit row", async () => {
    expect(await agree({ share: "1.00" })).toMatchObject({ status: "stale" });
    expect(await agree({ correction: -1_000_000 })).toEqual({ status: "balance" });
    const { share } = (await of()).line;
    expect(await agree({ correction: -7 })).toMatchObject({ status: "success" });
    const { agreed } = (await of()).line;
    expect(agreed).toMatchObject({
      share: `${Number(share) - 7}.00`,
      correction: "-7.00",
    });
    const [row] = await test.app.db.query<{ statement: string; hash: string }>(
      "select statement, encode(hash, 'hex') as hash from report_settlements",
    );
    expect(row?.hash).toBe(agreed?.hash);
    expect(JSON.parse(row?.statement ?? "")).toMatchObject({ connection, month, share });
    const [audit] = await test.app.db.query<{ after: object }>(
      "select after from audit_entries where call = 'agree-settlement' and object = $1",
      [`settlement:${connection}/${month}`],
    );
    expect(audit?.after).toMatchObject({ hash: agreed?.hash, correction: -7 });
    expect(await agree({ share })).toEqual({ status: "already" });
    expect(await bring(["tiger,1,1,1"])).toEqual({ status: "already" });
    expect(await setRate(2_000)).toEqual({ status: "already" });
    expect(await setRate(2_000, new Date().toISOString().slice(0, 7))).toMatchObject({
      status: "success",
    });
    expect((await of()).line.rate).toBe(1_250);
  });

  it("sums that are not what the ledger signed are never agreed", async () => {
    await test.owner.query("delete from report_settlements");
    await test.owner.query(
      "update report_months set amount = amount + 100000 where movement = 2 and month = $1::date",
      [`${month}-01`],
    );
    const answer = await agree();
    expect(answer["status"]).toBe("error");
    expect(test.logged.join("")).toContain("the sheet has");
  });

  it("a connection without studios has no statement", async () => {
    expect(await make("get-settlement-of", { connection: "nowhere", month })).toEqual({
      status: "not_found",
    });
  });
});
