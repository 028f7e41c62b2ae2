import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  DuplicateReview,
  MemberDuplicateReview,
} from "#contract/office/duplicate-accounts.ts";
import { spellingsOf } from "#server/members/duplicate-accounts/matching/matching.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useRegistrations } from "#tests/support/duplicate-accounts.ts";
import { identityOf } from "#tests/support/identities.ts";
import { makeMember, PASSWORD, setNumbers } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "compared the papers of both";

describe("accounts that may be one person's", () => {
  const test = useTestApp();
  const { register, registerAll } = useRegistrations(test);
  let admin: string;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  const office = async (name: Parameters<typeof officeCall>[1], input: object, as = admin) =>
    (await officeCall(test, name, input, as)).body;
  /** The open reviews of a member, whichever account was found. */
  const reviewsOf = async (id: bigint, list: "open" | "decided" = "open") => {
    const all: DuplicateReview[] = [];
    for (let after: number | null | undefined; after !== null;) {
      const page = await office("get-duplicate-accounts", { list, ...(after && { after }) });
      all.push(...(page["reviews"] as DuplicateReview[]));
      after = page["next"] as number | null;
    }
    return all.filter(({ account, other }) => [account.id, other.id].includes(Number(id)));
  };
  const signsOf = ({ shared }: Pick<DuplicateReview, "shared">) => shared.map(({ by }) => by);
  const decide = async (review: DuplicateReview | undefined) =>
    office("decide-duplicate-account", {
      reviewId: review?.id,
      version: review?.version,
      outcome: "different_persons",
      reason,
    });
  const change = async (loginId: string, name: string, body: object) => {
    const cookie = await test.signIn(loginId, PASSWORD);
    return (await test.call(name, { pw: PASSWORD, ...body }, { cookie })).body;
  };
  /** Closes an account so long ago that its records need not be kept. */
  const close = async (id: bigint) => {
    await test.owner.query("update members set status = 'closed' where id = $1", [id]);
    await test.owner.query(
      "update members set closed_at = now() - interval '20 years' where id = $1",
      [id],
    );
  };
  const statusOf = async (id: bigint) =>
    (
      await test.owner.query<{ status: string }>("select status from members where id = $1", [id])
    )[0]?.status;

  it.each([
    ["phone", { phone: true }, ["phone"]],
    ["bank account", { bank: true }, ["bank"]],
    ["name and birth date", { person: true }, ["person"]],
    [
      "phone, bank account and person",
      { phone: true, bank: true, person: true },
      ["bank", "phone", "person"],
    ],
  ])(
    "a second registration with the same %s is reviewed, and both accounts play",
    async (_what, shared, signs) => {
      const first = await register();
      const second = await register({ like: first, shared });
      const [review, ...others] = await reviewsOf(first.id);
      expect(others).toEqual([]);
      expect(review).toMatchObject({
        account: { id: Number(second.id), status: "active", isVerified: false },
        other: { id: Number(first.id), status: "active" },
        isHeld: false,
        outcome: null,
      });
      expect(new Set(review && signsOf(review))).toEqual(new Set(signs));
    },
  );

  it("one with the same verified identity says whose is verified", async () => {
    const first = await register();
    await identityOf(test.app.db, first.id, true);
    const second = await register({ like: first, shared: { person: true } });
    expect(await reviewsOf(second.id)).toMatchObject([
      { account: { isVerified: false }, other: { isVerified: true } },
    ]);
  });

  it("a name is the same in any case and spacing and with the family name first or last", async () => {
    const first = await register({ name: "Kim Eunha" });
    const second = await register({ like: first, shared: { person: true }, name: "eunha  KIM" });
    const third = await register({ like: first, name: "Kim Eunha" });
    expect((await reviewsOf(second.id)).map(signsOf)).toEqual([["person"]]);
    expect(await reviewsOf(third.id)).toEqual([]);
    expect(spellingsOf("a b c")).toEqual(["a b c", "b c a", "c a b"]);
  });

  it("registrations at once with the same phone give one review for each pair", async () => {
    const first = await register();
    const others = await registerAll(
      Array.from({ length: 4 }, () => ({ like: first, shared: { phone: true } })),
    );
    const found = await Promise.all([first, ...others].map(({ id }) => reviewsOf(id)));
    const pairs = new Map(
      found
        .flat()
        .map(({ id, account, other }) => [
          id,
          [account.id, other.id].toSorted((a, b) => a - b).join(" "),
        ]),
    );
    expect(pairs.size).toBe(10);
    expect(new Set(pairs.values()).size).toBe(10);
  });

  it("a closed account and a test account are left out", async () => {
    const first = await register();
    await close(first.id);
    const tested = await makeMember(test.app.db, { isTest: true });
    await setNumbers(test.app.db, tested.memberId, { phone: "+821066660001" });
    const shared = { phone: true, bank: true, person: true };
    const second = await register({ like: first, shared });
    expect(await reviewsOf(second.id)).toEqual([]);
    await change(second.loginId, "change-phone", { phone: "01066660001" });
    expect(await reviewsOf(second.id)).toEqual([]);
  });

  it("a closed account is compared when it opens again", async () => {
    const first = await register();
    const before = { id: Number(first.id), reason };
    const closing = { ...before, from: "active", to: "closed" };
    expect(await office("change-member-status", closing)).toMatchObject({ status: "success" });
    const second = await register({ like: first, shared: { phone: true } });
    expect(await reviewsOf(second.id)).toEqual([]);
    const opening = { ...before, from: "closed", to: "suspended", verifiedBy: "in_person" };
    expect(await office("change-member-status", opening)).toMatchObject({ status: "success" });
    expect(await reviewsOf(second.id)).toMatchObject([{ account: { id: Number(first.id) } }]);
  });

  it("a changed phone or bank account is compared too, and adds to the open review", async () => {
    const [first, second] = [await register(), await register()];
    expect(await reviewsOf(second.id)).toEqual([]);
    await change(second.loginId, "change-phone", { phone: first.phone });
    const [opened] = await reviewsOf(second.id);
    expect(opened && signsOf(opened)).toEqual(["phone"]);
    const account = { bankname: "별빛은행", banknum: first.bankNumber };
    await change(second.loginId, "change-bank-account", account);
    const [added, ...others] = await reviewsOf(second.id);
    expect(others).toEqual([]);
    expect(added).toMatchObject({ id: opened?.id });
    expect(added && signsOf(added)).toEqual(["phone", "bank"]);
    expect(await decide(opened)).toMatchObject({ status: "stale" });
  });

  it("a decided pair stays decided, and opens again only when something new is shared", async () => {
    const first = await register();
    const second = await register({ like: first, shared: { phone: true } });
    const [review] = await reviewsOf(second.id);
    expect(await decide(review)).toMatchObject({ status: "success" });
    expect(await decide(review)).toMatchObject({ status: "already" });
    await change(second.loginId, "change-phone", { phone: first.phone });
    expect(await reviewsOf(second.id)).toEqual([]);
    expect(await reviewsOf(second.id, "decided")).toMatchObject([
      { outcome: "different_persons", findings: reason, secondId: null },
    ]);
    const account = { bankname: "별빛은행", banknum: first.bankNumber };
    await change(first.loginId, "change-bank-account", account);
    expect(await reviewsOf(second.id)).toEqual([]);
    await change(second.loginId, "change-bank-account", account);
    const [again] = await reviewsOf(second.id);
    expect(again?.id).not.toBe(review?.id);
    expect(new Set(again && signsOf(again))).toEqual(new Set(["phone", "bank"]));
  });

  it("a verified document of both accounts is a stronger sign, and opens a decided pair again", async () => {
    const first = await register();
    await identityOf(test.app.db, first.id, true);
    const second = await register({ like: first, shared: { person: true } });
    await decide((await reviewsOf(second.id))[0]);
    const { checkId } = await identityOf(test.app.db, second.id);
    expect(await office("verify-identity", { id: checkId, reason })).toMatchObject({
      status: "success",
    });
    const [again] = await reviewsOf(second.id);
    expect(new Set(again && signsOf(again))).toEqual(new Set(["person", "identity"]));
    expect(again).toMatchObject({ account: { isVerified: true }, other: { isVerified: true } });
  });

  it("a shared device or address opens nothing, and is shown on a review as a weaker sign", async () => {
    const [first, second] = [await register(), await register()];
    const signIn = (loginId: string, cookie = "") =>
      test.app.server.inject({
        method: "POST",
        url: "/api/routes/user-do-login",
        payload: { userId: loginId, password: PASSWORD },
        remoteAddress: "198.51.100.77",
        headers: { host: "site.test", origin: "http://site.test", cookie },
      });
    const answer = await signIn(first.loginId);
    const device = answer.cookies.find(({ name }) => name === "dalbit_device");
    await signIn(second.loginId, `dalbit_device=${device?.value}`);
    expect(await reviewsOf(second.id)).toEqual([]);
    await change(second.loginId, "change-phone", { phone: first.phone });
    const [review] = await reviewsOf(second.id);
    expect(review?.places).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ by: "address", value: "198.51.100.77" }),
        expect.objectContaining({
          by: "device",
          value: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
        }),
      ]),
    );
  });

  it("one account's registration opens at most ten reviews", async () => {
    const first = await register();
    const crowd = [];
    for (let n = 0; n < 11; n++) {
      await test.app.db.query("delete from throttles");
      crowd.push(await register({ like: first, shared: { phone: true } }));
    }
    const newest = crowd.at(-1);
    const own = (await reviewsOf(newest?.id ?? 0n)).filter(
      ({ account }) => account.id === Number(newest?.id),
    );
    expect(own).toHaveLength(10);
  });

  it("the pages of both members show the review, and the copy of a member's data does not", async () => {
    const first = await register();
    const second = await register({ like: first, shared: { bank: true } });
    const shownTo = async (id: bigint) =>
      (await office("get-member-duplicates", { id: Number(id) }))[
        "reviews"
      ] as MemberDuplicateReview[];
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const)
      expect(await shownTo(own.id)).toMatchObject([
        { other: { id: Number(other.id), loginId: other.loginId }, outcome: null },
      ]);
    const cookie = await test.signIn(second.loginId, PASSWORD);
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    const copy = JSON.stringify((await test.call("get-own-data", {}, headers)).body);
    expect(copy).not.toContain(first.loginId);
    expect(copy).not.toContain("duplicate");
    expect(await statusOf(second.id)).toBe("active");
  });

  it("erasing a member deletes the reviews of their account", async () => {
    const first = await register();
    const second = await register({ like: first, shared: { phone: true } });
    await close(first.id);
    const lead = await operatorWithRole(test, "admin");
    const proposed = await office("erase-member", { id: Number(first.id), reason });
    const decision = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect(await office("decide-proposal", decision, lead)).toMatchObject({ status: "success" });
    expect(await reviewsOf(second.id)).toEqual([]);
  });
});
