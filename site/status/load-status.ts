import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";

export type Status = Omit<Output<"get-status">, "status">;

/** The state of every part, and the interruptions of the last 90 days. */
export async function loadStatus({ call }: AppContext): Promise<Status> {
  const answer = await call("get-status", {});
  if (answer.status !== "success") throw new Error(`get-status: ${answer.status}`);
  return answer;
}
