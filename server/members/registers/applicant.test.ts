import { beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { PASSWORD } from "#tests/support/members.ts";
import { followJurisdiction, useRegisters } from "#tests/support/registers.ts";

let made = 0;
const form = (more: object = {}) => ({
  id: `registered${++made}`,
  pw: PASSWORD,
  nick: `register${made}`,
  phone: `+8210${10_000_000 + made}`,
  birthDate: "1990-05-17",
  bankname: "달빛은행",
  banknum: `110-222-${100_000 + made}`,
  bankOwner: "김달빛",
  exchange_pw: "246810",
  terms: "2026-11",
  ...more,
});

describe("registration where a national register is asked", () => {
  const simulated = useRegisters();
  const test = useTestApp({ registers: simulated.connections });
  const register = async (more: object) => (await test.call("user-register", form(more))).body;
  const members = async () =>
    (
      await test.app.db.query<{ count: number }>("select count(*)::integer as count from members")
    )[0]?.count;
  beforeAll(() => followJurisdiction(test, "se"));

  it("asks for what the register needs, and for nothing elsewhere", async () => {
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({
      asks: ["personalNumber"],
    });
    await followJurisdiction(test, "br");
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({ asks: ["cpf"] });
    await followJurisdiction(test, null);
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({ asks: [] });
    await followJurisdiction(test, "se");
  });

  it("names the missing field, and a malformed one", async () => {
    const answer = await test.call("user-register", form());
    expect(answer.body).toMatchObject({ errors: [{ path: "person.personalNumber" }] });
    const wrong = await test.call(
      "user-register",
      form({ person: { personalNumber: "19900101" } }),
    );
    expect(wrong.body).toMatchObject({ errors: [{ path: "person.personalNumber" }] });
    expect(simulated.asked("spelpaus")).toEqual([]);
  });

  it("opens the account of a clear person, whose details are sealed", async () => {
    expect(await register({ person: { personalNumber: "199001010017" } })).toEqual({
      status: "success",
    });
    expect(
      await test.owner.query(
        `select answer, (select count(*)::integer from member_persons p where p.id = member_id) as kept
         from member_register_questions where member_id is not null`,
      ),
    ).toEqual([{ answer: "clear", kept: 1 }]);
    expect(test.logged.join("")).not.toContain("199001010017");
  });

  it("refuses an excluded person without saying why, and opens nothing", async () => {
    const before = await members();
    expect(await register({ person: { personalNumber: "199001019802" } })).toEqual({
      status: "denied",
    });
    expect(await members()).toBe(before);
  });

  it.each(["garbage", "other", "twice", "refuse", "cut"] as const)(
    "refuses everyone while the register does not answer (%s), and asks twice under one id",
    async (fault) => {
      simulated.spoil("spelpaus", fault);
      const before = await members();
      expect(await register({ person: { personalNumber: "199001010017" } })).toEqual({
        status: "barred",
      });
      expect(await members()).toBe(before);
      const asked = simulated.asked("spelpaus");
      expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
    },
    20_000,
  );

  it("needs one answer of two attempts", async () => {
    simulated.spoil("spelpaus", "cut", 1);
    expect(await register({ person: { personalNumber: "199001010017" } })).toEqual({
      status: "success",
    });
  });
});
