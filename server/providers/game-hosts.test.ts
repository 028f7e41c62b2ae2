import { describe, expect, it } from "vitest";
import type { LaunchRequest, ProviderAdapter, ReplayRequest } from "#server/games/provider.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { sendAnywhere } from "#server/kit/send.ts";
import { withinHosts } from "#server/providers/game-hosts.ts";

describe("the hosts of a provider's game windows", () => {
  const launched = async (address: string, hosts: readonly string[] | undefined) => {
    const failures: string[] = [];
    const adapter: ProviderAdapter = {
      connection: "acme",
      address: "https://api.acme.test",
      send: sendAnywhere,
      usesTokens: false,
      launch: async () => address,
    };
    const within = withinHosts(adapter, hosts, {
      networks: allowedNetworks("test", ["127.0.0.0/8"]),
      onFailure: (reason) => failures.push(reason),
    });
    const answer = await within
      .launch({} as LaunchRequest)
      .catch((error: { code: string }) => error.code);
    return { answer, failures };
  };
  const hosts = ["games.acme.test", "acme-cdn.test"];

  it.each([
    "https://games.acme.test/play?token=1",
    "https://eu.games.acme.test/play",
    "https://acme-cdn.test:8443/play",
  ])("%s is opened", async (address) => {
    expect(await launched(address, hosts)).toEqual({ answer: address, failures: [] });
  });

  it.each([
    "http://games.acme.test/play",
    "https://acme.test/play",
    "https://evilgames.acme.test.example/play",
    "https://xgames.acme.test/play",
    "https://games.acme.test@evil.example/play",
    "https://me@games.acme.test/play",
  ])("%s is refused, and the log names its host", async (address) => {
    const { answer, failures } = await launched(address, hosts);
    expect(answer).toBe("provider_unavailable");
    expect(failures.join()).toContain(new URL(address).host);
  });

  it("windows of practice and of replays are held to the list too", async () => {
    const away = async () => "https://evil.example/x";
    const adapter: ProviderAdapter = {
      connection: "acme",
      address: "https://api.acme.test",
      send: sendAnywhere,
      usesTokens: false,
      launch: away,
      practise: away,
      replay: away,
    };
    const within = withinHosts(adapter, hosts, {
      networks: allowedNetworks("test", []),
      onFailure: () => undefined,
    });
    await expect(within.practise?.({} as LaunchRequest)).rejects.toThrow("provider_unavailable");
    await expect(within.replay?.({} as ReplayRequest)).rejects.toThrow("provider_unavailable");
  });

  it("a listed address of the installation's own networks is opened over http", async () => {
    const own = "http://127.0.0.1:3100/play";
    expect((await launched(own, ["127.0.0.1"])).answer).toBe(own);
    expect((await launched("http://10.0.0.1/play", ["10.0.0.1"])).answer).toBe(
      "provider_unavailable",
    );
  });

  it("any address is opened without a list", async () => {
    expect((await launched("http://127.0.0.1:9/play", undefined)).failures).toEqual([]);
  });
});
