import { beforeAll, describe, expect, it } from "vitest";
import { MOST_VIEWS } from "#contract/office/saved-views.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("views of lists that an operator keeps", () => {
  const test = useTestApp();
  let own = "";
  let other = "";
  beforeAll(async () => {
    own = await operatorWithRole(test, "cashier");
    other = await operatorWithRole(test, "viewer");
  });
  const keep = async (name: string, query = "state=held", cookie = own) =>
    (await officeCall(test, "keep-own-view", { screen: "payments", name, query }, cookie)).body;
  const views = async (screen = "payments", cookie = own) =>
    (await officeCall(test, "get-own-views", { screen }, cookie)).body["views"];

  it("a view is kept for its operator and its list, by name, and can be removed by them alone", async () => {
    const { id } = await keep("보류", "state=held&kind=deposit");
    await keep("Large", "atLeast=1000000");
    expect(await views()).toMatchObject([
      { name: "Large", query: "atLeast=1000000" },
      { id, name: "보류", query: "state=held&kind=deposit" },
    ]);
    expect(await views("members")).toEqual([]);
    expect(await views("payments", other)).toEqual([]);
    expect((await officeCall(test, "remove-own-view", { id }, other)).body).toMatchObject({
      status: "not_found",
    });
    expect((await officeCall(test, "remove-own-view", { id }, own)).body).toEqual({
      status: "success",
    });
    expect(await views()).toHaveLength(1);
  });

  it("a name is used once in a list, and twenty views are the most, also simultaneously", async () => {
    expect(await keep("Large")).toMatchObject({ status: "already" });
    const names = Array.from({ length: MOST_VIEWS + 5 }, (_, at) => `View ${at}`);
    const answers = await Promise.all(names.map((name) => keep(name)));
    expect(answers.filter(({ status }) => status === "success")).toHaveLength(MOST_VIEWS - 1);
    expect(answers.filter(({ status }) => status === "limit")).toHaveLength(6);
    expect(await views()).toHaveLength(MOST_VIEWS);
  });
});
