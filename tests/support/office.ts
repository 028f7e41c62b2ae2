import type { BrowserContext } from "playwright-core";
import type { CheckedActName, OfficeCallName } from "#contract/office/calls.ts";
import type { Role } from "#contract/office/permissions.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { demoSignIns } from "#database/seed-operators.ts";
import { openDatabase, type Queryable } from "#server/kit/database.ts";
import { checkTrail } from "#server/operators/audit/audit.ts";
import { codeAt } from "#server/kit/totp.ts";
import { takeOn } from "#server/operators/staff.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import type { TestBrowser } from "#tests/support/browser.ts";
import type { Answer, TestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import type { TestProduct } from "#tests/support/product.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

/** Allows used codes again, so that a test does not wait 30 s for the next. */
async function allowUsedCodes(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  await db.query("update operators set second_factor_step = 0");
  await db.close();
}

/** The second factor of a demo operator. */
export async function secondFactorOf(
  databaseUrl: string,
  appSecret: AppSecret,
  loginId: string,
): Promise<string> {
  const found = (await demoSignIns(databaseUrl, appSecret)).find(
    (operator) => operator.loginId === loginId,
  );
  if (!found) throw new Error(`there is no operator ${loginId}`);
  return found.secret;
}

/** One call of the office over HTTP, as its pages make it. */
export const officeCall = (
  test: TestApp,
  name: OfficeCallName,
  body: unknown,
  cookie = "",
): Promise<Answer> => test.post(`/api/office/${name}`, body, { cookie });

/** Signs an operator of the demo in and answers the cookie header for later calls. */
export async function signInToOffice(test: TestApp, loginId: string): Promise<string> {
  await test.app.db.query("update operators set second_factor_step = 0 where login_id = $1", [
    loginId,
  ]);
  const secret = await secondFactorOf(test.databaseUrl, APP_SECRET, loginId);
  const answer = await officeCall(test, "sign-in", {
    loginId,
    password: DEMO_PASSWORD,
    code: codeAt(secret, test.clock.now()),
  });
  if (answer.body["status"] !== "success")
    throw new Error(`${loginId}: ${JSON.stringify(answer.body)}`);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

export type OfficeLook = { width?: number; theme?: "light" | "dark"; locale?: string };

/** A separate browser window on the office, without a session. */
export async function visitOffice(
  product: TestProduct,
  browser: TestBrowser,
  { width = 1280, theme = "light", locale = "ko" }: OfficeLook = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.webUrl,
    viewport: { width, height: 860 },
    reducedMotion: "reduce",
    colorScheme: theme,
  });
  await context.addInitScript((code) => localStorage.setItem("office.locale", code), locale);
  return context;
}

/** Signs an operator of the demo in, in a window. @throws Error when the product refuses */
export async function signIntoOffice(
  product: TestProduct,
  context: BrowserContext,
  operator: string,
): Promise<void> {
  await allowUsedCodes(product.databaseUrl);
  const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
  const secret = await secondFactorOf(product.databaseUrl, appSecret, operator);
  const answer = await context.request.post("/api/office/sign-in", {
    data: { loginId: operator, password: DEMO_PASSWORD, code: codeAt(secret, new Date()) },
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== "success") throw new Error(`${operator} could not sign in: ${status}`);
}

let takenOn = 0;

/** Creates an operator with a role and signs them in; answers their cookie. */
export async function operatorWithRole(test: TestApp, role: Role): Promise<string> {
  const loginId = `staff${takenOn++}`;
  const operator = { loginId, name: loginId, role, password: DEMO_PASSWORD };
  const { secondFactor } = await takeOn(test.app.db, APP_SECRET, operator);
  const answer = await officeCall(test, "sign-in", {
    loginId,
    password: DEMO_PASSWORD,
    code: codeAt(secondFactor, test.clock.now()),
  });
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

/** An act that needs two operators, proposed by one and carried out by the other. */
export async function actByTwo(
  test: TestApp,
  name: CheckedActName,
  input: object,
  { maker, checker }: { maker: string; checker: string },
): Promise<Answer> {
  const proposed = await officeCall(test, name, { reason: "asked for", ...input }, maker);
  if (proposed.body["status"] !== "proposed") return proposed;
  const decision = { id: proposed.body["proposalId"], decision: "carry-out", reason: "looked at" };
  return officeCall(test, "decide-proposal", decision, checker);
}

/** The id of the operator behind a cookie. */
export async function operatorIdOf(test: TestApp, cookie: string): Promise<number> {
  const { operator } = (await officeCall(test, "get-own-self", {}, cookie)).body as {
    operator: { id: number };
  };
  return operator.id;
}

/** The newest row of the audit trail about an object. */
export async function lastAuditRow(test: TestApp, object: string) {
  const [row] = await test.app.db.query<{
    call: string;
    reason: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }>(
    `select call, reason, before, after from audit_entries where object = $1
     order by id desc limit 1`,
    [object],
  );
  return row;
}

/** The first altered or missing row of the audit trail; null when it is intact. */
export async function firstAuditFault(db: Queryable): Promise<number | null> {
  for (let after = 0; ;) {
    const { reached, fault, isEnd } = await checkTrail(db, after);
    if (isEnd) return fault;
    after = reached;
  }
}

/** Records that an operator was invited by one operator and approved by the demo's second one. */
export const recordInvitation = (test: TestApp, id: bigint, madeBy: bigint) =>
  test.app.db.query(
    `insert into operator_invitations (login_id, name, role, reason, made_by, checked_by,
       made_at, ended_at, ended_because, operator_id)
     select login_id, name, role, 'walk', $2, 2, now(), now(), 'accepted', id
     from operators where id = $1`,
    [id, madeBy],
  );
