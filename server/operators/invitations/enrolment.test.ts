import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { CODES_PER_LINK } from "#server/operators/invitations/enrolment.ts";
import { LINK_HOLDS_MS } from "#server/operators/invitations/invitations.ts";
import { codeAt } from "#server/kit/totp.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  firstAuditFault,
  lastAuditRow,
  officeCall,
  operatorWithRole,
} from "#tests/support/office.ts";

const PASSWORD = "seven green lanterns";

describe("accepting an invitation", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let made = 0;
  const reason = "joins the cash desk on Monday";

  const signBothIn = async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  };
  beforeAll(signBothIn);
  beforeEach(() => test.app.db.query("delete from throttles"));

  const make = (name: OfficeCallName, input: object, cookie = admin) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const atDoor = (name: OfficeCallName, input: object) => officeCall(test, name, input);

  /** An invitation that a second operator has approved. */
  const invite = async (role = "cashier") => {
    const loginId = `new.colleague${made++}`;
    const asked = await make("invite-operator", { loginId, name: "새 동료", role });
    expect(asked.body["status"]).toBe("proposed");
    const decision = { id: asked.body["proposalId"], decision: "carry-out" };
    expect((await make("decide-proposal", decision, checker)).body["status"]).toBe("success");
    const { invitations } = (await officeCall(test, "get-invitations", {}, admin)).body as {
      invitations: { id: number; loginId: string; expiresAt: string | null }[];
    };
    const invitation = invitations.find((each) => each.loginId === loginId);
    expect(invitation?.expiresAt).toBeNull();
    return { loginId, id: invitation?.id ?? 0 };
  };
  const makeLink = async (id: number) =>
    String((await make("make-invitation-link", { id }, checker)).body["token"]);

  it("invitation, link, password, second factor and first code sign a new operator in with their role", async () => {
    const { loginId, id } = await invite();
    const token = await makeLink(id);
    expect(await lastAuditRow(test, `invitation:${loginId}`)).toMatchObject({
      call: "make-invitation-link",
      reason,
    });
    const opened = await atDoor("open-invitation", { token });
    expect(opened.body).toMatchObject({ status: "success", loginId, role: "cashier" });
    const enrolled = (await atDoor("enrol-operator", { token, password: PASSWORD })).body;
    expect(enrolled["uri"]).toContain(`secret=${String(enrolled["secret"])}`);
    const code = codeAt(String(enrolled["secret"]), test.clock.now());
    const confirmed = await atDoor("confirm-enrolment", { token, code });
    expect(confirmed.body).toMatchObject({ operator: { loginId, role: "cashier" } });
    const cookie = String(confirmed.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(200);
    expect((await officeCall(test, "get-operators", {}, cookie)).http).toBe(403);
    // Code and link are used up, and the audit trail has the reason of the invitation.
    const again = { loginId, password: PASSWORD, code };
    expect((await atDoor("sign-in", again)).body["status"]).toBe("otp");
    expect((await atDoor("open-invitation", { token })).body["status"]).toBe("not_found");
    test.clock.advance(31_000);
    const next = codeAt(String(enrolled["secret"]), test.clock.now());
    expect((await atDoor("sign-in", { ...again, code: next })).body["status"]).toBe("success");
    const { operator } = confirmed.body as { operator: { id: number } };
    expect(await lastAuditRow(test, `operator:${operator.id}`)).toMatchObject({
      call: "confirm-enrolment",
      reason,
      after: { role: "cashier" },
    });
    expect(await firstAuditFault(test.app.db)).toBeNull();
    expect((await make("make-invitation-link", { id }, checker)).body["status"]).toBe("already");
  });

  it("only the hash of a link is stored, and a new link ends the one before", async () => {
    const { id } = await invite();
    const first = await makeLink(id);
    const [row] = await test.app.db.query<{ text: string }>(
      "select operator_invitations::text as text from operator_invitations where id = $1",
      [id],
    );
    expect(row?.text).not.toContain(first);
    const second = await makeLink(id);
    expect((await atDoor("open-invitation", { token: first })).body["status"]).toBe("not_found");
    expect((await atDoor("open-invitation", { token: second })).body["status"]).toBe("success");
  });

  it("revoke-invitation ends the link, and the id can be invited again", async () => {
    const { id, loginId } = await invite();
    const token = await makeLink(id);
    const taken = { loginId, name: "x", role: "cs" };
    expect((await make("invite-operator", taken)).body["status"]).toBe("already");
    expect((await make("revoke-invitation", { id })).body["status"]).toBe("success");
    expect(await lastAuditRow(test, `invitation:${loginId}`)).toMatchObject({
      call: "revoke-invitation",
      before: { loginId, role: "cashier" },
      after: null,
    });
    expect((await atDoor("open-invitation", { token })).body["status"]).toBe("not_found");
    expect((await make("revoke-invitation", { id })).body["status"]).toBe("already");
    expect((await make("revoke-invitation", { id: 999_999 })).body["status"]).toBe("not_found");
    expect((await make("invite-operator", taken)).body["status"]).toBe("proposed");
  });

  it("a link is valid for two days", async () => {
    const token = await makeLink((await invite()).id);
    test.clock.advance(LINK_HOLDS_MS + 1_000);
    for (const [name, more] of [
      ["open-invitation", {}],
      ["enrol-operator", { password: PASSWORD }],
      ["confirm-enrolment", { code: "123456" }],
    ] as const)
      expect((await atDoor(name, { token, ...more })).body["status"]).toBe("expired");
    await signBothIn();
  });

  it("refuses common passwords and those that contain the id; a code comes after the password", async () => {
    const { id, loginId } = await invite();
    const token = await makeLink(id);
    const enrol = async (password: string) =>
      (await atDoor("enrol-operator", { token, password })).body["status"];
    expect((await atDoor("confirm-enrolment", { token, code: "123456" })).body["status"]).toBe(
      "closed",
    );
    expect(await enrol("short")).toBe("invalid");
    expect(await enrol("qwertyuiop12")).toBe("weak");
    expect(await enrol(`${loginId}-and-more`)).toBe("weak");
    expect(await enrol(PASSWORD)).toBe("success");
  });

  it("a link accepts five codes in a quarter of an hour", async () => {
    const token = await makeLink((await invite()).id);
    const { secret } = (await atDoor("enrol-operator", { token, password: PASSWORD })).body;
    const right = codeAt(String(secret), test.clock.now());
    const code = right === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < CODES_PER_LINK.uses; guess++)
      expect((await atDoor("confirm-enrolment", { token, code })).body["status"]).toBe("otp");
    const locked = await atDoor("confirm-enrolment", { token, code: right });
    expect(locked).toMatchObject({ http: 429, body: { status: "time" } });
  });

  it("the first code sent twice simultaneously makes one operator", async () => {
    const { id, loginId } = await invite();
    const token = await makeLink(id);
    const { secret } = (await atDoor("enrol-operator", { token, password: PASSWORD })).body;
    const proof = { token, code: codeAt(String(secret), test.clock.now()) };
    const answers = await Promise.all([
      atDoor("confirm-enrolment", proof),
      atDoor("confirm-enrolment", proof),
    ]);
    expect(
      answers
        .map(({ body }) => body["status"])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(["not_found", "success"]);
    const rows = await test.app.db.query("select from operators where login_id = $1", [loginId]);
    expect(rows).toHaveLength(1);
  });
});
