import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { GROWN_OPERATORS } from "#bench/office/grown/size.ts";
import { startOfficeSession } from "#server/operators/sessions.ts";

/** Operators who may do everything, each with a session; answers their cookies. */
export async function openSessions(databaseUrl: string, operators: number): Promise<string[]> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const rows = await db.query<{ id: bigint }>(
      `insert into operators (id, login_id, name, role, password_hash, second_factor)
       overriding system value
       select ${GROWN_OPERATORS} + n, 'bench' || n, 'Bench ' || n, 'admin', 'x', 'x'
       from generate_series(1, $1::integer) n
       on conflict (id) do update set name = excluded.name returning id`,
      [operators],
    );
    const cookies: string[] = [];
    for (const { id } of rows) {
      const session = {
        operatorId: id,
        address: "10.1.0.1",
        userAgent: "bench",
        browserToken: `bench-${id}`,
      };
      const { token } = await startOfficeSession(db, systemClock, session);
      cookies.push(`dalbit_office=${token}`);
    }
    return cookies;
  } finally {
    await db.close();
  }
}
