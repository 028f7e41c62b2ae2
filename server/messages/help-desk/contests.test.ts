import { beforeAll, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { Exchange } from "#contract/office/help-desk.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const test = useTestApp();
let imposer: string;
let colleague: string;
const reason = "worried about the member";
beforeAll(async () => {
  imposer = await operatorWithRole(test, "admin");
  colleague = await operatorWithRole(test, "admin");
});
const office = async (name: OfficeCallName, input: object, cookie: string) =>
  (await officeCall(test, name, { reason, ...input }, cookie)).body;
const contest = async (member: TestMember, category = "contest") => {
  const cookie = await test.signIn(member.loginId, PASSWORD);
  const question = { title: "이의", contents: "조치를 다시 봐 주세요", category };
  return Number((await test.call("user-write-help", question, { cookie })).body["id"]);
};
const open = async (member: TestMember) =>
  Number(
    (await office("open-case", { id: Number(member.memberId), origin: "staff" }, imposer))[
      "caseId"
    ],
  );
const caseOf = async (id: number) => {
  const { body } = await officeCall(test, "get-help-thread", { id }, colleague);
  return (body["thread"] as Exchange[]).find((each) => each.id === id)?.caseId;
};

it("a contest of a measure is linked to the case, and answered by another operator than the one who took it", async () => {
  const member = await makeMember(test.app.db);
  const caseId = await open(member);
  const id = await contest(member);
  expect(await caseOf(id)).toBe(caseId);
  const reply = { id, reply: "다시 보았습니다." };
  expect(await office("reply-to-help", reply, imposer)).toEqual({ status: "own_measure" });
  expect(await office("close-help", { id }, imposer)).toEqual({ status: "own_measure" });
  expect(await office("reply-to-help", reply, colleague)).toEqual({ status: "success" });
});

it("a further message of a contest has the same rule, also when it is filed as something else", async () => {
  const member = await makeMember(test.app.db);
  const caseId = await open(member);
  const id = await contest(member);
  const filed = { id, version: 1, category: "other", assignedTo: null, followUpOn: null };
  expect(await office("file-help", filed, imposer)).toEqual({ status: "success" });
  await office("reply-to-help", { id, reply: "보았습니다." }, colleague);
  const cookie = await test.signIn(member.loginId, PASSWORD);
  await test.call("user-answer-help", { id, contents: "한 번 더 부탁합니다" }, { cookie });
  const [further] = await test.app.db.query<{ id: bigint; caseId: bigint | null }>(
    `select id, case_id as "caseId" from message_helps where asked_in = $1`,
    [id],
  );
  expect(Number(further?.caseId)).toBe(caseId);
  const again = { id: Number(further?.id), reply: "다시 보았습니다." };
  expect(await office("reply-to-help", again, imposer)).toEqual({ status: "own_measure" });
  expect(await office("reply-to-help", again, colleague)).toEqual({ status: "success" });
});

it("a contest without a case, and any other question, is answered by every operator", async () => {
  const member = await makeMember(test.app.db);
  const without = await contest(member);
  expect(await caseOf(without)).toBeNull();
  expect(await office("reply-to-help", { id: without, reply: "없습니다." }, imposer)).toEqual({
    status: "success",
  });
  await open(member);
  const other = await contest(member, "game");
  expect(await caseOf(other)).toBeNull();
  expect(await office("close-help", { id: other }, imposer)).toEqual({ status: "success" });
});
