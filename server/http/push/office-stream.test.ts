import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** What a screen shows of a colleague's act is at most this old. */
const LIVE_WITHIN_MS = 2_000;

describe("push to operators' open screens", () => {
  const test = useTestApp();
  let address = "";
  const closing = new AbortController();
  beforeAll(async () => {
    address = await test.app.server.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => closing.abort());

  /** The text that a screen of the operator has been sent so far. */
  async function listen(cookie: string, screen = closing): Promise<() => string> {
    const answer = await fetch(`${address}/api/office/stream`, {
      headers: { cookie },
      signal: screen.signal,
    });
    let text = "";
    const gather = async () => {
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
        text += chunk;
    };
    gather().catch((error: unknown) => {
      if (!screen.signal.aborted) throw error;
    });
    return () => text;
  }

  it("tells of a colleague's act, of a proposal and of its decision, with call and object", async () => {
    const maker = await operatorWithRole(test, "admin");
    const checker = await operatorWithRole(test, "admin");
    const sent = await listen(checker);
    const told = async (call: string, object: string, more = "") => {
      await expect
        .poll(sent, { timeout: LIVE_WITHIN_MS, interval: 50 })
        .toContain(
          `"name":"operator.acted","memberId":null,"said":{"call":"${call}","object":"${object}"${more}}`,
        );
    };
    const reason = "told to colleagues";
    await officeCall(test, "add-member-remark", { id: 1, reason }, maker);
    await told("add-member-remark", "member:1");
    const gift = { id: 1, direction: "give", amount: 1_000, cause: "goodwill", reason };
    const { body } = await officeCall(test, "adjust-balance", gift, maker);
    await told("propose/adjust-balance", "member:1");
    const decision = { id: body["proposalId"], decision: "turn-down", reason };
    await officeCall(test, "decide-proposal", decision, checker);
    await told("decide-proposal", "member:1", `,"decided":${String(body["proposalId"])}`);
  });

  it("tells a page at the start how long its session lasts", async () => {
    const sent = await listen(await operatorWithRole(test, "viewer"));
    await expect.poll(sent).toMatch(/event: session\ndata: \{"idleLeftMs":\d+,"leftMs":\d+,/);
  });

  it("a count that changed while a screen was opened is told, also back to an earlier one", async () => {
    const cookie = await operatorWithRole(test, "admin");
    const counted = (sent: string) =>
      [...sent.matchAll(/"contacts":(\d+)/g)].map(([, count]) => Number(count));
    const first = new AbortController();
    const earlier = await listen(cookie, first);
    // Its own counts, and those that every screen is told.
    await expect.poll(() => counted(earlier()).length, { timeout: 3_000 }).toBe(2);
    const [before = 0] = counted(earlier());
    first.abort();
    await test.app.db.query(
      `insert into message_contacts (reply_to, title, contents, locale, written_at)
       values ('\\x01', 'title', 'contents', 'ko', now())`,
    );
    const later = await listen(cookie);
    await expect.poll(() => counted(later()).at(-1), { interval: 5 }).toBe(before + 1);
    await test.owner.query("delete from message_contacts where reply_to = '\\x01'");
    await expect.poll(() => counted(later()).at(-1), { timeout: 5_000 }).toBe(before);
  });
});
