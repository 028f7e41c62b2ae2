import { beforeAll, describe, expect, it } from "vitest";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { REVEALS_PER_OPERATOR } from "#server/members/administration/staff-notes.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { dateOf } from "#server/kit/days.ts";
import { makeDueFile } from "#server/reports/scheduled/making.ts";
import { createBundleSigner } from "#server/views/disputes/signing.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, setNumbers, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { suspicionActs } from "#tests/support/suspicions.ts";
import { fileOf, makePayout } from "#tests/support/payouts.ts";

const period = { from: "2020-01-01", until: "2020-01-31" };
const DAY_MS = 86_400_000;
const dayAt = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), "Asia/Seoul");
/** The input of each of the office's file calls. */
const files: Partial<Record<OfficeCallName, object>> = {
  "export-audit": { reason: "all of it" },
  "export-payments": { reason: "all of it" },
  "export-members": { reason: "all of it" },
  "export-rounds": { reason: "all of it" },
  "export-member-entries": { id: 1, account: "cash", reason: "all of it" },
  "export-helps": { list: "done", reason: "all of it" },
  "export-money-report": { ...period, grouping: "day" },
  "export-activity-report": { ...period, grouping: "day" },
  "export-return-report": period,
  "export-balance-report": period,
  "export-funds-report": { from: dayAt(-30), until: dayAt(1) },
  "export-complaint-months": { reason: "all of it" },
  "export-call-days": { connection: "sandbox", reason: "all of it" },
  "export-significant-events": { from: dayAt(-1), until: dayAt(1), reason: "all of it" },
  "export-large-jackpots": { ...period, reason: "all of it" },
  "export-session-report": { ...period, reason: "all of it" },
  "export-game-report": period,
  "export-incentive-report": { ...period, grouping: "day" },
  "export-account-summary": { day: "2020-01-31" },
  "export-member-summaries": { day: "2020-01-31", reason: "all of it" },
};
/** A bank needs the accounts of the members whom a payment file pays: that file has these alone. */
const layoutsOfPayments: Partial<Record<OfficeCallName, string>> = {
  "download-payment-csv": "names",
  "download-payment-xml": "pain.001",
};
/** How a file begins that is no CSV. */
const beginnings: Partial<Record<OfficeCallName, RegExp>> = {
  "download-payment-xml": /^<\?xml/,
  "download-dispute-bundle": /^\{"format"/,
};
const namesOfFiles = Object.entries(officeCalls)
  .filter(([, call]) => (call as OfficeCallDeclaration).file !== undefined)
  .map(([name]) => name as OfficeCallName);

/** An operator with every permission cannot export members' data by the thousand. */
describe("bulk export by one operator", () => {
  const test = useTestApp();
  let admin = "";
  let member: TestMember;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    member = await makeMember(test.app.db);
    const bankNumber = "555-44-3332221";
    const numbers = { phone: "+821077776666", birthDate: "1991-03-04", bankNumber };
    await setNumbers(test.app.db, member.memberId, numbers);
    await test.app.db.query("update members set bank_owner = 'Ahn Bulk' where id = $1", [
      member.memberId,
    ]);
  });
  const reveal = (field: string) =>
    officeCall(
      test,
      "reveal-member",
      { id: Number(member.memberId), field, reason: "a call to the member" },
      admin,
    );

  const inputOf = async (name: OfficeCallName): Promise<object> => {
    const input = files[name];
    if (input) return input;
    if (name === "export-session-record")
      return { id: Number(member.memberId), session: await aSession(), reason: "all of it" };
    if (name === "export-suspicion-report")
      return { ...(await suspicionActs(test)[name]()), reason: "for the authority" };
    if (name === "download-dispute-bundle") return { id: await bundle(), reason: "a dispute" };
    if (name === "download-report-file") return { id: await reportFile(), reason: "all of it" };
    const layout = layoutsOfPayments[name];
    if (layout === undefined) throw new Error(`${name} is a file that no test looks at`);
    const id = await fileOf(test, layout, await makePayout(test));
    return { id, reason: "for the bank" };
  };

  const aSession = async (): Promise<string> => {
    await test.signIn(member.loginId, PASSWORD);
    const [row] = await test.app.db.query<{ id: string }>(
      "select id from member_sessions where member_id = $1",
      [member.memberId],
    );
    return row?.id ?? "";
  };
  const bundle = async (): Promise<number> => {
    await addBreak(member.memberId);
    const asked = { subject: "exclusion", record: member.loginId, reason: "a dispute" };
    const { body } = await officeCall(test, "make-dispute-bundle", asked, admin);
    const key = sealKeyOf(Buffer.alloc(32, 5).toString("base64url"));
    await test.app.acts.perform(SYSTEM, createBundleSigner(key));
    return Number(body["id"]);
  };
  const addBreak = (id: bigint) =>
    test.app.db.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '1d', now(), now() + interval '1 day')`,
      [id],
    );
  const reportFile = async (): Promise<number> => {
    const wanted = { report: "balances", every: "day", reason: "every day" };
    await officeCall(test, "schedule-report", wanted, admin);
    await test.app.db.query("update report_schedules set made_at = now() - interval '1 day'");
    await addToSums(test.app.db);
    await makeDueFile(test.app.db, test.clock);
    const [row] = await test.app.db.query<{ id: bigint }>("select id from report_files limit 1");
    return Number(row?.id);
  };

  it.each(namesOfFiles)(
    "%s holds no number, birth date or name of a member whom it does not pay",
    async (name) => {
      for (const field of ["phone", "bank"])
        expect((await reveal(field)).body["status"]).toBe("success");
      const { http, body } = await officeCall(test, name, await inputOf(name), admin);
      expect(http).toBe(200);
      expect(body["file"]).toMatch(beginnings[name] ?? /^\uFEFF/);
      for (const secret of ["77776666", "7777-6666", "3332221", "1991-03-04", "Ahn Bulk"])
        expect(body["file"]).not.toContain(secret);
    },
  );

  it("an operator's reveals of numbers are limited by day, each with its audit row", async () => {
    const before = await looks();
    for (let made = before; made < REVEALS_PER_OPERATOR.uses; made++)
      expect((await reveal("phone")).body["status"]).toBe("success");
    const refused = await reveal("phone");
    expect(refused.body).toMatchObject({ status: "time" });
    expect(JSON.stringify(refused.body)).not.toContain("77776666");
    expect(await looks()).toBe(REVEALS_PER_OPERATOR.uses);
    const colleague = await operatorWithRole(test, "cs");
    const input = { id: Number(member.memberId), field: "phone", reason: "my own call" };
    expect((await officeCall(test, "reveal-member", input, colleague)).body).toMatchObject({
      status: "success",
    });
  });
  const looks = async () =>
    (
      await test.app.db.query(
        `select from audit_entries e join operators o on o.id = e.operator_id
         where e.call = 'reveal-member' and o.role = 'admin'`,
      )
    ).length;
});
