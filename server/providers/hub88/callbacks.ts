import { WALLET_CURRENCY } from "#server/games/provider.ts";
import { getPlayer, RoundRefusal } from "#server/games/resolving.ts";
import { playerBalance } from "#server/games/rounds.ts";
import { findToken, swapToken, type LaunchToken } from "#server/games/tokens/tokens.ts";
import type { TransactionPolicy } from "#server/games/transactions/policy.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookStake, bookWin } from "#server/games/transactions/transactions.ts";
import type { Money } from "#server/kit/money.ts";
import { bodyReader } from "#server/providers/call-body.ts";
import type {
  CellOptions,
  ProviderAnswer,
  ProviderCall,
  ProviderCell,
  Seen,
} from "#server/providers/cell.ts";
import type { Dialect, Operation, RsStatus } from "#server/providers/hub88/dialects.ts";
import { statusOf } from "#server/providers/hub88/outcomes.ts";
import { isSigned, keysOf } from "#server/providers/hub88/sign.ts";
import * as wire from "#server/providers/hub88/wire.ts";

/**
 * Wins need the stake that they name; a roll-back applies only to the transaction that it names.
 */
const policy: TransactionPolicy = { winNeeds: "named stake", rollBackAfterWin: "taken" };

type Options = CellOptions & { dialect: Dialect };
type Body = Record<string, unknown>;

/** A refusal with the family's status. */
class RsRefusal extends Error {
  readonly status: RsStatus;

  constructor(status: RsStatus) {
    super(status);
    this.status = status;
  }
}

