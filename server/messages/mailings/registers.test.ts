import { beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { keepDetails } from "#server/members/person/person.ts";
import { askBeforeMailing } from "#server/messages/mailings/asking.ts";
import { sendQueuedNotes } from "#server/messages/mailings/sending.ts";
import { openRegisters } from "#server/registers/registers.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { followJurisdiction, useRegisters } from "#tests/support/registers.ts";

describe("a mailing where a national register is asked", () => {
  const simulated = useRegisters();
  const test = useTestApp({ registers: simulated.connections });
  const asking = () => ({ acts: test.app.acts, registers: openRegisters(simulated.connections) });
  const send = () => test.app.acts.perform(SYSTEM, sendQueuedNotes);
  const start = async () => {
    const [row] = await test.owner.query<{ id: bigint }>(
      `insert into message_mailings (level_from, level_to, default_locale, state, started_at, readers, written_by, written_at)
       select 1, 10, 'ko', 'sending', now() + interval '1 minute', 4, id, now() from operators order by id limit 1 returning id`,
    );
    await test.owner.query(
      `insert into message_mailing_texts (mailing_id, locale, title, contents)
       values ($1, 'ko', '안내', '<p>안내</p>')`,
      [row?.id],
    );
    return row?.id;
  };
  const readers = (id: bigint | undefined) =>
    test.app.db.query<{ memberId: bigint }>(
      `select member_id as "memberId" from message_notes where mailing_id = $1`,
      [id],
    );
  const numbers = ["199001010017", "199001019802", "198507159805", ""];
  const members: bigint[] = [];
  beforeAll(async () => {
    await followJurisdiction(test, "se");
    await test.owner.query("update members set status = 'closed'");
    for (const personalNumber of numbers) {
      const { memberId } = await makeMember(test.app.db);
      members.push(memberId);
      await keepDetails(test.app.db, memberId, personalNumber ? { personalNumber } : {});
    }
  });

  it("waits for the register, and reaches those alone whom it does not keep from promotion", async () => {
    const id = await start();
    expect(await send()).toBe(0);
    expect(await readers(id)).toEqual([]);
    expect(await askBeforeMailing(asking())).toBe(4);
    expect(simulated.asked("spelpaus")).toHaveLength(1);
    expect(await send()).toBeGreaterThan(0);
    expect(await readers(id)).toEqual([{ memberId: members[0] }]);
    const [row] = await test.app.db.query(
      `select state, sent, held_back as "heldBack" from message_mailings where id = $1`,
      [id],
    );
    expect(row).toEqual({ state: "sent", sent: 1, heldBack: 3 });
  });

  it("asks anew after a day, and reaches no one while the register does not answer", async () => {
    test.clock.advance(86_401_000);
    const id = await start();
    simulated.spoil("spelpaus", "refuse");
    expect(await askBeforeMailing(asking())).toBe(4);
    await send();
    expect(await readers(id)).toEqual([]);
  });
});
