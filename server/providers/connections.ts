import type { BlockList } from "node:net";
import type { ClockBounds } from "#server/games/connections/clocks/clocks.ts";
import type { CallOutcome } from "#server/games/connections/agreed-levels/counting.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Connection } from "#server/kit/config.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { sendAnywhere, sendWithin, type Send } from "#server/kit/send.ts";
import { createBeexarAdapter } from "#server/providers/beexar/adapter.ts";
import { createBeexarCell } from "#server/providers/beexar/callbacks.ts";
import { createBetsyAdapter } from "#server/providers/betsy/adapter.ts";
import { createBetsyCell } from "#server/providers/betsy/callbacks.ts";
import type { ProviderCell } from "#server/providers/cell.ts";
import { readingClocks } from "#server/providers/clock-of-answers.ts";
import { countingCalls } from "#server/providers/counted-calls.ts";
import { withinHosts } from "#server/providers/game-hosts.ts";
import { createHub88Adapter } from "#server/providers/hub88/adapter.ts";
import { createHub88Cell } from "#server/providers/hub88/callbacks.ts";
import { caleta, hub88 } from "#server/providers/hub88/dialects.ts";
import { withRoundPage } from "#server/providers/round-page.ts";
import { createTransferWallet } from "#server/providers/hub88/transfers.ts";
import { createIgspAdapter } from "#server/providers/igsp/adapter.ts";
import { createIgspCell } from "#server/providers/igsp/callbacks.ts";

/** What answers the calls of a connection's provider; null where it makes none. */
export function cellOf(
  { connection, protocol }: Pick<Connection, "connection" | "protocol">,
  rest: { writer: RoundWriter; clock: Clock; secrets: SecretReader },
): ProviderCell | null {
  const options = { ...rest, connection };
  switch (protocol) {
    case "beexar":
      return createBeexarCell(options);
    case "hub88":
      return createHub88Cell({ ...options, dialect: hub88 });
    case "caleta":
      return createHub88Cell({ ...options, dialect: caleta });
    case "igsp":
      return createIgspCell(options);
    case "betsy":
      return createBetsyCell(options);
    case "hub88-transfer":
      // It keeps the money itself and makes no calls.
      return null;
  }
}

export type Asking = {
  secrets: SecretReader;
  clock: Clock;
  /** Networks that connections of the office may reach although they are not on the internet. */
  networks: BlockList;
  /** With real money the test environment of a provider opens no window. */
  isReal: boolean;
  onFailure(reason: string, error?: unknown): void;
  /** Called around each call, such as to limit it; each call goes out unchanged without it. */
  through?(send: Send): Send;
  /** Called with what an answer says about its provider's clock. */
  clockRead?(connection: string, bounds: ClockBounds): void;
  /** Called with what came of each call but the health check. */
  called?(connection: string, outcome: CallOutcome): void;
};

/** The adapter that calls a connection's provider. */
export function adapterOf(connection: Connection, rest: Asking): ProviderAdapter {
  const speaker = withRoundPage(speakerOf(connection, rest), connection.roundPage);
  const adapter = withinHosts(speaker, connection.gameHosts, rest);
  return rest.isReal && connection.isTest ? withoutPlay(adapter, rest) : adapter;
}

/** The same adapter, which opens no game and moves no money. */
function withoutPlay(
  { transfers: _transfers, practise: _practise, ...adapter }: ProviderAdapter,
  { onFailure }: Asking,
): ProviderAdapter {
  return {
    ...adapter,
    launch() {
      onFailure(`${adapter.connection} is a test environment, with which no real money is played`);
      return Promise.reject(new Refusal("provider_unavailable"));
    },
  };
}

/** The adapter whose own calls are counted; its `send`, by which it is checked, is not. */
function speakerOf(connection: Connection, rest: Asking): ProviderAdapter {
  const plain = connection.isOfOffice ? sendWithin(rest.networks) : sendAnywhere;
  const through = rest.through?.(plain) ?? plain;
  const { clockRead, called } = rest;
  const name = connection.connection;
  const send = clockRead ? readingClocks(through, (bounds) => clockRead(name, bounds)) : through;
  const counted = called ? countingCalls(send, (outcome) => called(name, outcome)) : send;
  return { ...speakerBy(counted, connection, rest), send };
}

function speakerBy(send: Send, { protocol, ...about }: Connection, rest: Asking): ProviderAdapter {
  const options = { ...about, ...rest, send };
  switch (protocol) {
    case "beexar":
      return createBeexarAdapter({ ...options, casinoId: about.operatorId });
    case "hub88":
      return createHub88Adapter({ ...options, dialect: hub88 });
    case "caleta":
      return createHub88Adapter({ ...options, dialect: caleta });
    case "igsp":
      return createIgspAdapter(options);
    case "betsy":
      return createBetsyAdapter(options);
    case "hub88-transfer": {
      const asking = { ...options, dialect: hub88 };
      return { ...createHub88Adapter(asking), transfers: createTransferWallet(asking) };
    }
  }
}
