import { expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { languageOf, rememberLanguage } from "#server/members/language/language.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

const test = useTestDatabase();

it("is that of the page that the member saw last", async () => {
  const { memberId } = await makeMember(test.db);
  const other = await makeMember(test.db);
  expect(await languageOf(test.db, memberId)).toBe("ko");
  for (const locale of localeCodes) {
    await rememberLanguage(test.db, memberId, locale);
    expect(await languageOf(test.db, memberId)).toBe(locale);
  }
  expect(await languageOf(test.db, other.memberId)).toBe("ko");
  const outside = test.db.query("update members set locale = 'vi' where id = $1", [memberId]);
  await expect(outside).rejects.toThrow("members_locale_check");
});
