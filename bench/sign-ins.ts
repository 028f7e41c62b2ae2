import { hashPassword } from "#server/kit/passwords.ts";

const AT_ONCE = 8;

/** Successful sign-ins a second over HTTP, and bare hashes a second in this process. */
export async function measureSignIns(
  webUrl: string,
  seconds: number,
): Promise<{ signInsPerSecond: number; hashesPerSecond: number }> {
  const signIn = async () => {
    const answer = await fetch(`${webUrl}/api/routes/user-do-login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userId: "demo2", password: "moonlight-demo" }),
    });
    const { status } = (await answer.json()) as { status: string };
    if (status !== "success") throw new Error(`a sign-in answered ${status}`);
  };
  return {
    hashesPerSecond: await rateOf(() => hashPassword("a bare password"), seconds / 2),
    signInsPerSecond: await rateOf(signIn, seconds / 2),
  };
}

async function rateOf(work: () => Promise<unknown>, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await work();
      done++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done / seconds;
}
