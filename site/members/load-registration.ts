import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { answerOf } from "#site/app/section.ts";

export type Registration = Output<"get-reg-domain">;

/** This host's rules for registration. Throws Error without an answer. */
export const loadRegistration = ({ call }: AppContext): Promise<Registration> =>
  answerOf(call, "get-reg-domain", {});
