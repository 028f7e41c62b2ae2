import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readPasswordCost } from "#server/kit/password-cost.ts";
import { foldNick, fullYears, REGISTRATIONS_PER_NETWORK } from "#server/members/registration.ts";
import { getOwner } from "#server/members/store.ts";
import { useTestApp } from "#tests/support/app.ts";

const form = {
  id: "moonlight1",
  pw: "quiet-water-78",
  nick: "달빛손님",
  phone: "01012345678",
  birthDate: "1990-05-17",
  bankname: "달빛은행",
  banknum: "110-222-333333",
  bankOwner: "김달빛",
  exchange_pw: "246810",
  terms: "2026-11",
};

describe("registration", () => {
  const test = useTestApp();
  const register = (changes: Partial<typeof form> & { code?: string } = {}) =>
    test.call("user-register", { ...form, ...changes });

  // Once sites are configured, other hosts register no members.
  beforeAll(() =>
    test.app.db.query("insert into settings_sites (host, name) values ('site.test', '달빛')"),
  );
  beforeEach(() => test.clock.advance(REGISTRATIONS_PER_NETWORK.windowMs));

  it("user-register creates a member with empty ledger accounts, who can sign in", async () => {
    expect((await register()).body).toEqual({ status: "success" });
    const signedIn = await test.call("user-do-login", { userId: form.id, password: form.pw });
    expect(signedIn.body).toMatchObject({
      user: { balance: 0, rolling: 0, level: 1, nick: form.nick },
    });
    const [row] = await test.app.db.query<{ id: bigint; password_hash: string }>(
      "select id, terms_version, password_hash from members where login_id = $1",
      [form.id],
    );
    expect(row).toMatchObject({ terms_version: "2026-11" });
    const { phone, birthDate, bankNumber } = await getOwner(test.app.db, row?.id ?? 0n);
    expect([phone, birthDate, bankNumber]).toEqual(["+821012345678", "1990-05-17", form.banknum]);
    const { memory, passes } = readPasswordCost(process.env);
    expect(row?.password_hash).toContain(`$argon2id$v=19$m=${memory},t=${passes},p=1$`);
  });

  it("stores the language of the page of the registration", async () => {
    const body = { ...form, id: "reader1", nick: "reader1" };
    await test.call("user-register", body, { "accept-language": "ja" });
    const [row] = await test.app.db.query("select locale from members where login_id = 'reader1'");
    expect(row).toEqual({ locale: "jp" });
  });

  it("stores the site of the registration", async () => {
    const [site] = await test.app.db.query<{ id: number }>(
      "insert into settings_sites (host, name) values ('second.test', 'Second') returning id",
    );
    const body = { ...form, id: "visitor2", nick: "visitor2" };
    const second = { host: "www.second.test", origin: "http://www.second.test" };
    expect((await test.call("user-register", body, second)).body).toEqual({ status: "success" });
    const [row] = await test.app.db.query(
      "select site_id from members where login_id = 'visitor2'",
    );
    expect(row).toEqual({ site_id: site?.id });
  });

  it("refuses a taken id or nick, also one that looks alike, also in a race", async () => {
    const both = await Promise.all([
      register({ id: "racer1", nick: "racer" }),
      register({ id: "racer1", nick: "racer" }),
    ]);
    expect(
      both.map((answer) => String(answer.body["status"])).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["alread_have_user", "success"]);
    expect((await register({ id: "racer2", nick: "ＲＡＣＥＲ" })).body["status"]).toBe("already");
    expect((await register({ id: "admin1", nick: "nobody" })).body["status"]).toBe(
      "alread_have_user",
    );
  });

  it("check-new-password names a common password and one made of the id", async () => {
    const check = (pw: string, id?: string) =>
      test.call("check-new-password", { pw, ...(id && { id }) });
    for (const [pw, id] of [
      ["1234567890"],
      ["dalbit2026"],
      ["LongLongLong1", "longlonglong1"],
    ] as const)
      expect((await check(pw, id)).body, pw).toMatchObject({
        status: "invalid",
        errors: [{ path: "pw", code: "weak_password" }],
      });
    expect((await check("quiet-lantern-on-water", "newcomer7")).body).toEqual({
      status: "success",
    });
  });

  it("check-user-id and check-user-nick answer whether it is free, and are limited", async () => {
    expect((await test.call("check-user-id", { id: "demo1" })).body["status"]).toBe("already");
    expect((await test.call("check-user-id", { id: "still3free" })).body["status"]).toBe("success");
    expect((await test.call("check-user-nick", { nick: "MoonRiver" })).body["status"]).toBe(
      "already",
    );
    expect((await test.call("check-user-nick", { nick: "새로운이름" })).body["status"]).toBe(
      "success",
    );
    const many = await Promise.all(
      Array.from({ length: 70 }, () => test.call("check-user-id", { id: "still3free" })),
    );
    expect(many.some((answer) => answer.body["status"] === "time")).toBe(true);
    const weighed = await test.call("check-new-password", { pw: "quiet-lantern-on-water" });
    expect(weighed.body["status"]).toBe("time");
  });

  it.each([
    ["id", { id: "1abc" }, "format"],
    ["id", { id: "Upper1" }, "format"],
    ["nick", { nick: "a" }, "format"],
    ["nick", { nick: "no spaces" }, "format"],
    ["pw", { pw: "short" }, "too_small"],
    ["pw", { pw: "1234567890" }, "weak_password"],
    ["pw", { id: "longlonglong1", pw: "LongLongLong1" }, "weak_password"],
    ["exchange_pw", { exchange_pw: "12345" }, "format"],
    ["pw", { pw: "dalbit2026" }, "weak_password"],
    ["pw", { nick: "물결소리", pw: "물결소리물결소리물결소리" }, "weak_password"],
    ["exchange_pw", { exchange_pw: "000000" }, "weak_password"],
    ["exchange_pw", { exchange_pw: "900517" }, "weak_password"],
    ["exchange_pw", { exchange_pw: "345678" }, "weak_password"],
    ["nick", { nick: "\u0430dmin" }, "format"],
    ["nick", { nick: `z${"\u0301".repeat(11)}` }, "format"],
    ["bankname", { bankname: "달빛\u202e은행" }, "format"],
    ["bankname", { bankname: "달빛\n은행" }, "format"],
    ["bankOwner", { bankOwner: "김\u0007달빛" }, "format"],
    ["bankOwner", { bankOwner: "김\ud800달빛" }, "format"],
    ["banknum", { banknum: "------" }, "format"],
    ["banknum", { banknum: "110--222333" }, "format"],
    ["phone", { phone: "010-1234" }, "format"],
    ["birthDate", { birthDate: "2020-02-30" }, "format"],
    ["birthDate", { birthDate: "0000-05-05" }, "format"],
    ["birthDate", { birthDate: "1899-12-31" }, "format"],
    ["birthDate", { birthDate: "2007-02-29" }, "format"],
    ["birthDate", { birthDate: "2015-01-01" }, "under_age"],
    ["birthDate", { birthDate: "2099-01-01" }, "under_age"],
    ["terms", { terms: "2001-01" }, "terms_outdated"],
  ])("names the fault of %s: %o", async (path, changes, code) => {
    const answer = await register({ id: "never1made", nick: "nevermade", ...changes });
    expect(answer).toMatchObject({
      http: 400,
      body: { status: "invalid", errors: [{ path, code }] },
    });
    expect(
      await test.app.db.query("select from members where login_id = 'never1made'"),
    ).toHaveLength(0);
  });

  it("names every required field that is left out, and opens no account", async () => {
    for (const path of Object.keys(form)) {
      const left = Object.fromEntries(Object.entries(form).filter(([name]) => name !== path));
      expect(await test.call("user-register", left)).toMatchObject({
        http: 400,
        body: { status: "invalid", errors: [{ path, code: "required" }] },
      });
    }
    const several = await test.call("user-register", { id: "left1out" });
    expect(several.body["errors"]).toHaveLength(Object.keys(form).length - 1);
    expect(await test.app.db.query("select from members where login_id = 'left1out'")).toEqual([]);
  });

  it("get-reg-domain answers a host's rules, and registration follows them", async () => {
    await test.app.db.query(
      "insert into settings_sites (host, name, registration_open) values ('closed.test', 'Closed', false)",
    );
    await test.app.db.query(
      `with site as (insert into settings_sites (host, name, code_required) values ('club.test', 'Club', true) returning id)
       insert into settings_sign_up_codes (code, site_id) select 'VIP', id from site`,
    );
    const at = (host: string) => ({ host, origin: `http://${host}` });
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({
      open: true,
      minimumAge: 21,
      siteName: "달빛",
    });
    expect((await test.call("get-reg-domain", {}, at("www.closed.test:8080"))).body).toMatchObject({
      open: false,
    });
    const fresh = { ...form, id: "club1member", nick: "clubmember" };
    expect((await test.call("user-register", fresh, at("closed.test"))).body["status"]).toBe(
      "closed",
    );
    expect((await test.call("user-register", fresh, at("club.test"))).body).toEqual({
      status: "invalid",
      errors: [{ path: "code", code: "sign_up_code_missing" }],
    });
    const unknown = { ...fresh, code: "NOT-VIP" };
    expect((await test.call("user-register", unknown, at("club.test"))).body["status"]).toBe(
      "cant_find_code",
    );
    // As short as the office accepts.
    const withCode = { ...fresh, code: "VIP" };
    expect((await test.call("user-register", withCode, at("club.test"))).body["status"]).toBe(
      "success",
    );
  });

  it("is open at configured hosts and at localhost, and closed at others", async () => {
    const at = (host: string) => ({ host, origin: `http://${host}` });
    const isOpenAt = async (host: string) =>
      (await test.call("get-reg-domain", {}, at(host))).body["open"];
    expect(await isOpenAt("unknown.test")).toBe(false);
    expect(await isOpenAt("www.site.test:8080")).toBe(true);
    for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
      expect(await isOpenAt(host)).toBe(true);
    const fresh = { ...form, id: "stranger1", nick: "stranger1" };
    const refused = await test.call("user-register", fresh, at("unknown.test"));
    expect(refused.body).toEqual({ status: "closed" });
    expect((await test.call("user-register", fresh, at("localhost"))).body["status"]).toBe(
      "success",
    );
  });

  it("counts full years in the site's time zone, also on the birthday", () => {
    const eve = new Date("2026-05-16T14:59:00Z");
    const birthday = new Date("2026-05-16T15:01:00Z");
    expect(fullYears("2007-05-17", eve, "Asia/Seoul")).toBe(18);
    expect(fullYears("2007-05-17", birthday, "Asia/Seoul")).toBe(19);
  });

  it("adds a year for a birthday on 29 February from 1 March of a common year", () => {
    const at = (day: string) => fullYears("2008-02-29", new Date(`${day}T03:00:00Z`), "Asia/Seoul");
    expect(at("2027-02-28")).toBe(18);
    expect(at("2027-03-01")).toBe(19);
    expect(at("2028-02-28")).toBe(19);
    expect(at("2028-02-29")).toBe(20);
  });

  it("refuses nicks that resemble staff, in any spelling", async () => {
    for (const nick of ["운영자", "고객센터7", "ADMIN", "4dm1n", "ádmin", "Support7", "管理者"])
      expect((await test.call("check-user-nick", { nick })).body["status"]).toBe("already");
    expect((await register({ id: "never2made", nick: "관리자" })).body["status"]).toBe("already");
  });

  it("folds nicks that look alike to one", () => {
    expect(foldNick("Ｍｏｏｎ")).toBe(foldNick("moon"));
  });
});

describe("registration at an installation", () => {
  const publicAddress = {
    site: new URL("https://moon.example"),
    office: null,
    officeNetworks: null,
    securityContact: null,
  };
  const named = useTestApp({ publicAddress });
  const unnamed = useTestApp();

  it("is open at its public address beside the sites that staff named", async () => {
    await named.app.db.query("insert into settings_sites (host, name) values ('two.test', 'Two')");
    const at = { host: "moon.example", origin: "https://moon.example" };
    expect((await named.call("get-reg-domain", {}, at)).body).toMatchObject({ open: true });
  });

  it("is open at every host while no site is configured", async () => {
    const at = { host: "any.test", origin: "http://any.test" };
    expect((await unnamed.call("get-reg-domain", {}, at)).body).toMatchObject({ open: true });
  });
});
