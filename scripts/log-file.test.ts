import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LogFile } from "#scripts/log-file.ts";

describe("a log", () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "dalbit-log-"));
    path = join(folder, "web.log");
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n");

  it("is rotated by size, keeps a fixed number of files, and deletes only the oldest", () => {
    const log = new LogFile(path, { largestBytes: 100, kept: 2 });
    for (let line = 0; line < 100; line++) log.write(Buffer.from(`line ${line} of some length\n`));
    log.close();
    expect(readdirSync(folder).toSorted()).toEqual(["web.log", "web.log.1", "web.log.2"]);
    const kept = [2, 1].flatMap((age) => linesOf(`${path}.${age}`)).concat(linesOf(path));
    const first = 100 - kept.length;
    expect(kept).toEqual(kept.map((_, at) => `line ${first + at} of some length`));
    expect(kept.length).toBeGreaterThan(8);
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).size).toBeLessThan(150);
  });

  it("keeps its files while the disk takes no new one", () => {
    const log = new LogFile(path, { largestBytes: 10, kept: 2 });
    mkdirSync(`${path}.new`);
    log.write(Buffer.from("what happened first\n"));
    for (let line = 0; line < 9; line++) log.write(Buffer.from(`line ${line}\n`));
    expect(linesOf(path)).toEqual(["what happened first"]);
    rmSync(`${path}.new`, { recursive: true });
    log.write(Buffer.from("there is room\n"));
    log.close();
    expect(linesOf(`${path}.1`)).toEqual(["what happened first"]);
    expect(linesOf(path)).toEqual([expect.stringContaining('"lostBytes":63'), "there is room"]);
  });

  it("keeps an existing file at the start, of any length", () => {
    writeFileSync(path, "what happened before\n".repeat(20));
    const log = new LogFile(path, { largestBytes: 100, kept: 2 });
    log.write(Buffer.from("now\n"));
    log.close();
    expect(linesOf(`${path}.1`)).toHaveLength(20);
    expect(linesOf(path)).toEqual(["now"]);
  });

  it("keeps lines whole when two streams write at once, and a last line without a line end", async () => {
    const log = new LogFile(path);
    const [out, errors] = [new PassThrough(), new PassThrough()];
    log.take(out);
    log.take(errors);
    out.write('{"half":');
    errors.write("a fault\n");
    out.write('"a line"}\nrest');
    out.end();
    errors.end();
    await Promise.all([finished(out), finished(errors)]);
    log.close();
    expect(linesOf(path)).toEqual(["a fault", '{"half":"a line"}', "rest"]);
  });

  it.runIf(process.platform === "linux")(
    "survives a full disk and reports how many bytes are missing",
    () => {
      symlinkSync("/dev/full", path);
      const log = new LogFile(path);
      log.write(Buffer.from("no room for this\n"));
      log.turnOver();
      log.write(Buffer.from("there is room again\n"));
      log.close();
      const [missing = "", ...rest] = linesOf(path);
      expect(JSON.parse(missing)).toMatchObject({ lostBytes: 17 });
      expect(rest).toEqual(["there is room again"]);
    },
  );
});
