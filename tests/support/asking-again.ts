/** How often a call is sent before its request for a retry is taken as its answer. */
const MOST_SENDS = 4;

/**
 * Sends a provider's call again while the answer asks for it, as providers do. A call on a busy
 * machine may take longer than its deadline, above all the first one of an app.
 */
export async function sendUntilDecided<Answer>(
  send: () => Promise<Answer>,
  read: (answer: Answer) => { http: number; text: string },
): Promise<Answer> {
  for (let sends = 1; ; sends++) {
    const answer = await send();
    const { http, text } = read(answer);
    // Hub88 and Caleta ask with HTTP 200.
    const asksAgain = http >= 500 || text.includes("RS_ERROR_UNKNOWN");
    if (!asksAgain || sends === MOST_SENDS) return answer;
  }
}
