import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CertificateFault } from "#contract/office/certificate-files.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const HEAD = "game,laboratory,certificate,build,sha256,jurisdiction,expires_on";
const HASH = "ab".repeat(32);
const line = (game: string, certificate = "MO-1") =>
  `${game},GLI,${certificate},1.0,${HASH},mt,2099-12-31`;

describe("a file of certificates", () => {
  const test = useTestApp();
  let admin = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  beforeEach(() => test.app.db.query("delete from game_certificates"));
  const fileOf = (lines: readonly string[] | Buffer) => ({
    provider: "tiger",
    fileName: "certificates.csv",
    content: (lines instanceof Buffer ? lines : Buffer.from(lines.join("\n"))).toString("base64"),
  });
  const preview = async (lines: readonly string[] | Buffer) =>
    (await officeCall(test, "preview-certificate-file", fileOf(lines), admin)).body as {
      lines: number;
      fresh: number;
      faults: CertificateFault[];
      faultCount: number;
    };
  const bringIn = async (lines: readonly string[], more: object = {}) => {
    const input = { ...fileOf(lines), ...more, reason: "sent by the laboratory" };
    return (await officeCall(test, "import-certificate-file", input, admin)).body;
  };
  const stored = async () => {
    const [row] = await test.app.db.query<{ count: number }>(
      "select count(*)::integer as count from game_certificates",
    );
    return row?.count;
  };

  it("registers 20,000 at once, and those that are registered already are passed over", async () => {
    const games = Array.from({ length: 20_000 }, (_, place) => line(`game-${place}`));
    expect(await preview([HEAD, ...games])).toMatchObject({ lines: 20_000, fresh: 20_000 });
    expect(await stored(), "a preview stores nothing").toBe(0);
    expect(await bringIn([HEAD, ...games])).toEqual({ status: "success", added: 20_000 });
    expect(await stored()).toBe(20_000);
    expect(await bringIn([HEAD, ...games])).toEqual({ status: "already" });
    const more = [...games.slice(1), line("game-new")];
    expect(await preview([HEAD, ...more])).toMatchObject({ lines: 20_000, fresh: 1 });
    expect(await bringIn([HEAD, ...more])).toEqual({ status: "success", added: 1 });
  });

  it("reads columns in any order, with other delimiters, and hashes in capitals", async () => {
    const head = "Expires On;SHA256;Game;Build;Certificate;Laboratory;Jurisdiction;Remark";
    const row = `2099-12-31;${HASH.toUpperCase()};dice;2.1;MO-2;"GLI; Europe";MT;new`;
    expect(await bringIn([head, row])).toMatchObject({ status: "success", added: 1 });
    const [found] = await test.app.db.query(
      `select code, laboratory, certificate, build, sha256, profile_id as jurisdiction,
         to_char(expires_on, 'YYYY-MM-DD') as day from game_certificates`,
    );
    expect(found).toEqual({
      code: "dice",
      laboratory: "GLI; Europe",
      certificate: "MO-2",
      build: "2.1",
      sha256: HASH,
      jurisdiction: "mt",
      day: "2099-12-31",
    });
  });

  it.each([
    ["another hash", `dice,GLI,MO-1,1.0,abc,mt,2099-12-31`, "value", 4],
    ["another date", `dice,GLI,MO-1,1.0,${HASH},mt,31.12.2030`, "value", 6],
    ["a code with a space", `di ce,GLI,MO-1,1.0,${HASH},mt,2099-12-31`, "value", 0],
    ["an empty laboratory", `dice,,MO-1,1.0,${HASH},mt,2099-12-31`, "value", 1],
    ["an unknown jurisdiction", `dice,GLI,MO-1,1.0,${HASH},zz,2099-12-31`, "jurisdiction", 5],
    ["a line that is too short", `dice,GLI,MO-1,1.0,${HASH},mt`, "width", 6],
    ["a repeated line", line("wheel"), "repeated", 0],
  ] as const)(
    "%s is named with its line, and the file registers nothing",
    async (_, row, code, column) => {
      const rows = [HEAD, line("wheel"), row];
      const { faults, faultCount } = await preview(rows);
      expect(faults).toMatchObject([{ code, line: 3, column }]);
      expect(faultCount).toBe(1);
      expect(await bringIn(rows)).toEqual({ status: "file" });
      expect(await stored()).toBe(0);
    },
  );

  it.each([
    ["a column is missing", [HEAD.replace("build,", ""), line("dice")], "columns"],
    ["there is no line", [HEAD], "empty"],
    ["a quotation mark is open", [HEAD, `"dice,GLI`], "quote"],
    [
      "it has more than 20,000 lines",
      [HEAD, ...Array.from({ length: 20_001 }, () => line("x"))],
      "too_many",
    ],
  ] as const)("%s: the file is refused", async (_, rows, code) => {
    expect((await preview(rows)).faults).toMatchObject([{ code }]);
    expect(await bringIn(rows)).toEqual({ status: "file" });
  });

  it("bytes that are no text, and a studio that is not known", async () => {
    expect((await preview(Buffer.from([0, 255, 0, 1]))).faults).toMatchObject([
      { code: "encoding" },
    ]);
    expect(await bringIn([HEAD, line("dice")], { provider: "unknown" })).toEqual({
      status: "not_found",
    });
  });

  it("the audit row of import-certificate-file names the file, its hash and the counts", async () => {
    await bringIn([HEAD, line("dice"), line("wheel")]);
    const [row] = await test.app.db.query<{ after: object }>(
      "select after from audit_entries where call = 'import-certificate-file' order by id desc limit 1",
    );
    expect(row?.after).toMatchObject({ fileName: "certificates.csv", lines: 2, count: 2 });
    expect(row?.after).toHaveProperty("sha256", expect.stringMatching(/^[0-9a-f]{64}$/));
  });
});
