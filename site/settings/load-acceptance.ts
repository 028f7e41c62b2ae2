import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";

export type AcceptancePageData = { version: string | null };

/** The version of the documents that waits for the member; null for none. */
export const loadAcceptance = async ({ call }: AppContext): Promise<AcceptancePageData> => {
  const answer = await answerOf(call, "get-documents-due", {});
  return { version: answer.due?.version ?? null };
};
