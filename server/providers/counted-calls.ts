import type { CallOutcome } from "#server/games/connections/agreed-levels/counting.ts";
import type { Send } from "#server/kit/send.ts";

/** The first status that says that the server failed; RFC 9110, 15.6. */
const SERVER_ERROR = 500;

/**
 * The same call, which also tells what came of it. An answer below 500 counts as answered, also a
 * refusal; one that broke off or is too large as failed, and one that did not come before the call's
 * `signal` as late.
 */
export const countingCalls =
  (send: Send, came: (outcome: CallOutcome) => void): Send =>
  async (address, wanted) => {
    try {
      const answer = await send(address, wanted);
      came(answer.status >= SERVER_ERROR ? "failed" : "answered");
      return answer;
    } catch (error) {
      came(wanted.signal.aborted ? "late" : "failed");
      throw error;
    }
  };
