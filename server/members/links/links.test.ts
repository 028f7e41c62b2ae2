import { beforeAll, describe, expect, it } from "vitest";
import type { MemberLink } from "#contract/office/members.ts";
import { getOwner } from "#server/members/store.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, setNumbers, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("get-member-links", () => {
  const test = useTestApp();
  let admin: string;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator2");
  });

  let numbers = 0;
  /** A member who shares nothing with others. */
  const makeStranger = async () => {
    const member = await makeMember(test.app.db);
    numbers += 1;
    await setNumbers(test.app.db, member.memberId, {
      phone: `+8210${10_000_000 + numbers}`,
      bankNumber: `900-${100_000 + numbers}`,
    });
    return member;
  };
  /** A sign-in from an address; with a cookie, in the browser that has it. */
  const signIn = async (member: TestMember, remoteAddress: string, cookie = "") => {
    const answer = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/user-do-login",
      payload: { userId: member.loginId, password: PASSWORD },
      remoteAddress,
      headers: { host: "site.test", origin: "http://site.test", cookie },
    });
    const device = answer.cookies.find(({ name }) => name === "dalbit_device");
    if (!device) throw new Error(`no device cookie: ${answer.payload}`);
    return { cookie: `${device.name}=${device.value}`, device };
  };
  const linksOf = async ({ memberId }: TestMember) => {
    const answer = await officeCall(test, "get-member-links", { id: Number(memberId) }, admin);
    return answer.body["links"] as MemberLink[];
  };

  it("finds members who signed in from the same address, with the address and the time", async () => {
    const [one, other] = [await makeStranger(), await makeStranger()];
    await signIn(one, "198.51.100.1");
    await signIn(other, "198.51.100.1");
    await signIn(await makeStranger(), "198.51.100.2");
    const links = await linksOf(one);
    expect(links.map(({ loginId }) => loginId)).toEqual([other.loginId]);
    expect(links[0]?.shared).toEqual([
      { by: "address", value: "198.51.100.1", lastAt: expect.any(String) as string },
    ]);
  });

  it("treats the first 64 bits of IPv6 as one household", async () => {
    const [one, other] = [await makeStranger(), await makeStranger()];
    await signIn(one, "2001:db8:1:2::aaaa");
    await signIn(other, "2001:db8:1:2:ffff::1");
    await signIn(await makeStranger(), "2001:db8:1:3::aaaa");
    expect((await linksOf(one)).map(({ loginId }) => loginId)).toEqual([other.loginId]);
  });

  it("finds members who used the same browser at any address, and keeps its token secret", async () => {
    const [one, other] = [await makeStranger(), await makeStranger()];
    const first = await signIn(one, "198.51.100.10");
    expect(first.device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const again = await signIn(other, "198.51.100.11", first.cookie);
    expect(again.cookie).toBe(first.cookie);
    expect((await linksOf(one))[0]?.shared).toEqual([
      {
        by: "device",
        value: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
        lastAt: expect.any(String) as string,
      },
    ]);
    const stored = await test.app.db.query("select from member_sightings where value = $1", [
      first.device.value,
    ]);
    expect(stored).toEqual([]);
  });

  it("replaces a device token of the wrong form", async () => {
    const stranger = await makeStranger();
    const { device } = await signIn(stranger, "198.51.100.20", "dalbit_device=chosen");
    expect(device.value).toMatch(/^[\w-]{43}$/);
  });

  it("finds the same bank account in any spelling, and the same phone; most shared first", async () => {
    const one = await makeStranger();
    const [byPhone, byBoth] = [await makeStranger(), await makeStranger()];
    const { phone, bankNumber } = await getOwner(test.app.db, one.memberId);
    await setNumbers(test.app.db, byPhone.memberId, { phone });
    const both = { phone, bankNumber: bankNumber.replace("-", "") };
    await setNumbers(test.app.db, byBoth.memberId, both);
    const links = await linksOf(one);
    expect(links.map(({ loginId }) => loginId)).toEqual([byBoth.loginId, byPhone.loginId]);
    expect(links[0]?.shared.map(({ by }) => by)).toEqual(["bank", "phone"]);
  });

  it("lists the latest twenty of the hundreds who share an address", async () => {
    const one = await makeStranger();
    await signIn(one, "198.51.100.99");
    const crowd = [];
    for (let n = 0; n < 25; n++) crowd.push((await makeStranger()).memberId);
    await test.app.db.query(
      `insert into member_sightings (kind, value, member_id, first_at, last_at)
       select 'address', '198.51.100.99', id, now(), now() - n * interval '1 hour'
       from unnest($1::bigint[]) with ordinality as crowd(id, n)`,
      [crowd],
    );
    const found = (await linksOf(one)).map(({ id }) => BigInt(id));
    expect(new Set(found)).toEqual(new Set(crowd.slice(0, 20)));
    expect(found).toHaveLength(20);
  });
});
