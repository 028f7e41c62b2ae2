import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MarkerRun, MemberCase } from "#contract/office/cases.ts";
import type { Mailing } from "#contract/office/mailings.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { openOrRenew } from "#server/members/cases/cases.ts";
import { countMarkers } from "#server/members/markers/markers.ts";
import { sendQueuedNotes } from "#server/messages/mailings/sending.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

/** A case tightens at once, and takes two operators to close. */
describe("a case about a member", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let member: TestMember;
  const reason = "asked for help on the phone";
  beforeAll(async () => {
    test.clock.stop();
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, {});
  });
  const office = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await officeCall(test, name, { reason, ...input }, cookie)).body;
  const listed = async (list: "open" | "closed") =>
    ((await officeCall(test, "get-cases", { list }, admin)).body["cases"] as MemberCase[]).find(
      (each) => each.member.id === Number(member.memberId),
    );
  const open = async () =>
    Number(
      (await office("open-case", { id: Number(member.memberId), origin: "member" }))["caseId"],
    );
  const signs = { marker: "depositsDay", value: 1, threshold: 1, points: 50 } as const;
  const mark = (score: number) =>
    test.app.acts.perform(SYSTEM, (act) =>
      openOrRenew(act, member.memberId, { score, reasons: [signs] }),
    );
  const close = async (caseId: number) => {
    const { version } = (await listed("open")) as MemberCase;
    const asked = await office("close-case", { caseId, version, outcome: "referred" });
    expect(asked).toMatchObject({ status: "proposed" });
    const decision = { id: asked["proposalId"], decision: "carry-out" };
    return office("decide-proposal", decision, checker);
  };

  it("open-case opens it by hand, once, and add-case-contact keeps what was said", async () => {
    const caseId = await open();
    expect(await office("open-case", { id: Number(member.memberId), origin: "staff" })).toEqual({
      status: "already",
    });
    expect(await office("open-case", { id: 999_999_999, origin: "staff" })).toEqual({
      status: "not_found",
    });
    await office("add-case-contact", { caseId, channel: "phone" });
    expect(await listed("open")).toMatchObject({
      origin: "member",
      score: 0,
      reasons: [],
      contacts: [{ channel: "phone", summary: reason }],
    });
  });

  it("close-case takes a second operator, and a closed case is not changed", async () => {
    const caseId = await open();
    expect(await office("close-case", { caseId, version: 9, outcome: "no_harm" })).toMatchObject({
      status: "stale",
    });
    expect(await close(caseId)).toMatchObject({ status: "success" });
    expect(await listed("open")).toBeUndefined();
    expect(await listed("closed")).toMatchObject({ outcome: "referred" });
    expect(await office("add-case-contact", { caseId, channel: "note" })).toEqual({
      status: "already",
    });
    expect(await office("add-case-contact", { caseId: 999_999, channel: "note" })).toEqual({
      status: "not_found",
    });
  });

  it.each([
    ["open", "the highest score first"],
    ["closed", "the last one first"],
  ] as const)("is listed in pages: each %s one once, %s", async (list, _order) => {
    const made: TestMember[] = [];
    for (let n = 0; n < 60; n++) made.push(await makeMember(test.app.db, {}));
    await test.owner.query(
      `insert into member_cases (member_id, origin, opened_at, score, reasons, closed_at, closed_by, outcome)
       select id, 'marker', now() - interval '40 days', id % 7, '[]',
         case when $2 then now() - interval '1 day' * (id % 7) end,
         case when $2 then (select min(id) from operators) end,
         case when $2 then 'no_harm' end from unnest($1::bigint[]) id`,
      [`{${made.map(({ memberId }) => memberId).join(",")}}`, list === "closed"],
    );
    const page = async (before?: number) => {
      const { body } = await officeCall(test, "get-cases", { list, before }, admin);
      return body as { cases: MemberCase[]; next: number | null };
    };
    const found: MemberCase[] = [];
    for (let next: number | null | undefined; next !== null;) {
      const { cases, next: following } = await page(next);
      found.push(...cases);
      next = following;
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const ids = new Set(found.map((each) => each.member.id));
    expect(made.every(({ memberId }) => ids.has(Number(memberId)))).toBe(true);
    const keys = found.map(({ score, closedAt }) =>
      list === "open" ? score : Date.parse(closedAt ?? ""),
    );
    expect(keys).toEqual(keys.toSorted((a, b) => b - a));
  });

  it("is brought up to date by markers, and opened again after its close only for more or later", async () => {
    expect(await mark(50)).toBe(true);
    expect(await mark(70)).toBe(false);
    expect(await listed("open")).toMatchObject({ score: 70, origin: "marker" });
    await close((await listed("open"))?.id ?? 0);
    expect(await mark(70)).toBe(false);
    expect(await mark(71)).toBe(true);
    await close((await listed("open"))?.id ?? 0);
    test.clock.advance(31 * DAY_MS);
    expect(await mark(50)).toBe(true);
    test.clock.advance(-31 * DAY_MS);
  });

  it("holds back every mailing to several, which says how many it left out, and the nightly count finds none", async () => {
    const free = await makeMember(test.app.db, {});
    const onBreak = await makeMember(test.app.db, {});
    const level =
      "update members set level = 8, registered_at = now() - interval '1 day' where id = any($1::bigint[])";
    await test.owner.query(level, [
      `{${[member, free, onBreak].map(({ memberId }) => memberId).join(",")}}`,
    ]);
    await test.owner.query(
      "insert into member_breaks (member_id, term, started_at, ends_at) values ($1, '7d', now(), now() + interval '7 days')",
      [onBreak.memberId],
    );
    await open();
    const audience = {
      member: null,
      levelFrom: 8,
      levelTo: 8,
      status: null,
      siteId: null,
      activeSince: null,
    };
    const draft = await office("save-mailing", {
      audience,
      promotes: [],
      titleColor: null,
      texts: { ko: { title: "주말 행사", contents: "본문" } },
    });
    const mailing = async () =>
      (await officeCall(test, "get-mailing", { id: draft["id"] }, admin)).body[
        "mailing"
      ] as Mailing;
    expect(await mailing()).toMatchObject({ readers: 1, heldBack: 2 });
    await office("send-mailing", { id: draft["id"], version: 1 });
    while ((await test.app.acts.perform(SYSTEM, sendQueuedNotes)) > 0) continue;
    expect(await mailing()).toMatchObject({ readers: 1, sent: 1, heldBack: 2 });
    const lastRun = async () => {
      test.clock.advance(DAY_MS);
      admin = await operatorWithRole(test, "admin");
      await test.app.acts.perform(SYSTEM, countMarkers);
      const { body } = await officeCall(test, "get-cases", { list: "open" }, admin);
      return body["run"] as MarkerRun;
    };
    expect(await lastRun()).toMatchObject({ sentToProtected: 0 });
    // A note that bypassed the sender is found.
    await test.owner.query(
      "insert into message_notes (member_id, mailing_id, title, contents, sent_at) values ($1, $2, 'x', 'x', $3)",
      [member.memberId, draft["id"], new Date(test.clock.now().getTime() + 3_600_000)],
    );
    expect(await lastRun()).toMatchObject({ sentToProtected: 1 });
  });
});
