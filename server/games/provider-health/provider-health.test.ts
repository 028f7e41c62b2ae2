import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import {
  createProviderWatch,
  type ProviderWatch,
} from "#server/games/provider-health/provider-health.ts";
import { sendAnywhere } from "#server/kit/send.ts";

type Manner = "answers" | "hangs" | "is away behind a proxy";

/** A provider whose behaviour the test chooses. */
async function openProvider(port = 0) {
  let manner: Manner = "answers";
  const server: Server = createServer((_request, response) => {
    if (manner === "hangs") return;
    response.statusCode = manner === "answers" ? 404 : 503;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    behave: (next: Manner) => (manner = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("the health of providers", () => {
  const open: { stop(): unknown }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).toReversed()) await each.stop();
  });
  const openedProvider = async (port?: number) => {
    const provider = await openProvider(port);
    open.push(provider);
    return provider;
  };
  const watch = (ports: Record<string, number>) => {
    const told: [string, boolean][] = [];
    const watching: ProviderWatch = createProviderWatch({
      adapters: Object.entries(ports).map(([connection, port]) => ({
        connection,
        address: `http://127.0.0.1:${port}/`,
        send: sendAnywhere,
      })),
      changed: (...news) => told.push(news),
    });
    open.push(watching);
    watching.start();
    return { watching, told };
  };
  /** Five seconds is the promise; the poll itself may look a little later. */
  const soon = { timeout: 5_000, interval: 50 };

  it.each(["hangs", "is away behind a proxy"] as const)(
    "one that %s is unavailable within 5 s, recovers, and leaves the others available",
    async (manner) => {
      const [broken, whole] = [await openedProvider(), await openedProvider()];
      const { watching, told } = watch({ broken: broken.port, whole: whole.port });
      expect(watching.isAnswering("broken")).toBe(true);
      broken.behave(manner);
      await expect.poll(() => watching.isAnswering("broken"), soon).toBe(false);
      expect(watching.isAnswering("whole")).toBe(true);
      broken.behave("answers");
      await expect.poll(() => watching.isAnswering("broken"), soon).toBe(true);
      expect(told).toEqual([
        ["broken", false],
        ["broken", true],
      ]);
    },
  );

  it("one that is stopped is unavailable until it is started again", async () => {
    const provider = await openedProvider();
    const { watching } = watch({ sandbox: provider.port });
    await provider.stop();
    await expect.poll(() => watching.isAnswering("sandbox"), soon).toBe(false);
    open.splice(open.indexOf(provider), 1);
    await openedProvider(provider.port);
    await expect.poll(() => watching.isAnswering("sandbox"), soon).toBe(true);
  });

  it("an unknown connection is unavailable", () => {
    const { watching } = watch({});
    expect(watching.isAnswering("hub88")).toBe(false);
  });
});
