import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;

const monthIn = (text: string | null | undefined): string | undefined =>
  /^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? "") ? (text ?? undefined) : undefined;

export type SettlementPage = OfficeOutput<"get-settlement">;

export const loadSettlement: Load = async (call, { query }): Promise<SettlementPage> => {
  const month = monthIn(query.get("month"));
  const answer = await call("get-settlement", month === undefined ? {} : { month });
  if (answer.status !== "success") throw new Error(`the settlement answered ${answer.status}`);
  return answer;
};

export type SettledPage =
  | (OfficeOutput<"get-settlement-of"> & { connection: string; month: string })
  | null;

export const loadSettled: Load = async (call, { params }): Promise<SettledPage> => {
  const connection = params["connection"] ?? "";
  const month = monthIn(params["month"]);
  if (!/^[a-z0-9-]{1,32}$/.test(connection) || month === undefined) return null;
  const answer = await call("get-settlement-of", { connection, month });
  return answer.status === "success" ? { ...answer, connection, month } : null;
};
