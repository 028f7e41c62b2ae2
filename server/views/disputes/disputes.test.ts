import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { createSealer } from "#server/ledger/seals/sealing.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { bundleParts, verifyBundle } from "#server/views/disputes/bundle.ts";
import { sweepBundles } from "#server/views/disputes/disputes.ts";
import { pageOf } from "#server/views/disputes/readable.ts";
import { createBundleSigner } from "#server/views/disputes/signing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { playTestBets } from "#tests/support/test-bets.ts";

const reason = "the member contests it";
const DAY_MS = 86_400_000;

describe("a bundle about a disputed record", () => {
  const test = useTestApp();
  const key = sealKeyOf(Buffer.alloc(32, 7).toString("base64url"));
  const folder = mkdtempSync(join(tmpdir(), "disputes-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let lead = "";
  let round = "";
  beforeAll(async () => {
    lead = await operatorWithRole(test, "admin");
    await playTestBets(test);
    await test.app.calls.flush();
    const [row] = await test.app.db.query<{ id: string }>(
      `select account_id || '-' || first_seq as id from game_rounds
       where state = 'closed' and stake > 0 order by opened_at desc limit 1`,
    );
    round = row?.id ?? "";
  });

  const call = async (name: OfficeCallName, input: object, by = lead) =>
    (await officeCall(test, name, input, by)).body;
  const sealAll = async () => {
    const checkpointsFile = join(folder, "checkpoints");
    const sealer = createSealer({ db: test.app.db, clock: test.clock, key, checkpointsFile });
    while ((await sealer.step()) > 0);
  };
  const sign = () => test.app.acts.perform(SYSTEM, createBundleSigner(key));
  const make = async (subject: string, record: string) => {
    const made = await call("make-dispute-bundle", { subject, record, reason });
    expect(made).toMatchObject({ status: "success" });
    return Number(made["id"]);
  };
  /** The file of a signed bundle as it is sent, with its parts read. */
  const bundleOf = async (subject: string, record: string) => {
    const id = await make(subject, record);
    await sign();
    const text = String((await call("download-dispute-bundle", { id, reason }))["file"]);
    const { head, parts } = JSON.parse(text) as { head: string; parts: Record<string, string> };
    const read = (name: string): unknown => JSON.parse(parts[name] ?? "null");
    return { text, parts, head: JSON.parse(head) as Record<string, unknown>, read };
  };
  /** A request of a new member. */
  const deposit = async () => {
    const { memberId } = await makeMember(test.app.db);
    await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, memberId, { amount: fromWon(50_000) }),
    );
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from payment_requests where member_id = $1",
      [memberId],
    );
    return Number(row?.id);
  };

  it("says that entries of the last seconds were not sealed yet, and refuses unknown records", async () => {
    const { head } = await bundleOf("round", round);
    expect(JSON.stringify(head["notStored"])).toContain("unsealed");
    for (const [subject, record] of [
      ["round", "1-99999999"],
      ["round", "no round"],
      ["payment", "999999"],
      ["payment", "x"],
      ["exclusion", "nobody1"],
    ])
      expect(await call("make-dispute-bundle", { subject, record, reason })).toEqual({
        status: "not_found",
      });
  });

  it("of a round has its entries with proofs, the provider's calls, and who made it when and why", async () => {
    await sealAll();
    const { text, head, read } = await bundleOf("round", round);
    expect(await verifyBundle(text)).toMatchObject({ isIntact: true, keyId: key.id });
    expect(head).toMatchObject({ subject: "round", record: round, reason });
    const { entries } = read("record") as { entries: { id: string }[] };
    expect(entries.length).toBeGreaterThan(0);
    const proved = (
      read("proofs") as { account: { id: string }; entries: { seq: string }[] }[]
    ).flatMap((proof) => proof.entries.map(({ seq }) => `${proof.account.id}-${seq}`));
    expect(proved).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
    expect((read("calls") as object[]).length).toBeGreaterThan(0);
    expect(read("record")).toMatchObject({ rules: { build: expect.any(String) as string } });
    expect(JSON.stringify(head["notStored"])).not.toContain("game_rules");
  });

  it("of a round older than the record of rules says that they are not contained", async () => {
    await test.owner.query("update game_rule_versions set since = now() + interval '1 day'");
    const { head, read } = await bundleOf("round", round);
    await test.owner.query("update game_rule_versions set since = since - interval '2 days'");
    expect(read("record")).toMatchObject({ rules: null });
    expect(head["notStored"]).toContainEqual({
      what: "game_rules",
      sentence: expect.stringContaining("older than their record") as string,
    });
  });

  it("of a payment has its entry, the acts of staff, the documents and notes of its time, and no account number", async () => {
    const id = await deposit();
    await call("claim-payment", { id, version: 1, reason });
    await call("approve-payment", { id, version: 2, reason });
    await sealAll();
    const { text, read } = await bundleOf("payment", String(id));
    expect(await verifyBundle(text)).toMatchObject({ isIntact: true });
    expect(read("record")).toMatchObject({ id, kind: "deposit", amount: 50_000 });
    expect((read("audit") as { call: string }[]).map((row) => row.call)).toContain("claim-payment");
    expect(text).not.toContain("bankNumber");
  });

  it("of an exclusion has the break, and the limits and breaks up to it", async () => {
    const other = await makeMember(test.app.db);
    expect(
      await call("make-dispute-bundle", { subject: "exclusion", record: other.loginId, reason }),
    ).toEqual({ status: "not_found" });
    await test.app.db.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '6m', now(), now() + interval '6 months')`,
      [other.memberId],
    );
    const { text, head, read } = await bundleOf("exclusion", other.loginId);
    expect(await verifyBundle(text)).toMatchObject({ isIntact: true, proofs: 0 });
    expect(read("record")).toMatchObject({ term: "6m" });
    expect((read("standing") as { breaks: object[] }).breaks).toHaveLength(1);
    expect(head["member"]).toEqual({ id: Number(other.memberId), loginId: other.loginId });
  });

  it("names the part that was changed, for one changed byte in each and in everything around them", async () => {
    const { text, parts } = await bundleOf("round", round);
    const file = JSON.parse(text) as { head: string; publicKey: string; signature: string };
    const verdictOf = (changed: object) => verifyBundle(JSON.stringify({ ...file, ...changed }));
    for (const name of bundleParts) {
      const part = parts[name] ?? "";
      const altered = { parts: { ...parts, [name]: `${part.slice(0, -1)} ` } };
      expect(await verdictOf(altered), name).toEqual({ isIntact: false, changed: [name] });
    }
    const broken = { isIntact: false, changed: ["head or signature"] };
    const flipped = (hex: string) => `${hex.startsWith("0") ? "1" : "0"}${hex.slice(1)}`;
    expect(await verdictOf({ head: file.head.replace(reason, `${reason}.`) })).toEqual(broken);
    expect(await verdictOf({ signature: flipped(file.signature) })).toEqual(broken);
    expect(await verdictOf({ publicKey: key.publicKey.subarray(1).toString("hex") })).toEqual(
      broken,
    );
    const around = { isIntact: false, changed: ["file"] };
    expect(await verifyBundle(`${text} `)).toEqual(around);
    expect(await verifyBundle(text.slice(0, -1))).toEqual(around);
    expect(await verdictOf({ format: "dalbit-dispute-bundle-2" })).toEqual(around);
    expect(await verdictOf({ more: "" })).toEqual(around);
    // Every hundredth byte of the file, each as its neighbour in the alphabet.
    for (let at = 0; at < text.length; at += 100) {
      const other = String.fromCharCode(text.charCodeAt(at) ^ 1);
      const altered = text.slice(0, at) + other + text.slice(at + 1);
      expect((await verifyBundle(altered)).isIntact, `byte ${at}`).toBe(false);
    }
  });

  it("is downloaded once it is signed, by those who may save lists, each time with a row of the audit trail", async () => {
    const id = await make("payment", String(await deposit()));
    expect(await call("download-dispute-bundle", { id, reason })).toEqual({ status: "not_found" });
    const bundles = async () =>
      ((await call("get-dispute-bundles", {}))["bundles"] as { id: number; isSigned: boolean }[])
        .filter((bundle) => bundle.id === id)
        .map(({ isSigned }) => isSigned);
    expect(await bundles()).toEqual([false]);
    expect(await sign()).toBe(1);
    expect(await sign()).toBe(0);
    expect(await bundles()).toEqual([true]);
    await call("download-dispute-bundle", { id, reason });
    const rows = await test.app.db.query<{ call: string }>(
      "select call from audit_entries where object = $1 order by id",
      [`dispute-bundle:${id}`],
    );
    expect(rows.map((row) => row.call)).toEqual(["make-dispute-bundle", "download-dispute-bundle"]);
    const desk = await operatorWithRole(test, "cs");
    expect(await call("get-dispute-bundles", {}, desk)).toEqual({ status: "forbidden" });
  });

  it("is shown as a page that contains no script of its texts", async () => {
    await test.app.db.query("update game_providers set name_en = '<script>x</script>'");
    const verdict = await verifyBundle((await bundleOf("round", round)).text);
    if (!verdict.isIntact) throw new Error(verdict.changed.join());
    const page = pageOf(verdict.head, verdict.parts, verdict.keyId);
    for (const part of [round, reason, key.id, "&lt;script>x", "returnBasisPoints", "bet"])
      expect(page).toContain(part);
    expect(page).not.toContain("<script");
  });

  it("is deleted after five years", async () => {
    await make("payment", String(await deposit()));
    const inFiveYears = new Date(test.clock.now().getTime() + (5 * 365 + 1) * DAY_MS);
    expect(await sweepBundles(test.app.db, test.clock)).toBe(0);
    const later = { ...test.clock, now: () => inFiveYears };
    expect(await sweepBundles(test.app.db, later)).toBeGreaterThan(0);
    expect((await call("get-dispute-bundles", {}))["bundles"]).toEqual([]);
  });
});
