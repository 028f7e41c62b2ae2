import { describe, expect, it } from "vitest";
import { sealNumber } from "#server/kit/seal-keys/numbers.ts";
import { maskedNumber } from "#server/members/masked-number.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const secrets = { appSecret: APP_SECRET };

describe("a masked number", () => {
  it("shows the last four digits, again and again", () => {
    const sealed = sealNumber(secrets, "members.phone", 1n, "010-1234-5678");
    for (let time = 0; time < 3; time++)
      expect(maskedNumber(secrets, "members.phone", 1n, sealed)).toBe("•••-••••-5678");
  });

  it("follows a changed number", () => {
    for (const [text, shown] of [
      ["1234567", "•••4567"],
      ["7654321", "•••4321"],
    ] as const) {
      const sealed = sealNumber(secrets, "members.bank_number", 2n, text);
      expect(maskedNumber(secrets, "members.bank_number", 2n, sealed)).toBe(shown);
    }
  });

  it("does not open a kept seal for another row or column", () => {
    const sealed = sealNumber(secrets, "members.phone", 3n, "010-1234-5678");
    maskedNumber(secrets, "members.phone", 3n, sealed);
    expect(() => maskedNumber(secrets, "members.phone", 4n, sealed)).toThrow(
      "unable to authenticate data",
    );
    expect(() => maskedNumber(secrets, "members.bank_number", 3n, sealed)).toThrow(
      "unable to authenticate data",
    );
  });
});
