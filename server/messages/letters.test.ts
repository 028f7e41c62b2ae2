import { beforeEach, describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import type { LetterKind } from "#locales/ko/letters.ts";
import { letters } from "#locales/letters.ts";
import { fromWon } from "#server/kit/money.ts";
import { rememberLanguage } from "#server/members/language/language.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

type Note = { title: string; contents: string; isRead: boolean };

describe("the note after a decision", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });
  const call = async (name: string, body: unknown) =>
    (await test.call(name, body, { cookie })).body;
  const notes = async () => (await call("get-user-note", {}))["note"] as Note[];
  const deposit = async () => (await call("apply-user-deposit", { balance: 1_230_000 }))["id"];
  const withdrawal = async () => {
    const ask = { balance: 20_000, pass: WITHDRAWAL_PASSWORD };
    return (await call("apply-user-withdraw", ask))["id"];
  };

  it.each(localeCodes)("is written in the member's language: %s", async (locale) => {
    const { acts } = test.app;
    await rememberLanguage(test.app.db, member.memberId, locale);
    await decideRequest(acts, await deposit(), "approved");
    await decideRequest(acts, await deposit(), "refused");
    await decideRequest(acts, await withdrawal(), "approved");
    await decideRequest(acts, await withdrawal(), "refused");
    const written = await notes();
    const kinds: LetterKind[] = [
      "withdrawalRefused",
      "withdrawalApproved",
      "depositRefused",
      "depositApproved",
    ];
    expect(written.map(({ title }) => title)).toEqual(
      kinds.map((kind) => letters[locale][kind].title),
    );
    const amount = { ko: "1,230,000원", vn: "1.230.000\u00a0₩" }[locale as "ko" | "vn"];
    expect(written.at(-1)?.contents).toContain(amount ?? "₩1,230,000");
    expect(await call("user-health-check", {})).toMatchObject({ noteCount: 4 });
  });

  it("contains the operator's message as plain text, and commits with the decision", async () => {
    const asked = await deposit();
    const { acts } = test.app;
    const tooLong = { memo: "x".repeat(401) };
    await expect(decideRequest(acts, asked, "approved", tooLong)).rejects.toThrow("memo_check");
    expect(await notes()).toEqual([]);
    await decideRequest(acts, asked, "refused", { memo: "이름이 <b>다릅니다</b>\n다시 신청" });
    const [note] = await notes();
    expect(note?.contents).toContain("이름이 &lt;b&gt;다릅니다&lt;/b&gt;<br />다시 신청");
    expect(note?.isRead).toBe(false);
  });
});
