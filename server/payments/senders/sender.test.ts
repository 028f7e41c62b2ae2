import { describe, expect, it } from "vitest";
import { senderMatch } from "#server/payments/senders/sender.ts";

describe("a sender who wrote the reference beside the name", () => {
  it.each(["김은하 D-7K2M9Q", "d 7k2m9q김은하", "김은하D7K2M9Q", "김D-7K2M9Q은하"])(
    "%s",
    (sender) => {
      expect(senderMatch({ sender, owner: "김은하", reference: "D-7K2M9Q" })).toBe("same");
    },
  );

  it("is unknown without a name", () => {
    const only = { sender: "D-7K2M9Q", owner: "김은하", reference: "D-7K2M9Q" };
    expect(senderMatch(only)).toBe("unknown");
  });
});
