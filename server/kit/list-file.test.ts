import { expect, it } from "vitest";
import { everyRow, listFile, type FileOrigin } from "#server/kit/list-file.ts";

const origin = { by: "김달빛", at: new Date("2026-11-24T00:00:00Z"), filter: { state: "open" } };

/** Numbers from 1 to `last`, read in pages of ten. */
const numbers = (last: number) =>
  everyRow<number, number>((after) => {
    const first = (after ?? 0) + 1;
    const rows = Array.from({ length: 10 }, (_, at) => first + at).filter((n) => n <= last);
    const end = rows.at(-1) ?? 0;
    return Promise.resolve({ rows, next: end < last ? end : null });
  });

const linesOf = async (last: number, by: FileOrigin = origin) => {
  const lines: string[] = [];
  for await (const line of listFile(numbers(last), [["n", (n) => n]], by)) lines.push(line);
  return lines.map((line) => line.trim());
};

it("a file of a list begins with who made it and from what, and ends with its number of rows", async () => {
  expect((await linesOf(25)).slice(1, 6)).toEqual([
    "exported_by,김달빛",
    "exported_at,2026-11-24T00:00:00.000Z",
    'filter,"{""state"":""open""}"',
    "n",
    "1",
  ]);
  const lines = await linesOf(25);
  expect(lines.slice(5, -1)).toEqual(Array.from({ length: 25 }, (_, at) => String(at + 1)));
  expect(lines.at(-1)).toBe("rows,25,all");
  expect((await linesOf(0)).at(-1)).toBe("rows,0,all");
});

it("a file ends after 100,000 rows and says whether more exist", async () => {
  expect((await linesOf(100_000)).at(-1)).toBe("rows,100000,all");
  const lines = await linesOf(100_011);
  expect(lines.at(-1)).toBe("rows,100000,more_exist");
  expect(lines).toHaveLength(5 + 100_000 + 1);
});

it("a report's file has further lines in its head, and says so when it is empty", async () => {
  const report = [["operator", "Moonlight Ltd"]] as const;
  expect((await linesOf(1, { ...origin, report })).slice(4)).toEqual([
    "operator,Moonlight Ltd",
    "n",
    "1",
    "rows,1,all",
  ]);
  expect((await linesOf(0, { ...origin, report })).slice(-2)).toEqual([
    "No Activity",
    "rows,0,all",
  ]);
});
