import pg from "pg";
import { APPLICATION_ROLE } from "#database/privileges.ts";

/**
 * Answers null when the application's role may run a statement, otherwise PostgreSQL's refusal. The
 * statement is planned, which checks every right, and not run.
 */
export async function mayRun(client: pg.Client, text: string): Promise<string | null> {
  await client.query("begin");
  try {
    await client.query(`set local role ${APPLICATION_ROLE}`);
    await client.query(`explain (generic_plan) ${text}`);
    return null;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.message;
    throw error;
  } finally {
    await client.query("rollback");
  }
}
