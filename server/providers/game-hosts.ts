import { Refusal } from "#server/kit/refusal.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";

/**
 * The same adapter, restricted to game windows on the hosts that the operator listed, over https.
 * Without a list any host is accepted.
 */
export const withinHosts = (
  adapter: ProviderAdapter,
  hosts: readonly string[] | undefined,
  onFailure: (reason: string) => void,
): ProviderAdapter =>
  hosts === undefined
    ? adapter
    : {
        ...adapter,
        async launch(request) {
          const address = await adapter.launch(request);
          if (isWithin(new URL(address), hosts)) return address;
          onFailure(`the window lies at ${new URL(address).host}, which is not among gameHosts`);
          throw new Refusal("provider_unavailable");
        },
      };

const isWithin = ({ protocol, hostname, username }: URL, hosts: readonly string[]): boolean =>
  protocol === "https:" &&
  username === "" &&
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
