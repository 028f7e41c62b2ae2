import { Refusal } from "#server/kit/refusal.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";

/**
 * The same adapter, restricted to windows on the hosts that the operator listed, over https: of
 * launches, of practice and of replays. Without a list any host is accepted.
 */
export function withinHosts(
  adapter: ProviderAdapter,
  hosts: readonly string[] | undefined,
  onFailure: (reason: string) => void,
): ProviderAdapter {
  if (hosts === undefined) return adapter;
  const { launch, practise, replay } = adapter;
  const checked =
    <Request>(open: (request: Request) => Promise<string>) =>
    async (request: Request): Promise<string> => {
      const address = await open(request);
      if (isWithin(new URL(address), hosts)) return address;
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

const isWithin = ({ protocol, hostname, username }: URL, hosts: readonly string[]): boolean =>
  protocol === "https:" &&
  username === "" &&
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
