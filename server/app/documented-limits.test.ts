import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";

const form = {
  id: "demo1",
  pw: "quiet-water-78",
  nick: "limited",
  phone: "01012345678",
  birthDate: "1990-05-17",
  bankname: "달빛은행",
  banknum: "110-222-333333",
  bankOwner: "김달빛",
  exchange_pw: "246810",
  terms: "2026-11",
};

/** A row of the page by what is limited and by what it is counted, and a call that counts. */
const calls = [
  ["Sign-in of members", "id and network", "user-do-login", { userId: "ghost1", password: "?" }],
  ["Registration", "network", "user-register", form],
  ["Whether an id or a nick is free", "network", "check-user-id", { id: "still3free" }],
  ["Question to the help desk", "member", "user-write-help", { title: "a", contents: "b" }],
  ["Request of a deposit", "member", "apply-user-deposit", { balance: 1 }],
  ["Withdrawal password, in all places", "member", "apply-user-withdraw", { balance: 10_000 }],
  ["Conversion of comp", "member", "roll-to-balance", {}],
  ["Opening of a game", "member", "open-game", { company: "tiger", code: "?", timeStemp: 0 }],
] as const;

const page = readFileSync(new URL("../../docs/security-limits.md", import.meta.url), "utf8");
const lengths = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** The uses and the window of a row, as a reader understands them. */
function ruleOf(what: string, by: string): { uses: number; windowMs: number } {
  const row = page.split("\n").find((line) => line.startsWith(`| ${what} | ${by} |`));
  const found = /(?<uses>[\d,]+) in (?<count>an?|\d+) (?<unit>second|minute|hour|day)/u.exec(
    row ?? "",
  )?.groups;
  if (!found) throw new Error(`docs/security-limits.md has no limit of ${what} by ${by}`);
  const count = /\d/u.test(found["count"] ?? "") ? Number(found["count"]) : 1;
  const unit = lengths[found["unit"] as keyof typeof lengths];
  return { uses: Number(found["uses"]?.replace(",", "")), windowMs: count * unit };
}

describe("the limits that docs/security-limits.md names", () => {
  const test = useTestApp();
  let cookie: string;
  beforeAll(async () => {
    await test.app.db.query(
      "insert into settings_sites (host, name) values ('site.test', '달빛') on conflict do nothing",
    );
    cookie = await test.signIn("demo1", DEMO_PASSWORD);
  });

  it.each(calls)("%s by %s: %s is refused above the number", async (what, by, name, input) => {
    const { uses, windowMs } = ruleOf(what, by);
    const withPassword = name === "apply-user-withdraw" ? { ...input, pass: "000000" } : input;
    const ask = () => test.call(name, withPassword, by === "member" ? { cookie } : {});
    test.clock.stop();
    for (let n = 0; n < uses; n++) {
      const { http, body } = await ask();
      expect([http, body["status"]], `call ${n + 1}`).not.toContain("time");
      expect(http).not.toBe(400);
    }
    const { body } = await ask();
    expect(body["status"]).toBe("time");
    const waitMs = Number(body["retryAfter"]) * 1000;
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(windowMs);
  });
});
