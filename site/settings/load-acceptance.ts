import type { AppContext } from "#site/app/app-context.tsx";

export type AcceptancePageData = { version: string | null };

/** The version of the documents that waits for the member; null for none. */
export const loadAcceptance = async ({ call }: AppContext): Promise<AcceptancePageData> => {
  const answer = await call("get-documents-due", {});
  if (answer.status !== "success") throw new Error(`get-documents-due: ${answer.status}`);
  return { version: answer.due?.version ?? null };
};
