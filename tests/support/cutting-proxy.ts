import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

/** A connection to PostgreSQL that can be cut at a chosen moment. */
export type CuttingProxy = {
  /** The same database, through this proxy. */
  url: string;
  /** How many connections were cut so far. */
  readonly cuts: number;
  close(): Promise<void>;
};

/** `commit` as a simple query, and the end of an extended one, which commits implicitly. */
const COMMIT = Buffer.from("commit\0");
const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * Forwards everything up to a message that commits; `shouldCut` then decides whether the client
 * gets the answer. The server has received a cut message in full and carries it out, and the sender
 * cannot know.
 */
export async function openCuttingProxy(
  databaseUrl: string,
  shouldCut: () => boolean,
): Promise<CuttingProxy> {
  const { target, through } = addressesOf(databaseUrl);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Connections are cut on purpose here.
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    let isCut = false;
    client.on("data", (chunk: Buffer) => {
      if (isCut) return;
      upstream.write(chunk);
      const commits = chunk.includes(COMMIT) || chunk.subarray(-SYNC.length).equals(SYNC);
      if (!commits || !shouldCut()) return;
      isCut = true;
      cuts++;
      client.destroy();
      // The server reads everything before it sees the end of the connection.
      upstream.end();
    });
    upstream.on("data", (chunk: Buffer) => {
      if (!isCut) client.write(chunk);
    });
    client.on("close", () => upstream.end());
    upstream.on("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: through(address.port),
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The target of a postgres:// address, including a socket folder, and the same through a port. */
function addressesOf(url: string) {
  const found = /^(postgres(?:ql)?:\/\/[^@/]*@)([^/:]+):(\d+)(\/.*)$/.exec(url);
  if (!found) throw new Error("not an address that a proxy can replace");
  const [, start = "", host = "", port = "", rest = ""] = found;
  const folder = decodeURIComponent(host);
  const target = folder.startsWith("/")
    ? { path: `${folder}/.s.PGSQL.${port}` }
    : { host: folder, port: Number(port) };
  return { target, through: (ownPort: number) => `${start}127.0.0.1:${ownPort}${rest}` };
}
