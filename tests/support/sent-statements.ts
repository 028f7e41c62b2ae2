import type pg from "pg";

type Statement = string | { text: string };

/**
 * Calls `hear` with each statement that the pool's connections are sent outside of transactions,
 * until the function that it answers is called.
 */
export function hearStatements(pool: pg.Pool, hear: (text: string) => void): () => void {
  const connect = pool.connect.bind(pool);
  pool.connect = (async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const release = client.release.bind(client);
    let isInTransaction = false;
    client.query = ((...given: unknown[]) => {
      const [statement] = given as [Statement];
      const text = typeof statement === "string" ? statement : statement.text;
      isInTransaction ||= /^begin\b/i.test(text);
      if (!isInTransaction) hear(text);
      return query(...given);
    }) as typeof client.query;
    client.release = (error) => {
      client.query = query as typeof client.query;
      release(error);
    };
    return client;
  }) as typeof pool.connect;
  return () => {
    pool.connect = connect;
  };
}
