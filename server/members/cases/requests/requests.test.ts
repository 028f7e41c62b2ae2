import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { MemberCase } from "#contract/office/cases.ts";
import { roles } from "#contract/office/permissions.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { claimSealKey, sealAnew } from "#server/kit/seal-keys/seal-keys.ts";
import {
  OPENED_REQUESTS_PER_OPERATOR,
  sweepEvidence,
} from "#server/members/cases/requests/requests.ts";
import { useTestApp } from "#tests/support/app.ts";
import { PDF, PIXEL } from "#tests/support/help-files.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { actByTwo, lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const DAY_MS = 86_400_000;
const reason = "a letter came";
const said = { name: "김보호", contact: "010-9876-5432", statement: "밤새 게임을 한다고 합니다" };
const asked = { relation: "family", channel: "letter", ...said } as const;

describe("a third party's request", () => {
  const test = useTestApp();
  let cs: string;
  let admin: string;
  let lead: string;
  let member: TestMember;
  beforeAll(async () => {
    cs = await operatorWithRole(test, "cs");
    admin = await operatorWithRole(test, "admin");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, {});
  });
  const office = async (name: OfficeCallName, input: object, as = cs) =>
    (await officeCall(test, name, { reason, ...input }, as)).body;
  const record = (more: object = {}, as = cs) =>
    office("record-case-request", { id: Number(member.memberId), ...asked, ...more }, as);
  const listed = async (list: "open" | "closed" = "open") =>
    ((await officeCall(test, "get-cases", { list }, admin)).body["cases"] as MemberCase[]).find(
      (each) => each.member.id === Number(member.memberId),
    );
  const trail = () =>
    test.owner.query<{ call: string; after: unknown; reason: string }>(
      "select call, after, reason from audit_entries where object = $1 order by id",
      [`member:${member.memberId}`],
    );
  const close = async (outcome = "imposed") => {
    const { id, version } = (await listed()) as MemberCase;
    const input = { caseId: id, version, outcome };
    expect(
      (await actByTwo(test, "close-case", input, { maker: admin, checker: lead })).body,
    ).toMatchObject({ status: "success" });
  };
  const open = async (as = lead) => {
    const { requests } = (await listed()) as MemberCase;
    return office("open-case-request", { id: requests.at(-1)?.id ?? 0 }, as);
  };

  it.each(["family", "court"] as const)(
    "of %s is recorded from its arrival over each look at its evidence and the measure to the decision of two",
    async (relation) => {
      const { caseId, requestId } = await record({
        relation,
        file: { name: "결정문.pdf", data: PDF },
      });
      expect(await listed()).toMatchObject({
        id: caseId,
        origin: "third_party",
        requests: [{ id: requestId, relation, channel: "letter", hasEvidence: true }],
      });
      expect(await open()).toEqual({
        status: "success",
        ...said,
        file: { name: "결정문.pdf", kind: "pdf", data: PDF },
      });
      const daily = { kind: "loss", period: "day", product: "all", amount: 50_000 } as const;
      const measure = { id: Number(member.memberId), limit: daily, from: null, ground: "law" };
      expect(await office("impose-limit", measure, admin)).toMatchObject({ status: "success" });
      await close();
      expect(await listed("closed")).toMatchObject({ outcome: "imposed" });
      expect(await trail()).toMatchObject([
        { call: "record-case-request", after: { origin: "third_party", relation }, reason },
        { call: "open-case-request", after: { case: caseId, request: requestId }, reason },
        { call: "impose-limit" },
        { call: "propose/close-case" },
        { call: "close-case", after: { outcome: "imposed" } },
        { call: "decide-proposal", after: { state: "carried-out" } },
      ]);
    },
  );

  it("is opened by those alone who decide on cases, and each look is an audit row", async () => {
    const { requestId } = await record();
    for (const role of roles) {
      const input = { id: requestId };
      const answer = await office("open-case-request", input, await operatorWithRole(test, role));
      const may = role === "admin" || role === "cashier-lead";
      expect(answer, role).toMatchObject(
        may ? { status: "success", ...said } : { status: "forbidden" },
      );
      if (!may) expect(JSON.stringify(answer)).not.toContain(said.name);
    }
    const looks = (await trail()).filter(({ call }) => call === "open-case-request");
    expect(looks).toHaveLength(2);
    expect(await office("open-case-request", { id: 999_999 }, lead)).toEqual({
      status: "not_found",
    });
  });

  it("is in no copy of the member's data, no list of the office, no audit row and no clear column", async () => {
    await record({ file: { name: "김보호 진단서.pdf", data: PDF } });
    await open();
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    const { protectionCases } = copy.json<{ protectionCases: unknown[] }>();
    expect(protectionCases).toMatchObject([{ origin: "staff", contacts: [] }]);
    for (const hidden of ["third", "family", "letter", ...Object.values(said)])
      expect(JSON.stringify(protectionCases)).not.toContain(hidden);
    const stored = await test.owner.query<{ row: string }>(
      "select to_jsonb(r)::text as row from member_case_requests r",
    );
    const kept = JSON.stringify([await listed(), await trail(), stored]);
    for (const hidden of Object.values(said)) {
      expect(kept).not.toContain(hidden);
      expect(kept).not.toContain(Buffer.from(hidden).toString("hex"));
    }
  });

  it("joins the case that is open, so that a proposal to close it is stale", async () => {
    const id = Number(member.memberId);
    const { caseId } = await office("open-case", { id, origin: "staff" });
    const before = (await listed()) as MemberCase;
    const closing = { caseId, version: before.version, outcome: "no_harm" };
    const { proposalId } = await office("close-case", closing, admin);
    expect(await record({ relation: "court" })).toMatchObject({ caseId });
    const decision = { id: proposalId, decision: "carry-out" };
    expect(await office("decide-proposal", decision, lead)).toMatchObject({ status: "stale" });
    expect(await listed()).toMatchObject({ origin: "staff", requests: [{ relation: "court" }] });
    expect(await record({ id: 999_999_999 })).toEqual({ status: "not_found" });
  });

  it("has a picture or a PDF, whatever its name says, and nothing else", async () => {
    await record({ file: { name: "a.pdf", data: PIXEL } });
    expect(await open()).toMatchObject({ file: { name: "a.pdf", kind: "picture" } });
    const page = Buffer.from("<!doctype html><p>x").toString("base64");
    expect(await record({ file: { name: "a.png", data: page } })).toEqual({ status: "file" });
    expect((await listed())?.requests).toHaveLength(1);
  });

  it("loses its evidence seven years after the close of its case, and no earlier", async () => {
    await record();
    const { requestId } = await record({ file: { name: "a.pdf", data: PDF } });
    const at = (days: number) => ({
      now: () => new Date(test.clock.now().getTime() + days * DAY_MS),
    });
    const days = KEPT_DAYS.caseEvidence;
    await sweepEvidence(test.app.db, at(days * 2));
    expect((await listed())?.requests.map((each) => each.hasEvidence)).toEqual([true, true]);
    await close("no_harm");
    await sweepEvidence(test.app.db, at(days - 1));
    expect(await office("open-case-request", { id: requestId }, lead)).toMatchObject(said);
    await sweepEvidence(test.app.db, at(days + 1));
    expect((await listed("closed"))?.requests.map((each) => each.hasEvidence)).toEqual([
      false,
      false,
    ]);
    expect(await office("open-case-request", { id: requestId }, lead)).toEqual({
      status: "not_found",
    });
  });

  it("is read a bounded number of times a day by one operator", async () => {
    const { requestId } = await record();
    const who = await operatorWithRole(test, "cashier-lead");
    for (let n = 0; n < OPENED_REQUESTS_PER_OPERATOR.uses; n++)
      expect(await office("open-case-request", { id: requestId }, who)).toMatchObject(said);
    expect(await office("open-case-request", { id: requestId }, who)).toMatchObject({
      status: "time",
    });
    expect(await lastAuditRow(test, `member:${member.memberId}`)).toMatchObject({
      call: "open-case-request",
    });
  });

  it("is sealed anew under a new secret, its file too", async () => {
    await record({ file: { name: "a.pdf", data: PDF } });
    const renewed = { current: "x".repeat(48), previous: [APP_SECRET.current] };
    await claimSealKey(test.owner, test.clock, APP_SECRET);
    await sealAnew(test.owner, test.clock, renewed);
    const heads = await test.owner.query<{ n: bigint }>(
      `select count(distinct substring(evidence from 1 for 9)) as n from member_case_requests`,
    );
    expect(heads).toEqual([{ n: 1n }]);
    await sealAnew(test.owner, test.clock, {
      current: APP_SECRET.current,
      previous: [renewed.current],
    });
    expect(await open()).toMatchObject({ ...said, file: { data: PDF } });
  });
});
