import { beforeAll, describe, expect, it } from "vitest";
import { breakTerms } from "#contract/break-terms.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("the help lines and contacts of a site", () => {
  const test = useTestApp();
  let admin: string;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  const line = { kind: "help", name: "별빛 상담", phone: "1588-0000", address: "" };
  const own = { kind: "operator", name: "달빛", phone: "", address: "mailto:care@moon.example" };
  const seen = async () => {
    const { body } = await officeCall(test, "get-site-contacts", { siteId: 1 }, admin);
    return Number(body["version"]);
  };
  const change = async (contacts: object[], version?: number) => {
    const input = { siteId: 1, version: version ?? (await seen()), contacts, reason: "new line" };
    return (await officeCall(test, "change-site-contacts", input, admin)).body;
  };

  it("get-protection shows them to visitors at once, in their order, with the terms of breaks", async () => {
    expect((await test.call("get-protection", {})).body).toMatchObject({
      contacts: [],
      terms: breakTerms,
    });
    expect(await change([own, line])).toMatchObject({ status: "success" });
    expect((await test.call("get-protection", {})).body).toMatchObject({ contacts: [own, line] });
    expect(await lastAuditRow(test, "site:1")).toMatchObject({
      call: "change-site-contacts",
      before: { contacts: "" },
      after: { contacts: "달빛 mailto:care@moon.example; 별빛 상담 1588-0000" },
    });
    expect(await change([line])).toMatchObject({ status: "success" });
    expect((await test.call("get-protection", {})).body).toMatchObject({ contacts: [line] });
  });

  it("are refused when changed meanwhile, the same, or without a number and an address", async () => {
    await change([line]);
    expect(await change([line])).toMatchObject({ status: "already" });
    expect(await change([own], 1)).toMatchObject({ status: "stale" });
    for (const wrong of [
      { ...line, phone: "" },
      { ...own, address: "javascript:alert(1)" },
      { ...line, phone: "call us" },
    ])
      expect(await change([wrong])).toMatchObject({ status: "invalid" });
  });
});
