import type { OfficeCallName } from "#contract/office/calls.ts";

const dayAt = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Files of lists, by filters that few and that many rows match. */
export const exports: readonly (readonly [OfficeCallName, object])[] = [
  ["export-payments", { from: dayAt(6), until: dayAt(0) }],
  ["export-payments", { state: "returned" }],
  ["export-payments", { loginId: "demo1" }],
  ["export-members", {}],
  ["export-members", { status: "suspended", level: 1 }],
  ["export-members", { by: "nick", query: "g" }],
  ["export-rounds", {}],
  ["export-rounds", { loginId: "demo1" }],
  ["export-rounds", { state: "open" }],
  ["export-member-entries", { id: 1, account: "cash" }],
  ["export-helps", { list: "waiting" }],
  ["export-helps", { list: "done" }],
  ["export-audit", {}],
];