const { parse, read } = bodyReader({
  syntax: () => new RsRefusal("RS_ERROR_WRONG_SYNTAX"),
  shape: (isPartMissing) =>
    new RsRefusal(isPartMissing ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES"),
});

/**
 * The wallet as Hub88 and Caleta call it. Every answer is HTTP 200 with its outcome in `status`;
 * after a fault they roll a stake back and repeat a win.
 */
export const createHub88Cell = (options: Options): ProviderCell => ({
  connection: options.connection,
  endpoints: Object.keys(options.dialect.paths).map((path) => ({ method: "POST", path })),
  answer: (call, seen) => answer(options, call, seen),
  notSigned: async (call) => notSigned(call),
  askAgain: (call) =>
    rendered({ status: options.dialect.askAgain, request_uuid: quietRequestRef(call) }),
  tooLarge: () => rendered({ status: "RS_ERROR_WRONG_SYNTAX", request_uuid: "" }),
});

const rendered = (body: Body): ProviderAnswer => ({
  http: 200,
  body: JSON.stringify(body),
  outcome: typeof body["status"] !== "string" || body["status"] === "RS_OK" ? "ok" : body["status"],
});

/** The call's id for the answer, searched in its bytes, because unsigned bytes are not parsed. */
const quietRequestRef = ({ rawBody }: ProviderCall): string =>
  /"request_uuid"\s*:\s*"([ !#-[\]-~]{1,128})"/.exec(rawBody.toString("latin1"))?.[1] ?? "";

const notSigned = (call: ProviderCall): ProviderAnswer =>
  rendered({ status: "RS_ERROR_INVALID_SIGNATURE", request_uuid: quietRequestRef(call) });

async function answer(options: Options, call: ProviderCall, seen: Seen): Promise<ProviderAnswer> {
  const { dialect, connection } = options;
  const request_uuid = quietRequestRef(call);
  const keys = (await options.secrets(connection)).flatMap((pem) => keysOf(pem).theirs);
  seen.isSigned = isSigned(keys, call.rawBody, call.headers[dialect.signatureHeader]);
  if (!seen.isSigned) return notSigned(call);
  const operation = dialect.paths[call.endpoint];
  if (!operation) throw new RangeError(`no operation at ${call.endpoint}`);
  try {
    const body = parse(call.rawBody);
    seen.subject = wire.subjectOf(body);
    return rendered(await handlers[operation](options, body, seen));
  } catch (error) {
    if (error instanceof RsRefusal) return rendered({ status: error.status, request_uuid });
    if (!(error instanceof RoundRefusal)) throw error;
    const status = statusOf(dialect, operation, error.code);
    return rendered({ status, request_uuid, ...moneyOf(error.balance) });
  }
}

const moneyOf = (balance: Money | null): Body =>
  balance === null ? {} : { currency: WALLET_CURRENCY, balance: wire.wireAmount(balance) };

const ok = (user: string, request_uuid: string, balance: Money): Body => ({
  user,
  status: "RS_OK",
  request_uuid,
  ...moneyOf(balance),
});

/** The launch that a call belongs to. A token of another member counts as unknown. */
async function launchOf(
  { writer, connection, dialect }: Options,
  request: { token: string; user?: string | undefined },
  seen: Seen,
): Promise<LaunchToken> {
  const launch = await findToken(writer.db, connection, request.token);
  const isTheirs = !dialect.namesUser || launch?.memberRef === request.user;
  if (!launch || !isTheirs) throw new RsRefusal("RS_ERROR_INVALID_TOKEN");
  seen.subject = { ...seen.subject, memberRef: launch.memberRef };
  return launch;
}

const handlers: Record<Operation, (options: Options, body: unknown, seen: Seen) => Promise<Body>> =
  {
    async info({ writer }, body) {
      const request = read(wire.infoRequest, body);
      await getPlayer(writer, { memberRef: request.user, currency: null });
      return { user: request.user, status: "RS_OK", request_uuid: request.request_uuid };
    },

    async check({ writer, connection }, body) {
      const { token } = read(wire.checkRequest, body);
      const next = await swapToken(writer.db, connection, token);
      if (next === undefined) throw new RsRefusal("RS_ERROR_INVALID_TOKEN");
      return { token: next };
    },

    async balance(options, body, seen) {
      const request = read(wire.balanceRequest, body);
      const { memberRef } = await launchOf(options, request, seen);
      const balance = await playerBalance(options.writer, { memberRef, currency: null });
      return ok(memberRef, request.request_uuid, balance);
    },

    async bet(options, body, seen) {
      const request = read(wire.betRequest, body);
      const launch = await launchOf(options, request, seen);
      const { balance } = await bookStake(options.writer, {
        ...callOf(options, request, launch),
        isFree: request.is_free ?? false,
      });
      return ok(launch.memberRef, request.request_uuid, balance);
    },

    async win(options, body, seen) {
      const request = read(wire.winRequest, body);
      const launch = await launchOf(options, request, seen);
      const { balance } = await bookWin(options.writer, policy, {
        ...callOf(options, request, launch),
        reference: request.reference_transaction_uuid ?? null,
      });
      return ok(launch.memberRef, request.request_uuid, balance);
    },

    async rollback(options, body, seen) {
      const request = read(wire.rollbackRequest, body);
      const { memberRef } = await launchOf(options, request, seen);
      const { balance } = await rollBack(options.writer, policy, {
        connection: options.connection,
        memberRef,
        currency: null,
        roundRef: request.round,
        closes: request.round_closed,
        key: request.transaction_uuid,
        original: request.reference_transaction_uuid,
        amount: null,
      });
      return ok(memberRef, request.request_uuid, balance);
    },
  };

const callOf = (options: Options, request: wire.MovementRequest, launch: LaunchToken) => ({
  connection: options.connection,
  memberRef: launch.memberRef,
  currency: request.currency,
  gameCode: request.game_code,
  roundRef: request.round,
  // The supplier's own promotion is accepted after the launch has ended.
  gameSessionId: request.is_supplier_promo ? null : launch.gameSessionId,
  isTokenReplaced: !launch.isCurrent && !request.is_supplier_promo,
  isPromo: request.is_supplier_promo ?? false,
  closes: request.round_closed,
  key: request.transaction_uuid,
  amount: request.amount,
  tags: wire.tagsOf(request),
});
