import { beforeEach, describe, expect, it } from "vitest";
import type { OpeningState } from "#contract/office/opening.ts";
import type { MoneyRow } from "#contract/office/reports.ts";
import { checkRounds } from "#server/games/checks.ts";
import { bookResults } from "#server/games/transfers/results/results.ts";
import { lookForTransfers } from "#server/games/transfers/settling.ts";
import { saveReadBalance } from "#server/games/transfers/store.ts";
import { bringBack, gameMoneyNow } from "#server/games/transfers/transfers.ts";
import { fromWon } from "#server/kit/money.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";
import { useTransferProvider } from "#tests/support/transfer-provider.ts";

const DAY_MS = 86_400_000;
const dayAt = (offset: number): string =>
  new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

describe("results at a provider that keeps the money", () => {
  const test = useTestApp();
  const provider = useTransferProvider(() => test.providerPort);
  let memberId = 0n;
  let ref = "";
  let cookie = "";

  beforeEach(async () => {
    const member = await makePlayer(test.app.db, { cash: fromWon(50_000) });
    ({ memberId, ref } = member);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const open = (company: string, code: string) =>
    call("open-game", { company, code, timeStemp: 0 });
  const bookAll = async () => {
    while ((await bookResults(test.app.acts)) > 0) continue;
  };
  /** Reads the provider's balance again, as the member's page does. */
  const see = async () => {
    test.clock.advance(10_000);
    await gameMoneyNow(test.app.transfers, memberId);
    await bookAll();
  };
  /** The balance of a house account, in won. */
  const house = async (kind: string) => {
    const [row] = await test.app.db.query<{ won: number }>(
      `select coalesce(sum(p.amount) / 100000, 0)::float8 as won
       from ledger_house_accounts h join ledger_postings p on p.account = 'house:' || h.id
       where h.code = $1`,
      [kind],
    );
    return row?.won ?? 0;
  };
  const floatHolds = () => house("provider_float:sandbox-transfer");
  /** The money report's result of each provider with one. */
  const results = async () => {
    while ((await addToSums(test.app.db)) > 0) continue;
    const office = await signInToOffice(test, "operator1");
    const period = { from: dayAt(-2), until: dayAt(2) };
    const input = { ...period, grouping: "provider" };
    const { body } = await officeCall(test, "get-money-report", input, office);
    const rows = (body["rows"] as MoneyRow[]).map((row) => [row.key, Number(row.result)] as const);
    return Object.fromEntries(rows.filter(([, result]) => result !== 0));
  };
  /** The connections whose test bet the opening misses. */
  const untried = async () => {
    const office = await signInToOffice(test, "operator1");
    const { lines } = (await officeCall(test, "get-opening", {}, office)).body as {
      lines: OpeningState[];
    };
    return lines.find(({ name }) => name === "testBets")?.missing;
  };
  const isClean = async () => expect(await checkRounds(test.app.db.pool)).toEqual([]);

  it("what members lost there is the provider's result in the ledger and in the money report, and the opening's test bet", async () => {
    expect(await untried()).toContain("sandbox-transfer");
    const [before, north] = [await results(), await house("provider:north")];
    const held = await floatHolds();
    await open("north", "north");
    // The member loses all but 40,650 there; the rest comes back.
    provider.money.set(ref, 4_065_000_000);
    await bringBack(test.app.transfers, memberId);
    await bookAll();
    expect(await floatHolds()).toBeCloseTo(held, 5);
    expect((await house("provider:north")) - north).toBeCloseTo(9_350, 5);
    expect((await results())["north"]).toBeCloseTo((before["north"] ?? 0) + 9_350, 5);
    expect(await untried()).not.toContain("sandbox-transfer");
    await isClean();
  });

  it("what members win there is the provider's loss, to the hundred-thousandth", async () => {
    const before = (await results())["north"] ?? 0;
    await open("north", "north");
    provider.money.set(ref, 6_123_456_789);
    await see();
    expect((await results())["north"]).toBeCloseTo(before - 11_234.567_89, 5);
    await see();
    await bringBack(test.app.transfers, memberId);
    await bookAll();
    expect((await results())["north"]).toBeCloseTo(before - 11_234.567_89, 5);
    await isClean();
  });

  it("of two providers over one connection, the one that was launched last has the result", async () => {
    const before = await results();
    await open("north", "north");
    provider.money.set(ref, 4_900_000_000);
    await see();
    await open("wing", "wings-of-dawn");
    provider.money.set(ref, 4_700_000_000);
    await see();
    const after = await results();
    expect((after["north"] ?? 0) - (before["north"] ?? 0)).toBeCloseTo(1_000, 5);
    expect((after["wing"] ?? 0) - (before["wing"] ?? 0)).toBeCloseTo(2_000, 5);
    await isClean();
  });

  it("a transfer whose outcome is not known is no result", async () => {
    const [before, held] = [await results(), await floatHolds()];
    await call("open-game", { company: "north", code: "north", timeStemp: 0 });
    provider.mood = "applies and says nothing";
    await call("transfer-out");
    await see();
    expect((await results())["north"]).toBeCloseTo(before["north"] ?? 0, 5);
    expect((await floatHolds()) - held).toBeCloseTo(50_000, 5);
    test.clock.advance(6_000);
    while ((await lookForTransfers(test.app.transfers)) > 0) continue;
    await see();
    expect((await results())["north"]).toBeCloseTo(before["north"] ?? 0, 5);
    expect(await floatHolds()).toBeCloseTo(held, 5);
    await isClean();
  });

  it("an answer that a newer reading has overtaken is no result", async () => {
    const before = (await results())["north"] ?? 0;
    await open("north", "north");
    provider.money.set(ref, 4_000_000_000);
    await see();
    const at = (ms: number) => new Date(test.clock.now().getTime() + ms);
    await saveReadBalance(test.app.db, {
      memberId,
      connection: "sandbox-transfer",
      balance: fromWon(50_000),
      readAt: at(-1_000),
      seenAt: at(1_000),
    });
    await bookAll();
    expect((await results())["north"]).toBeCloseTo(before + 10_000, 5);
    await isClean();
  });

  it("results are booked once, however many processes book them", async () => {
    const before = (await results())["north"] ?? 0;
    await open("north", "north");
    provider.money.set(ref, 0);
    test.clock.advance(10_000);
    await gameMoneyNow(test.app.transfers, memberId);
    await Promise.all([bookAll(), bookAll(), bookAll()]);
    expect((await results())["north"]).toBeCloseTo(before + 50_000, 5);
    await isClean();
  });
});
