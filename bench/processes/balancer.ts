import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type Balancer = { url: string; close(): Promise<void> };

/**
 * Spreads connections evenly over web processes at these addresses of 127.0.0.1, as a proxy in
 * front of them does; it reads nothing of what it passes on.
 */
export async function openBalancer(urls: readonly string[]): Promise<Balancer> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const port = ports[next++ % ports.length] ?? 0;
    const upstream = connect({ host: "127.0.0.1", port, noDelay: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      // A connection that breaks on one side is closed on the other.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}
