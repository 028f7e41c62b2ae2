import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";

export type Registration = Output<"get-reg-domain">;

/** This host's rules for registration. Throws Error without an answer. */
export async function loadRegistration({ call }: AppContext): Promise<Registration> {
  const answer = await call("get-reg-domain", {});
  if (answer.status !== "success") throw new Error(`get-reg-domain: ${answer.status}`);
  return answer;
}
