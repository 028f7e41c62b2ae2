import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { loadProtection, type ProtectionPageData } from "#site/protection/load-protection.ts";

export type ToolsPageData = ProtectionPageData & Output<"get-tools-due">;

/** The tools with their terms and waits, and whether the member has yet to acknowledge them. */
export async function loadTools(app: AppContext): Promise<ToolsPageData> {
  const [protection, due] = await Promise.all([loadProtection(app), app.call("get-tools-due", {})]);
  if (due.status !== "success") throw new Error(`get-tools-due: ${due.status}`);
  return { ...protection, ...due };
}
