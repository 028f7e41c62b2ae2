import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { LiabilityProof } from "#contract/liability-proof.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { koLiabilities } from "#locales/ko/liabilities.ts";
import { koProof } from "#locales/ko/proof.ts";
import { loadProofTexts } from "#locales/proof-texts.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { countYesterday } from "#tests/support/liabilities.ts";
import { withDatabase } from "#tests/support/play.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

/** A member checks that their amount is in the published total, and keeps the proof. */
describe("a member's amount in the published total", () => {
  const site = useSite();
  const inFolder = (name: string): string => join(site.product.dataDir, name);
  const path = "/user?tab=money";
  const card = (page: Page) => page.getByRole("region", { name: koLiabilities.title });
  const check = async (page: Page): Promise<string> => {
    await card(page).getByRole("button", { name: koLiabilities.check }).first().click();
    const verdict = card(page).locator(".liability-verdict[data-is]");
    await verdict.waitFor();
    return (await verdict.textContent()) ?? "";
  };
  const verify = (file: string) => {
    const command = ["scripts/bootstrap.mjs", "verify", "total", file];
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
    return { status, stdout };
  };

  /** The worker publishes the total of a day over which the demo's members had money. */
  beforeAll(async () => {
    await withDatabase(site.product, async (db) => {
      await openPast(db);
      await letHoursPass(db, 48);
      await countAnew(db);
      await countYesterday(db);
    });
    const isPublished = async () =>
      (await site.query("select from report_liability_trees where root_hash is not null"))
        .length === 1;
    await vi.waitUntil(isPublished, { timeout: 120_000, interval: 1_000 });
  }, 180_000);

  it("is checked in the browser, saved, and verified without the server", async () => {
    const page = await site.open(path, { member: "demo1" });
    expect(await check(page)).toMatch(/공개 총액에 들어 있습니다/);
    for (const title of [koLiabilities.provesTitle, koLiabilities.limitsTitle])
      await card(page).getByRole("heading", { name: title }).waitFor();
    await page.waitForTimeout(300);
    expect(await violationsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      card(page).getByRole("button", { name: koLiabilities.save }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^published-total-\d{4}-\d\d-\d\d\.json$/);
    const file = inFolder("total.json");
    await download.saveAs(file);
    const proof = JSON.parse(readFileSync(file, "utf8")) as LiabilityProof;
    expect(proof.member).toBe("demo1");
    const verified = verify(file);
    expect(verified.status).toBe(0);
    expect(verified.stdout).toContain(proof.tree.root);

    const saved = inFolder("verify-total.html");
    writeFileSync(saved, await (await page.request.get("/verify-statement")).text());
    await page.context().setOffline(true);
    await page.goto(pathToFileURL(saved).href);
    const shown = async (chosen: string) => {
      await page.setInputFiles("#file", []);
      await page.setInputFiles("#file", chosen);
      await page.locator("#verdict[data-is=true], #verdict[data-is=false]").waitFor();
      return page.locator("#verdict").textContent();
    };
    expect(await shown(file)).toBe(koProof.total.isTrue);
    await page.getByText(proof.tree.root).waitFor();
    const forged = inFolder("forged-total.json");
    writeFileSync(forged, JSON.stringify({ ...proof, member: "demo2" }));
    expect(await shown(forged)).toBe(koProof.total.isFalse);
    await page.getByText(koProof.total.because.root).waitFor();
    expect(verify(forged)).toEqual({ status: 1, stdout: "Not true: root\n" });
    await page.context().setOffline(false);
  });

  it("is not confirmed when the total is not the one that everyone is shown, or the proof is of another member", async () => {
    const page = await site.open(path, { member: "demo1" });
    const change = async (name: string, by: (answer: Record<string, unknown>) => void) => {
      await page.route(`**/api/routes/${name}`, async (route) => {
        const answer = await route.fetch();
        const json = (await answer.json()) as Record<string, unknown>;
        by(json);
        await route.fulfill({ response: answer, json });
      });
    };
    await change("get-liability-trees", (answer) => {
      for (const tree of answer["trees"] as { sum: string }[]) tree.sum += "0";
    });
    expect(await check(page)).toContain(koLiabilities.because.unpublished);
    await page.unroute("**/api/routes/get-liability-trees");
    await page.reload();
    const [funded] = await site.query<{ loginId: string }>(
      `select m.login_id as "loginId" from members m join report_liability_parts p
         on m.id = any(p.members) where m.login_id ~ '^demo' and m.login_id <> 'demo1' limit 1`,
    );
    const other = await site.open(path, { member: funded?.loginId ?? "" });
    const answered = other.waitForResponse("**/api/routes/get-liability-proof");
    const [response] = await Promise.all([answered, check(other)]);
    const stolen = ((await response.json()) as { proof: LiabilityProof }).proof;
    const again = await site.open(path, { member: "demo1" });
    await again.route("**/api/routes/get-liability-proof", async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: { ...json, proof: stolen } });
    });
    expect(await check(again)).toContain(koLiabilities.because.own);
  });

  it("says that it could not be checked in a browser without the algorithm, and when the call fails", async () => {
    const page = await site.open("/user", { member: "demo1" });
    await page.addInitScript(() => {
      crypto.subtle.importKey = () => Promise.reject(new DOMException("", "NotSupportedError"));
    });
    await page.goto(path);
    expect(await check(page)).toBe(koLiabilities.cannotCheck);
    await page.route("**/api/routes/get-liability-proof", (route) => route.abort());
    await card(page).getByRole("button", { name: koLiabilities.check }).first().click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByText(koLiabilities.failed)
      .waitFor();
  });

  it.each(localeCodes)("is shown in %s and fits a window of 320 pixels", async (code: Locale) => {
    const prefix = code === "ko" ? "" : `/${code}`;
    const page = await site.open(`${prefix}${path}`, { member: "demo1", width: 320 });
    const buttons = page.locator("[data-column=check] button");
    await buttons.first().click();
    await page.locator(".liability-verdict[data-is=true]").waitFor();
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("[aria-labelledby=published-totals] .list-files button").click(),
    ]);
    const file = inFolder(`total-${code}.json`);
    await download.saveAs(file);
    await page.goto(`${prefix}/verify-statement`);
    await page.setInputFiles("#file", file);
    await page.locator("#verdict[data-is=true]").waitFor();
    expect(await page.locator("#verdict").textContent()).toBe(
      (await loadProofTexts(code)).total.isTrue,
    );
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });
});
