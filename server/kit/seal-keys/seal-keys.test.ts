import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSecretReader, setCredential } from "#server/games/credentials/credentials.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";
import { SECOND_FACTOR, sealedColumns } from "#server/kit/seal-keys/columns.ts";
import { claimSealKey, refuseForeignSecret, sealAnew } from "#server/kit/seal-keys/seal-keys.ts";
import { openSecondFactor } from "#server/operators/second-factor.ts";
import { takeOn } from "#server/operators/staff.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const only = (current: string): AppSecret => ({ current, previous: [] });
const [old, next, foreign] = [only("the old secret"), only("the next one"), only("a foreign one")];
const both: AppSecret = { current: next.current, previous: [old.current] };

/** The format of seals before they contained the name of their key. */
function sealWithoutName(secret: string, appSecret: string, purpose: string): Buffer {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", purpose, 32));
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

describe("a seal", () => {
  it("names its key, opens with it for its purpose, and reports a missing key", () => {
    const sealed = seal("word", old, "a purpose");
    expect(unseal(sealed, old, "a purpose")).toBe("word");
    expect(unseal(sealed, both, "a purpose")).toBe("word");
    expect(() => unseal(sealed, next, "a purpose")).toThrow("a key that is not here");
    expect(() => unseal(sealed, old, "another purpose")).toThrow("authenticate");
    expect(unseal(sealWithoutName("word", old.current, "p"), both, "p")).toBe("word");
  });
});

describe("a database with seals", () => {
  const database = useTestDatabase();
  const operators: { id: bigint; secondFactor: string }[] = [];

  it("belongs to the first secret, and a process with another one refuses to start", async () => {
    const app = openDatabase(database.appUrl, { size: 1 });
    await expect(refuseForeignSecret(app, old)).rejects.toThrow("has no sealing key yet");
    for (let count = 0; count < 230; count++) {
      const operator = { loginId: `sealed${count}`, name: "n", role: "viewer" as const };
      // A fake hash, because real ones for 230 operators take too long.
      const [row] = await database.db.query<{ id: bigint }>(
        `insert into operators (login_id, name, role, password_hash, second_factor)
         values ($1, $2, $3, 'none', $4) returning id`,
        [operator.loginId, operator.name, operator.role, Buffer.alloc(1)],
      );
      const secondFactor = `factor${count}`;
      const sealed =
        count % 2 === 0
          ? seal(secondFactor, old, SECOND_FACTOR)
          : sealWithoutName(secondFactor, old.current, SECOND_FACTOR);
      const id = row?.id ?? 0n;
      await database.db.query("update operators set second_factor = $2 where id = $1", [
        id,
        sealed,
      ]);
      operators.push({ id, secondFactor });
    }
    await expect(claimSealKey(database.db, systemClock, foreign)).rejects.toThrow(
      "does not open the second factor of operator",
    );
    await claimSealKey(database.db, systemClock, old);
    await expect(refuseForeignSecret(app, old)).resolves.toBeUndefined();
    for (const other of [foreign, next]) {
      await expect(refuseForeignSecret(app, other)).rejects.toThrow("sealed with the secret");
      await expect(claimSealKey(database.db, systemClock, other)).rejects.toThrow(
        "same APP_SECRET",
      );
    }
    await expect(refuseForeignSecret(app, both)).resolves.toBeUndefined();
    await app.close();
  });

  it("is resealed while it is in use, and then works without the old secret", async () => {
    const { operatorId, secondFactor } = await takeOn(database.db, old, {
      loginId: "writer",
      name: "Writer",
      role: "admin",
      password: "moonlight-demo-writer",
    });
    const checker = await takeOn(database.db, old, {
      loginId: "checker",
      name: "Checker",
      role: "cashier-lead",
      password: "moonlight-demo-checker",
    });
    const credential = (secret: string, appSecret: AppSecret) =>
      database.db.transaction((tx) =>
        setCredential(tx, systemClock, appSecret, {
          connection: "acme",
          secret,
          setBy: operatorId,
          checkedBy: checker.operatorId,
        }),
      );
    await credential("first-provider-secret", old);
    const [renewed] = await Promise.all([
      sealAnew(database.db, systemClock, both),
      credential("second-provider-secret", both),
    ]);
    expect(renewed).toBeGreaterThanOrEqual(232);
    expect(await sealAnew(database.db, systemClock, next)).toBe(0);
    const rows = await database.db.query<{ id: bigint; sealed: Buffer }>(
      "select id, second_factor as sealed from operators",
    );
    const opened = new Map(rows.map(({ id, sealed }) => [id, openSecondFactor(sealed, next)]));
    for (const { id, secondFactor: wanted } of operators) expect(opened.get(id)).toBe(wanted);
    expect(opened.get(operatorId)).toBe(secondFactor);
    const read = createSecretReader({
      db: database.db,
      clock: systemClock,
      appSecret: next,
      fromEnvironment: new Map(),
      learn: () => {},
    });
    expect(await read("acme")).toEqual(["second-provider-secret", "first-provider-secret"]);
    await expect(refuseForeignSecret(database.db, old)).rejects.toThrow("sealed with the secret");
  });

  it("has only binary columns that are known as sealed, public or hashed", async () => {
    const rows = await database.db.query<{ place: string }>(
      `select c.table_name || '.' || c.column_name as place from information_schema.columns c
       join pg_class k on k.relname = c.table_name and not k.relispartition
       where c.table_schema = 'public' and c.data_type = 'bytea' and k.relkind in ('r', 'p')`,
    );
    const ofMembers = ["phone", "birth_date", "bank_number"].map((column) => `members.${column}`);
    const ofPayments = ["payment_requests", "payment_payouts"].map(
      (table) => `${table}.bank_number`,
    );
    const numbers = [...ofMembers, ...ofPayments];
    const sealed = new Set([
      ...sealedColumns.map(({ table, column }) => `${table}.${column}`),
      ...numbers,
      "member_barred_persons.details",
    ]);
    const others = rows.map(({ place }) => place).filter((place) => !sealed.has(place));
    // What a member attaches to a message is kept in clear, as the message's text is.
    const messages = new Set(["message_help_files.content"]);
    // A signature, and what verifies one, is no secret.
    const signatures = new Set([
      "member_passkeys.credential_id",
      "member_passkeys.public_key",
      "operator_passkeys.credential_id",
      "operator_passkeys.public_key",
      "operator_challenges.nonce",
      "dispute_bundles.signature",
      "report_liability_trees.signature",
    ]);
    // The leaves of a published total, which members are shown.
    const leaves = new Set(["report_liability_parts.leaf_hashes"]);
    const isTold = (place: string) =>
      messages.has(place) ||
      signatures.has(place) ||
      leaves.has(place) ||
      /hash$|\.fingerprint$|_salt$/.test(place) ||
      /^(ledger|audit)_/.test(place);
    expect(others.filter((place) => !isTold(place))).toEqual([]);
    expect(rows.length - others.length).toBe(sealed.size);
  });
});
