import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, describe } from "vitest";
import { lockPictures } from "#server/games/catalogue-editing/store.ts";
import { sweepPictures } from "#server/games/catalogue-editing/sweep.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

const TWO_DAYS_MS = 2 * 86_400_000;

describe("uploaded pictures that nothing uses", () => {
  const test = useTestApp();
  const { act } = useGamesOffice(test);
  const sweep = () => sweepPictures(test.app.db, test.clock, test.uploadsDir);
  const upload = async (background: string, game: string | null = null) => {
    const blank = sharp({ create: { width: 400, height: 500, channels: 3, background } });
    const picture = (await blank.png().toBuffer()).toString("base64");
    const answer = await act("upload-game-art", { provider: "koi", game, picture });
    return /up-[0-9a-f]+/.exec(String(answer["imgUrl"]))?.[0] ?? "";
  };
  const age = async () => {
    const then = (test.clock.now().getTime() - TWO_DAYS_MS) / 1_000;
    for (const name of await readdir(test.uploadsDir))
      await utimes(join(test.uploadsDir, name), then, then);
  };
  const kept = async () =>
    new Set((await readdir(test.uploadsDir)).map((name) => name.split("-").slice(0, 2).join("-")));

  it("are deleted after a day, and pictures in use are kept", async () => {
    const replaced = await upload("#111111");
    const ofProvider = await upload("#222222");
    const ofGame = await upload("#333333", "scale-dance");
    expect(await sweep()).toBe(0);
    await age();
    await mkdir(join(test.uploadsDir, ".new-broken"));
    expect(await sweep()).toBe(6);
    expect(await kept()).toEqual(new Set([ofProvider, ofGame, ".new-broken"]));
    await age();
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    const fresh = await upload("#111111");
    expect(fresh).toBe(replaced);
    expect([await sweep(), await sweep()]).toEqual([6, 0]);
    expect(await kept()).toEqual(new Set([fresh, ofGame]));
  });

  it("are deleted a hundred at a time, and foreign files are kept", async () => {
    for (let n = 0; n < 130; n++)
      await writeFile(join(test.uploadsDir, `up-${String(n).padStart(24, "0")}-400.webp`), "");
    await writeFile(join(test.uploadsDir, "README"), "");
    const before = (await readdir(test.uploadsDir)).length;
    await age();
    expect(await sweep()).toBe(100);
    while ((await sweep()) > 0) continue;
    const left = await readdir(test.uploadsDir);
    expect(left).toContain("README");
    expect(before - left.length).toBeGreaterThanOrEqual(130);
  });

  it("are kept while an operator chooses one", async () => {
    const chosen = await upload("#444444");
    await upload("#555555");
    await age();
    const [locked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const choosing = test.app.db.transaction(async (tx) => {
      await lockPictures(tx);
      locked.resolve();
      await mayGo.promise;
      await tx.query("update game_providers set art = $1 where code = 'koi'", [chosen]);
    });
    await locked.promise;
    const sweeping = sweep();
    const waiting = () =>
      test.owner.query("select from pg_locks where locktype = 'advisory' and not granted");
    await expect.poll(async () => (await waiting()).length).toBe(1);
    mayGo.resolve();
    await Promise.all([choosing, sweeping]);
    expect(await kept()).toContain(chosen);
  });
});
