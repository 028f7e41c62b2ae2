import { addressOf, type SignedInVisitor } from "#tests/support/attack/visitors.ts";

/** What is flooded, with how many requests at once, and one such request. */
export type Flood = {
  name: string;
  atOnce: number;
  request(n: number): { path: string; body: object; cookie?: string; address?: string };
};
/**
 * The floods of whole requests; those of sockets are in `sockets.ts`. The largest flood of sign-ins
 * follows two smaller ones, so that it meets a process that has served for half a minute.
 */
export function floodsOf([member, other]: readonly SignedInVisitor[]): readonly Flood[] {
  if (!member || !other) throw new RangeError("a flood needs two members");
  return [
    {
      name: "sign-ins for one id",
      atOnce: 60,
      request: (n) => ({
        path: "user-do-login",
        body: { userId: "demo2", password: `a-wrong-password-${n}` },
        address: addressOf(n),
      }),
    },
    {
      name: "registrations",
      atOnce: 60,
      request: (n) => ({
        path: "user-register",
        body: {
          id: `flood${n}`,
          pw: `a-long-enough-secret-${n}`,
          nick: `flood${n % 100_000}`,
          phone: `010${String(10_000_000 + n)}`,
          birthDate: "1990-01-01",
          bankname: "bank",
          banknum: "123-456-7890",
          bankOwner: "owner",
          exchange_pw: "246813",
          terms: "2026-11",
        },
        address: addressOf(n),
      }),
    },
    {
      name: "sign-ins from everywhere",
      atOnce: 240,
      request: (n) => ({
        path: "user-do-login",
        body: { userId: `guess${n % 5_000}`, password: `a-wrong-password-${n}` },
        address: addressOf(n),
      }),
    },
    {
      name: "questions to the help desk by one member",
      atOnce: 40,
      request: () => ({
        path: "user-write-help",
        body: { title: "flood", contents: "flood" },
        cookie: member.cookie,
      }),
    },
    {
      name: "deposits by one member",
      atOnce: 40,
      request: (n) => ({
        path: n % 2 === 0 ? "apply-user-deposit" : "cancel-deposit",
        body: n % 2 === 0 ? { balance: 50_000 } : { id: (n >> 1) + 1 },
        cookie: other.cookie,
      }),
    },
  ];
}
