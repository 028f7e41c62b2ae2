import { describe, expect, it } from "vitest";
import { registerFaults } from "#sandbox/registers/board.ts";

import type { Person } from "#server/members/person/person.ts";
import { openRegisters } from "#server/registers/registers.ts";
import { useRegisters } from "#tests/support/registers.ts";

const person: Person = {
  birthDate: "1990-01-01",
  phone: "+447700900461",
  firstName: "Dal",
  lastName: "Bit",
  email: "dal@moon.example",
  postcode: "PE16 6RY",
  personalNumber: "199001010017",
  cpf: "12345678909",
};

describe("a national register", () => {
  const simulated = useRegisters();
  const registers = openRegisters(simulated.connections);
  const open = (name: "gamstop" | "sigap" | "spelpaus") => {
    const found = registers.get(name);
    if (!found) throw new Error(`${name} is not connected`);
    return found;
  };
  const check = (name: Parameters<typeof open>[0], other: Partial<Person> = {}) =>
    open(name).check({ person: { ...person, ...other }, questionId: "q-1" }, "sign-in");

  it.each([
    ["spelpaus", {}, { kind: "clear" }],
    ["spelpaus", { personalNumber: "199001019802" }, { kind: "excluded", reason: "self" }],
    ["gamstop", {}, { kind: "clear" }],
    ["gamstop", { lastName: "Excluded" }, { kind: "excluded", reason: "self" }],
    ["gamstop", { lastName: "Formerly" }, { kind: "formerly" }],
    ["sigap", {}, { kind: "clear" }],
    ["sigap", { cpf: "52998224725" }, { kind: "excluded", reason: "social_benefit" }],
    ["sigap", { cpf: "11144477735" }, { kind: "excluded", reason: "self" }],
  ] as const)("%s answers about %j: %j", async (name, other, answer) => {
    expect(await check(name, other)).toMatchObject({
      ...answer,
      replyId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(simulated.asked(name)).toEqual(["q-1"]);
  });

  it.each(
    (["gamstop", "sigap", "spelpaus"] as const).flatMap((name) =>
      registerFaults
        .filter((fault) => fault !== "hang" || name === "gamstop")
        .map((fault) => [name, fault] as const),
    ),
  )("%s that answers wrongly (%s) is unknown and never clear", async (name, fault) => {
    simulated.spoil(name, fault);
    const causes = {
      hang: "late",
      garbage: "malformed",
      other: "malformed",
      twice: "malformed",
      refuse: "refused",
      cut: "unreachable",
    };
    expect(await check(name)).toEqual({ kind: "unknown", because: causes[fault] });
  });

  it.each([
    ["gamstop", { email: undefined }],
    ["sigap", { cpf: undefined }],
    ["spelpaus", { personalNumber: undefined }],
  ] as const)("%s is not asked without %j", async (name, missing) => {
    expect(await check(name, missing as Partial<Person>)).toEqual({
      kind: "unknown",
      because: "details_missing",
    });
    expect(simulated.asked(name)).toEqual([]);
  });

  it("is asked about a list that is too long for one call in several", async () => {
    const many = open("gamstop").many;
    const email = `${"d".repeat(180)}@moon.example`;
    const asked = Array.from({ length: 1_000 }, (_, at) => ({
      person: { ...person, email, lastName: at === 999 ? "Excluded" : "Bit" },
      questionId: `q-${at}`,
    }));
    const answers = await many?.check(asked, "sweep");
    expect(answers?.map(({ kind }) => kind)).toEqual(
      asked.map((_, at) => (at === 999 ? "excluded" : "clear")),
    );
  });

  it("is not asked about a list of persons who have given nothing", async () => {
    const asked = [
      { person: { birthDate: "1990-01-01", phone: "+447700900461" }, questionId: "q" },
    ];
    expect(await open("gamstop").many?.check(asked, "sweep")).toEqual([
      { kind: "unknown", because: "details_missing" },
    ]);
    expect(simulated.asked("gamstop")).toEqual([]);
  });

  it("with a wrong key is unknown", async () => {
    const wrong = openRegisters(
      simulated.connections.map((each) => ({ ...each, key: "another-key" })),
    );
    for (const register of wrong.values())
      expect(await register.check({ person, questionId: "q-1" }, "sign-in")).toEqual({
        kind: "unknown",
        because: "refused",
      });
  });

  const four = (["Bit", "Excluded", "Formerly", "Bit"] as const).map((lastName, place) => ({
    person: {
      ...person,
      lastName,
      personalNumber: place === 1 ? "198507159805" : `19900101000${place}`,
      ...(place === 3 && { email: "", personalNumber: "" }),
    },
    questionId: `list-${place}`,
  }));

  it.each([
    ["gamstop", ["clear", "excluded", "formerly", "unknown"]],
    ["spelpaus", ["clear", "excluded", "clear", "unknown"]],
  ] as const)("%s answers a list in its order", async (name, kinds) => {
    const answers = await open(name).many?.check(four, "marketing");
    expect(answers?.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each(
    (["gamstop", "spelpaus"] as const).flatMap((name) =>
      registerFaults.filter((fault) => fault !== "hang").map((fault) => [name, fault] as const),
    ),
  )("%s that answers a list wrongly (%s) is unknown about everyone", async (name, fault) => {
    simulated.spoil(name, fault);
    const answers = await open(name).many?.check(four, "marketing");
    expect(answers?.map(({ kind }) => kind)).toEqual(four.map(() => "unknown"));
  });
});
