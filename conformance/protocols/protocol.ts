import type { Case, Driver, Expectations, Kit, Transport } from "#conformance/kit.ts";

/** One protocol of the kit: how it is spoken, what it answers, and the cases it has alone. */
export type Protocol = {
  name: string;
  expected: Expectations;
  driver(transport: Transport, secret: string): Driver;
  own(transport: Transport, secret: string): readonly Case<Kit>[];
};
