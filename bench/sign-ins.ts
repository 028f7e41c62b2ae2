import { hashPassword } from "#server/kit/passwords.ts";
import { medianOf } from "#bench/median.ts";

const AT_ONCE = 8;
/** Fewer than the wrong passwords that one id may have from a network in a quarter of an hour. */
const WRONG_PASSWORDS = 9;

/** Successful sign-ins a second over HTTP, and bare hashes a second in this process. */
export async function measureSignIns(
  webUrl: string,
  seconds: number,
): Promise<{ signInsPerSecond: number; hashesPerSecond: number }> {
  const signIn = () => expectAnswer(webUrl, "demo2", "moonlight-demo", "success");
  return {
    hashesPerSecond: await rateOf(() => hashPassword("a bare password"), seconds / 2),
    signInsPerSecond: await rateOf(signIn, seconds / 2),
  };
}

/**
 * How long a sign-in with an unknown id takes, by that of one with a wrong password: medians of
 * attempts in turn. A ratio that is far from 1 would tell strangers which ids exist.
 */
export async function measureRefusals(webUrl: string): Promise<number> {
  const timeOf = async (userId: string) => {
    const before = performance.now();
    await expectAnswer(webUrl, userId, "not-the-password", "pass");
    return performance.now() - before;
  };
  const [unknown, known]: [number[], number[]] = [[], []];
  for (let n = 0; n < WRONG_PASSWORDS; n++)
    for (const userId of ["demo1", "demo2", "demo3"]) {
      unknown.push(await timeOf(`${userId}-${n}`));
      known.push(await timeOf(userId));
    }
  return medianOf(unknown) / medianOf(known);
}

async function expectAnswer(
  webUrl: string,
  userId: string,
  password: string,
  expected: string,
): Promise<void> {
  const answer = await fetch(`${webUrl}/api/routes/user-do-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId, password }),
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== expected) throw new Error(`a sign-in answered ${status}`);
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
