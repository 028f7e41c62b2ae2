import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import { getOwner } from "#server/members/store.ts";
import { useTestApp } from "#tests/support/app.ts";
import { caseRequestOf } from "#tests/support/case-acts.ts";
import { makeMember, PASSWORD, setNumbers, type TestMember } from "#tests/support/members.ts";
import { addMemberPasskey, newBrowser } from "#tests/support/member-passkeys.ts";
import { addSecondFactor } from "#tests/support/second-factors.ts";
import { firstAuditFault, officeCall, signInToOffice } from "#tests/support/office.ts";

const reason = "asked for in writing, identity was checked";

describe("erasing a member's personal data", () => {
  const test = useTestApp();
  let admin: string;
  let lead: string;
  let member: TestMember;
  let id: number;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator1");
    lead = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(50_000) });
    id = Number(member.memberId);
  });
  const call = async (name: OfficeCallName, body: object, cookie = admin) =>
    (await officeCall(test, name, body, cookie)).body;
  const close = async (agoYears = 20) => {
    await test.owner.query("update members set status = 'closed' where id = $1", [member.memberId]);
    await test.owner.query(
      "update members set closed_at = now() - make_interval(years => $2) where id = $1",
      [member.memberId, agoYears],
    );
  };
  const rowOf = async () =>
    (
      await test.owner.query<Record<string, string>>(
        `select login_id, nick, phone::text, birth_date::text, bank_name, bank_number::text,
           bank_owner, phone_hash::text, phone_tail_hash::text, bank_number_hash::text,
           bank_number_tail_hash::text, public_ref from members where id = $1`,
        [member.memberId],
      )
    )[0];
  /** Every text about the member in every table, except the ledger and the audit trail. */
  const everything = async () => {
    const tables = await test.owner.query<{ name: string }>(
      `select distinct c.table_name as name from information_schema.columns c
       join pg_class k on k.relname = c.table_name and not k.relispartition
       where c.table_schema = 'public' and c.column_name = 'member_id'
         and c.table_name not like 'ledger\\_%' and c.table_name <> 'payment_requests'`,
    );
    const parts = [`select to_jsonb(t)::text as row from members t where id = ${id}`].concat(
      tables.map(({ name }) => `select to_jsonb(t)::text from ${name} t where member_id = ${id}`),
    );
    const rows = await test.owner.query<{ row: string }>(parts.join(" union all "));
    return rows.map(({ row }) => row).join("\n");
  };

  it("erase-member needs a closed account and two operators", async () => {
    expect(await call("erase-member", { id, reason })).toMatchObject({ status: "stale" });
    await close();
    expect(await call("erase-member", { id, reason }, lead)).toMatchObject({ status: "forbidden" });
    const proposed = await call("erase-member", { id, reason });
    expect(proposed["status"]).toBe("proposed");
    expect((await rowOf())?.["login_id"]).toBe(member.loginId);
    const decide = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect((await call("decide-proposal", decide, admin))["status"]).not.toBe("success");
    expect((await rowOf())?.["login_id"]).toBe(member.loginId);
  });

  it("leaves no personal data, and the ledger unchanged", async () => {
    const session = await test.signIn(member.loginId, PASSWORD);
    await addMemberPasskey(test, `${newBrowser()}; ${session}`, { name: "제 전화기" });
    const { cookie } = await addSecondFactor(test, member);
    await test.call(
      "user-write-help",
      { title: "제 비밀", contents: "제 비밀 이야기" },
      { cookie },
    );
    await setNumbers(test.owner, member.memberId, { birthDate: "1990-07-13" });
    await test.owner.query(
      `with opened as (
         insert into member_cases (member_id, origin, opened_at)
         values ($1, 'marker', now()) returning id)
       insert into member_case_contacts (case_id, operator_id, at, channel, summary)
       select id, 1, now(), 'phone', '제 비밀 통화' from opened`,
      [member.memberId],
    );
    await caseRequestOf(test, id);
    await test.owner.query(
      `insert into member_return_reasons (member_id, asked_at, reason)
       values ($1, now(), '제 비밀 이유')`,
      [member.memberId],
    );
    const before = await rowOf();
    const balance = () =>
      test.owner.query(
        "select kind, balance from ledger_accounts where member_id = $1 order by kind",
        [member.memberId],
      );
    const books = await balance();
    await close();
    const proposed = await call("erase-member", { id, reason });
    const decide = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect((await call("decide-proposal", decide, lead))["status"]).toBe("success");
    const factors = await test.owner.query(
      `select id from member_second_factors where id = $1
       union all select member_id from member_recovery_codes where member_id = $1
       union all select member_id from member_passkeys where member_id = $1`,
      [member.memberId],
    );
    expect(factors).toEqual([]);
    const after = await rowOf();
    const left = await everything();
    for (const [name, value] of Object.entries(before ?? {})) {
      if (name === "public_ref") expect(after?.[name]).toBe(value);
      else expect(left, name).not.toContain(JSON.stringify(value));
      if (name.endsWith("hash")) expect(after?.[name]).toBeNull();
    }
    expect(await getOwner(test.owner, member.memberId)).toMatchObject({
      phone: "-",
      birthDate: "1990-01-01",
      bankNumber: "-",
    });
    expect(left).not.toContain("제 비밀");
    expect(await test.owner.query("select summary from member_case_contacts")).toEqual([
      { summary: "-" },
    ]);
    expect(await test.owner.query("select evidence, file from member_case_requests")).toEqual([
      { evidence: null, file: null },
    ]);
    expect(left).not.toContain("127.0.0.1");
    expect(await balance()).toEqual(books);
    expect(await call("get-member", { id })).toMatchObject({ member: { isErased: true } });
    expect(await call("erase-member", { id, reason })).toMatchObject({ status: "already" });
    const reopen = { id, from: "closed", to: "suspended", reason };
    expect(await call("change-member-status", reopen)).toMatchObject({ status: "already" });
    expect(await firstAuditFault(test.app.db)).toBeNull();
  });
});
