import { randomUUID } from "node:crypto";
import { bodyOf, send } from "#conformance/call.ts";
import type {
  Outcome,
  Player,
  Response,
  RollBack,
  Transport,
  Twist,
  Win,
} from "#conformance/kit.ts";
import { rsaBase64, textIn } from "#conformance/signing.ts";

export type Dialect = {
  header: string;
  paths: { balance: string; bet: string; win: string; rollback: string };
  who(player: Player): Record<string, string>;
};

export const hub88Dialect: Dialect = {
  header: "x-hub88-signature",
  paths: {
    balance: "user/balance",
    bet: "transaction/bet",
    win: "transaction/win",
    rollback: "transaction/rollback",
  },
  who: ({ ref, token }) => ({ user: ref, token, supplier_user: `s-${ref}` }),
};

export const caletaDialect: Dialect = {
  header: "x-auth-signature",
  paths: {
    balance: "wallet/balance",
    bet: "wallet/bet",
    win: "wallet/win",
    rollback: "wallet/rollback",
  },
  who: ({ ref, token }) => ({ token, supplier_user: `s-${ref}` }),
};

export const outcomeOf = ({ status, text }: Response): Outcome => {
  const said = textIn(text, "status");
  if (status !== 200) return `HTTP ${status}`;
  return said === "RS_OK" ? "ok" : (said ?? "no status");
};

export const callerOf =
  (dialect: Dialect, transport: Transport, secret: string) =>
  (path: string, body: string, twist?: Twist): Promise<Response> =>
    send(transport, { path, body }, twist, (text) => ({
      [dialect.header]: rsaBase64(secret, text),
    }));

export const movementOf = (
  dialect: Dialect,
  player: Player,
  move: Win,
  more: object,
  twist?: Twist,
) =>
  bodyOf(
    {
      ...dialect.who(player),
      game_code: twist?.game ?? player.game,
      currency: twist?.currency ?? player.currency,
      request_uuid: randomUUID(),
      transaction_uuid: move.id,
      supplier_transaction_id: `s-${move.id}`,
      round: move.round,
      round_closed: move.closes ?? false,
      is_free: false,
      ...(move.reference !== null && { reference_transaction_uuid: move.reference }),
      ...more,
    },
    { amount: twist?.amountText ?? move.amount.toString() },
  );

export const rollbackOf = (dialect: Dialect, player: Player, back: RollBack) => ({
  ...dialect.who(player),
  game_code: player.game,
  request_uuid: randomUUID(),
  transaction_uuid: back.id,
  reference_transaction_uuid: back.original,
  round: back.round,
  round_closed: true,
});
