import { describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { OfficePrivacyRequest } from "#contract/office/privacy-requests.ts";
import type { SiteContact } from "#contract/protection.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { dateOf } from "#server/kit/days.ts";
import { monthsAfter } from "#server/members/privacy-requests/due.ts";
import { usePrivacyDesk, ZONE } from "#tests/support/privacy-desk.ts";

const DAY_MS = 86_400_000;
const reason = "examined with the privacy officer";

/** The answers to privacy requests, and the month of GDPR Art. 12(3). */
describe("the answer to a privacy request", () => {
  const desk = usePrivacyDesk();
  const { test, call, own, one, open, office, due } = desk;
  const until = (moment: Date) => test.clock.advance(moment.getTime() - test.clock.now().getTime());
  const notes = async () =>
    (await call("get-user-note"))["note"] as { title: string; contents: string }[];
  const audit = (name: string) =>
    test.app.db.query<{ object: string; reason: string; after: object }>(
      "select object, reason, after from audit_entries where call = $1 order by id desc limit 1",
      [name],
    );

  it("is granted with an answer, which the member alone reads, and a note tells of it", async () => {
    const id = await open();
    const input = { id, answer: "Our payment bank receives it.", reason };
    expect((await office("grant-privacy-request", input, "viewer"))["status"]).toBe("forbidden");
    expect(await office("grant-privacy-request", input)).toEqual({ status: "success" });
    expect(await one(id)).toMatchObject({
      outcome: "granted",
      answer: "Our payment bank receives it.",
      endedAt: test.clock.now().toISOString(),
    });
    expect((await office("grant-privacy-request", input))["status"]).toBe("already");
    expect((await call("withdraw-privacy-request", { id }))["status"]).toBe("already");
    const [note] = await notes();
    expect(note?.contents).not.toContain("payment bank");
    const after = { privacyRequest: "access", requestId: id, privacyOutcome: "granted" };
    expect(await audit("grant-privacy-request")).toMatchObject([
      { object: `member:${desk.member.memberId}`, reason, after },
    ]);
    const texts = await test.owner.query<{ text: string }>(
      "select to_jsonb(r)::text as text from member_privacy_requests r where id = $1",
      [id],
    );
    expect(texts[0]?.text, "sealed").not.toMatch(/receives it/);
  });

  it("is refused with a reason, and the authority that the site names for complaints", async () => {
    await test.owner.query(
      `insert into settings_contacts (site_id, position, kind, name, phone, address)
       select id, 0, 'authority', 'Gaming', '1', '' from settings_sites
       union all select id, 1, 'privacy', 'Data Protection', '', 'https://dpa.example'
       from settings_sites`,
    );
    const id = await open("objection");
    const input = { id, outcome: "refused", answer: "A law demands it.", reason };
    expect(await office("refuse-privacy-request", input)).toMatchObject({
      errors: [{ path: "refusedFor" }],
    });
    await office("refuse-privacy-request", { ...input, refusedFor: "records_kept" });
    expect(await one(id)).toMatchObject({
      outcome: "refused",
      refusedFor: "records_kept",
      answer: "A law demands it.",
    });
    const { authorities } = (await call("get-privacy-requests")) as { authorities: SiteContact[] };
    expect(authorities.map(({ name }) => name)).toEqual(["Data Protection"]);
    expect(await audit("refuse-privacy-request")).toMatchObject([
      { after: { privacyOutcome: "refused", privacyRefusal: "records_kept" } },
    ]);
  });

  it("is extended once, by two months and within the first, and the member is told why", async () => {
    await test.owner.query("update members set locale = 'en' where id = $1", [
      desk.member.memberId,
    ]);
    const id = await open();
    const late = await open("export", {});
    const [first, third] = [due(1), due(3)];
    const extend = (which: number) =>
      office("extend-privacy-request", { id: which, ground: "complex", reason });
    until(new Date(first.dueAt.getTime() - 1));
    expect(await extend(id)).toEqual({ status: "success" });
    expect(await one(id)).toMatchObject({ dueOn: third.dueOn, extendedFor: "complex" });
    expect((await extend(id))["status"]).toBe("already");
    const [note] = await notes();
    expect(note?.contents).toMatch(/complex.*“Access”/);
    test.clock.advance(1);
    expect((await extend(late))["status"]).toBe("late");
    expect(await one(late)).toMatchObject({ isLate: true, dueOn: first.dueOn });
    expect(await one(id)).toMatchObject({ isLate: false });
  });

  it("is listed by what is due first, counted, and alerted three days before its end and after it", async () => {
    const first = await open();
    test.clock.advance(5 * DAY_MS);
    const second = await open("export", {});
    const list = async (which: "waiting" | "ended") =>
      (await office("get-privacy-requests", { list: which }))["requests"] as OfficePrivacyRequest[];
    const ids = async (which: "waiting" | "ended") => (await list(which)).map(({ id }) => id);
    expect(await ids("waiting")).toEqual([first, second]);
    await office("extend-privacy-request", { id: first, ground: "many_requests", reason });
    expect(await ids("waiting")).toEqual([second, first]);
    const { dueAt } = due(1);
    const alerts = async () => {
      await watchAlerts(test.app.acts);
      const { alerts: found } = await office("get-alerts", { view: "open" });
      return (found as Alert[])
        .filter(({ rule, endedAt }) => rule.startsWith("privacy_request_") && endedAt === null)
        .map(({ rule, subject }) => [rule, subject]);
    };
    const subject = `privacy-request:${second}`;
    until(new Date(dueAt.getTime() - 3 * DAY_MS - 1));
    expect(await alerts()).toEqual([]);
    test.clock.advance(1);
    expect(await alerts()).toEqual([["privacy_request_due", subject]]);
    test.clock.advance(3 * DAY_MS);
    expect(await alerts()).toEqual([["privacy_request_late", subject]]);
    expect((await list("waiting"))[0]).toMatchObject({ id: second, isLate: true });
    await office("grant-privacy-request", { id: second, answer: "Attached.", reason });
    expect(await alerts()).toEqual([]);
    expect(await ids("ended")).toEqual([second]);
    const { request, details, others } = (await office("get-privacy-request", { id: first })) as {
      request: OfficePrivacyRequest;
      details: string;
      others: OfficePrivacyRequest[];
    };
    expect([request.id, details, others.map(({ id }) => id)]).toEqual([
      first,
      "Who receives it?",
      [second],
    ]);
  });

  it("is written down by staff when it came by letter, from the day it was received", async () => {
    const id = Number(desk.member.memberId);
    const record = (receivedOn: string) =>
      office("record-privacy-request", { id, receivedOn, request: { kind: "erasure" }, reason });
    const at = (days: number) => dateOf(new Date(test.clock.now().getTime() + days * DAY_MS), ZONE);
    for (const day of [at(1), at(-367)])
      expect(await record(day)).toMatchObject({ errors: [{ path: "receivedOn" }] });
    expect((await record(at(-10)))["status"]).toBe("success");
    expect(await own()).toMatchObject([{ kind: "erasure", dueOn: monthsAfter(at(-10), 1) }]);
    expect((await record(at(0)))["status"]).toBe("privacy_request");
    const { requests } = (await office("get-member-privacy-requests", { id })) as {
      requests: OfficePrivacyRequest[];
    };
    expect(requests).toMatchObject([{ recordedBy: expect.stringMatching(/./) as string }]);
  });
});
