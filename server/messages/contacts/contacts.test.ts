import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { OfficeContact } from "#contract/office/contacts.ts";
import { countWaitingContacts, sweepContacts } from "#server/messages/contacts/contacts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("requests of people who are not signed in", () => {
  const test = useTestApp();
  const request = (more: object = {}) => ({
    replyTo: "someone@example.com",
    title: "로그인",
    contents: "로그인이 안 됩니다",
    ...more,
  });
  const count = async () =>
    (
      await test.owner.query<{ n: number }>("select count(*)::integer as n from message_contacts")
    )[0]?.n;

  it("keeps the reply path sealed, and a repeated request once", async () => {
    const headers = { "idempotency-key": "a-key-of-a-form-1" };
    await test.owner.query("delete from throttles");
    for (const _ of [1, 2])
      expect((await test.call("write-contact", request(), headers)).body).toEqual({
        status: "success",
      });
    expect(await count()).toBe(1);
    const other = await test.call("write-contact", request({ title: "다른" }), headers);
    expect(other.http).toBe(409);
    const [row] = await test.owner.query<{ bytes: Buffer }>(
      "select reply_to as bytes from message_contacts",
    );
    expect(row?.bytes.toString("latin1")).not.toContain("example.com");
  });

  it("refuses another request that came at the same time with the same key", async () => {
    await test.owner.query("delete from throttles");
    const idempotencyKey = "a-key-of-a-form-2";
    const keyHash = createHash("sha256").update(idempotencyKey).digest();
    const send = (title: string) =>
      test.call("write-contact", request({ title }), { "idempotency-key": idempotencyKey });
    const { sending } = await test.owner.transaction(async (tx) => {
      await tx.query(
        `insert into message_contacts (reply_to, title, contents, locale, key_hash, written_at)
         select reply_to, '첫째', contents, locale, $1, written_at from message_contacts limit 1`,
        [keyHash],
      );
      const second = send("둘째");
      await vi.waitUntil(async () => {
        const waiting = await tx.query(
          "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
        );
        return waiting.length > 0;
      });
      return { sending: second };
    });
    expect((await sending).http).toBe(409);
    expect((await send("첫째")).body).toEqual({ status: "success" });
    await test.owner.query("delete from message_contacts where key_hash = $1", [keyHash]);
  });

  it.each([["someone"], ["1234"], ["a@b"], ["010-1234\n5678"]])(
    "refuses the reply path %j",
    async (replyTo) => {
      expect((await test.call("write-contact", request({ replyTo }))).http).toBe(400);
    },
  );

  it("takes three a day for a reply path, and five an hour from a network", async () => {
    await test.owner.query("delete from throttles");
    const send = async (replyTo: string) =>
      (await test.call("write-contact", request({ replyTo }))).body["status"];
    for (const _ of [1, 2, 3]) expect(await send("+82 10-1234-5678")).toBe("success");
    expect(await send("+82 10-1234-5678")).toBe("time");
    expect(await send("other@example.com")).toBe("success");
    expect(await send("third@example.com")).toBe("time");
  });

  it("get-contacts shows staff what waits, and handle-contact marks it once, with a reason", async () => {
    const cookie = await signInToOffice(test, "operator1");
    const rows = async (list: "waiting" | "done") =>
      (await officeCall(test, "get-contacts", { list }, cookie)).body["rows"] as OfficeContact[];
    const [first] = await rows("waiting");
    const waiting = await countWaitingContacts(test.app.db);
    expect(waiting).toBe((await rows("waiting")).length);
    expect(first).toMatchObject({ replyTo: "someone@example.com", title: "로그인", locale: "ko" });
    const act = { id: first?.id, reason: "전화로 답함" };
    const handle = () => officeCall(test, "handle-contact", act, cookie);
    expect((await officeCall(test, "handle-contact", { id: first?.id }, cookie)).http).toBe(400);
    expect((await handle()).body["status"]).toBe("success");
    expect((await handle()).body["status"]).toBe("already");
    expect(await countWaitingContacts(test.app.db)).toBe(waiting - 1);
    expect((await rows("waiting")).some(({ id }) => id === first?.id)).toBe(false);
    const [done] = await rows("done");
    expect([done?.id, done?.handledBy]).toEqual([first?.id, "김달빛"]);
    expect((await officeCall(test, "get-contacts", { list: "waiting" })).http).toBe(401);
    test.clock.advance(91 * DAY_MS);
    expect(await sweepContacts(test.app.db, test.clock)).toBe(1);
    const left = await test.owner.query(
      "select from message_contacts where handled_at is not null",
    );
    expect(left).toEqual([]);
  });
});
