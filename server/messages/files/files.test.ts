import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { HelpFile } from "#contract/help-files.ts";
import type { HelpThread } from "#contract/messages.ts";
import { eraseMessages } from "#server/messages/erasure/erasure.ts";
import { HELP_FILES_PER_MEMBER, sweepFiles } from "#server/messages/files/files.ts";
import { useTestApp } from "#tests/support/app.ts";
import { PDF, PIXEL } from "#tests/support/help-files.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import {
  lastAuditRow,
  officeCall,
  operatorWithRole,
  signInToOffice,
} from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const reason = "본인 확인";

describe("files of the help desk", () => {
  const test = useTestApp();
  let office: string;
  let member: TestMember;
  let cookie: string;
  beforeAll(async () => {
    office = await signInToOffice(test, "operator1");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: object, as = cookie) =>
    (await test.call(name, body, { cookie: as })).body;
  const attach = (data = PIXEL, name = "영수증.png") => call("attach-help-file", { name, data });
  const attached = async (data?: string, name?: string) =>
    (await attach(data, name))["file"] as HelpFile;
  const ask = (files: number[]) =>
    call("user-write-help", { title: "입금", contents: "보냈습니다", files });
  const desk = async (name: Parameters<typeof officeCall>[1], input: object, as = office) =>
    (await officeCall(test, name, { reason, ...input }, as)).body;
  const read = async (id: unknown) =>
    (await call("read-help-message", { id }))["help"] as HelpThread;
  const isIdleInTransaction = async () =>
    (
      await test.owner.query(
        `select from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )
    ).length > 0;
  const countOf = async ({ memberId }: TestMember) =>
    (await test.app.db.query("select from message_help_files where member_id = $1", [memberId]))
      .length;

  it("a question keeps its files, which its member and operators of the help desk can open", async () => {
    const [picture, pdf] = [await attached(), await attached(PDF, "통장 사본.pdf")];
    expect(picture).toMatchObject({ name: "영수증.png", kind: "picture" });
    expect(pdf).toMatchObject({ kind: "pdf", bytes: Buffer.from(PDF, "base64").length });
    const { id } = await ask([picture.id, pdf.id]);
    expect(await read(id)).toMatchObject({ files: [picture, pdf], replyFiles: [], followUps: [] });
    const opened = await call("get-help-file", { id: pdf.id });
    expect(opened).toMatchObject({ name: "통장 사본.pdf", kind: "pdf", data: PDF });
    const { thread } = (await officeCall(test, "get-help-thread", { id }, office)).body;
    expect(thread).toMatchObject([{ files: [picture, pdf], replyFiles: [] }]);
    expect(await desk("open-help-file", { id: pdf.id })).toMatchObject({ data: PDF });
    expect(await lastAuditRow(test, `help:${Number(id)}`)).toMatchObject({
      call: "open-help-file",
      reason,
      after: { file: "통장 사본.pdf" },
    });
  });

  it("a picture is encoded anew, without metadata and without what follows the picture", async () => {
    const photo = await sharp({
      create: { width: 3_000, height: 20, channels: 3, background: "#123456" },
    })
      .withExif({ IFD3: { GPSLatitude: "37/1 30/1 0/1" }, IFD0: { Copyright: "secret-place" } })
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]);
    expect(bytes.includes("secret-place")).toBe(true);
    const file = await attached(bytes.toString("base64"), "photo.html");
    const { data, kind } = await call("get-help-file", { id: file.id });
    const kept = Buffer.from(String(data), "base64");
    expect(kind).toBe("picture");
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width: 2_400 });
    for (const hidden of ["secret-place", "script", "Exif"])
      expect(kept.includes(hidden)).toBe(false);
  });

  it("the content decides, not the name: SVG, HTML, archives and broken pictures are refused", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const broken = Buffer.from(PIXEL, "base64").subarray(0, 40);
    for (const bytes of [svg, "<!doctype html><p>x", "PK\u0003\u0004zip", broken, "MZ plain"])
      expect(await attach(Buffer.from(bytes).toString("base64"), "a.png")).toEqual({
        status: "file",
      });
    expect(await countOf(member)).toBe(0);
  });

  it("a file above 5 MB and a sixth file are refused", async () => {
    const large = Buffer.concat([Buffer.from(PDF, "base64"), Buffer.alloc(5_000_001)]);
    const answer = await test.call(
      "attach-help-file",
      { name: "a.pdf", data: large.toString("base64") },
      { cookie },
    );
    expect([400, 413]).toContain(answer.http);
    const ids: number[] = [];
    for (let n = 0; n < 6; n++) ids.push((await attached(PDF)).id);
    expect(
      (await test.call("user-write-help", { title: "a", contents: "b", files: ids }, { cookie }))
        .http,
    ).toBe(400);
    expect(await ask(ids.slice(1))).toMatchObject({ status: "success" });
  });

  it("another member and a visitor can neither open nor send a file", async () => {
    const file = await attached();
    await ask([file.id]);
    const unsent = await attached();
    const stranger = await makeMember(test.app.db);
    const other = await test.signIn(stranger.loginId, PASSWORD);
    for (const { id } of [file, unsent])
      expect(await call("get-help-file", { id }, other)).toEqual({ status: "not_found" });
    const stolen = { title: "a", contents: "b", files: [unsent.id] };
    expect(await call("user-write-help", stolen, other)).toEqual({ status: "not_found" });
    expect((await test.call("get-help-file", { id: file.id }, {})).http).toBe(401);
    expect((await test.call("attach-help-file", { name: "a", data: PIXEL }, {})).http).toBe(401);
  });

  it("a role that does not answer members cannot open a file, nor can anyone one that is not sent", async () => {
    const file = await attached();
    expect(await desk("open-help-file", { id: file.id })).toEqual({ status: "not_found" });
    await ask([file.id]);
    for (const role of ["viewer", "cashier", "content"] as const) {
      const who = await operatorWithRole(test, role);
      expect(await desk("open-help-file", { id: file.id }, who)).toEqual({ status: "forbidden" });
    }
  });

  it("a reply has files of its own, which the member opens after it is sent", async () => {
    const { id } = await ask([]);
    const added = await desk("attach-reply-file", { id, name: "안내.pdf", data: PDF });
    const file = added["file"] as HelpFile;
    expect(await call("get-help-file", { id: file.id })).toEqual({ status: "not_found" });
    const answer = { id, reply: "안내 파일을 봐 주세요", files: [file.id] };
    const colleague = await operatorWithRole(test, "cs");
    expect(await desk("reply-to-help", answer, colleague)).toEqual({ status: "not_found" });
    expect(await desk("reply-to-help", answer)).toMatchObject({ status: "success" });
    expect(await read(id)).toMatchObject({ files: [], replyFiles: [file] });
    expect(await call("get-help-file", { id: file.id })).toMatchObject({ data: PDF });
  });

  it("a picture for a reply is decoded before the act takes a connection", async () => {
    const { id } = await ask([]);
    const size = { width: 6_000, height: 6_000, channels: 3 as const };
    const photo = await sharp({ create: { ...size, background: "#123456" } })
      .png()
      .toBuffer();
    let isAnswered = false;
    const input = { id, name: "a.png", data: photo.toString("base64") };
    const answer = desk("attach-reply-file", input).finally(() => (isAnswered = true));
    const looks: boolean[] = [];
    while (!isAnswered) looks.push(await isIdleInTransaction());
    expect(await answer).toMatchObject({ status: "success" });
    expect(looks.filter((isIdle) => isIdle).length).toBeLessThan(looks.length / 2);
  });

  it("a file is sent once, also in a further message, and removed with the question from the member's view", async () => {
    const file = await attached();
    const { id } = await ask([]);
    const further = { id, contents: "여기 있습니다", files: [file.id] };
    expect(await call("user-answer-help", further)).toMatchObject({ status: "success" });
    expect(await call("user-answer-help", further)).toEqual({ status: "not_found" });
    expect((await read(id)).followUps).toMatchObject([{ files: [file] }]);
    await call("del-help", { id });
    expect(await call("get-help-file", { id: file.id })).toEqual({ status: "not_found" });
    expect(await desk("open-help-file", { id: file.id })).toMatchObject({ status: "success" });
  });

  it("a member attaches a bounded number of files a day", async () => {
    for (let n = 0; n < HELP_FILES_PER_MEMBER.uses; n++)
      expect(await attach(PDF)).toMatchObject({ status: "success" });
    expect(await attach(PDF)).toMatchObject({ status: "time" });
  });

  it("files that were not sent are deleted after a day, sent ones after two years, and all with the member", async () => {
    const kept = await attached();
    await ask([kept.id]);
    await attached(PDF);
    const { clock, app } = test;
    const { db } = app;
    const at = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * DAY_MS) });
    await sweepFiles(db, at(0.9));
    expect(await countOf(member)).toBe(2);
    await sweepFiles(db, at(1.1));
    expect(await countOf(member)).toBe(1);
    await sweepFiles(db, at(729));
    expect(await countOf(member)).toBe(1);
    await sweepFiles(db, at(731));
    expect(await countOf(member)).toBe(0);
    await ask([(await attached()).id]);
    await db.transaction((tx) => eraseMessages(tx, member.memberId));
    expect(await countOf(member)).toBe(0);
  });
});
