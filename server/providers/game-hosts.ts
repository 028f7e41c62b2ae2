import { isIP, type BlockList } from "node:net";
import { isWithin as isInNetworks } from "#server/kit/allowed-networks.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";

/**
 * The same adapter, restricted to windows on the hosts that the operator listed, over https, within
 * the installation's own networks also over http: of launches, of practice and of replays. Without a
 * list any host is accepted.
 */
export function withinHosts(
  adapter: ProviderAdapter,
  hosts: readonly string[] | undefined,
  { networks, onFailure }: { networks: BlockList; onFailure(reason: string): void },
): ProviderAdapter {
  if (hosts === undefined) return adapter;
  const { launch, practise, replay } = adapter;
  const checked =
    <Request>(open: (request: Request) => Promise<string>) =>
    async (request: Request): Promise<string> => {
      const address = await open(request);
      if (isListed(new URL(address), hosts, networks)) return address;
      onFailure(`the window lies at ${new URL(address).host}, which is not among gameHosts`);
      throw new Refusal("provider_unavailable");
    };
  return {
    ...adapter,
    launch: checked(launch),
    ...(practise && { practise: checked(practise) }),
    ...(replay && { replay: checked(replay) }),
  };
}

const isListed = (
  { protocol, hostname, username }: URL,
  hosts: readonly string[],
  networks: BlockList,
): boolean =>
  (protocol === "https:" ||
    (protocol === "http:" && isIP(hostname) !== 0 && isInNetworks(networks, hostname))) &&
  username === "" &&
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
