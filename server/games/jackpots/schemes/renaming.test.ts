import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { useTestApp } from "#tests/support/app.ts";
import { newScheme } from "#tests/support/jackpot-acts.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("the name of a scheme of shares", () => {
  const test = useTestApp();
  let admin = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  const act = async (name: "add-jackpot-scheme" | "rename-jackpot-scheme", input: object) =>
    (await officeCall(test, name, { ...input, reason: "a clearer name" }, admin)).body;
  const schemes = async () =>
    (await officeCall(test, "get-jackpot-pools", {}, admin)).body["schemes"] as JackpotScheme[];

  it("is changed by one operator, and shares and providers stay", async () => {
    const added = newScheme();
    const { id } = await act("add-jackpot-scheme", added);
    const of = async () => (await schemes()).find((each) => each.id === id);
    const was = await of();
    const taken = (await schemes()).find((each) => each.id !== id)?.name ?? "";
    const rename = (name: string, expected = added.name) => {
      const input: Omit<OfficeInput<"rename-jackpot-scheme">, "reason"> = {
        scheme: Number(id),
        expected,
        name,
      };
      return act("rename-jackpot-scheme", input);
    };
    expect(await rename(taken)).toEqual({ status: "already" });
    expect(await rename(added.name)).toEqual({ status: "already" });
    expect(await rename("another", "not its name")).toMatchObject({ status: "stale" });
    expect(await rename("of the lanterns")).toEqual({ status: "success" });
    expect(await of()).toEqual({ ...was, name: "of the lanterns" });
    expect(await lastAuditRow(test, `jackpot-scheme:${String(id)}`)).toMatchObject({
      call: "rename-jackpot-scheme",
      before: { name: added.name },
      after: { name: "of the lanterns" },
    });
  });
});
