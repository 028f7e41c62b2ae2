import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { breakLetters } from "#locales/letters.ts";
import { rememberLanguage } from "#server/members/language/language.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

type Note = { id: number; title: string; contents: string; isRead: boolean };

describe("the note about a break", () => {
  const test = useTestApp();
  const begin = async (term: string, locale: (typeof localeCodes)[number]) => {
    const { memberId, loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    await rememberLanguage(test.app.db, memberId, locale);
    const call = async (name: string, body: object = {}) =>
      (await test.call(name, body, { cookie })).body;
    expect(await call("start-break", { term })).toMatchObject({ status: "success" });
    return { memberId, call, notes: async () => (await call("get-user-note"))["note"] as Note[] };
  };

  it.each(localeCodes)(
    "is in the member's language and says until when, what stays open and where help is: %s",
    async (locale) => {
      const words = breakLetters[locale];
      for (const [term, { title }] of [
        ["7d", words.coolingOff],
        ["6m", words.exclusion],
        ["ever", words.exclusion],
      ] as const) {
        const { notes } = await begin(term, locale);
        const [note, ...others] = await notes();
        expect(others).toEqual([]);
        expect(note?.title).toBe(title);
        expect(note?.contents).toContain(words.help);
        expect(note?.contents.includes(words.forEver)).toBe(term === "ever");
        if (term !== "ever") expect(note?.contents).toMatch(/20\d\d|25\d\d/);
      }
    },
  );

  it("keeps when it was sent and when the member read it, for staff", async () => {
    const { memberId, call, notes } = await begin("6m", "ko");
    const staff = await signInToOffice(test, "operator1");
    const kept = async () => {
      const answer = await officeCall(test, "get-member-notes", { id: Number(memberId) }, staff);
      return answer.body["notes"] as { title: string; sentAt: string; readAt: string | null }[];
    };
    const { title } = breakLetters.ko.exclusion;
    const [before] = await kept();
    expect(before).toMatchObject({ title, readAt: null });
    const [note] = await notes();
    expect(await call("read-note-message", { id: note?.id })).toMatchObject({ status: "success" });
    const [after] = await kept();
    expect(Date.parse(after?.readAt ?? "")).toBeGreaterThanOrEqual(Date.parse(after?.sentAt ?? ""));
  });
});
