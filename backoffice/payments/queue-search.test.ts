import { expect, it } from "vitest";
import type { QueueEntry } from "#contract/office/payments.ts";
import { searched } from "#backoffice/payments/queue-search.ts";

const entry = (id: number, nick: string, owner: string, amount: number) =>
  ({
    id,
    amount,
    owner,
    reference: `D-7K2M9${id}`,
    member: { id, loginId: `login${id}`, nick, level: 1 },
  }) as QueueEntry;
const all = [entry(1, "moonriver", "홍길동", 300_000), entry(2, "종이학", "Kim Minji", 50_000)];
const ids = (text: string) => searched(all, text).map(({ id }) => id);

it.each([
  ["", [1, 2]],
  ["moon", [1]],
  ["길동", [1]],
  ["minji KIM", [2]],
  ["d-7k2m92", [2]],
  ["login1", [1]],
  ["#2", [2]],
  ["300,000", [1]],
  ["50000", [2]],
  ["5000", []],
  ["moon minji", []],
])("%j finds %j", (text, found) => {
  expect(ids(text)).toEqual(found);
});
