import { beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { openCaseOf } from "#tests/support/case-acts.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";

/** What the lobby knows of a member: favourites, and the games they opened last. */
describe("the shelf of a member", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    member = await makePlayer(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
    const favourite = { company: "tiger", code: "dawn-bell", favourite: true };
    await test.call("set-favourite", favourite, { cookie });
  });
  const shelf = async () => {
    const { body } = await test.call("get-game-shelf", {}, { cookie });
    expect(body["favourites"]).toEqual([{ gameCompany: "tiger", code: "dawn-bell" }]);
    return body["recent"] as unknown[];
  };

  it("shows no game to continue while the member has an open case", async () => {
    const opened = await shelf();
    expect(opened).not.toEqual([]);
    const { caseId } = await openCaseOf(test.app.db, member.memberId);
    expect(await shelf()).toEqual([]);
    await test.owner.query(
      "update member_cases set closed_at = now(), closed_by = 1, outcome = 'no_harm' where id = $1",
      [caseId],
    );
    expect(await shelf()).toEqual(opened);
  });
});
