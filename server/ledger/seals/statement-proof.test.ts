import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  textOfCheckpoint,
  verifyStatementProof,
  type Checkpoint,
  type PathStep,
  type ProofEntry,
  type StatementProof,
} from "#contract/statement-proof.ts";
import { systemClock } from "#server/kit/clock.ts";
import { createSealer } from "#server/ledger/seals/sealing.ts";
import { isSignedBy, sealKeyOf } from "#server/ledger/seals/signing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { openLaunchesOf } from "#tests/support/members.ts";

const CALL = "get-statement-proof";

describe("the proof of a statement", () => {
  const test = useTestApp();
  const key = sealKeyOf(Buffer.alloc(32, 5).toString("base64url"));
  const folder = mkdtempSync(join(tmpdir(), "dalbit-proof-"));
  let cookie: string;
  let proof: StatementProof;

  const download = (payload = {}, headers: Record<string, string> = { cookie }) =>
    test.app.server.inject({
      method: "POST",
      url: `/api/routes/${CALL}`,
      payload,
      headers: { host: "site.test", ...headers },
    });
  const changed = (change: (copy: StatementProof) => void): StatementProof => {
    const copy = structuredClone(proof);
    change(copy);
    return copy;
  };

  beforeAll(async () => {
    const [member] = await test.owner.query<{ ref: string }>(
      "select public_ref as ref from members where login_id = 'demo1'",
    );
    await openLaunchesOf(test.app.db, "demo1");
    // More than nine, because "10" sorts before "2" as text.
    for (let n = 0; n < 6; n++)
      await test.provider("betwin", {
        account_id: member?.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: `proof-${n}`,
        finished: true,
        transactions: [
          { id_provider: `proof-${n}-b`, type: "bet", amount: "1000" },
          { id_provider: `proof-${n}-w`, type: "win", amount: "250.5" },
        ],
      });
    const checkpointsFile = join(folder, "checkpoints");
    const sealer = createSealer({ db: test.app.db, clock: systemClock, key, checkpointsFile });
    while ((await sealer.step()) > 0) continue;
    cookie = await test.signIn("demo1", "moonlight-demo");
    proof = (await download()).json();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("contains every entry of the member and can be verified without the server", async () => {
    const [account] = await test.app.db.query<{ id: bigint; seq: bigint; balance: bigint }>(
      `select a.id, a.seq, a.balance from ledger_accounts a join members m on m.id = a.member_id
       where m.login_id = 'demo1' and a.kind = 'cash'`,
    );
    expect(proof.account.id).toBe(String(account?.id));
    expect(await verifyStatementProof(proof)).toMatchObject({
      isTrue: true,
      entries: Number(account?.seq),
      opening: "0",
      closing: String(account?.balance),
      keyId: key.id,
    });
  });

  it("is false as soon as one character is changed", async () => {
    const second = (copy: StatementProof) => copy.entries[1] as ProofEntry;
    const sealIn = (copy: StatementProof) => copy.seal as NonNullable<StatementProof["seal"]>;
    const step = (copy: StatementProof) => sealIn(copy).path[0] as PathStep;
    const cases: [string, StatementProof][] = [
      ["balance", changed((copy) => (second(copy).delta = "1"))],
      ["seal", changed((copy) => (second(copy).key += "x"))],
      ["seal", changed((copy) => (second(copy).at = String(BigInt(second(copy).at) + 1n)))],
      ["seal", changed((copy) => (second(copy).movement += 1))],
      ["sequence", changed((copy) => copy.entries.splice(1, 1))],
      ["seal", changed((copy) => copy.entries.pop())],
      ["sequence", changed((copy) => (sealIn(copy).before = "11".repeat(32)))],
      ["seal", changed((copy) => (copy.account.id += "1"))],
      ["seal", changed((copy) => (step(copy).hash = "00".repeat(32)))],
      [
        "signature",
        changed((copy) => (sealIn(copy).checkpoint.sealedAt = "2020-01-01T00:00:00.000Z")),
      ],
      ["signature", changed((copy) => (sealIn(copy).signature = "00".repeat(64)))],
      ["signature", changed((copy) => (sealIn(copy).publicKey = "00"))],
      ["format", changed((copy) => Object.assign(copy, { format: "another" }))],
    ];
    for (const [because, copy] of cases)
      expect(await verifyStatementProof(copy), because).toMatchObject({ isTrue: false, because });
  });

  it("of some days covers those days, and is empty without entries", async () => {
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
    const part = (await download({ from: today, until: today })).json<StatementProof>();
    expect(await verifyStatementProof(part)).toMatchObject({ isTrue: true });
    expect(part.entries.length).toBeLessThanOrEqual(proof.entries.length);
    const none = (await download({ until: "2020-01-01" })).json<StatementProof>();
    expect(none).toMatchObject({ seal: null, entries: [] });
    expect(await verifyStatementProof(none)).toMatchObject({ isTrue: true, entries: 0 });
  });

  it("is given to the member only, on this site's pages", async () => {
    expect((await download({}, {})).statusCode).toBe(401);
    expect((await download({}, { cookie, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await download({ from: "yesterday" })).statusCode).toBe(400);
  });

  it("refers to a key that is published with the newest checkpoint", async () => {
    const answer = await test.app.server.inject({ url: "/api/ledger-checkpoint" });
    const { keys, checkpoint } = answer.json<{
      keys: { id: string; publicKey: string }[];
      checkpoint: Checkpoint & { keyId: string; signature: string };
    }>();
    expect(keys).toEqual([{ id: key.id, publicKey: key.publicKey.toString("hex") }]);
    const signature = Buffer.from(checkpoint.signature, "hex");
    expect(isSignedBy(key.publicKey, textOfCheckpoint(checkpoint), signature)).toBe(true);
  });

  describe("without support for the signature's algorithm", () => {
    afterEach(() => void vi.restoreAllMocks());
    beforeEach(() => {
      const refusal = new DOMException("Unrecognized name.", "NotSupportedError");
      vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(refusal);
    });

    it("the proof is neither true nor false", async () => {
      expect(await verifyStatementProof(proof)).toEqual({ isTrue: null });
    });

    it("the proof is false when its lines contradict each other", async () => {
      const copy = changed(({ entries }) => ((entries[1] as ProofEntry).key += "x"));
      expect(await verifyStatementProof(copy)).toMatchObject({ isTrue: false, because: "seal" });
    });
  });

  it("the proof is neither true nor false without WebCrypto, as on a page without a secure connection", async () => {
    vi.stubGlobal("crypto", {});
    const verdict = await verifyStatementProof(proof).finally(() => vi.unstubAllGlobals());
    expect(verdict).toEqual({ isTrue: null });
  });
});
