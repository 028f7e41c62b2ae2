import { beforeAll, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

/** A NUL, and each half of a surrogate pair. */
const unstorable = ["a\0b", "\ud800", "a\udc00"];

describe("a text that PostgreSQL cannot store", () => {
  const test = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator1");
  });

  const memberCalls: [CallName, string, object][] = [
    ["user-do-login", "userId", { password: "moonlight-demo" }],
    ["search-games", "text", {}],
  ];
  it.each(memberCalls)("is refused as invalid by %s in its field %s", async (name, path, rest) => {
    for (const text of unstorable)
      expect(await test.call(name, { ...rest, [path]: text }), JSON.stringify(text)).toMatchObject({
        http: 400,
        body: { status: "invalid", errors: [{ path, code: "format" }] },
      });
  });

  const officeCalls: [OfficeCallName, string, object][] = [
    ["find-rounds", "round", {}],
    ["find-rounds", "loginId", {}],
    ["find-members", "query", { by: "any" }],
    ["sign-in", "loginId", { password: "moonlight-demo" }],
    ["claim-payment", "reason", { id: 1, version: 1 }],
  ];
  it.each(officeCalls)("is refused as invalid by %s in its field %s", async (name, path, rest) => {
    for (const text of unstorable) {
      const answer = await officeCall(test, name, { ...rest, [path]: `${text}...` }, cookie);
      expect(answer, JSON.stringify(text)).toMatchObject({
        http: 400,
        body: { status: "invalid", errors: [{ path, code: "format" }] },
      });
    }
  });

  it("is named by its path at any depth", async () => {
    const template = { name: "moon", texts: { ko: "a\ud800" }, reason: "so that it fails" };
    expect(await officeCall(test, "save-reply-template", template, cookie)).toMatchObject({
      http: 400,
      body: { status: "invalid", errors: [{ path: "texts.ko", code: "format" }] },
    });
  });
});

describe("a number above the range of an id or an amount", () => {
  const test = useTestApp();
  const tooLarge = 2_147_483_648;
  const audience = { member: null, levelFrom: 1, levelTo: 10, status: null, activeSince: null };
  const file = { fileName: "bank.csv", content: "eA==" };
  const reason = "so that it fails";
  const asked: [OfficeCallName, string, object][] = [
    ["get-announcement", "id", { kind: "notice", id: tooLarge }],
    ["get-announcements", "after", { kind: "popup", after: tooLarge }],
    ["get-site-text", "siteId", { siteId: tooLarge, kind: "terms", locale: "ko" }],
    ["preview-statement", "accountId", { accountId: tooLarge, ...file }],
    [
      "count-mailing-readers",
      "audience.siteId",
      { audience: { ...audience, siteId: tooLarge }, promotes: [] },
    ],
    ["rename-jackpot-scheme", "scheme", { scheme: 32_768, expected: "a", name: "b", reason }],
    ["get-payment-history", "atLeast", { atLeast: Number.MAX_SAFE_INTEGER }],
    ["get-payout-lines", "amount", { amount: Number.MAX_SAFE_INTEGER, isOutgoing: true }],
  ];
  it.each(asked)("is refused or not found by %s in its field %s", async (name, path, input) => {
    const cookie = await signInToOffice(test, "operator1");
    expect(await officeCall(test, name, input, cookie)).toMatchObject({
      http: 400,
      body: { status: "invalid", errors: [{ path, code: "too_big" }] },
    });
  });
});

describe("a day of the year 0", () => {
  const test = useTestApp();
  const activeSince = "0000-01-01";
  const audience = { member: null, levelFrom: 1, levelTo: 10, status: null, siteId: null };
  const filing = { id: 1, version: 1, category: "other", assignedTo: null, reason: "none such" };
  const asked: [OfficeCallName, string, object][] = [
    [
      "count-mailing-readers",
      "audience.activeSince",
      { audience: { ...audience, activeSince }, promotes: [] },
    ],
    ["file-help", "followUpOn", { ...filing, followUpOn: "0000-02-29" }],
  ];
  it.each(asked)("is refused as invalid by %s in its field %s", async (name, path, input) => {
    const cookie = await signInToOffice(test, "operator1");
    expect(await officeCall(test, name, input, cookie)).toMatchObject({
      http: 400,
      body: { status: "invalid", errors: [{ path, code: "format" }] },
    });
  });
});
