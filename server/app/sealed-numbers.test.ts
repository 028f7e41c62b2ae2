import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId, getAccount } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const form = {
  id: "sealed1",
  pw: "quiet-water-78",
  nick: "봉인손님",
  phone: "01073591846",
  birthDate: "1987-03-14",
  bankname: "달빛은행",
  banknum: "482-913-557206",
  bankOwner: "김달빛",
  exchange_pw: "246810",
  terms: "2026-11",
};

/** Each number as it could be stored: in any spelling, as bytes, and in base64. */
const spellings = [
  ["1073591846", "+821073591846", "1073-5918", "7359-1846"],
  [form.banknum, "482913557206"],
  [form.birthDate, "19870314", "870314"],
].flatMap((each) =>
  each.flatMap((text) => [
    text,
    Buffer.from(text).toString("hex"),
    Buffer.from(text).toString("base64").replace(/=*$/, "").slice(0, -1),
  ]),
);

const reason = "asked for by letter";

describe("a member's phone, bank number and birth date", () => {
  const test = useTestApp();
  let memberId: bigint;
  let member: string;
  let cashier: string;
  let lead: string;

  beforeAll(async () => {
    await test.call("user-register", form);
    const [row] = await test.owner.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [form.id],
    );
    memberId = row?.id ?? 0n;
    member = await test.signIn(form.id, form.pw);
    cashier = await signInToOffice(test, "operator1");
    lead = await signInToOffice(test, "operator2");
    await test.owner.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, memberId, "cash"),
          movement: "play_money_grant",
          amount: fromWon(200_000),
          houseAccountId: await houseAccountId(tx, "play_money"),
          scopeId: await scopeId(tx, "test-grants"),
          key: "sealed1",
        },
      ]),
    );
  });
  beforeEach(() => test.owner.query("delete from throttles"));

  const asMember = async (name: Parameters<typeof test.call>[0], input: object, key = name) => {
    const headers = { cookie: member, "idempotency-key": key };
    const { body } = await test.call(name, input, headers);
    expect(body["status"] ?? "success", name).toBe("success");
    return body;
  };
  const asStaff = async (name: OfficeCallName, input: object, cookie = cashier) => {
    const { body } = await officeCall(test, name, input, cookie);
    expect(["success", "proposed"], name).toContain(body["status"]);
    return body;
  };
  const requestOf = async (kind: string) => {
    const [row] = await test.owner.query<{ id: number; version: number }>(
      `select id::integer, version from payment_requests where member_id = $1 and kind = $2`,
      [memberId, kind],
    );
    if (!row) throw new Error(`no ${kind}`);
    return row;
  };
  /** The columns in which one of the spellings is found. */
  const placesInClear = async () => {
    const columns = await test.owner.query<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       join pg_class k on k.relname = c.table_name and k.relkind in ('r', 'p')
         and not k.relispartition and k.relnamespace = 'public'::regnamespace
       where c.table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { table, column } of columns) {
      const rows = await test.owner.query(
        `select from ${table} where "${column}"::text ~ $1 limit 1`,
        [spellings.map((text) => text.replaceAll(/[+]/g, "\\+")).join("|")],
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    expect(columns.length).toBeGreaterThan(300);
    return found;
  };

  it("are in no column of the database in clear after a registration, a deposit, a withdrawal and staff's acts", async () => {
    await asMember("user-ask-account", { pass: form.exchange_pw });
    await asMember("apply-user-deposit", { balance: 50_000 });
    const deposit = await requestOf("deposit");
    const statementLine = await makeBankLine(test.owner, 50_000);
    await asStaff("approve-payment", { ...deposit, statementLine, reason });
    await asMember("apply-user-withdraw", { balance: 30_000, pass: form.exchange_pw });
    await asMember("apply-user-withdraw", { balance: 30_000, pass: form.exchange_pw });
    await asStaff("claim-payment", { ...(await requestOf("withdrawal")), reason });
    const withdrawal = await requestOf("withdrawal");
    expect(await asStaff("get-payment", { id: withdrawal.id })).toMatchObject({
      request: { bank: { number: form.banknum } },
    });
    await asStaff("approve-payment", { ...withdrawal, reason });
    await asMember("get-receipt", { id: withdrawal.id });
    expect(await asMember("get-own-data", {})).toMatchObject({
      profile: { phone: "+821073591846", birthDate: form.birthDate, bankNumber: form.banknum },
      requests: [{ bankNumber: form.banknum }, { bankNumber: null }],
    });
    // No provider answers in this test; the attempt is recorded.
    const game = { company: "tiger", code: "moon-rabbit-mill", timeStemp: 0 };
    await test.call("open-game", game, { cookie: member });
    const id = Number(memberId);
    await asStaff("change-member-level", { id, from: 1, to: 2, reason });
    const revealed = { phone: "+821073591846", bank: form.banknum };
    for (const [field, value] of Object.entries(revealed))
      expect(await asStaff("reveal-member", { id, field, reason })).toMatchObject({ value });
    await asStaff("make-reset-link", { id, reason });
    for (const query of [form.phone, "1846"]) await asStaff("find-members", { by: "phone", query });
    await asStaff("find-members", { by: "bank", query: form.banknum }, lead);
    expect(await placesInClear()).toEqual([]);
  });
});
