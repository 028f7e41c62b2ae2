import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Audience, Mailing } from "#contract/office/mailings.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { COUNTED_AT_MOST } from "#server/messages/mailings/mailings.ts";
import { sendQueuedNotes } from "#server/messages/mailings/sending.ts";
import { beginRun, endRun } from "#server/members/markers/store.ts";
import { useTestApp } from "#tests/support/app.ts";
import { EVERYBODY, giveConsent } from "#tests/support/marketing.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("a promotion", () => {
  const test = useTestApp();
  let admin = "";
  let level = 1;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator1");
    await test.app.db.query("update members set level = 1");
  });
  beforeEach(() => {
    level += 1;
  });
  const audience = (): Audience => ({ ...EVERYBODY, levelFrom: level, levelTo: level });
  const office = async (name: Parameters<typeof officeCall>[1], body: object) =>
    (await officeCall(test, name, body, admin)).body;
  const reader = async (...products: MarketingProduct[]): Promise<TestMember> => {
    const member = await makeMember(test.app.db);
    await test.app.db.query("update members set level = $2 where id = $1", [
      member.memberId,
      level,
    ]);
    await giveConsent(test, member.memberId, ...products);
    return member;
  };
  const save = (promotes: MarketingProduct[], to: Audience = audience()) =>
    office("save-mailing", {
      audience: to,
      promotes,
      titleColor: null,
      texts: { ko: { title: "주말 행사", contents: "본문" } },
      reason: "주말 행사",
    });
  const mailing = async ({ id }: Record<string, unknown>) =>
    (await office("get-mailing", { id }))["mailing"] as Mailing;
  const send = async ({ id, version }: Record<string, unknown>) => {
    expect(await office("send-mailing", { id, version, reason: "주말 행사" })).toEqual({
      status: "success",
    });
    while ((await test.app.acts.perform(SYSTEM, sendQueuedNotes)) > 0) continue;
  };
  const noteCount = async ({ memberId }: TestMember) =>
    (
      await test.app.db.query<{ count: number }>(
        "select count(*)::integer as count from message_notes where member_id = $1",
        [memberId],
      )
    )[0]?.count;

  it("reaches those alone who consent to each product, and says how many do not", async () => {
    const slots = await reader("slot");
    const both = await reader("slot", "sport");
    const none = await reader();
    const draft = await save(["slot", "sport"]);
    const counts = { readers: 1, heldBack: 0, withoutConsent: 2 };
    expect(await mailing(draft)).toMatchObject({ promotes: ["slot", "sport"], ...counts });
    const asked = { audience: audience(), promotes: ["slot", "sport"] };
    expect(await office("count-mailing-readers", asked)).toMatchObject(counts);
    await send(draft);
    expect(await mailing(draft)).toMatchObject({ state: "sent", sent: 1, ...counts });
    expect(await Promise.all([slots, both, none].map(noteCount))).toEqual([0, 1, 0]);
    const service = await save([]);
    expect(await mailing(service)).toMatchObject({ readers: 3, withoutConsent: 0 });
  });

  it("shows before it is sent how many it reaches, some of them, and how many are left out", async () => {
    const readers: TestMember[] = [];
    for (let n = 0; n < 25; n++) readers.push(await reader("slot"));
    const none = await reader();
    const asked = { audience: audience(), promotes: ["slot"] };
    expect(await office("count-mailing-readers", asked)).toMatchObject({
      readers: 25,
      heldBack: 0,
      withoutConsent: 1,
    });
    const sample = (body: object) => office("sample-mailing-readers", body);
    const { members } = (await sample(asked)) as { members: { id: number; loginId: string }[] };
    expect(members).toHaveLength(10);
    // Spread over all of them: the first of every two or three.
    const places = members.map(({ loginId }) =>
      readers.findIndex((each) => each.loginId === loginId),
    );
    expect(places).toEqual([0, 3, 6, 9, 12, 15, 17, 19, 21, 23]);
    const few = { ...asked, audience: { ...audience(), member: none.loginId } };
    expect(await sample(few)).toMatchObject({ members: [] });
    expect(await sample({ ...few, promotes: [] })).toMatchObject({
      members: [{ id: Number(none.memberId), loginId: none.loginId }],
    });
    const unknown = { ...asked, audience: { ...audience(), member: "nobody-here" } };
    expect(await sample(unknown)).toEqual({ status: "not_found" });
  });

  it("leaves out those whose newest choice withdraws, up to the moment of sending", async () => {
    const [stays, leaves] = [await reader("casino"), await reader("casino")];
    const draft = await save(["casino"]);
    const cookie = await test.signIn(leaves.loginId, PASSWORD);
    await office("send-mailing", { id: draft["id"], version: 1, reason: "주말 행사" });
    const off = { product: "casino", isGiven: false };
    await test.call("set-marketing-consent", off, { cookie });
    while ((await test.app.acts.perform(SYSTEM, sendQueuedNotes)) > 0) continue;
    expect(await Promise.all([stays, leaves].map(noteCount))).toEqual([1, 0]);
  });

  it("to one member is held back by the same rules, and a service note is not", async () => {
    const to = async (member: TestMember, promotes: MarketingProduct[]) => {
      await send(await save(promotes, { ...audience(), member: member.loginId }));
      return noteCount(member);
    };
    const none = await reader();
    expect(await to(none, ["slot"])).toBe(0);
    expect(await to(none, [])).toBe(1);
    const paused = await reader("slot");
    const cookie = await test.signIn(paused.loginId, PASSWORD);
    await test.call("start-break", { term: "7d" }, { cookie });
    // The break leaves a note of its own.
    const before = (await noteCount(paused)) ?? 0;
    expect(await to(paused, ["slot"])).toBe(before);
    expect(await to(paused, [])).toBe(before + 1);
  });

  it("holds back suspended and closed members who once consented", async () => {
    for (const status of ["suspended", "closed"]) {
      const member = await reader("slot");
      await test.owner.query("update members set status = $2 where id = $1", [
        member.memberId,
        status,
      ]);
    }
    expect(await mailing(await save(["slot"]))).toMatchObject({ readers: 0, heldBack: 1 });
    const closed = { ...audience(), status: "closed" as const };
    expect(await mailing(await save(["slot"], closed))).toMatchObject({ readers: 0, heldBack: 1 });
  });

  it("is counted every night: a note without consent shows", async () => {
    const run = async () => {
      const at = test.clock.now();
      await test.owner.query(
        "delete from member_marker_runs where day = ($1::timestamptz at time zone 'UTC')::date",
        [at],
      );
      await beginRun(test.app.db, at);
      await endRun(test.app.db, { at, members: 0, opened: 0 });
      const [row] = await test.app.db.query<{ count: number }>(
        "select sent_without_consent as count from member_marker_runs where counted_at = $1",
        [at],
      );
      return row?.count;
    };
    const given = await reader("sport");
    const none = await reader();
    const draft = await save(["sport"]);
    await send(draft);
    expect(await noteCount(given)).toBe(1);
    expect(await run()).toBe(0);
    await test.owner.query(
      `insert into message_notes (member_id, mailing_id, title, contents, sent_at)
       values ($1, $2, '행사', '<p>본문</p>', $3)`,
      [none.memberId, draft["id"], test.clock.now()],
    );
    expect(await run()).toBe(1);
  });

  it("counts those without consent of a draft up to ten thousand and one", async () => {
    await test.owner.query(
      `insert into members (id, login_id, nick, nick_folded, password_hash,
         withdrawal_password_hash, phone, birth_date, bank_name, bank_number, bank_owner,
         terms_version, level)
       select nextval(pg_get_serial_sequence('members', 'id')) + 7000000, 'promo' || n, 'crowd',
         'promo' || n, '', '', '\\x01', '\\x01', 'b', '\\x01', 'o', 'v1', $2
       from generate_series(1, $1::integer) n`,
      [COUNTED_AT_MOST + 5, level],
    );
    const counts = { readers: 0, withoutConsent: COUNTED_AT_MOST + 1 };
    expect(await mailing(await save(["slot"]))).toMatchObject(counts);
  });

  it("names each product once, and only products", async () => {
    expect(await save(["slot", "slot"])).toMatchObject({
      status: "invalid",
      errors: [{ path: "promotes" }],
    });
    expect(await save(["poker" as MarketingProduct])).toMatchObject({ status: "invalid" });
  });
});
