import { describe, expect, it } from "vitest";
import { memberCookies } from "#contract/cookies.ts";
import { localeCodes } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("the cookies of the member site", () => {
  const test = useTestApp();
  const all = new Set<string>(Object.values(memberCookies));

  it("are those that a sign-in sets, and the page's language cookie", async () => {
    const answer = await test.call("user-do-login", { userId: "demo1", password: DEMO_PASSWORD });
    const set = [answer.headers["set-cookie"]].flat().map((line) => String(line).split("=", 1)[0]);
    expect(new Set([...set, memberCookies.language])).toEqual(all);
  });

  it.each(localeCodes)(
    "are exactly those that the built-in privacy notice names in %s",
    async (code) => {
      const { privacy } = await loadLegalTexts(code);
      const named = privacy("site").match(/dalbit_[a-z]+|(?<![a-z])locale(?![a-z])/g) ?? [];
      expect(new Set(named)).toEqual(all);
    },
  );
});
