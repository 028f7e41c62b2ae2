import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  certifySystems,
  platformCertificate,
  tigerCertificate,
} from "#tests/support/certificates.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const rng = { ...platformCertificate, provider: "tiger" };

describe("certificates of random number generators and of the platform", () => {
  const test = useTestApp({ mode: "real" });
  let operator = "";
  beforeAll(async () => {
    operator = await operatorWithRole(test, "admin");
    const { db } = test.app;
    await db.query("update settings_sites set profile_id = 'mt'");
    await db.query(
      `insert into game_sheets (game_id, stake_least, stake_most, rules)
       select id, 10000000, 2000000000, '{"ko": "규칙"}' from games`,
    );
    await db.query("update games set is_used = false where code = 'moon-rabbit-mill'");
  });
  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.app.db.query("delete from game_system_certificates");
    await test.app.db.query("update operator_proposals set state = 'expired'");
  });
  const call = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, { ...input, reason: "by the law" }, operator)).body;
  const list = async (provider: string | null) =>
    (await officeCall(test, "get-system-certificates", { provider }, operator))
      .body as unknown as OfficeOutput<"get-system-certificates">;
  const release = async () =>
    (await call("set-game-used", { provider: "tiger", game: "moon-rabbit-mill", isUsed: true }))[
      "status"
    ];

  it("are registered once, with version, hash, jurisdiction and last day, and can be withdrawn", async () => {
    for (const wanted of [platformCertificate, rng]) {
      expect(await call("add-system-certificate", wanted)).toEqual({ status: "success" });
      expect(await call("add-system-certificate", wanted)).toEqual({ status: "already" });
      const { certificates, missing } = await list(wanted.provider);
      expect(certificates).toMatchObject([
        { version: "0.1", sha256: wanted.sha256, jurisdiction: "mt", state: "valid" },
      ]);
      expect(missing).toEqual([]);
      const { id } = certificates[0] ?? { id: 0 };
      expect(await call("withdraw-system-certificate", { id })).toEqual({ status: "success" });
      expect(await call("withdraw-system-certificate", { id })).toEqual({ status: "already" });
      expect((await list(wanted.provider)).missing).toHaveLength(1);
    }
    for (const wrong of [{ provider: "unknown" }, { jurisdiction: "xx" }])
      expect(await call("add-system-certificate", { ...rng, ...wrong })).toEqual({
        status: "not_found",
      });
    expect(await call("add-system-certificate", { ...rng, sha256: "ab" })).toMatchObject({
      status: "invalid",
    });
  });

  it("a game is released only while game, random number generator and platform have one that holds, and the refusal says which is missing", async () => {
    expect(await release()).toBe("platform_certificate");
    await call("add-system-certificate", { ...platformCertificate, jurisdiction: "gb" });
    expect(await release(), "of another jurisdiction").toBe("platform_certificate");
    await call("add-system-certificate", platformCertificate);
    expect(await release()).toBe("rng_certificate");
    await call("add-system-certificate", { ...rng, expiresOn: "2020-01-01" });
    expect(await release(), "expired").toBe("rng_certificate");
    await call("add-system-certificate", { ...rng, certificate: "renewed" });
    expect(await release()).toBe("certificate");
    await call("add-game-certificate", tigerCertificate);
    expect(await release()).toBe("proposed");
  });

  it("a sport book needs none of random numbers", async () => {
    await certifySystems(test.app.db);
    await test.app.db.query(
      `delete from game_system_certificates c using game_providers p
       where p.id = c.provider_id and p.code = 'soccer'`,
    );
    await test.app.db.query("update game_providers set is_used = false where code = 'soccer'");
    const { status } = await call("set-provider-used", { provider: "soccer", isUsed: true });
    expect(status, "its games have none").toBe("certificate");
  });
});
