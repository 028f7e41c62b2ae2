import type { OfficeCaller } from "#backoffice/api.ts";

/** Persons who may not play, or whose entry has ended, and operators without an entry. */
export const loadBarredPersons = async (
  call: OfficeCaller,
  { query }: { query: URLSearchParams },
) => {
  const list = query.get("list") === "ended" ? "ended" : "holding";
  const answer = await call("get-barred-persons", { list });
  if (answer.status !== "success") throw new Error(`the barred persons answered ${answer.status}`);
  return { list, persons: answer.persons, unlisted: answer.unlisted } as const;
};
export type BarredPersonsPage = Awaited<ReturnType<typeof loadBarredPersons>>;
