import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { numberIn } from "#ui/number-in.ts";

export type DisputesPage = OfficeOutput<"get-dispute-bundles">;

export const loadDisputes: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query },
): Promise<DisputesPage> => {
  const answer = await call("get-dispute-bundles", { before: numberIn(query.get("before")) });
  if (answer.status !== "success") throw new Error(`the bundles answered ${answer.status}`);
  return answer;
};
