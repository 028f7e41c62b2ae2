import type { Status } from "#site/status/load-status.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

const outage = (cause: "switched_off" | "not_answering", day: number) => ({
  cause,
  beganAt: `2026-11-${day}T20:05:00.000Z`,
  endedAt: `2026-11-${day + 1}T23:59:00.000Z`,
});

/** Every state at once: a part that is away, one without a record, one whose list is cut. */
function withHistory({ parts, providers, ...status }: Status): Status {
  const recordedFrom = "2026-10-12T03:00:00.000Z";
  const whole = { trouble: null, recordedFrom, availability30: 10_000, availability90: 9_999 };
  const outages = [
    { cause: "not_answering" as const, beganAt: "2026-11-25T08:00:00.000Z", endedAt: null },
    outage("not_answering", 18),
    outage("switched_off", 14),
  ];
  return {
    ...status,
    unrecorded: [{ beganAt: "2026-11-01T00:00:00.000Z", endedAt: "2026-11-06T00:00:00.000Z" }],
    parts: parts.map((part, index) => ({
      ...part,
      ...whole,
      ...(index === 3 && { trouble: "switched_off", availability30: 8_675, outages }),
      ...(index === 4 && { recordedFrom: null, availability30: null, availability90: null }),
    })),
    providers: providers.slice(0, 6).map((provider, index) => ({
      ...provider,
      ...whole,
      ...(index === 0 && { trouble: "not_answering", availability30: 7, outages }),
      ...(index === 1 && { listedFrom: "2026-11-20T00:00:00.000Z", outages }),
    })),
  };
}

/** The page of the service's status. */
export const statusStops: readonly Stop[] = [
  { name: "the status without a history", route: "/status", path: "/status", who: "visitor" },
  {
    name: "the status with interruptions",
    route: "/status",
    path: "/status",
    who: "demo1",
    show: async (page) => {
      await page.route("**/api/routes/get-status", async (route) => {
        const answer = await route.fetch();
        const json = withHistory((await answer.json()) as Status);
        await route.fulfill({ response: answer, json });
      });
      await page.locator("footer a[href$='/terms']").click();
      await page.locator(".legal-text").waitFor();
      await page.locator("footer a[href$='/status']").click();
      await page.locator(".status-interruptions tbody tr").nth(5).waitFor();
    },
  },
];
