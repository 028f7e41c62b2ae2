import type { Page } from "playwright-core";
import type { Stop } from "#tests/support/sweep/stop.ts";

/** Opens my page with privacy requests that the demo's members have not made. */
async function openRequests(page: Page, tab: string): Promise<void> {
  const at = "2026-10-20T03:00:00.000Z";
  const waiting = {
    receivedAt: at,
    dueOn: "2026-11-20",
    isLate: false,
    extendedFor: null,
    endedAt: null,
    outcome: null,
    refusedFor: null,
    field: null,
    details: "Why is it kept?",
    answer: null,
  };
  const extended = { dueOn: "2027-01-20", extendedFor: "many_requests" };
  const requests = [
    { ...waiting, id: 4, kind: "correction", field: "bank_account", ...extended },
    { ...waiting, id: 3, kind: "access", isLate: true },
    {
      ...waiting,
      id: 2,
      kind: "restriction",
      endedAt: at,
      outcome: "partly",
      refusedFor: "rights_of_others",
      answer: "Two of them are kept.",
    },
  ];
  const authority = {
    kind: "privacy",
    name: "Data Protection Commissioner",
    phone: "",
    address: "https://privacy.example",
  };
  await page.route("**/api/routes/get-privacy-requests", (route) =>
    route.fulfill({
      json: { status: "success", requests, authorities: [authority], recordYears: 5 },
    }),
  );
  await page.getByRole("tab", { name: tab, exact: true }).click();
}

/** The member's privacy requests in each state. */
export const privacyRequestStops: readonly Stop[] = [
  {
    name: "my privacy requests, waiting, late and refused",
    route: "/user",
    path: "/user?tab=security",
    who: "demo2",
    show: async (page, { members, privacyRequests }) => {
      await openRequests(page, members.profile);
      await page.getByText(privacyRequests.late).waitFor();
    },
  },
];
