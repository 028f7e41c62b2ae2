import type { OfficeOutput } from "#contract/office/calls.ts";
import { statementViews, type StatementView } from "#contract/office/statements.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

export type StatementsPage = OfficeOutput<"get-statement-lines"> & { view: StatementView };

export const loadStatements: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query },
): Promise<StatementsPage> => {
  const view = statementViews.find((each) => each === query.get("view")) ?? "open";
  const before = numberIn(query.get("before"));
  const answer = await call("get-statement-lines", { view, before });
  if (answer.status !== "success") throw new Error(`the lines answered ${answer.status}`);
  return { ...answer, view };
};
