import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { openDatabase } from "#server/kit/database.ts";

/**
 * What the yardstick answers: `bytes` is a compressed page in base64, `key` an account of the
 * database.
 */
export type YardstickOrder = {
  page: { bytes: string; encoding: string };
  databaseUrl: string;
  memberId: string;
};

/**
 * Bare Fastify routes, in a process of their own: a page from memory, and one indexed query. Reads
 * one JSON order from standard input and prints its address.
 */
const order = JSON.parse(readFileSync(0, "utf8")) as YardstickOrder;
const bytes = Buffer.from(order.page.bytes, "base64");
const db = openDatabase(order.databaseUrl, { size: 12 });
const server = Fastify();

server.get("/page", (_request, reply) =>
  reply
    .headers({ "content-encoding": order.page.encoding, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(bytes),
);
server.post("/row", async () => {
  const [row] = await db.query<{ loginId: string; nick: string; level: number }>(
    `select login_id as "loginId", nick, level from members where id = $1`,
    [order.memberId],
    "yardstick-row",
  );
  return { status: "success", user: row };
});

process.stdout.write(await server.listen({ host: "127.0.0.1", port: 0 }));
