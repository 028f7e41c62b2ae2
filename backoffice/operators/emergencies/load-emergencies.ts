import type { OfficeCaller } from "#backoffice/api.ts";
import { numberIn } from "#ui/number-in.ts";

/** Emergency access; the view and the page are in the address. */
export const loadEmergencies = async (
  call: OfficeCaller,
  { query }: { query: URLSearchParams },
) => {
  const view = query.get("view") === "waiting" ? ("waiting" as const) : ("all" as const);
  const before = numberIn(query.get("before"));
  const answer = await call("get-emergencies", { before, isWaiting: view === "waiting" });
  const found = answer.status === "success" ? answer : { emergencies: [], next: null, waiting: 0 };
  return { view, ...found };
};
export type EmergenciesPage = Awaited<ReturnType<typeof loadEmergencies>>;
