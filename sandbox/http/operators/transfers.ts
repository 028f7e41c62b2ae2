import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { ownBalance, transfer } from "../../books/own-accounts.ts";
import { digits, Digits, wholeUnits } from "../../dialects/json.ts";
import { noMoney, type Amount } from "../../money.ts";
import type { Controls } from "../../control/controls.ts";
import type { Link } from "../../settings.ts";
import { offeredCurrency, type OperatorTools } from "./opening.ts";
import { rsSpellings } from "./rs-games.ts";
import { operatorId, readRs, rsCalls, RsCallRefusal, text } from "./rs-calls.ts";

const asking = z.object({
  user: text(128),
  currency: text(32),
  operator_id: operatorId,
  sub_partner_id: z.optional(text(64)),
  request_uuid: text(128),
});
const moving = z.extend(asking, {
  amount: z.instanceof(Digits),
  transaction_uuid: text(128),
});

type Status = "RS_OK" | `RS_ERROR_${string}`;

/** Hub88's transfer wallet: the operator transfers a player's money here and back. */
export function transferRoutes(
  server: FastifyInstance,
  link: Link,
  tools: OperatorTools & { controls: Controls },
): void {
  const { books, now, controls } = tools;
  const answer = (asked: z.infer<typeof asking>, status: Status, balance?: Amount) => ({
    user: asked.user,
    status,
    request_uuid: asked.request_uuid,
    currency: asked.currency,
    ...(balance === undefined ? {} : { balance: digits(balance.toString()) }),
  });
  const move = (direction: "in" | "out") => (body: unknown) => {
    const asked = readRs(moving, body);
    const amount = wholeUnits(asked.amount);
    if (asked.currency !== offeredCurrency) return answer(asked, "RS_ERROR_WRONG_CURRENCY");
    if (amount === undefined || amount === noMoney || amount > largest)
      return answer(asked, "RS_ERROR_WRONG_TYPES");
    const { user: account, currency, transaction_uuid: id } = asked;
    const subject = { dialect: "transfer", kind: "close", account } as const;
    const fault = controls.board.take(subject, ["unknown_transfer"]);
    if (fault?.isDone === false) throw new RsCallRefusal(500, "the outcome is unknown");
    const end = transfer(books, { id, account, currency, direction, amount }, now());
    if (fault !== undefined) throw new RsCallRefusal(500, "the outcome is unknown");
    if (end.kind === "other") return answer(asked, "RS_ERROR_DUPLICATE_TRANSACTION");
    const status = end.kind === "short" ? "RS_ERROR_NOT_ENOUGH_MONEY" : "RS_OK";
    return answer(asked, status, end.balance);
  };
  const { prefix, signatureHeader } = rsSpellings.transfer;
  const wallet = `${prefix}/operator/generic/v2/transfer_wallet`;
  rsCalls(server, link, signatureHeader, {
    [`${wallet}/deposit`]: move("in"),
    [`${wallet}/withdraw`]: move("out"),
    [`${wallet}/balance`]: (body) => {
      const asked = readRs(asking, body);
      if (asked.currency !== offeredCurrency) return answer(asked, "RS_ERROR_WRONG_CURRENCY");
      const { user: account, currency } = asked;
      return answer(asked, "RS_OK", ownBalance(books, { account, currency }));
    },
  });
}

/** The largest amount of the protocol: a signed number of 64 bits. */
const largest = 2n ** 63n - 1n;
