import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberRules } from "#contract/member-rules.ts";
import { fields } from "#contract/members.ts";
import { personFieldNames, personFieldRules } from "#contract/person-rules.ts";
import { personDetails } from "#contract/registers.ts";
import { fits } from "#contract/text-rules.ts";

/** Texts near the rules, and any others. */
const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 70 }),
  fc.stringMatching(/^[a-z0-9+ -]{0,20}$/),
  fc.stringMatching(/^\s?\d{3,14}\s?$/),
  fc.stringMatching(/^(18|19|20)\d\d-[01]\d-[0-3]\d$/),
  fc.stringMatching(/^[a-z.'+]{0,6}@?([a-z0-9-]{1,5}\.){0,2}[a-z]{0,3}$/),
  fc.constantFrom("2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "2024-04-31", "a@b.co"),
);

describe("a rule of a text", () => {
  it.each(Object.keys(memberRules) as (keyof typeof memberRules)[])(
    "for a member's %s holds in the page exactly when the call takes it",
    (name) => {
      fc.assert(
        fc.property(texts, (text) => {
          expect(fits(memberRules[name], text)).toBe(fields[name].safeParse(text).success);
        }),
      );
    },
  );

  it.each(personFieldNames)("for a person's %s does so too", (name) => {
    fc.assert(
      fc.property(texts, (text) => {
        const taken = personDetails.safeParse({ [name]: text }).success;
        expect(fits(personFieldRules[name], text)).toBe(taken);
      }),
    );
  });

  it("takes and refuses what it says", () => {
    expect(fits(memberRules.birthDate, "2024-02-29")).toBe(true);
    expect(fits(memberRules.birthDate, "2023-02-29")).toBe(false);
    expect(fits(memberRules.bankOwner, " 홍길동 ")).toBe(true);
    expect(fits(memberRules.bankOwner, "123")).toBe(false);
    expect(fits(memberRules.password, "123456789")).toBe(false);
    expect(fits(personFieldRules.email, "a@b.co")).toBe(true);
  });
});
