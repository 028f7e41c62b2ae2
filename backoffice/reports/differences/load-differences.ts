import type { OfficeOutput } from "#contract/office/calls.ts";
import {
  differenceKinds,
  differenceViews,
  type DifferenceOf,
} from "#contract/office/differences.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;
type View = (typeof differenceViews)[number];

export type DifferencesPage = OfficeOutput<"get-differences"> & {
  view: View;
  kind: DifferenceOf | null;
};

export const loadDifferences: Load = async (call, { query }): Promise<DifferencesPage> => {
  const view = differenceViews.find((each) => each === query.get("view")) ?? "open";
  const kind = differenceKinds.find((each) => each === query.get("kind")) ?? null;
  const after = numberIn(query.get("after"));
  const wanted = { view, ...(kind && { kind }), ...(after !== undefined && { after }) };
  const answer = await call("get-differences", wanted);
  if (answer.status !== "success") throw new Error(`the differences answered ${answer.status}`);
  return { ...answer, view, kind };
};
