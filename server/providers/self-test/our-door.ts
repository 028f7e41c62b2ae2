import {
  casesWithoutMoney,
  strangerOf,
  type Asking,
  type CaseWithoutMoney,
} from "#conformance/cases-without-money.ts";
import type { Transport } from "#conformance/kit.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import { WALLET_CURRENCY } from "#server/games/provider.ts";
import { isWithin } from "#server/kit/allowed-networks.ts";
import type { Connection } from "#server/kit/config.ts";
import { answerInTime, unseen, type DoorOptions } from "#server/providers/cell.ts";
import { answerTo, type ProviderDoor } from "#server/providers/door.ts";
import {
  notApplicable,
  tested,
  type Came,
  type Spoken,
} from "#server/providers/self-test/cases.ts";

/** Addresses of documentation (RFC 5737) and of this machine, one for each network that may be ours. */
const addresses = ["192.0.2.1", "198.51.100.1", "203.0.113.1", "127.0.0.1"];

type Parts = Pick<DoorOptions, "onFault">;

/**
 * Calls a connection's door as its provider does; null for a provider that makes no calls. The
 * player is one whom the wallet does not know, so that no call can move money.
 */
export async function callOurDoor(
  { networks = [] }: Pick<Connection, "networks">,
  door: ProviderDoor | null,
  spoken: Spoken,
  parts: Parts,
): Promise<TestedCase[]> {
  // An address in the first of the networks that the provider calls from; any one without them.
  const address = networks[0]?.split("/")[0] ?? "127.0.0.1";
  const report: TestedCase[] = [];
  for (const each of casesWithoutMoney) {
    const wanted = each.expects(spoken.protocol.expected);
    const why = whyNot({ ...each, wanted }, door, spoken);
    report.push(
      door === null || wanted === null || why !== null
        ? notApplicable(each.name, wanted ?? "", why ?? "no_such_rule")
        : await tested(each.name, wanted, () =>
            ask(each, wanted, askingOf(transportTo(door, address, parts), spoken)),
          ),
    );
  }
  return [...report, await fromAnotherNetwork(door, spoken, parts)];
}

/** Why a case does not apply; null when it does. */
function whyNot(
  { isSigned, wanted }: { isSigned: boolean; wanted: string | null },
  door: ProviderDoor | null,
  { protocol }: Pick<Spoken, "protocol">,
): TestedCase["why"] {
  if (door === null) return "no_calls";
  if (wanted === null) return "no_such_rule";
  if (!isSigned) return null;
  if (protocol.signsWithOwnKey) return "provider_key";
  return door.isShut ? "test_environment" : null;
}

async function ask(each: CaseWithoutMoney, wanted: string, asking: Asking): Promise<Came> {
  const said = await each.ask(asking);
  const wrong = said.find(({ outcome }) => outcome !== wanted);
  return { isRight: !wrong, seen: wrong ? `${wrong.outcome} (${wrong.what})` : wanted };
}

function askingOf(transport: Transport, { protocol, secret, otherSecret }: Spoken): Asking {
  const run = crypto.randomUUID();
  let named = 0;
  const name = (what: string) => `self-test-${run.slice(0, 8)}-${named++}-${what}`;
  const impostor = protocol.driver(transport, otherSecret);
  return {
    // Only the provider has its private key: the cases that need it do not apply.
    driver: protocol.signsWithOwnKey ? impostor : protocol.driver(transport, secret),
    impostor,
    player: strangerOf(name, "self-test", WALLET_CURRENCY),
    expected: protocol.expected,
    name,
  };
}

/** A call with the right secret, so that it is refused for its network alone. */
async function fromAnotherNetwork(
  door: ProviderDoor | null,
  { protocol, secret }: Spoken,
  parts: Parts,
): Promise<TestedCase> {
  const { badSignature } = protocol.expected;
  const name = "other-network";
  const why = whyNot({ isSigned: true, wanted: badSignature }, door, { protocol });
  if (door === null || why !== null) return notApplicable(name, badSignature, why ?? "no_calls");
  const { networks } = door;
  const outside = networks && addresses.find((address) => !isWithin(networks, address));
  if (!outside) return notApplicable(name, badSignature, "any_network");
  const driver = protocol.driver(transportTo(door, outside, parts), secret);
  return tested(name, badSignature, async () => {
    const stranger = strangerOf((what) => `self-test-${what}`, "self-test", WALLET_CURRENCY);
    const { outcome } = await driver.balance(stranger);
    return { isRight: outcome === badSignature, seen: outcome };
  });
}

/** Calls the door from an address, past the record of calls and the watch of callers. */
const transportTo =
  (door: ProviderDoor, address: string, parts: Parts): Transport =>
  async ({ method, path, headers, body }) => {
    const { cell } = answerTo(door, address);
    const isServed = cell.endpoints.some((each) => each.path === path && each.method === method);
    if (!isServed) return { status: 404, headers: {}, text: "" };
    const call = { address, endpoint: path, method, rawBody: Buffer.from(body), headers };
    const answer = await answerInTime(cell, call, unseen(), parts);
    return { status: answer.http, headers: { ...answer.headers }, text: answer.body };
  };
