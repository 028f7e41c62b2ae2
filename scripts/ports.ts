import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

const hold = async (): Promise<Server> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};

async function release(server: Server): Promise<number> {
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** A TCP port on loopback that is free at this moment. */
export const freePort = async (): Promise<number> => release(await hold());

/** Two such ports. They are held together, or the second could be the first again. */
export async function twoFreePorts(): Promise<[number, number]> {
  const [one, other] = await Promise.all([hold(), hold()]);
  return Promise.all([release(one), release(other)]);
}

/**
 * Why a server cannot listen there, or null when it can. Retries for `patienceMs`, because the
 * port of a process that was just killed is freed a moment later.
 */
export async function whyPortIsTaken(
  host: string,
  port: number,
  patienceMs: number,
): Promise<string | null> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const reason = await tryToListen(host, port);
    if (reason === null || Date.now() > deadline) return reason;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function tryToListen(host: string, port: number): Promise<string | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(reasonOf(error)));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === "EADDRINUSE") return "another program uses it";
  if (error.code === "EACCES") return "this user may not use it";
  return error.message;
}
