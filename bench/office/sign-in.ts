import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { codeAt } from "#server/operators/second-factor.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { secondFactorOf } from "#tests/support/office.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** Signs the demo's administrator in and answers the cookie header for later calls. */
export async function signInOperator(product: TestProduct): Promise<string> {
  const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
  const secret = await secondFactorOf(product.databaseUrl, appSecret, "operator1");
  const answer = await fetch(`${product.webUrl}/api/office/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.webUrl },
    body: JSON.stringify({
      loginId: "operator1",
      password: DEMO_PASSWORD,
      code: codeAt(secret, new Date()),
    }),
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== "success") throw new Error(`operator1 could not sign in: ${status}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
