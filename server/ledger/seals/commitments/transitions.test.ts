import { describe, expect, it } from "vitest";
import { faultOfChange } from "#server/ledger/seals/commitments/transitions.ts";

const DAY = 86_400_000_000;
const now = 1_790_000_000_000_000;
const sealed = { at: now, before: now - 1_000_000 };
const none = { raiseTo: null, raiseAskedAt: null, raiseReadyAt: null, raiseLapsesAt: null };
const asked = {
  raiseTo: 90,
  raiseAskedAt: now - 2 * DAY,
  raiseReadyAt: now - DAY,
  raiseLapsesAt: now + DAY,
};
const limit = { amount: 50, changedAt: now, ...none };
const exclusion = {
  member: 1,
  term: "6m",
  startedAt: now - 200 * DAY,
  endsAt: now - 10 * DAY,
  returnAskedAt: null,
  returnsAt: null,
  endedAt: null,
};
const returning = { ...exclusion, returnAskedAt: now - 2 * DAY, returnsAt: now - DAY };

/** What verification accepts of the change from one record to the next. */
describe("the change of a limit", () => {
  it.each([
    ["is set", undefined, limit],
    ["is lowered", limit, { ...limit, amount: 40 }],
    ["is raised as was asked", { ...limit, ...asked }, { ...limit, amount: 90 }],
    [
      "gets a parked raise",
      limit,
      { ...limit, ...asked, raiseAskedAt: now, raiseReadyAt: now + DAY },
    ],
    [
      "is loosened by two operators",
      { ...limit, imposed: 30, imposedBy: 1, imposedCheckedBy: null },
      { ...limit, imposed: null, imposedBy: 1, imposedCheckedBy: 2 },
    ],
    ["takes a raise back", { ...limit, ...asked }, limit],
    ["is set again after its removal", { ...limit, amount: null }, limit],
  ])("that %s is allowed", (_what, was, is) => {
    expect(faultOfChange("limit:0/1/loss/day", was, is, sealed)).toBeNull();
  });

  it.each([
    ["is raised without asking", limit, { ...limit, amount: 60 }],
    ["is removed without asking", limit, { ...limit, amount: null }],
    ["is raised to more than asked", { ...limit, ...asked }, { ...limit, amount: 91 }],
    [
      "is raised too early",
      { ...limit, ...asked, raiseReadyAt: now + 1 },
      { ...limit, amount: 90 },
    ],
    ["is raised too late", { ...limit, ...asked, raiseLapsesAt: now }, { ...limit, amount: 90 }],
    ["gets a raise with a short wait", limit, { ...limit, ...asked, raiseReadyAt: now - DAY - 1 }],
    [
      "is loosened by one operator",
      { ...limit, imposed: 30, imposedBy: 1, imposedCheckedBy: null },
      { ...limit, imposed: 40, imposedBy: 1, imposedCheckedBy: null },
    ],
    ["gets a backdated raise", limit, { ...limit, ...asked }],
  ])("that %s is a fault", (_what, was, is) => {
    expect(faultOfChange("limit:0/1/loss/day", was, is, sealed)).not.toBeNull();
  });
});

const night = "{[0,480),[1380,1440)}";
const quiet = {
  closed: night,
  changedAt: now,
  loosenTo: null,
  loosenAskedAt: null,
  loosenReadyAt: null,
  loosenLapsesAt: null,
};
const loosening = {
  loosenTo: "{[0,420)}",
  loosenAskedAt: now - 2 * DAY,
  loosenReadyAt: now - DAY,
  loosenLapsesAt: now + DAY,
};

describe("the change of quiet times", () => {
  it.each([
    ["are set", undefined, quiet],
    ["are extended", quiet, { ...quiet, closed: "{[0,540),[1320,1440)}" }],
    ["are loosened as was asked", { ...quiet, ...loosening }, { ...quiet, closed: "{[0,420)}" }],
    [
      "get a request",
      quiet,
      { ...quiet, ...loosening, loosenAskedAt: now, loosenReadyAt: now + DAY },
    ],
  ])("that %s is allowed", (_what, was, is) => {
    expect(faultOfChange("quiet:1/hours", was, is, sealed)).toBeNull();
  });

  it.each([
    ["are loosened without asking", quiet, { ...quiet, closed: "{[0,480)}" }],
    ["are moved", quiet, { ...quiet, closed: "{[0,540)}" }],
    ["are loosened more than asked", { ...quiet, ...loosening }, { ...quiet, closed: "{}" }],
    [
      "are loosened too early",
      { ...quiet, ...loosening, loosenReadyAt: now + 1 },
      { ...quiet, closed: "{[0,420)}" },
    ],
    [
      "are loosened too late",
      { ...quiet, ...loosening, loosenLapsesAt: now },
      { ...quiet, closed: "{[0,420)}" },
    ],
    ["get a short wait", quiet, { ...quiet, ...loosening, loosenReadyAt: now - DAY - 1 }],
    ["get a backdated request", quiet, { ...quiet, ...loosening }],
  ])("that %s is a fault", (_what, was, is) => {
    expect(faultOfChange("quiet:1/hours", was, is, sealed)).not.toBeNull();
  });
});

describe("the change of a break", () => {
  it.each([
    ["begins", undefined, exclusion],
    ["gets a return", exclusion, { ...exclusion, returnAskedAt: now, returnsAt: now + DAY }],
    ["ends with its return", returning, { ...returning, endedAt: now - DAY }],
  ])("that %s is allowed", (_what, was, is) => {
    expect(faultOfChange("break:1", was, is, sealed)).toBeNull();
  });

  it.each([
    ["ends earlier", exclusion, { ...exclusion, endsAt: now - 11 * DAY }],
    ["is of another member", exclusion, { ...exclusion, member: 2 }],
    ["ends before its return", returning, { ...returning, endedAt: now - 2 * DAY }],
    [
      "ends in the future",
      { ...returning, returnsAt: now + DAY },
      { ...returning, returnsAt: now + DAY, endedAt: now + DAY },
    ],
    ["gets a return at once", exclusion, { ...exclusion, returnAskedAt: now, returnsAt: now + 1 }],
    ["gets a backdated return", exclusion, returning],
    ["gets another return", returning, { ...returning, returnsAt: now }],
    ["changes after its end", { ...returning, endedAt: now - DAY }, returning],
  ])("that %s is a fault", (_what, was, is) => {
    expect(faultOfChange("break:1", was, is, sealed)).not.toBeNull();
  });
});
