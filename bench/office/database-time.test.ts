import { expect, it } from "vitest";
import { plansIn } from "#bench/office/database-time.ts";

it("reads time, pages and text of each explained statement from PostgreSQL's log", () => {
  const plan = (ms: string, text: string) =>
    `2026-11-25 10:00:00 UTC [1] LOG:  duration: ${ms} ms  plan:\n\t{\n\t  "Query Text": "${text}",\n\t  "Plan": {\n\t    "Shared Hit Blocks": 3,\n\t    "Shared Read Blocks": 2\n\t  }\n\t}\n`;
  const log = `${plan("0.5", "select\\n  1")}2026-11-25 LOG:  checkpoint starting\n${plan("12.25", "select 2")}`;
  expect(plansIn(log)).toEqual([
    { ms: 0.5, pages: 5, text: "select 1" },
    { ms: 12.25, pages: 5, text: "select 2" },
  ]);
});
