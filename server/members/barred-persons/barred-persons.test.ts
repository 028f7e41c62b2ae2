import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BarredPerson } from "#contract/office/barred-persons.ts";
import type { CallName } from "#contract/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { sealNumbers } from "#server/kit/seal-keys/number-rows.ts";
import { endDuePersons } from "#server/members/barred-persons/barred-persons.ts";
import { keepDetails } from "#server/members/person/person.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, setNumbers, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const reason = "works in the house";

describe("persons who may not play", () => {
  const test = useTestApp();
  let [maker, checker] = ["", ""];
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let numbers: { phone: string; birthDate: string; bankNumber: string };
  let cookie = "";
  let made = 0;
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
  });
  beforeEach(async () => {
    const { db } = test.app;
    await db.query("delete from throttles");
    player = await makePlayer(db, { cash: fromWon(1_000_000) });
    made += 1;
    const [phone, bankNumber] = [`+8210${55_500_000 + made}`, `110-333-${100_000 + made}`];
    numbers = { phone, bankNumber, birthDate: "1980-02-03" };
    await setNumbers(db, player.memberId, numbers);
    await db.query("update members set bank_owner = $2 where id = $1", [
      player.memberId,
      `김 달${made}`,
    ]);
    cookie = "";
  });
  const office = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, { reason, ...input }, maker)).body;
  const bar = (known: object, kind = "staff") =>
    office("add-barred-person", { kind, name: `김달${made}`, ...known });
  const remove = (id: unknown) =>
    actByTwo(test, "remove-barred-person", { id, reason }, { maker, checker });
  const list = async (which = "holding") =>
    (await officeCall(test, "get-barred-persons", { list: which }, maker)).body as {
      persons: BarredPerson[];
      unlisted: { id: number; name: string }[];
    };
  const call = async (name: CallName, body: object = {}) => {
    if (cookie === "") cookie = await test.signIn(player.loginId, PASSWORD);
    return (await test.call(name, body, { cookie })).body;
  };
  const launch = () =>
    call("open-game", { code: "moon-rabbit-mill", company: "tiger", timeStemp: 0 });
  const status = () => accountStatus(test.app.db, player.memberId);
  const register = async (more: object) =>
    (
      await test.call("user-register", {
        id: `barred${made}${Math.random().toString(36).replace(/\W/g, "").slice(0, 6)}`,
        pw: "quiet-water-78",
        nick: `금지${made}`,
        phone: "01077001122",
        birthDate: "1990-05-17",
        bankname: "달빛은행",
        banknum: "110-700-700700",
        bankOwner: "이별빛",
        exchange_pw: "246810",
        terms: "2026-11",
        ...more,
      })
    ).body["status"];

  it("cannot register with the phone, the bank account, or the name and birth date", async () => {
    const banknum = `110-888-${100_000 + made}`;
    const [phone, birthDate] = [`0107788${1_000 + made}`, "1970-01-02"];
    expect(
      await bar({ phone, bankNumber: banknum, birthDate, email: "Dal@moon.example" }),
    ).toMatchObject({ status: "success" });
    expect(await register({ phone })).toBe("denied");
    expect(await register({ phone: `+82${phone.slice(1)}` })).toBe("denied");
    expect(await register({ banknum: banknum.replaceAll("-", "") })).toBe("denied");
    expect(await register({ bankOwner: `김 달${made}`, birthDate })).toBe("denied");
    expect(await register({ person: { email: "dal@moon.EXAMPLE" } })).toBe("denied");
    expect((await list()).persons[0]?.attempts).toMatchObject([
      { moment: "registration", count: 5 },
    ]);
    expect(await register({ bankOwner: `김 달${made}` }), "the name alone").toBe("success");
  });

  it("who are members cannot stake, launch or deposit from the commit on; wins and withdrawals go on", async () => {
    await call("get-deposit-list", { page: 1 });
    const send = (type: "bet" | "win", id: string) =>
      test.provider("betwin", {
        account_id: player.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: `barred-${player.ref}`,
        transactions: [{ id_provider: id, type, amount: "100.00" }],
      });
    expect((await send("bet", `b1-${player.ref}`)).http).toBe(200);
    await bar({ phone: numbers.phone });
    expect(await status()).toBe("stakes_blocked");
    expect((await send("bet", `b2-${player.ref}`)).body["transactions"]).toBeUndefined();
    expect((await send("win", `w1-${player.ref}`)).http).toBe(200);
    expect(await launch()).toEqual({ status: "no_play" });
    expect(await call("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toEqual({
      status: "no_play",
    });
    expect(await call("apply-user-deposit", { balance: 50_000 })).toEqual({ status: "no_play" });
    expect(
      await call("apply-user-withdraw", { balance: 10_000, pass: WITHDRAWAL_PASSWORD }),
    ).toMatchObject({ status: "success" });
    const [person] = (await list()).persons;
    expect(person?.members).toMatchObject([{ loginId: player.loginId }]);
    expect(person?.attempts).toMatchObject([
      { moment: "deposit", count: 1 },
      { moment: "launch", count: 1 },
    ]);
  });

  it("are recognised at sign-in by e-mail, or name and birth date, and sign in to withdraw", async () => {
    await bar({ birthDate: numbers.birthDate });
    expect(await status(), "not signed in yet").toBe("open");
    await call("get-deposit-list", { page: 1 });
    expect(await status()).toBe("stakes_blocked");
    expect((await list()).persons[0]?.attempts).toMatchObject([{ moment: "sign-in", count: 1 }]);
  });

  it("who are signed in are recognised by e-mail when they are added", async () => {
    await keepDetails(test.app.db, player.memberId, { email: `dal${made}@moon.example` });
    await call("get-deposit-list", { page: 1 });
    await bar({ email: `DAL${made}@moon.example` }, "household");
    expect(await status()).toBe("stakes_blocked");
    expect(await launch()).toEqual({ status: "no_play" });
  });

  it("play again when two operators have removed them, or after the last day, unless a break holds", async () => {
    const { id } = await bar({ phone: numbers.phone });
    const last = new Date(test.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    await bar({ bankNumber: numbers.bankNumber, endsOn: last }, "banned");
    expect(await office("remove-barred-person", { id })).toMatchObject({ status: "proposed" });
    await test.app.db.query("update operator_proposals set state = 'expired'");
    expect((await remove(id)).body).toMatchObject({ status: "success" });
    expect(await status(), "the other entry holds").toBe("stakes_blocked");
    expect(await office("remove-barred-person", { id })).toMatchObject({ status: "already" });
    const end = () => test.app.acts.perform(SYSTEM, endDuePersons);
    test.clock.advance(DAY_MS);
    expect(await end(), "its last day").toBe(0);
    test.clock.advance(DAY_MS);
    expect(await end()).toBe(1);
    expect(await status()).toBe("open");
    test.clock.advance(-2 * DAY_MS);
    const { persons } = await list("ended");
    expect(persons.slice(0, 2)).toMatchObject([
      { kind: "banned", removedBy: null, known: { bankNumber: null } },
      { kind: "staff", known: { phone: null } },
    ]);
    await call("start-break", { term: "7d" });
    const again = await bar({ phone: numbers.phone });
    await remove(again["id"]);
    expect(await status(), "the break holds").toBe("stakes_blocked");
  });

  it("need a detail beside the name; an operator has one entry and is shown while there is none", async () => {
    expect(await bar({})).toMatchObject({ status: "detail_missing" });
    const [colleague] = (await list()).unlisted;
    const known = { birthDate: "1960-01-01", operatorId: colleague?.id };
    expect(await bar(known, "director")).toMatchObject({ status: "not_found" });
    expect(await bar(known)).toMatchObject({ status: "success" });
    expect(await bar(known)).toMatchObject({ status: "already" });
    const after = await list();
    expect(after.unlisted.map(({ id }) => id)).not.toContain(colleague?.id);
    expect(after.persons[0]).toMatchObject({
      operator: { id: colleague?.id },
      known: { birthDate: "1960-••-••" },
    });
  });

  it("are recognised after the secret has changed, and their details are in no trail or log", async () => {
    await bar({ phone: numbers.phone });
    const { appSecret } = test.owner;
    const next = { current: "another-secret-that-is-long-enough", previous: [appSecret.current] };
    await sealNumbers(test.owner, next);
    const marks = await test.owner.query(
      "select from member_barred_persons where details is not null and cardinality(marks) > 0",
    );
    expect(marks.length).toBeGreaterThan(0);
    await sealNumbers(test.owner, { ...appSecret, previous: [next.current] });
    expect((await list()).persons[0]?.known.phone).toMatch(/^\+•+\d{4}$/);
    expect(await register({ phone: numbers.phone })).toBe("denied");
    const trail = await test.owner.query<{ text: string }>(
      "select after::text as text from audit_entries where object like 'barred-person:%'",
    );
    expect(trail.length).toBeGreaterThan(0);
    expect(JSON.stringify(trail) + test.logged.join("")).not.toContain(numbers.phone.slice(4));
  });
});
