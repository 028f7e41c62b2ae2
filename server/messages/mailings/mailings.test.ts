import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Audience, Mailing } from "#contract/office/mailings.ts";
import { COUNTED_AT_MOST, READERS_WITHOUT_SECOND } from "#server/messages/mailings/mailings.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { sendQueuedNotes } from "#server/messages/mailings/sending.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const everybody: Audience = {
  member: null,
  levelFrom: 1,
  levelTo: 10,
  status: null,
  siteId: null,
  activeSince: null,
};
const reason = "소식 안내";
const texts = { ko: { title: "안내", contents: "<p>한국어</p>" } };

/** Notes to one member, to some, to all. */
describe("mailings", () => {
  const test = useTestApp();
  let cookie: string;
  let member: TestMember;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator1");
    // Demo members get level 1, so that the tests' own levels contain only their members.
    await test.app.db.query("update members set level = 1");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
  });

  const office = async (name: Parameters<typeof officeCall>[1], body: object, as = cookie) =>
    (await officeCall(test, name, body, as)).body;
  const save = async (more: object = {}) => {
    const audience = { ...everybody, member: member.loginId };
    const draft = { audience, promotes: [], titleColor: null, texts };
    return office("save-mailing", { ...draft, ...more, reason });
  };
  const send = async ({ id, version }: Record<string, unknown>, as = cookie) =>
    office("send-mailing", { id, version, reason }, as);
  const find = async ({ id }: Record<string, unknown>) =>
    (await office("get-mailing", { id }))["mailing"] as Mailing;
  const count = async (more: Partial<Audience>) =>
    office("count-mailing-readers", { audience: { ...everybody, ...more }, promotes: [] });
  const notesOf = (memberId: bigint) =>
    test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [memberId],
    );
  const step = () => test.app.acts.perform(SYSTEM, sendQueuedNotes);
  const sendAll = async () => {
    while ((await step()) > 0) continue;
  };
  /** Inserts many members at once, without real passwords. */
  const crowd = async (size: number, level = 1) => {
    const name = `c${Math.random().toString(36).slice(2, 8)}`;
    return test.owner.query<{ id: bigint }>(
      `insert into members (id, login_id, nick, nick_folded, password_hash,
         withdrawal_password_hash, phone, birth_date, bank_name, bank_number, bank_owner,
         terms_version, level)
       select nextval(pg_get_serial_sequence('members', 'id')) + 5000000, $1 || n, 'crowd',
         $1 || n, '', '', '\\x01', '\\x01', 'b', '\\x01', 'o', 'v1', $3
       from generate_series(1, $2::integer) n returning id`,
      [name, size, level],
    );
  };

  it("save-mailing stores a draft without sending it, and changes it by version", async () => {
    const draft = await save();
    expect(draft).toMatchObject({ status: "success", version: 1 });
    await sendAll();
    expect(await notesOf(member.memberId)).toEqual([]);
    const changed = { ko: { title: "고침", contents: "줄 하나\n줄 둘<" } };
    expect(await save({ id: draft["id"], version: 1, texts: changed })).toMatchObject({
      version: 2,
    });
    expect(await save({ id: draft["id"], version: 1 })).toEqual({
      status: "stale",
      now: { title: "고침" },
    });
    expect(await find(draft)).toMatchObject({
      state: "draft",
      texts: { ko: { contents: "<p>줄 하나<br />줄 둘&lt;</p>" } },
      audience: { member: member.loginId },
      readers: 1,
      needsSecond: false,
    });
    expect(await save({ texts: {} })).toMatchObject({ status: "invalid" });
    const nobody = { ...everybody, member: "nobody123" };
    expect(await save({ audience: nobody })).toEqual({ status: "not_found" });
  });

  it("send-mailing sends the member one sanitised note, and is audited", async () => {
    const evil = { ko: { title: "제목", contents: "<p onclick=x>글<script>1</script></p>" } };
    const draft = await save({ texts: evil });
    expect(await send(draft)).toEqual({ status: "success" });
    expect(await send(draft)).toEqual({ status: "already" });
    await sendAll();
    expect(await notesOf(member.memberId)).toEqual([{ title: "제목", contents: "<p>글</p>" }]);
    expect(await find(draft)).toMatchObject({ state: "sent", readers: 1, sent: 1, read: 0 });
    const cookieOfMember = await test.signIn(member.loginId, PASSWORD);
    const health = await test.call("user-health-check", {}, { cookie: cookieOfMember });
    expect(health.body).toMatchObject({ noteCount: 1 });
    const calls = (await auditOf(test.app.db, `mailing:${String(draft["id"])}`)).map(
      ({ call, reason: why }) => [call, why],
    );
    expect(calls).toEqual([
      ["send-mailing", reason],
      ["save-mailing", reason],
    ]);
  });

  it("writes to each member in their language, otherwise in the first that has a text", async () => {
    const thai = await makeMember(test.app.db);
    const japanese = await makeMember(test.app.db);
    await test.app.db.query(
      "update members set level = 9, locale = case id when $1 then 'th' else 'jp' end where id in ($1, $2)",
      [thai.memberId, japanese.memberId],
    );
    const both = {
      th: { title: "ประกาศ", contents: "ไทย" },
      en: { title: "News", contents: "English" },
    };
    const level9 = { ...everybody, levelFrom: 9, levelTo: 9 };
    const draft = await save({ texts: both, audience: level9 });
    await send(draft);
    await sendAll();
    expect(await notesOf(thai.memberId)).toEqual([{ title: "ประกาศ", contents: "<p>ไทย</p>" }]);
    expect(await notesOf(japanese.memberId)).toEqual([
      { title: "News", contents: "<p>English</p>" },
    ]);
    expect(await notesOf(member.memberId)).toEqual([]);
  });

  it("count-mailing-readers filters by level, status, site and last visit", async () => {
    await crowd(3, 7);
    const at7 = { levelFrom: 7, levelTo: 7 };
    expect(await count(at7)).toEqual({
      status: "success",
      readers: 3,
      isMore: false,
      needsSecond: false,
      heldBack: 0,
      withoutConsent: 0,
    });
    const two = "select id from members where level = 7 order by id limit 2";
    await test.app.db.query(`update members set status = 'closed' where id in (${two})`);
    expect(await count(at7)).toMatchObject({ readers: 1 });
    expect(await count({ ...at7, status: "closed" })).toMatchObject({ readers: 2 });
    expect(await count({ ...at7, status: "suspended" })).toMatchObject({ readers: 0 });
    const [site] = await test.app.db.query<{ id: number }>(
      "insert into settings_sites (host, name) values ('other.test', 'Other') returning id",
    );
    await test.app.db.query(
      `update members set status = 'active', site_id = $1 where id in (${two})`,
      [site?.id],
    );
    expect(await count({ ...at7, siteId: site?.id ?? 0 })).toMatchObject({ readers: 2 });
    const nowhere = { ...everybody, siteId: 999_999 };
    expect(await count(nowhere)).toEqual({ status: "not_found" });
    expect(await save({ audience: nowhere })).toEqual({ status: "not_found" });
    expect((await office("get-mailing-sites", {}))["sites"]).toContainEqual({
      id: site?.id,
      host: "other.test",
      name: "Other",
    });
    await test.app.db.query("update members set level = 6 where id = $1", [member.memberId]);
    const at6 = { levelFrom: 6, levelTo: 6 };
    expect(await count({ ...at6, activeSince: "2026-01-01" })).toMatchObject({ readers: 0 });
    await test.signIn(member.loginId, PASSWORD);
    expect(await count({ ...at6, activeSince: "2026-01-01" })).toMatchObject({ readers: 1 });
    expect(await count({ ...at6, activeSince: "2999-01-01" })).toMatchObject({ readers: 0 });
    // Days are in the installation's time zone, and using an older session does not move the day
    // back.
    for (const usedAt of ["2998-12-31T20:00:00Z", "2026-02-01T00:00:00Z"]) {
      const used = "update member_sessions set last_active_at = $2 where member_id = $1";
      await test.app.db.query(used, [member.memberId, usedAt]);
      expect(await count({ ...at6, activeSince: "2999-01-01" })).toMatchObject({ readers: 1 });
    }
  });

  it("count-mailing-readers counts exactly up to ten thousand, and answers whether there are more", async () => {
    await crowd(COUNTED_AT_MOST, 10);
    const at10 = { levelFrom: 10, levelTo: 10 };
    expect(await count(at10)).toMatchObject({ readers: COUNTED_AT_MOST, isMore: false });
    await crowd(1, 10);
    expect(await count(at10)).toMatchObject({ readers: COUNTED_AT_MOST, isMore: true });
    await test.app.db.query("update members set status = 'closed' where level = 10");
  });

  it("reaches every member once in batches, also after an interruption", async () => {
    const readers = await crowd(1_203, 5);
    const audience = { ...everybody, levelFrom: 5, levelTo: 5 };
    const draft = await save({ audience });
    await test.app.db.query(
      "update message_mailings set state = 'sending', started_at = now(), readers = 1203 where id = $1",
      [draft["id"]],
    );
    expect(await step()).toBe(500);
    expect(await find(draft)).toMatchObject({ state: "sending", sent: 500 });
    // A process that ended before its batch was committed, and one that starts from the beginning.
    const killed = test.app.acts.perform(SYSTEM, async (act) => {
      await sendQueuedNotes(act);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await find(draft)).toMatchObject({ sent: 500 });
    await test.app.db.query("update message_mailings set reached_member_id = 0 where id = $1", [
      draft["id"],
    ]);
    await Promise.all([sendAll(), sendAll()]);
    expect(await find(draft)).toMatchObject({ state: "sent", sent: 1_203 });
    const [row] = await test.app.db.query<{ notes: number; members: number }>(
      `select count(*)::integer as notes, count(distinct member_id)::integer as members
       from message_notes where mailing_id = $1`,
      [draft["id"]],
    );
    expect(row).toEqual({ notes: readers.length, members: readers.length });
    const twice = test.app.db.query(
      "insert into message_notes (member_id, mailing_id, title, contents) values ($1, $2, 'x', 'x')",
      [readers[0]?.id, draft["id"]],
    );
    await expect(twice).rejects.toThrow("message_notes_once");
  });

  it("does not write to members who registered after the start", async () => {
    await crowd(1, 4);
    const draft = await save({ audience: { ...everybody, levelFrom: 4, levelTo: 4 } });
    await send(draft);
    const [late] = await crowd(1, 4);
    await test.app.db.query(
      "update members set registered_at = now() + interval '1 minute' where id = $1",
      [late?.id],
    );
    await sendAll();
    expect(await find(draft)).toMatchObject({ readers: 1, sent: 1 });
  });

  it("stop-mailing drops a draft, and stops a mailing that is being sent", async () => {
    const draft = await save();
    expect(await office("stop-mailing", { id: draft["id"], reason })).toEqual({
      status: "success",
    });
    expect(await send(draft)).toEqual({ status: "already" });
    await crowd(700, 3);
    const large = await save({ audience: { ...everybody, levelFrom: 3, levelTo: 3 } });
    await test.app.db.query(
      "update message_mailings set state = 'sending', started_at = now(), readers = 700 where id = $1",
      [large["id"]],
    );
    await step();
    expect(await office("stop-mailing", { id: large["id"], reason })).toEqual({
      status: "success",
    });
    await sendAll();
    expect(await find(large)).toMatchObject({ state: "stopped", sent: 500 });
    expect(await office("stop-mailing", { id: large["id"], reason })).toEqual({
      status: "already",
    });
    const rows = (await office("get-mailings", {}))["rows"] as { id: number; state: string }[];
    expect(rows.find(({ id }) => id === large["id"])).toMatchObject({ state: "stopped" });
    expect(rows.some(({ id }) => id === draft["id"])).toBe(false);
  });

  it("needs a second operator for many readers, who sends exactly what was proposed", async () => {
    await crowd(READERS_WITHOUT_SECOND + 1, 2);
    const audience = { ...everybody, levelFrom: 2, levelTo: 2 };
    const draft = await save({ audience });
    expect(await find(draft)).toMatchObject({ needsSecond: true, proposalId: null });
    const proposed = await send(draft);
    expect(proposed).toMatchObject({ status: "proposed" });
    await sendAll();
    expect(await find(draft)).toMatchObject({ state: "draft", proposalId: proposed["proposalId"] });
    expect(await send(draft)).toMatchObject({ status: "waiting" });
    const decide = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect(await office("decide-proposal", decide)).toEqual({ status: "own" });
    const second = await signInToOffice(test, "operator2");
    expect(await office("decide-proposal", decide, second)).toEqual({ status: "forbidden" });
    await test.app.db.query("update operators set role = 'content' where login_id = 'operator2'");
    const publisher = await signInToOffice(test, "operator2");
    await save({ id: draft["id"], version: 1, audience });
    expect(await office("decide-proposal", decide, publisher)).toMatchObject({ status: "stale" });
    await test.app.db.query("update message_mailings set version = 1 where id = $1", [draft["id"]]);
    expect(await office("decide-proposal", decide, publisher)).toEqual({ status: "success" });
    await sendAll();
    expect(await find(draft)).toMatchObject({ state: "sent", sent: READERS_WITHOUT_SECOND + 1 });
  });
});
