import type { BlockList } from "node:net";
import { allowedNetworks, isWithin } from "#server/kit/allowed-networks.ts";
import type { Connection } from "#server/kit/config.ts";
import type { ProviderCell } from "#server/providers/cell.ts";
import { cellOf } from "#server/providers/connections.ts";
import { withinShare, writerOfOne } from "#server/providers/shares.ts";

/** The addresses of one connection's provider. */
export type ProviderDoor = {
  cell: ProviderCell;
  /** The networks from which it may be called; null allows every network. */
  networks: BlockList | null;
  /** Every call is refused: a test environment's, while the product runs with real money. */
  isShut: boolean;
};

/** The door of a connection; null where its provider makes no calls. */
export function openDoor(
  connection: Connection,
  { isReal, ...about }: Parameters<typeof cellOf>[1] & { isReal: boolean },
): ProviderDoor | null {
  const cell = cellOf(connection, { ...about, writer: writerOfOne(about.writer) });
  if (cell === null) return null;
  const networks = connection.networks ?? [];
  return {
    cell: withinShare(cell),
    networks: networks.length > 0 ? allowedNetworks(connection.connection, networks) : null,
    isShut: isReal && connection.isTest === true,
  };
}

/**
 * What answers a call from an address: one from outside the networks, or to a door that is shut,
 * gets the answer of a bad signature, before its signature is checked.
 */
export function answerTo(
  { cell, networks, isShut }: ProviderDoor,
  address: string,
): { cell: ProviderCell; isOutside: boolean } {
  const isOutside = networks !== null && !isWithin(networks, address);
  return { cell: isOutside || isShut ? shut(cell) : cell, isOutside };
}

const shut = (cell: ProviderCell): ProviderCell => ({
  ...cell,
  answer: (call) => cell.notSigned(call),
});
