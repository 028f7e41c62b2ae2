import { describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { compareDay } from "#server/games/reconciling/day-files/comparing-day.ts";
import { followDays } from "#server/games/reconciling/day-files/days.ts";
import { compareParts } from "#server/games/reconciling/day-files/parts/comparing-parts.ts";
import { sweepParts } from "#server/games/reconciling/day-files/parts/parts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useProviderDays } from "#tests/support/provider-days.ts";
import { dayLayout } from "#tests/support/settlement.ts";

const DAY_MS = 86_400_000;
const connection = "sandbox";
/** Pages of two transactions, so that a small day needs many. */
const PAGE = 2;

describe("a provider's day in several files", () => {
  const test = useTestApp();
  const days = useProviderDays(test);
  const { noon, dayIn, bring, gather, keysOf, list, move } = days;
  const { play } = days.office;

  const part = (day: string, lines: readonly string[], more: object = {}) =>
    bring(lines, { day, part: {}, fileName: "part.csv", ...more });
  const partsOf = async (day: string) =>
    (await days.make("get-day-parts", {
      connection,
      day,
    })) as unknown as OfficeOutput<"get-day-parts"> & { status: string };
  const complete = async (day: string, seen?: number) =>
    days.act("complete-day-parts", {
      connection,
      day,
      version: seen ?? (await partsOf(day)).version,
    });
  /** Compares all pages that wait; answers how many steps that took. */
  const compare = async () => {
    for (let steps = 0; ; steps += 1)
      if ((await test.app.acts.perform(SYSTEM, (act) => compareParts(act, PAGE))) === 0)
        return steps;
  };
  const wholeAndCompared = async (day: string) => {
    expect(await complete(day)).toEqual({ status: "success" });
    const steps = await compare();
    await gather();
    return steps;
  };
  const shown = async () =>
    (await list("transaction")).map(({ about, ours, theirs }) => [
      about,
      ours.amount,
      theirs.amount,
    ]);
  /** Plays rounds of one stake each on a day; answers the keys. */
  const playOn = async (day: string, name: string, amounts: readonly string[]) => {
    for (const [index, amount] of amounts.entries())
      await play(`${name}-${index}`, [{ type: "bet", amount }]);
    await move(new Date(`${day}T03:00:00Z`));
    const keys = await Promise.all(amounts.map((_, index) => keysOf(`${name}-${index}`)));
    return keys.flat();
  };

  it("is compared over all parts: missing, extra and other transactions are on the work list once it is whole", async () => {
    const day = dayIn(noon, 0);
    const [a = "", b = "", c = "", d = "", e = ""] = await playOn(day, "three", [
      "100",
      "200",
      "300",
      "400",
      "500",
    ]);
    expect(await part(day, [`${a},r,bet,100,ok`, `${b},r,bet,201,ok`])).toMatchObject({
      status: "success",
      same: 1,
      differing: { ours_only: null, amount: 1 },
    });
    await part(day, [`${c},r,bet,300,ok`, "theirs-1,r,win,7,ok"]);
    await part(day, [`${e},r,bet,500,ok`]);
    await compare();
    await gather();
    expect(await shown(), "before it is whole").toEqual([]);
    expect(await wholeAndCompared(day), "pages").toBeGreaterThan(6);
    const found = [
      [b, "200.00", "201.00"],
      [d, "400.00", null],
      ["theirs-1", null, "7.00"],
    ];
    const all = await shown();
    expect(all).toHaveLength(found.length);
    expect(all).toEqual(expect.arrayContaining(found));
    expect(await partsOf(day)).toMatchObject({ stage: "compared", lines: 5 });
    // A corrected part: what it told right ends, the rest stays.
    const [first] = (await partsOf(day)).parts;
    await part(day, [`${a},r,bet,100,ok`, `${b},r,bet,200,ok`, `${d},r,bet,400,ok`], {
      part: { replaces: first?.id },
    });
    expect(await partsOf(day)).toMatchObject({ stage: "open", parts: [{}, {}, {}] });
    await wholeAndCompared(day);
    expect(await shown()).toEqual([["theirs-1", null, "7.00"]]);
    // The part with the extra one is taken away.
    const { version, parts } = await partsOf(day);
    const id = parts.find(({ lines }) => lines === 2)?.id;
    const seen = { connection, day, version, id };
    expect(await days.act("remove-day-part", seen)).toEqual({ status: "success" });
    expect(await days.act("remove-day-part", seen)).toMatchObject({ status: "stale" });
    await wholeAndCompared(day);
    expect(await shown()).toEqual([[c, "300.00", null]]);
  });

  it("takes back in one part what another part has", async () => {
    const day = dayIn(noon, -1);
    const [undone = "", kept = ""] = await playOn(day, "back", ["600", "700"]);
    const original = { ...dayLayout, columns: { ...dayLayout.columns, original: 5 } };
    const more = { layout: original };
    await part(day, [`${undone},r,bet,600,ok,`, `${kept},r,bet,700,ok,`], more);
    await part(day, [`back-1,r,rollback,600,ok,${undone}`], more);
    await wholeAndCompared(day);
    expect((await list("transaction")).map(({ about, theirs }) => [about, theirs.state])).toEqual([
      [undone, "rolled_back"],
    ]);
  });

  it("refuses a part with a line of another part, of another day or time zone, and the same file twice", async () => {
    const day = dayIn(noon, -4);
    const [far = ""] = await playOn(dayIn(noon, -7), "far", ["30"]);
    const [key = "", other = ""] = await playOn(day, "again", ["10", "20"]);
    const lines = [`${key},r,bet,10,ok`];
    await part(day, lines);
    const before = await partsOf(day);
    const faultOf = async (content: readonly string[], more: object = {}) => {
      expect(await part(day, content, more)).toEqual({ status: "file" });
      const preview = await days.make("preview-day-file", {
        connection,
        day,
        fileName: "part.csv",
        content: Buffer.from(
          `Transaction,Round,Kind,Amount,State\n${content.join("\n")}\n`,
        ).toString("base64"),
        layout: dayLayout,
        part: {},
        ...more,
      });
      return (preview as unknown as OfficeOutput<"preview-day-file">).faults;
    };
    expect(await faultOf(lines)).toMatchObject([{ code: "same_file" }]);
    expect(await faultOf([`${other},r,bet,20,ok`, ...lines])).toEqual([
      { code: "in_part", line: 3, column: 0, text: key },
    ]);
    expect(
      await faultOf([`${other},r,bet,20,ok`], { layout: { ...dayLayout, hoursAhead: 8 } }),
    ).toMatchObject([{ code: "zone" }]);
    expect(await faultOf([`${far},r,bet,30,ok`])).toMatchObject([{ code: "day" }]);
    expect(await part(day, [], { part: { replaces: 1_000_000 } })).toEqual({ status: "not_found" });
    expect(await partsOf(day)).toEqual(before);
    // The same file in place of itself is no repeat.
    const replaces = before.parts[0]?.id;
    expect(await part(day, lines, { part: { replaces } })).toMatchObject({ status: "success" });
    await wholeAndCompared(day);
    expect(await shown()).toEqual([[other, "20.00", null]]);
  });

  it("is missing until it is whole and compared, and again while a part is changed", async () => {
    const follow = () => test.app.acts.perform(SYSTEM, followDays);
    const day = dayIn(test.clock.now(), -1);
    await test.owner.query("delete from game_days");
    await test.owner.query(
      `insert into game_days (connection, day, until_at, due_at)
       values ('sandbox', $1::date, now() - interval '2 hours', now() - interval '1 hour')`,
      [day],
    );
    const missing = async () => {
      await follow();
      const { connections } = (await days.make(
        "get-day-files",
        {},
      )) as unknown as OfficeOutput<"get-day-files">;
      return connections.find((each) => each.connection === connection)?.missing;
    };
    await part(day, ["m-1,r,bet,1,declined"]);
    expect(await missing()).toEqual([day]);
    const { version } = await partsOf(day);
    expect(await complete(day, version + 1)).toMatchObject({ status: "stale" });
    expect(await complete(day)).toEqual({ status: "success" });
    expect(await complete(day)).toMatchObject({ status: "already" });
    expect(await missing(), "while it is compared").toEqual([day]);
    await compare();
    expect(await missing()).toEqual([]);
    await part(day, ["m-2,r,bet,1,declined"]);
    expect(await missing()).toEqual([day]);
    // A file of the whole day takes the place of its parts.
    await bring(["m-1,r,bet,1,declined"], { day });
    expect(await missing()).toEqual([]);
    expect(await partsOf(day)).toEqual({ status: "not_found" });
    // And the first part that of the file.
    await part(day, ["m-1,r,bet,1,declined"]);
    expect((await partsOf(day)).parts).toHaveLength(1);
    expect(await missing()).toEqual([day]);
  });

  it("of more transactions than one comparison reads is refused as one file", async () => {
    const day = dayIn(noon, -12);
    const keys = await playOn(day, "large", ["1", "2", "3"]);
    const about = { connection, day, hoursAhead: 9 };
    const ask = (isPart: boolean) =>
      compareDay(test.app.db, "keys", { ...about, isPart }, [], keys.length);
    expect(await ask(false)).toMatchObject({ isTooLarge: true });
    expect(await ask(true)).toMatchObject({ isTooLarge: false });
    await part(day, []);
    await wholeAndCompared(day);
    expect(await shown()).toHaveLength(keys.length);
  });

  it("keeps its lines for the retention period after its last change", async () => {
    const day = dayIn(noon, -16);
    await part(day, ["old-1,r,bet,1,declined", "old-2,r,bet,1,declined"]);
    await wholeAndCompared(day);
    const sweep = async () => {
      while ((await sweepParts(test.app.db, test.clock)) > 0) continue;
    };
    const count = async () =>
      (
        await test.app.db.query<{ count: number }>(
          "select count(*)::integer as count from game_day_lines where day = $1::date",
          [day],
        )
      )[0]?.count;
    await sweep();
    expect(await count()).toBe(2);
    test.clock.advance(KEPT_DAYS.dayLines * DAY_MS + 1_000);
    await sweep();
    expect(await count()).toBe(0);
    await days.signIn();
    expect(await partsOf(day)).toEqual({ status: "not_found" });
    // What is brought afterwards begins the day anew.
    await part(day, ["old-1,r,bet,1,declined"]);
    expect((await partsOf(day)).parts).toHaveLength(1);
  });
});
