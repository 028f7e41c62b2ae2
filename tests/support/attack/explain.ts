import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProduct } from "#tests/support/product.ts";

/** Adds to each fault the web process's log lines about it, found by the id in the answer. */
export function explained(product: TestProduct, faults: readonly string[]): string[] {
  const logs = readdirSync(product.dataDir).filter((name) => /^web.*log/.test(name));
  const lines = logs.flatMap((name) =>
    readFileSync(join(product.dataDir, name), "utf8").split("\n"),
  );
  const messages = new Map(lines.map((line) => [idIn(line), messageIn(line)]));
  return faults.map((fault) => {
    const message = messages.get(idIn(fault));
    return message === undefined ? fault : `${fault} because: ${message}`;
  });
}

const idIn = (text: string): string => /"id":"([\w-]{36})"/.exec(text)?.[1] ?? "";

function messageIn(line: string): string | undefined {
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
  return message?.slice(0, 200);
}
