import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { urlOfDsn } from "#scripts/failover/dsn.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

const folder = makeTestFolder();
afterAll(() => folder.remove());
const file = join(folder.path, "pgpass");
writeFileSync(file, "other:5432:*:replicator:wrong\n127.0.0.1:7000:*:replicator:a/b\n");

it("takes the server and its password from what Patroni passes on", () => {
  const dsn = "dbname=postgres user=replicator host=127.0.0.1 port=7000 sslmode=prefer";
  expect(urlOfDsn(dsn, file)).toBe("postgres://replicator:a%2Fb@127.0.0.1:7000/postgres");
});

it("refuses a server without a password or a host", () => {
  expect(() => urlOfDsn("host=127.0.0.1 port=7001 user=replicator", file)).toThrow("no line");
  expect(() => urlOfDsn("port=7001 user=replicator", file)).toThrow("names no host");
});
