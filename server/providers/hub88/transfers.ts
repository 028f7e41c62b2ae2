import type { TransferAsk, TransferOutcome, TransferWallet } from "#server/games/provider.ts";
import type { Money } from "#server/kit/money.ts";
import { ask } from "#server/providers/asking.ts";
import { operatorIdOf, signed, type Hub88Options } from "#server/providers/hub88/asking.ts";
import * as wire from "#server/providers/hub88/wire.ts";
import { parseLossless } from "#server/providers/lossless-json.ts";

/**
 * Their names of the two directions, seen from the game's wallet; to be confirmed by a contract.
 */
const pathOf = {
  in: "/operator/generic/v2/transfer_wallet/deposit",
  out: "/operator/generic/v2/transfer_wallet/withdraw",
} as const;
const BALANCE = "/operator/generic/v2/transfer_wallet/balance";

/** A launch has 3.5 s in all: moving money back, sending it, and the window. */
const DEADLINE_MS = 1_200;
/** The assumed longest processing time, because the provider states none: ten minutes. */
const SETTLES_WITHIN_MS = 600_000;

/** Statuses after which it is unknown whether the money moved. */
const UNCLEAR = new Set(["RS_ERROR_UNKNOWN", "RS_ERROR_TIMEOUT", "RS_ERROR_DUPLICATE_TRANSACTION"]);
/** HTTP codes of a request that was refused without an effect. */
const TURNED_AWAY = new Set([400, 401, 403]);
/**
 * Statuses of a request that was refused before its id was read. They say that this request moved
 * nothing, and nothing about an earlier one with the same id.
 */
const UNREAD = new Set([
  "RS_ERROR_TURNED_AWAY",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
]);

/**
 * Hub88's transfer wallet. A transfer is repeated under its own id, which is answered as done when
 * it was done. Unlike a status query, this also covers a request that is still in flight.
 */
export const createTransferWallet = (options: Hub88Options): TransferWallet => ({
  move: (transfer) => move(options, transfer, UNCLEAR),
  look: (transfer) => move(options, transfer, new Set([...UNCLEAR, ...UNREAD])),
  settlesWithinMs: SETTLES_WITHIN_MS,
  async balance(memberRef, currency) {
    const body = {
      ...whoAndWhere(options, memberRef, currency),
      request_uuid: crypto.randomUUID(),
    };
    const answer = await asked(options, BALANCE, body);
    return answer?.status === "RS_OK" ? answer.balance : null;
  },
});

async function move(
  options: Hub88Options,
  transfer: TransferAsk,
  unclear: ReadonlySet<string>,
): Promise<TransferOutcome> {
  const answer = await asked(options, pathOf[transfer.direction], {
    ...whoAndWhere(options, transfer.memberRef, transfer.currency),
    amount: wire.wireAmount(transfer.amount),
    transaction_uuid: transfer.id,
    request_uuid: crypto.randomUUID(),
  });
  if (!answer || unclear.has(answer.status)) return { kind: "unknown" };
  if (answer.status === "RS_OK") return { kind: "done", balance: answer.balance };
  return { kind: "refused", isShort: answer.status === "RS_ERROR_NOT_ENOUGH_MONEY" };
}

const whoAndWhere = (options: Hub88Options, memberRef: string, currency: string) => ({
  user: memberRef,
  currency,
  operator_id: operatorIdOf(options),
  sub_partner_id: options.operatorId,
});

type Answer = { status: string; balance: Money | null };

/** Their answer, or null without a clear outcome. */
async function asked(options: Hub88Options, path: string, body: unknown): Promise<Answer | null> {
  try {
    const wanted = await signed(options, path, body);
    const answer = await ask(options, { ...wanted, deadlineMs: DEADLINE_MS });
    const text = await answer.text();
    const parsed = wire.transferAnswer.safeParse(parseLossless(text)).data;
    if (answer.ok && parsed) return { status: parsed.status, balance: parsed.balance ?? null };
    if (TURNED_AWAY.has(answer.status) && wire.errorAnswer.safeParse(parseLossless(text)).success)
      return { status: "RS_ERROR_TURNED_AWAY", balance: null };
    options.onFailure(`${path} answered ${answer.status}`);
  } catch (error) {
    options.onFailure(`${path} did not answer`, error);
  }
  return null;
}
