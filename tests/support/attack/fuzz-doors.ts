import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Driver, Player, Transport, Twist } from "#conformance/kit.ts";
import { protocols } from "#conformance/run.ts";
import { ownWallets } from "#scripts/conformance/own-wallets.ts";
import { Answers } from "#tests/support/attack/answers.ts";
import { HOSTILE } from "#tests/support/attack/bodies.ts";
import type { TestProduct } from "#tests/support/product.ts";

const AT_ONCE = 8;
/** A tenth of a won to ten thousand: some are accepted, some exceed the player's balance. */
const AMOUNTS = fc.bigInt({ min: 10_000n, max: 1_000_000_000n });

/** How a body is spoilt: which of its fields with what value, or where it is cut. */
type Spoil = { kind: "field" | "cut" | "none"; at: number; value: unknown; isSigned: boolean };

const spoils: fc.Arbitrary<Spoil> = fc.record({
  kind: fc.constantFrom("field", "field", "field", "cut", "none"),
  at: fc.nat({ max: 10_000 }),
  value: fc.constantFrom(...HOSTILE),
  // Unsigned ones end at the signature check, so most are signed.
  isSigned: fc.constantFrom(true, true, true, false),
});

/** Hostile bodies to the endpoints of every protocol, signed as their providers would. */
export async function fuzzDoors(
  product: TestProduct,
  { count, seed }: { count: number; seed: number },
): Promise<Answers> {
  const answers = new Answers();
  await using wallets = await ownWallets({
    DATA_DIR: product.dataDir,
    PORT: new URL(product.webUrl).port,
    SANDBOX_PORT: new URL(product.sandboxUrl).port,
  });
  const each = Math.ceil(count / protocols.length);
  for (const [at, protocol] of protocols.entries()) {
    const wallet = wallets.of(protocol.name);
    const transport = recorded(wallet.transport, protocol.name, answers);
    const driver = protocol.driver(transport, wallet.secret);
    const player = await wallet.players.fresh();
    const planned = fc.sample(fc.tuple(spoils, AMOUNTS, fc.nat({ max: 3 })), {
      seed: seed + at,
      numRuns: each,
    });
    const sender = async () => {
      for (let next = planned.pop(); next; next = planned.pop())
        await callOnce(driver, player, next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
  }
  return answers;
}

/** Keeps every answer before the driver reads it. */
const recorded =
  (transport: Transport, protocol: string, answers: Answers): Transport =>
  async (request) => {
    const name = `${protocol} ${request.path}`;
    try {
      const answer = await transport(request);
      answers.add(name, answer.status, request.body, answer.text);
      return answer;
    } catch (error) {
      answers.addSilence(name, request.body, error);
      return { status: 0, headers: {}, text: "" };
    }
  };

/** The driver may fail to read the answer to a spoilt request, after the answer was kept. */
const callOnce = async (
  driver: Driver,
  player: Player,
  [spoil, amount, verb]: [Spoil, bigint, number],
): Promise<void> => {
  const twist: Twist = {
    [spoil.isSigned ? "beforeSigning" : "afterSigning"]: (body: string) => spoilt(body, spoil),
  };
  const [id, round] = [randomUUID(), randomUUID()];
  const calls = [
    () => driver.balance(player, twist),
    () => driver.stake(player, { id, round, amount }, twist),
    () => driver.win(player, { id, round, amount, reference: null }, twist),
    () => driver.rollBack(player, { id, round, amount, original: randomUUID() }, twist),
  ];
  await calls[verb]?.().catch(() => null);
};

function spoilt(body: string, { kind, at, value }: Spoil): string {
  if (kind === "none") return body;
  if (kind === "cut") return body.slice(0, at % body.length);
  const parsed = JSON.parse(body) as Record<string, unknown>;
  const places = placesOf(parsed);
  const [holder, name] = places[at % places.length] ?? [parsed, "unexpected"];
  holder[name] = value;
  return JSON.stringify(parsed);
}

type Place = [holder: Record<string, unknown>, name: string];

/** Every field of the body at any depth. */
function placesOf(value: object): Place[] {
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name): Place[] => {
    const inner = holder[name];
    const own: Place = [holder, name];
    return typeof inner === "object" && inner !== null ? [own, ...placesOf(inner)] : [own];
  });
}
