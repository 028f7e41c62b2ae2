import { readSecrets } from "#scripts/secrets.ts";
import { fromWon } from "#server/kit/money.ts";
import { Bettor } from "#tests/support/chaos/bettor.ts";
import { Guarded } from "#tests/support/chaos/guarded.ts";
import { Setter } from "#tests/support/chaos/setter.ts";
import { makeMember, makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** What the bets and the final audit need of a product. */
export type ChaosTarget = Pick<TestProduct, "webUrl" | "dataDir" | "databaseUrl">;

/** Members who lower a limit while the processes are killed. */
const SETTERS = 8;
/** How many members reach a limit during the kills; as many exclude themselves. */
const GUARDED = 4;

/** Bettors with a member and a balance each. */
export async function seat(product: ChaosTarget, count: number): Promise<Bettor[]> {
  const { sandboxSecret: secret } = readSecrets(product.dataDir);
  const url = `${product.webUrl}/providers/sandbox`;
  return withDatabase(product, async (db) => {
    const bettors: Bettor[] = [];
    for (let n = 0; n < count; n++) {
      const { ref } = await makePlayer(db, { cash: fromWon(1_000_000) });
      bettors.push(new Bettor({ url, secret, memberRef: ref }));
    }
    return bettors;
  });
}

/** Members who are signed in and lower their limits meanwhile. */
export async function seatSetters(product: TestProduct): Promise<Setter[]> {
  const made = await withDatabase(product, async (db) => {
    const members: TestMember[] = [];
    for (let n = 0; n < SETTERS; n++) members.push(await makeMember(db));
    return members;
  });
  return Promise.all(
    made.map(async ({ memberId, loginId }) => {
      const cookie = await signInByCall(product, loginId, PASSWORD);
      return new Setter({ memberId, webUrl: product.webUrl, cookie });
    }),
  );
}

/** Members who stake below a limit or until they exclude themselves, signed in. */
export async function seatGuarded(product: TestProduct): Promise<Guarded[]> {
  const { sandboxSecret: secret } = readSecrets(product.dataDir);
  const { webUrl } = product;
  const made: Guarded[] = [];
  for (let n = 0; n < 2 * GUARDED; n++) {
    const { ref, loginId } = await withDatabase(product, (db) =>
      makePlayer(db, { cash: fromWon(1_000_000) }),
    );
    const cookie = await signInByCall(product, loginId, PASSWORD);
    const bettor = new Bettor({ url: `${webUrl}/providers/sandbox`, secret, memberRef: ref });
    const call = (name: string, input: object) =>
      fetch(`${webUrl}/api/routes/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: webUrl, cookie },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(5_000),
      });
    made.push(new Guarded(n < GUARDED ? "limit" : "exclusion", { bettor, call }));
  }
  return made;
}
