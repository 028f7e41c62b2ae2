import type { OfficeRoute } from "#backoffice/office-route.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";

type Load = NonNullable<OfficeRoute["load"]>;
export type AuditorReadsPage = OfficeOutput<"get-auditor-reads">;

export const loadAuditorReads: Load = async (call, { query }): Promise<AuditorReadsPage> => {
  const answer = await call("get-auditor-reads", {
    operator: numberIn(query.get("operator")),
    before: numberIn(query.get("before")),
  });
  if (answer.status !== "success") throw new Error(`the log answered ${answer.status}`);
  return answer;
};
