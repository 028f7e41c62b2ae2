import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { MarketingProduct } from "#contract/marketing.ts";
import { enConsentWordings } from "#locales/en/consent-wordings.ts";
import { eraseMember } from "#server/members/erasure/erasure.ts";
import { CONSENTS_VERSION } from "#server/settings/documents/statements.ts";
import { auditOf } from "#server/operators/audit/audit.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("consent to promotional notes", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  const set = (product: MarketingProduct, isGiven: boolean) =>
    test.call("set-marketing-consent", { product, isGiven }, { cookie });
  const own = async () => (await test.call("get-marketing-consents", {}, { cookie })).body;
  const rows = (memberId = member.memberId) =>
    test.app.db.query<Record<string, unknown>>(
      `select product, is_given as "isGiven", place, version, locale, encode(hash, 'hex') as hash,
         host(address) as address, operator_id is not null as "isByStaff"
       from member_marketing_consents where member_id = $1 order by id`,
      [memberId],
    );
  const form = (id: string, more: object) => ({
    id,
    pw: "moonlit-harbour-9",
    nick: `${id}n`,
    phone: "01098761234",
    birthDate: "1990-05-17",
    bankname: "달빛은행",
    banknum: "110-222-777777",
    bankOwner: "김달빛",
    exchange_pw: "246810",
    terms: "2026-11",
    ...more,
  });
  const registered = async (id: string, more: object) => {
    const { body } = await test.call("user-register", form(id, more), { "accept-language": "en" });
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [id],
    );
    return { body, memberId: row?.id ?? 0n };
  };

  it("is given for no product until the member gives it, and can change at any time", async () => {
    const none = { isGiven: false, changedAt: null };
    expect(await own()).toMatchObject({
      mayGive: true,
      products: [
        { product: "casino", ...none },
        { product: "slot", ...none },
        { product: "sport", ...none },
      ],
    });
    expect((await set("slot", true)).body).toEqual({ status: "success" });
    expect((await set("slot", true)).body).toEqual({ status: "success" });
    expect((await set("sport", false)).body).toEqual({ status: "success" });
    expect(await own()).toMatchObject({
      products: [{ isGiven: false }, { isGiven: true }, { isGiven: false, changedAt: null }],
    });
    await set("slot", false);
    await set("slot", true);
    expect((await rows()).map(({ product, isGiven }) => [product, isGiven])).toEqual([
      ["slot", true],
      ["slot", false],
      ["slot", true],
    ]);
  });

  it("is stored with the place, the wording that was shown and the address", async () => {
    await set("casino", true);
    const hash = createHash("sha256").update(enConsentWordings.casino, "utf8").digest("hex");
    const { memberId } = await registered("consent1", { consents: ["casino"] });
    const shown = { product: "casino", isGiven: true, version: CONSENTS_VERSION };
    expect(await rows(memberId)).toMatchObject([
      { ...shown, place: "registration", locale: "en", hash },
    ]);
    const [onMyPage] = await rows();
    expect(onMyPage).toMatchObject({ ...shown, place: "my_page", locale: "ko" });
    expect(onMyPage?.["address"]).toMatch(/^[\d.:a-f]+$/);
    expect(onMyPage?.["hash"]).not.toBe(hash);
  });

  it("is needed for nothing: an empty choice registers, and stores nothing", async () => {
    for (const [id, more] of [
      ["consent2", {}],
      ["consent3", { consents: [] }],
    ] as const) {
      const { body, memberId } = await registered(id, more);
      expect(body).toEqual({ status: "success" });
      expect(await rows(memberId)).toEqual([]);
    }
    const twice = await test.call(
      "user-register",
      form("consent4", { consents: ["slot", "slot"] }),
      {},
    );
    expect(twice.body).toMatchObject({ status: "invalid", errors: [{ path: "consents" }] });
  });

  it("staff withdraw it with a reason and see its history, and cannot give it", async () => {
    await set("slot", true);
    await set("sport", true);
    const office = await signInToOffice(test, "operator1");
    const id = Number(member.memberId);
    const withdraw = async () =>
      (
        await officeCall(
          test,
          "withdraw-marketing-consent",
          { id, reason: "회원이 전화로 요청" },
          office,
        )
      ).body;
    expect(await withdraw()).toEqual({ status: "success" });
    expect(await withdraw()).toEqual({ status: "already" });
    const facts = await officeCall(test, "get-member", { id }, office);
    expect(facts.body["member"]).toMatchObject({ consents: [] });
    const { body } = await officeCall(test, "get-member-marketing", { id }, office);
    expect(body["changes"]).toMatchObject([
      { product: "sport", isGiven: false, place: "office", version: null },
      { product: "slot", isGiven: false, place: "office" },
      { product: "sport", isGiven: true, place: "my_page", operator: null },
      { product: "slot", isGiven: true, place: "my_page" },
    ]);
    const [entry] = await auditOf(test.app.db, `member:${id}`);
    expect(entry).toMatchObject({
      call: "withdraw-marketing-consent",
      reason: "회원이 전화로 요청",
      before: { consents: "slot, sport" },
    });
    const given = test.app.db.query(
      `insert into member_marketing_consents (member_id, product, is_given, place, operator_id, changed_at)
       values ($1, 'slot', true, 'office', 1, now())`,
      [member.memberId],
    );
    await expect(given).rejects.toThrow("member_marketing_consents_check");
  });

  it("ends with the beginning of a self-exclusion, and is given anew only after it", async () => {
    await set("slot", true);
    await test.call("start-break", { term: "7d" }, { cookie });
    expect(await own()).toMatchObject({ mayGive: true, products: [{}, { isGiven: true }, {}] });
    await test.call("start-break", { term: "6m" }, { cookie });
    expect(await own()).toMatchObject({ mayGive: false, products: [{}, { isGiven: false }, {}] });
    expect((await rows()).at(-1)).toMatchObject({ place: "exclusion", isGiven: false });
    expect((await set("slot", true)).body).toEqual({ status: "break" });
    expect((await set("slot", false)).body).toEqual({ status: "success" });
  });

  it("is in the member's own copy, and loses its address with the erasure of the account", async () => {
    await set("sport", true);
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie, "sec-fetch-site": "same-origin" },
    });
    expect(copy.json<Record<string, unknown>>()["marketingConsents"]).toMatchObject([
      { product: "sport", isGiven: true, place: "my_page", language: "ko" },
    ]);
    for (const change of ["status = 'closed'", "closed_at = now() - interval '20 years'"])
      await test.owner.query(`update members set ${change} where id = $1`, [member.memberId]);
    await test.app.acts.perform(operator(1n), (act) => eraseMember(act, member.memberId));
    expect(await rows()).toMatchObject([{ product: "sport", address: "0.0.0.0" }]);
  });
});
