import { describe, expect, it } from "vitest";
import { sweepMemberTraces } from "#server/members/retention/retention.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { usePrivacyDesk } from "#tests/support/privacy-desk.ts";

const DAY_MS = 86_400_000;
const reason = "examined with the privacy officer";

/** What members ask about their data: GDPR Art. 12 and 15 to 21. */
describe("privacy requests", () => {
  const desk = usePrivacyDesk();
  const { test, call, own, one, open, office, today, due } = desk;

  it("is opened by a member, who reads the day of the answer: a calendar month on", async () => {
    const id = await open("correction", { field: "phone", details: "It ends with 5678." });
    expect(await own()).toEqual([
      {
        id,
        kind: "correction",
        field: "phone",
        details: "It ends with 5678.",
        receivedAt: test.clock.now().toISOString(),
        dueOn: due(1).dueOn,
        isLate: false,
        extendedFor: null,
        endedAt: null,
        outcome: null,
        refusedFor: null,
        answer: null,
      },
    ]);
    const other = await makeMember(test.app.db);
    const cookie = await test.signIn(other.loginId, PASSWORD);
    const { body } = await test.call("get-privacy-requests", {}, { cookie });
    expect(body["requests"]).toEqual([]);
    const stolen = await test.call("withdraw-privacy-request", { id }, { cookie });
    expect(stolen.body["status"]).toBe("not_found");
  });

  it("says what a correction is about, and has a text where one is needed", async () => {
    const errors = async (input: object) =>
      ((await call("open-privacy-request", input))["errors"] as { path: string }[])[0]?.path;
    expect(await errors({ kind: "correction", details: "x" })).toBe("field");
    expect(await errors({ kind: "access", field: "name", details: "x" })).toBe("field");
    expect(await errors({ kind: "objection" })).toBe("details");
    expect(await errors({ kind: "access", details: "x".repeat(2_001) })).toBe("details");
    expect(await open("erasure", {})).toBeGreaterThan(0);
  });

  it("waits once for each kind, also when it is opened twice at once", async () => {
    const cookie = await test.signIn(desk.member.loginId, PASSWORD);
    const input = { kind: "access", details: "twice" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call("open-privacy-request", input, { cookie })),
    );
    expect(
      answers
        .map(({ body }) => body["status"])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(["success", "wait", "wait"]);
    expect(await own()).toHaveLength(1);
  });

  it("is open to members who are excluded, on a break, suspended or closing their account", async () => {
    const suspend = () =>
      test.owner.query("update members set status = 'suspended' where id = $1", [
        desk.member.memberId,
      ]);
    const states = [
      () => call("start-break", { term: "1d" }),
      () => call("start-break", { term: "5y" }),
      () => call("ask-closing", { pw: PASSWORD }),
      suspend,
    ];
    for (const begin of states) {
      await desk.renew();
      await begin();
      const id = await open("access");
      expect(await one(id)).toMatchObject({ outcome: null });
      expect((await call("withdraw-privacy-request", { id }))["status"]).toBe("success");
      expect(await one(id)).toMatchObject({ outcome: "withdrawn", answer: null });
    }
  });

  it("is withdrawn while it waits, after which another one can be opened, ten a day", async () => {
    const cookie = await test.signIn(desk.member.loginId, PASSWORD);
    const send = async (name: string, body: object) =>
      (await test.call(name, body, { cookie })).body;
    const asked = { kind: "access", details: "again" };
    for (let each = 0; each < 10; each++) {
      const { id } = await send("open-privacy-request", asked);
      expect(await send("withdraw-privacy-request", { id })).toEqual({ status: "success" });
      expect((await send("withdraw-privacy-request", { id }))["status"]).toBe("already");
    }
    expect((await send("open-privacy-request", asked))["status"]).toBe("time");
  });

  it("for erasure is granted by the erasure of two operators alone, which erases the texts of all", async () => {
    const id = Number(desk.member.memberId);
    const erasure = await open("erasure", { details: "Erase my secret." });
    const access = await open("access", { details: "My other secret." });
    const grant = { id: erasure, answer: "Done.", reason };
    expect((await office("grant-privacy-request", grant))["status"]).toBe("erase");
    await test.owner.query("update members set status = 'closed' where id = $1", [id]);
    await test.owner.query(
      "update members set closed_at = now() - interval '20 years' where id = $1",
      [id],
    );
    const propose = () => office("erase-member", { id, reason }, "admin");
    expect((await propose())["status"]).toBe("privacy_request");
    await office("grant-privacy-request", { id: access, answer: "It was this.", reason });
    const { proposalId } = await propose();
    const carry = { id: proposalId, decision: "carry-out", reason };
    expect((await office("decide-proposal", carry, "cashier-lead"))["status"]).toBe("success");
    const rows = await test.owner.query(
      `select kind, outcome, details, answer, ended_by is not null as "isByStaff"
       from member_privacy_requests where member_id = $1 order by id`,
      [id],
    );
    const erased = { details: null, answer: null, isByStaff: true, outcome: "granted" };
    expect(rows).toEqual([
      { kind: "erasure", ...erased },
      { kind: "access", ...erased },
    ]);
    const again = { id, receivedOn: today(), request: { kind: "access", details: "x" }, reason };
    expect((await office("record-privacy-request", again))["status"]).toBe("already");
  });

  it("is in the copy of the member's data, readable", async () => {
    const id = await open();
    await office("grant-privacy-request", { id, answer: "Our payment bank.", reason });
    const cookie = await test.signIn(desk.member.loginId, PASSWORD);
    const { body } = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    const { privacyRequests } = JSON.parse(body) as { privacyRequests: object[] };
    expect(privacyRequests).toMatchObject([
      { kind: "access", details: "Who receives it?", answer: "Our payment bank." },
    ]);
  });

  it("is kept five years after its end, or as long as the jurisdiction has records kept", async () => {
    const [ended] = [await open(), await open("export", {})];
    await office("grant-privacy-request", { id: ended, answer: "Here.", reason });
    const kinds = async () =>
      (
        await test.owner.query<{ kind: string }>(
          "select kind from member_privacy_requests order by id",
        )
      ).map(({ kind }) => kind);
    const sweep = async () => {
      while ((await sweepMemberTraces(test.app.db, test.clock)) > 0) continue;
    };
    test.clock.advance(5 * 365 * DAY_MS - 1_000);
    await sweep();
    expect(await kinds()).toEqual(["access", "export"]);
    test.clock.advance(3 * DAY_MS);
    await sweep();
    expect(await kinds(), "one that waits stays").toEqual(["export"]);
  });
});
