import type { OfficeInput } from "#contract/office/calls.ts";
import { hasPasskeys, signChallenge } from "#ui/authenticator.ts";
import type { Format } from "#ui/format.ts";
import { refusalWords } from "#backoffice/frame/refusal-words.ts";
import type { Office } from "#backoffice/office-context.tsx";

type Decision = OfficeInput<"decide-proposal">;

/**
 * The input of a decision, with the passkey's signature where approvals are signed. A text says why
 * the passkey did not sign.
 */
export async function signedDecision(
  { call, texts }: Pick<Office, "call" | "texts">,
  format: Format,
  decision: Decision,
): Promise<Decision | string> {
  if (decision.decision === "turn-down") return decision;
  const answer = await call("challenge-approval", { id: decision.id });
  if (answer.status !== "success") return refusalWords(texts, format, answer);
  if (answer.options === null) return decision;
  if (!hasPasskeys()) return texts.passkeys.notInBrowser;
  const passkey = await signChallenge(answer.options);
  return typeof passkey === "string" ? texts.approvals.notDone : { ...decision, passkey };
}
