import type { SavedView, ViewedScreen } from "#contract/office/saved-views.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** The operator's views of a list, for its loader. */
export async function ownViews(
  call: OfficeCaller,
  screen: ViewedScreen,
): Promise<readonly SavedView[]> {
  const answer = await call("get-own-views", { screen });
  if (answer.status !== "success") throw new Error(`the views answered ${answer.status}`);
  return answer.views;
}
