import { expect, it } from "vitest";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { officeCalls } from "#contract/office/calls.ts";

it("decide-proposal can be refused as every act that takes two operators can", () => {
  const known: ReadonlySet<string> = new Set(officeCalls["decide-proposal"].refusals);
  const calls: readonly [string, OfficeCallDeclaration][] = Object.entries(officeCalls);
  const unknown = calls.flatMap(([name, { checkedBy, refusals }]) =>
    checkedBy === undefined
      ? []
      : // One that waits is refused before it is a proposal.
        refusals
          .filter((status) => status !== "waiting" && !known.has(status))
          .map((status) => `${name}: ${status}`),
  );
  expect(unknown).toEqual([]);
});
