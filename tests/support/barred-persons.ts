import type { TestApp } from "#tests/support/app.ts";
import { officeCall } from "#tests/support/office.ts";

/** What an operator writes about a person whom no test's member is. */
const person = { kind: "contractor", name: "걸음", birthDate: "1971-03-04" } as const;

/** Acts on barred persons; the newest entry that holds is removed, and made when there is none. */
export const barredPersonActs = (test: TestApp, cookie: string) => ({
  "add-barred-person": () => person,
  "remove-barred-person": async () => {
    const newest = async () => {
      const [row] = await test.app.db.query<{ id: bigint }>(
        "select id from member_barred_persons where ended_at is null order by id desc limit 1",
      );
      return row?.id;
    };
    const add = () =>
      officeCall(test, "add-barred-person", { ...person, reason: "walked" }, cookie);
    const found = (await newest()) ?? (await add().then(newest));
    return { id: Number(found) };
  },
});
