import { beforeAll, beforeEach } from "vitest";
import type { OwnPrivacyRequest } from "#contract/privacy-requests.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { Role } from "#contract/office/permissions.ts";
import { dateOf } from "#server/kit/days.ts";
import { dueAfter } from "#server/members/privacy-requests/due.ts";
import { useTestApp, type TestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** The time zone of the test's site. */
export const ZONE = "Asia/Seoul";

/** A new member for each test, their calls about requests, and those of staff. Call it in `describe`. */
export function usePrivacyDesk() {
  const test: TestApp = useTestApp();
  let member: TestMember;
  beforeAll(() => test.clock.stop());
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    await test.owner.query("delete from settings_contacts");
    await test.owner.query("delete from member_privacy_requests");
  });
  /** Days pass, so that every session has ended: each call begins a new one. */
  const call = async (name: string, body: object = {}) => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    return (await test.call(name, body, { cookie })).body;
  };
  const own = async () => (await call("get-privacy-requests"))["requests"] as OwnPrivacyRequest[];
  const today = () => dateOf(test.clock.now(), ZONE);
  return {
    test,
    get member() {
      return member;
    },
    /** Goes on with another new member. */
    renew: async () => {
      member = await makeMember(test.app.db);
    },
    call,
    own,
    one: async (id: number) => (await own()).find((each) => each.id === id),
    open: async (kind = "access", more: object = { details: "Who receives it?" }) =>
      Number((await call("open-privacy-request", { kind, ...more }))["id"]),
    office: async (name: OfficeCallName, input: object, role: Role = "cs") =>
      (await officeCall(test, name, input, await operatorWithRole(test, role))).body,
    today,
    due: (months: number) => dueAfter(today(), months, ZONE),
  };
}
