import { describe, expect, it } from "vitest";
import { loadHomeTexts } from "#locales/site-texts.ts";
import { enStatus } from "#locales/en/status.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

/** What a web process recorded on earlier days, with an outage of a studio. */
const RECORDED = `with life as (
    insert into component_lives (process, host, records_status, started_at, seen_at, ended_at,
      clock_apart_ms, clock_error_ms)
    values ('web', 'earlier', true, now() - interval '20 days', now(), now(), 0, 0) returning id),
  since as (update status_parts set recorded_from = now() - interval '20 days')
  insert into status_outages (life_id, part, cause, began_at, ended_at)
  select id, 'game-provider:tiger', 'not_answering', timestamptz '2026-11-20 20:30Z',
    timestamptz '2026-11-20 21:15Z' from life`;

describe("the status page", () => {
  const site = useSite();

  it("is found in the footer, and shows visitors each part, its days and interruptions", async () => {
    await expect
      .poll(() => site.query("select from status_parts where part = 'game-provider:tiger'"))
      .toHaveLength(1);
    await site.query(RECORDED.replaceAll("2026-11-20", tenDaysAgo()));
    const page = await site.open("/en/terms");
    const { frame } = await loadHomeTexts("en");
    await page.locator("footer").getByRole("link", { name: frame.status, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: frame.status }).waitFor();
    // The demo has a studio that is switched off.
    await page.getByText(enStatus.someTrouble).waitFor();
    const tiger = page.locator(".status-part").filter({ hasText: "Tiger" }).first();
    expect(await tiger.locator("[role=img]").getAttribute("aria-label")).toMatch(
      /with an interruption: [12]\. Days without a record: (69|70)\./,
    );
    expect(await tiger.locator("dd").first().textContent()).toMatch(/^99\.\d{1,2}%$/);
    const row = page.locator(".status-interruptions tr").filter({ hasText: "Tiger" }).first();
    expect(await row.textContent()).toContain(enStatus.states.not_answering);
    expect(await row.locator("[data-column=length]").textContent()).toBe("45 minutes");
  });

  it("shows times in the reader's zone, and names it", async () => {
    const page = await site.open("/en/status");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setTimezoneOverride", { timezoneId: "America/New_York" });
    await page.reload();
    await hydrated(page);
    await page.locator(".status-overall").getByText("America/New_York").waitFor();
    const row = page.locator(".status-interruptions tr").filter({ hasText: "Tiger" }).first();
    // 20:30 in London.
    expect(await row.locator("[data-column=began]").textContent()).toMatch(/1[56]:30$/);
  });

  it("shows at once what operators switched off, and keeps it as an interruption", async () => {
    await site.query("update settings_switches set is_on = false where name = 'withdrawals'");
    const page = await site.open("/en/status", { width: 320 });
    const withdrawals = page.locator(".status-part").filter({ hasText: "Withdrawals" }).first();
    await withdrawals.getByText(enStatus.states.switched_off).waitFor();
    expect(await fitsWindow(page)).toBe(true);
    await site.query("update settings_switches set is_on = true where name = 'withdrawals'");
    await expect
      .poll(async () => {
        await page.reload();
        return withdrawals.locator(".st").textContent();
      })
      .toBe(enStatus.states.available);
  });
});

const tenDaysAgo = () => new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
