import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName, OfficeOutput } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { settleDueIdentities } from "#server/members/identity-checks/holds/holding.ts";
import { useTestApp } from "#tests/support/app.ts";
import { PDF, PIXEL } from "#tests/support/help-files.ts";
import { demandIdentity, sendIdentity } from "#tests/support/identities.ts";
import {
  makePlayer,
  openLaunches,
  PASSWORD,
  setNumbers,
  WITHDRAWAL_PASSWORD,
} from "#tests/support/members.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "compared with what is registered";
type Check = OfficeOutput<"get-identity-check">;

describe("a member's identity", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie = "";
  let desk = "";
  beforeAll(async () => {
    desk = await operatorWithRole(test, "cs");
  });
  beforeEach(async () => {
    await test.owner.query("delete from throttles");
    await demandIdentity(test, false);
    player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    await setNumbers(test.owner, player.memberId, { birthDate: "1980-02-03" });
    cookie = "";
  });
  const call = async (name: Parameters<typeof test.call>[0], body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const office = async (name: OfficeCallName, input: object, as = desk) =>
    (await officeCall(test, name, { reason, ...input }, as)).body;
  const read = async (name: OfficeCallName, input: object, as = desk) =>
    (await officeCall(test, name, input, as)).body;
  const signIn = async () => {
    cookie = await test.signIn(player.loginId, PASSWORD);
  };
  /** A member who signed in where the identity is demanded. */
  const demanded = async () => {
    await demandIdentity(test);
    await signIn();
  };
  const own = () => call("get-identity");
  const deposit = () => call("apply-user-deposit", { balance: 50_000 });
  const launch = () =>
    call("open-game", { code: "moon-rabbit-mill", company: "tiger", timeStemp: 0 });
  const status = () => accountStatus(test.app.db, player.memberId);
  const settle = () => test.app.acts.perform(SYSTEM, settleDueIdentities);
  const newest = async () => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from member_identity_checks where member_id = $1 order by id desc limit 1",
      [player.memberId],
    );
    return Number(row?.id);
  };
  const check = async (as = desk) =>
    (await read("get-identity-check", { id: await newest() }, as)) as unknown as Check;
  const notes = async () => {
    const rows = await test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [player.memberId],
    );
    return rows;
  };

  it("is not asked for where the jurisdiction does not demand it", async () => {
    await signIn();
    expect(await status()).toBe("open");
    expect(await own()).toMatchObject({ isDemanded: false, newest: null });
    expect(await sendIdentity(test, cookie)).toBe("already");
    expect(await deposit()).toMatchObject({ status: "success" });
  });

  it("holds deposits, stakes and launches until staff verify it; the member reads, withdraws and is told", async () => {
    await demanded();
    expect(await status()).toBe("stakes_blocked");
    expect(await call("user-health-check")).toMatchObject({
      user: { reduced: { why: "identity" } },
    });
    expect(await deposit()).toEqual({ status: "identity" });
    expect(await call("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toEqual({
      status: "identity",
    });
    expect(await launch()).toEqual({ status: "identity" });
    expect(
      await call("apply-user-withdraw", { balance: 10_000, pass: WITHDRAWAL_PASSWORD }),
    ).toMatchObject({ status: "success" });
    expect((await notes()).map(({ title }) => title)).toEqual(["본인 확인이 필요합니다"]);

    expect(await sendIdentity(test, cookie)).toBe("success");
    expect(await own()).toMatchObject({ newest: { document: "id_card", state: "waiting" } });
    expect(await office("verify-identity", { id: await newest() })).toMatchObject({
      status: "success",
    });
    expect(await status()).toBe("open");
    expect(await own()).toMatchObject({ isDemanded: false, newest: { state: "verified" } });
    expect(await call("user-health-check")).toMatchObject({ user: { reduced: null } });
    expect(await deposit()).toMatchObject({ status: "success" });
    // The test runs no provider, which is the next thing that a launch needs.
    expect(await launch()).toEqual({ status: "fix_server" });
    expect((await notes()).at(-1)?.title).toBe("본인 확인을 마쳤습니다");
  });

  it("is held from the first sign-in of a new account on, which is told what to send", async () => {
    await demandIdentity(test);
    const id = `moon${Math.random().toString(36).replace(/\W/g, "").slice(0, 8)}`;
    const registered = await call("user-register", {
      id,
      pw: "quiet-water-78",
      nick: id.slice(-8),
      phone: "01077001199",
      birthDate: "1990-05-17",
      bankname: "달빛은행",
      banknum: "110-700-700799",
      bankOwner: "이별빛",
      exchange_pw: "246810",
      terms: "2026-11",
    });
    expect(registered).toMatchObject({ status: "success" });
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [id],
    );
    cookie = await test.signIn(id, "quiet-water-78");
    expect(await accountStatus(test.app.db, row?.id ?? 0n)).toBe("stakes_blocked");
    expect(await call("get-user-note", { page: 1 })).toMatchObject({
      note: [{ title: "본인 확인이 필요합니다" }],
    });
  });

  it.each([
    ["unreadable", "글자를 읽을 수 없습니다"],
    ["name_differs", "신분증의 이름이 가입 정보와 다릅니다"],
    ["not_genuine", "이 신분증으로는 확인할 수 없습니다"],
  ] as const)(
    "that is refused as %s can be sent again, and the note says why",
    async (why, said) => {
      await demanded();
      await sendIdentity(test, cookie);
      expect(
        await office("refuse-identity", { id: await newest(), refusedFor: why }),
      ).toMatchObject({
        status: "success",
      });
      expect(await status()).toBe("stakes_blocked");
      const told = why === "not_genuine" ? "not_accepted" : why;
      expect(await own()).toMatchObject({ newest: { state: "refused", refusedFor: told } });
      expect((await notes()).at(-1)?.contents).toContain(said);
      expect(JSON.stringify(await call("get-own-data"))).not.toContain("not_genuine");
      expect(await office("verify-identity", { id: await newest() })).toMatchObject({
        status: "already",
      });
      expect(await sendIdentity(test, cookie, "passport")).toBe("success");
      expect(await sendIdentity(test, cookie, "passport")).toBe("wait");
    },
  );

  it("needs the back of all documents but passports, of the member's own files only", async () => {
    await demanded();
    const add = async (side: string, data = PIXEL) =>
      ((await call("attach-identity-file", { side, data }))["file"] as { id: number }).id;
    const front = await add("front");
    expect(await call("send-identity", { document: "driving_licence", front })).toEqual({
      status: "not_found",
    });
    const back = await add("back", PDF);
    expect(await call("send-identity", { document: "id_card", front: back, back: front })).toEqual({
      status: "not_found",
    });
    const other = await makePlayer(test.app.db, {});
    const mine = cookie;
    cookie = await test.signIn(other.loginId, PASSWORD);
    expect(await call("send-identity", { document: "passport", front })).toEqual({
      status: "not_found",
    });
    cookie = mine;
    expect(await call("send-identity", { document: "id_card", front, back })).toMatchObject({
      status: "success",
    });
    expect((await check()).files).toMatchObject([
      { side: "front", kind: "picture" },
      { side: "back", kind: "pdf" },
    ]);
    expect(await call("attach-identity-file", { side: "front", data: "bm8gcGljdHVyZQ==" })).toEqual(
      {
        status: "file",
      },
    );
  });

  it("is compared by who may verify it; each look at a side is in the audit trail, and its content is sealed", async () => {
    await demanded();
    await sendIdentity(test, cookie);
    const viewer = await operatorWithRole(test, "viewer");
    expect(await check(viewer)).toMatchObject({ status: "forbidden" });
    const { registered, files } = await check();
    expect(registered).toMatchObject({ birthDate: "1980-02-03" });
    const [front] = files;
    const opened = await office("open-identity-file", { id: front?.id });
    expect(Buffer.from(String(opened["data"]), "base64").subarray(8, 12).toString()).toBe("WEBP");
    const object = `member:${player.memberId}`;
    expect(await lastAuditRow(test, object)).toMatchObject({
      call: "open-identity-file",
      reason,
      after: { opened: "front" },
    });
    const [stored] = await test.owner.query<{ content: Buffer }>(
      "select content from member_identity_files where id = $1",
      [front?.id],
    );
    expect(stored?.content.includes("WEBP")).toBe(false);
    expect(stored?.content.includes(String(opened["data"]).slice(0, 40))).toBe(false);
  });

  it("is asked for again by staff: play is held from the commit on, and an open game takes no stake", async () => {
    await demanded();
    await sendIdentity(test, cookie);
    await office("verify-identity", { id: await newest() });
    await openLaunches(test.app.db, player);
    const id = Number(player.memberId);
    expect(await office("ask-identity-again", { id })).toMatchObject({ status: "success" });
    expect(await status()).toBe("stakes_blocked");
    const open = await test.app.db.query(
      "select from game_sessions where member_id = $1 and ended_at is null",
      [player.memberId],
    );
    expect(open).toEqual([]);
    expect(await own()).toMatchObject({ isDemanded: true, newest: { state: "ended" } });
    expect((await notes()).map(({ title }) => title)).toEqual([
      "본인 확인이 필요합니다",
      "본인 확인을 마쳤습니다",
      "본인 확인을 다시 해 주세요",
    ]);
    expect(await office("ask-identity-again", { id })).toMatchObject({ status: "already" });
  });

  it("is not asked of a test account, which is the house's", async () => {
    player = await makePlayer(test.app.db, { isTest: true });
    await demanded();
    expect(await own()).toMatchObject({ isDemanded: false });
    expect(await status()).toBe("open");
  });

  it("follows a change of the rule for members who are signed in", async () => {
    // Members of the tests before.
    await settle();
    await signIn();
    expect(await settle()).toBe(0);
    await demandIdentity(test);
    expect(await settle()).toBeGreaterThan(0);
    expect(await status()).toBe("stakes_blocked");
    await demandIdentity(test, false);
    expect(await settle()).toBeGreaterThan(0);
    expect(await status()).toBe("open");
    expect(await settle()).toBe(0);
  });

  it("that is verified opens no play while a break holds", async () => {
    await demanded();
    await sendIdentity(test, cookie);
    await call("start-break", { term: "7d" });
    await office("verify-identity", { id: await newest() });
    expect(await status()).toBe("stakes_blocked");
    expect(await deposit()).toEqual({ status: "break" });
  });
});
