import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { ProofEntry, StatementProof } from "#contract/statement-proof.ts";
import { localeCodes } from "#contract/locales.ts";
import { ko } from "#locales/ko/site.ts";
import { koProof } from "#locales/ko/proof.ts";
import { loadProofTexts } from "#locales/proof-texts.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { Bettor } from "#tests/support/chaos/bettor.ts";
import { openLaunchesOf } from "#tests/support/members.ts";
import { withDatabase } from "#tests/support/play.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

const { wallet } = ko;

/** A member downloads the proof of an account statement and checks it without the server. */
describe("the proof of a statement", () => {
  const site = useSite();
  const inFolder = (name: string): string => join(site.product.dataDir, name);
  const verdictOf = async (page: Page, file: string): Promise<string> => {
    await page.setInputFiles("#file", file);
    await page.locator("#verdict[data-is=true], #verdict[data-is=false]").waitFor();
    return (await page.locator("#verdict").textContent()) ?? "";
  };

  it("is downloaded, verified by a saved page, and refused when one character changed", async () => {
    const [member] = await site.query<{ ref: string }>(
      "select public_ref as ref from members where login_id = 'demo1'",
    );
    const { sandboxSecret: secret } = readSecrets(site.product.dataDir);
    const url = `${site.product.webUrl}/providers/sandbox`;
    const bettor = new Bettor({ url, secret, memberRef: member?.ref ?? "" });
    await withDatabase(site.product, (db) => openLaunchesOf(db, "demo1"));
    for (let round = 0; round < 8; round++) await bettor.playRound();
    await expect
      .poll(() =>
        site.query(
          `select from ledger_accounts a join members m on m.id = a.member_id
           join ledger_seal_heads h on h.account_id = a.id and h.seq = a.seq
           where m.login_id = 'demo1' and a.kind = 'cash'`,
        ),
      )
      .toHaveLength(1);

    const page = await site.open("/user?tab=money", { member: "demo1" });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: wallet.downloadProof }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("statement-proof.json");
    const file = inFolder("proof.json");
    await download.saveAs(file);
    await page.getByRole("link", { name: wallet.checkProof }).click();
    await page.getByRole("heading", { name: koProof.title }).waitFor();
    expect(await verdictOf(page, file)).toBe(koProof.isTrue);
    const proof = JSON.parse(readFileSync(file, "utf8")) as StatementProof;
    expect(proof.entries.length).toBeGreaterThan(10);
    expect(await page.locator("table tr").count()).toBe(proof.entries.length + 1);
    expect(await violationsOf(page)).toEqual([]);

    const saved = inFolder("verify.html");
    writeFileSync(saved, await (await page.request.get("/verify-statement")).text());
    await page.context().setOffline(true);
    await page.goto(pathToFileURL(saved).href);
    expect(await verdictOf(page, file)).toBe(koProof.isTrue);
    const entry = proof.entries[4] as ProofEntry;
    entry.key += "x";
    const forged = inFolder("forged.json");
    writeFileSync(forged, JSON.stringify(proof));
    expect(await verdictOf(page, forged)).toBe(koProof.isFalse);
    await page.getByText(koProof.because.seal).waitFor();
    writeFileSync(forged, "no proof at all");
    await page.setInputFiles("#file", []);
    expect(await verdictOf(page, forged)).toBe(koProof.unreadable);
  });

  it("gets no verdict in a browser without the signature's algorithm", async () => {
    const page = await site.open("/user", { member: "demo1" });
    await page.addInitScript(() => {
      crypto.subtle.importKey = () => Promise.reject(new DOMException("", "NotSupportedError"));
    });
    await page.goto("/verify-statement");
    await page.setInputFiles("#file", inFolder("proof.json"));
    await page.getByRole("status").getByText(koProof.cannotCheck).waitFor();
    expect(await page.locator("#verdict").getAttribute("data-is")).toBe("null");
    expect(await page.locator("#details").textContent()).toBe("");
  });

  it.each(localeCodes)("is shown in %s and fits a window of 320 pixels", async (code) => {
    const page = await site.open("/user", { member: "demo1", width: 320 });
    await page.goto(`${code === "ko" ? "" : `/${code}`}/verify-statement`);
    const texts = await loadProofTexts(code);
    expect(await verdictOf(page, inFolder("proof.json"))).toBe(texts.isTrue);
    expect(await fitsWindow(page)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  });
});
