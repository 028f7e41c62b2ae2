import type { Case, Driver, Expectations, Kit, Transport } from "#conformance/kit.ts";

/** One protocol of the kit: its driver, its answers, and the cases that only it has. */
export type Protocol = {
  name: string;
  expected: Expectations;
  driver(transport: Transport, secret: string): Driver;
  /** Whether the provider signs with a private key, which the wallet does not have. */
  signsWithOwnKey: boolean;
  /** Another secret of the same form, which no wallet knows. */
  otherSecret(secret: string): Promise<string>;
  own(transport: Transport, secret: string): readonly Case[];
};

/** A case that only one protocol has, with the tools that it needs beside the driver. */
export type OwnCase<Tools> = Omit<Case, "run"> & { run(kit: Kit, tools: Tools): Promise<void> };

export const withTools = <Tools>(cases: readonly OwnCase<Tools>[], tools: Tools): readonly Case[] =>
  cases.map(({ run, ...each }) => ({ ...each, run: (kit: Kit) => run(kit, tools) }));
