import { describe, expect, it } from "vitest";
import { hub88 } from "#server/providers/hub88/dialects.ts";
import { createTransferWallet } from "#server/providers/hub88/transfers.ts";
import { fromWon } from "#server/kit/money.ts";
import { operatorKey } from "#tests/support/provider-keys.ts";

describe("the transfer wallet of Hub88", () => {
  const walletThatAnswers = (http: number, body: object) =>
    createTransferWallet({
      connection: "kept",
      url: "https://provider.test",
      operatorId: "7",
      country: "KR",
      dialect: hub88,
      secrets: async () => [operatorKey],
      send: async () => Response.json(body, { status: http }),
      onFailure: () => {},
    });
  const transfer = {
    id: "6a0c9c1e-3f0e-4c58-9d7b-2f7e3f1f0a11",
    memberRef: "member",
    currency: "KRW",
    direction: "in" as const,
    amount: fromWon(10_000),
  };

  it.each([
    [401, { error: "the key has expired" }],
    [403, { error: "the address is not allowed" }],
    [200, { status: "RS_ERROR_INVALID_SIGNATURE" }],
    [200, { status: "RS_ERROR_WRONG_SYNTAX" }],
  ])("%i %j refuses a transfer, and says nothing about an earlier one", async (http, body) => {
    const wallet = walletThatAnswers(http, body);
    expect(await wallet.move(transfer)).toEqual({ kind: "refused", isShort: false });
    expect(await wallet.look(transfer)).toEqual({ kind: "unknown" });
  });

  it("a refusal of the transfer itself says that it was not done earlier", async () => {
    const wallet = walletThatAnswers(200, { status: "RS_ERROR_USER_DISABLED" });
    expect(await wallet.look(transfer)).toEqual({ kind: "refused", isShort: false });
  });
});
