import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MemberCase } from "#contract/office/cases.ts";
import type { ProtectionFigures } from "#contract/office/protection-figures.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { compareContacts } from "#server/members/cases/effects/effects.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

/** What a member did in the 28 days before and after a contact about their protection. */
describe("the effect of a contact", () => {
  const test = useTestApp();
  let member: TestMember;
  let posted = 0;
  let contactAt: Date;
  beforeAll(() => test.clock.stop());
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000_000) });
    contactAt = test.clock.now();
  });
  const daysLater = (days: number) => new Date(contactAt.getTime() + days * DAY_MS);

  const move = (movement: "bet" | "win" | "deposit", won: number) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: member.cash,
          movement,
          amount: fromWon(won),
          houseAccountId: await houseAccountId(
            tx,
            movement === "deposit" ? "bank" : "provider:effects",
          ),
          scopeId: await scopeId(tx, "test-effects"),
          key: `effects-${(posted += 1)}`,
        },
      ]),
    );
  /** A contact at a moment, in a case of the member. */
  const contact = async (at: Date) => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      `insert into member_cases (member_id, origin, opened_at, opened_by) values ($1, 'staff', $2, 1)
       returning id`,
      [member.memberId, at],
    );
    await test.app.db.query(
      `insert into member_case_contacts (case_id, operator_id, at, channel, summary)
       values ($1, 1, $2, 'phone', 'called')`,
      [row?.id, at],
    );
  };
  const session = (from: Date, minutes: number) =>
    test.owner.query(
      `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
         started_at, last_active_at, idle_ends_at, ends_at, ended_at, ended_because)
       values ($1, sha256($2::text::bytea), sha256($2::text::bytea), '127.0.0.1', '', $3, $4, $4, $4,
         $4, 'logout')`,
      [
        member.memberId,
        `${member.memberId} ${from.toISOString()}`,
        from,
        new Date(from.getTime() + minutes * 60_000),
      ],
    );
  const compare = () => test.app.acts.perform(SYSTEM, compareContacts);
  const shown = async () => {
    const admin = await operatorWithRole(test, "admin");
    const { body } = await officeCall(test, "get-cases", { list: "open" }, admin);
    const cases = body["cases"] as MemberCase[];
    const own = cases.find((each) => each.member.id === Number(member.memberId));
    return { effect: own?.contacts[0]?.effect, figures: body["figures"] as ProtectionFigures };
  };

  it("is compared once, when the 28 days after it are over, by stakes, deposits and time", async () => {
    await move("deposit", 50_000);
    await move("bet", 30_000);
    await move("win", 90_000);
    await move("bet", 1_000);
    // Dates have milliseconds and entries microseconds, so the moments are a millisecond apart.
    const [now] = await test.app.db.query<{ now: Date }>(
      "select clock_timestamp() as now from pg_sleep(0.002)",
    );
    contactAt = now?.now ?? contactAt;
    await contact(contactAt);
    await move("bet", 5_000);
    await move("deposit", 2_000);
    await session(daysLater(-2), 90);
    await session(daysLater(-29), 600);
    await session(daysLater(3), 20);
    await session(daysLater(28.5), 600);
    const start = test.clock.now().getTime();
    const goTo = (at: Date) => test.clock.advance(at.getTime() - test.clock.now().getTime());
    goTo(daysLater(28));
    expect(await compare(), "not a day early").toBe(0);
    expect((await shown()).effect).toBeNull();
    goTo(daysLater(28.1));
    expect(await compare()).toBe(1);
    const effect = {
      staked: { before: 31_000, after: 5_000 },
      deposited: { before: 50_000, after: 2_000 },
      minutes: { before: 90, after: 20 },
    };
    expect((await shown()).effect).toEqual(effect);
    expect(await compare(), "once").toBe(0);
    await test.app.acts.perform(SYSTEM, countProtectionFigures);
    expect((await shown()).figures.effects).toEqual({ contacts: 1, ...effect });
    test.clock.advance(start - test.clock.now().getTime());
  });

  it("is summed over the contacts of all cases, also of a member who did nothing", async () => {
    const before = (await shown()).figures.effects;
    await contact(new Date(contactAt.getTime() - 30 * DAY_MS));
    expect(await compare()).toBe(1);
    const { figures, effect } = await shown();
    expect(effect).toEqual({
      staked: { before: 0, after: 0 },
      deposited: { before: 0, after: 0 },
      minutes: { before: 0, after: 0 },
    });
    expect(figures.effects).toEqual({ ...before, contacts: (before?.contacts ?? 0) + 1 });
  });
});
