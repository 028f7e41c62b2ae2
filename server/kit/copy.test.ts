import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";

describe("rows written through COPY", () => {
  const database = useTestDatabase();
  const into = "copied (place, text, flag)";
  const listCopied = () =>
    database.db.query<{ place: number; text: string | null; flag: boolean | null }>(
      "select place, text, flag from copied order by place",
    );

  beforeAll(async () => {
    await database.db.query(
      "create table copied (place integer primary key, text text, flag boolean)",
    );
  });

  it("are read as they were written, with any character except NUL", async () => {
    const letter = fc.constantFrom("\\", "\t", "\n", "\r", "\\N", "\\.", "\0", '"', "'", ",", "달");
    const text = fc.option(
      fc.oneof(
        fc.array(letter).map((parts) => parts.join("")),
        fc.string(),
      ),
    );
    const fields = fc.array(fc.tuple(text, fc.option(fc.boolean())), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fields, async (rows) => {
        await database.db.query("delete from copied");
        await database.db.transaction((tx) =>
          tx.copy(
            into,
            rows.map(([words, flag], place) => [place, words, flag]),
          ),
        );
        expect(await listCopied()).toEqual(
          rows.map(([words, flag], place) => ({
            place,
            text: words?.replaceAll("\0", "") ?? null,
            flag,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("are all refused for the fault of one, and the connection stays usable", async () => {
    await database.db.query("delete from copied");
    const copied = database.db.transaction(async (tx) => {
      await tx.copy(into, [
        [1, "first", true],
        [1, "again", true],
      ]);
    });
    await expect(copied).rejects.toMatchObject({ code: "23505" });
    expect(await listCopied()).toEqual([]);
    await database.db.transaction((tx) => tx.copy(into, [[2, "later", null]]));
    expect(await listCopied()).toEqual([{ place: 2, text: "later", flag: null }]);
  });
});
