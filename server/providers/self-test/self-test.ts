import { protocols } from "#conformance/run.ts";
import type { Protocol } from "#conformance/protocols/protocol.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import type { Connection } from "#server/kit/config.ts";
import type { Asking } from "#server/providers/connections.ts";
import { openDoor } from "#server/providers/door.ts";
import { callOurDoor } from "#server/providers/self-test/our-door.ts";
import { probeProvider } from "#server/providers/self-test/provider.ts";

/** What a self-test works with; `secrets` reads the present ones, without a cache. */
export type SelfTestParts = Omit<Asking, "onFailure" | "through"> & {
  writer: RoundWriter;
  /** Logs a fault of ours, whose details no answer has. */
  onFault(error: unknown): void;
};

/**
 * Tests a connection without a member and without money: calls to our own door as its provider makes
 * them, past the record of calls and the watch of callers, then calls to the provider. Throws Error
 * for a connection without a secret.
 */
export async function testConnection(
  connection: Connection,
  parts: SelfTestParts,
): Promise<readonly TestedCase[]> {
  const [secret] = await parts.secrets(connection.connection);
  if (secret === undefined) throw new Error(`${connection.connection} has no secret`);
  const protocol = protocolOf(connection);
  const spoken = { protocol, secret, otherSecret: await protocol.otherSecret(secret) };
  const door = openDoor(connection, parts);
  return [
    ...(await callOurDoor(connection, door, spoken, parts)),
    ...(await probeProvider(connection, spoken, parts)),
  ];
}

/** The kit's protocol for a connection. A transfer wallet signs its calls as the seamless one does. */
function protocolOf({ protocol }: Connection): Protocol {
  const name = protocol === "hub88-transfer" ? "hub88" : protocol;
  const found = protocols.find((each) => each.name === name);
  if (!found) throw new RangeError(`the kit has no protocol ${name}`);
  return found;
}
