import type { OfficeOutput } from "#contract/office/calls.ts";
import { statementViews, type StatementView } from "#contract/office/statements.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

export type StatementsPage = OfficeOutput<"get-statement-lines"> & { view: StatementView };

export const loadStatements: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query },
): Promise<StatementsPage> => {
  const view = statementViews.find((each) => each === query.get("view")) ?? "open";
  const before = Number(query.get("before"));
  const isPage = Number.isSafeInteger(before) && before > 0;
  const answer = await call("get-statement-lines", { view, ...(isPage && { before }) });
  if (answer.status !== "success") throw new Error(`the lines answered ${answer.status}`);
  return { ...answer, view };
};
