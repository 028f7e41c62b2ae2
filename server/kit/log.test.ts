import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { logOptions } from "#server/kit/log.ts";
import { useTestApp } from "#tests/support/app.ts";
import { signInToOffice } from "#tests/support/office.ts";

describe("a log line", () => {
  const written: string[] = [];
  const log = pino(logOptions, { write: (line: string) => written.push(line) });

  it("contains no secret at any depth", () => {
    const secret = { token: "canary-1", pw: "canary-2" };
    log.warn({
      ...secret,
      body: secret,
      request: { headers: { cookie: "canary-3", body: secret } },
    });
    expect(written.join("")).not.toContain("canary");
    expect(written.join("")).toContain("[Redacted]");
  });

  it("says where the database failed, without the values", () => {
    const fault = Object.assign(new Error("duplicate key"), {
      code: "23505",
      table: "members",
      detail: "Key (phone)=(+821012345678) already exists.",
    });
    log.error({ err: fault });
    expect(written.at(-1)).toContain("23505");
    expect(written.at(-1)).not.toContain("+8210");
  });

  it("says that a connection was lost, without the driver's client", () => {
    const client = { user: "dalbit_application", connectionParameters: { host: "10.0.0.7" } };
    log.warn({ err: Object.assign(new Error("terminated by an administrator"), { client }) });
    expect(written.at(-1)).toContain("terminated by an administrator");
    expect(written.at(-1)).not.toContain("dalbit_application");
  });
});

describe("what members and operators type in secret", () => {
  const test = useTestApp();

  it("is in no log line, whatever the outcome of the call", async () => {
    const secrets = ["canary-quiet-river-1", "canary-quiet-river-2", "739164", DEMO_PASSWORD];
    const [password = "", other = "", pin = ""] = secrets;
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    await test.call("user-do-login", { userId: "demo1", password });
    await test.call("user-register", { id: "canary1", pw: password, exchange_pw: pin });
    await test.call("change-password", { oldPw: password, pw: other }, { cookie });
    await test.call(
      "change-withdraw-password",
      { oldExchange_pw: pin, exchange_pw: pin },
      { cookie },
    );
    await test.call("apply-user-withdraw", { balance: 10_000, pass: pin }, { cookie });
    await test.call("reset-password", { token: "c".repeat(43), pw: other });
    const office = await signInToOffice(test, "operator1");
    await test.post("/api/office/sign-in", { loginId: "operator1", password, code: pin });
    // A fault whose error contains its input: the table of the insert is renamed meanwhile.
    await test.owner.query("alter table member_sign_ins rename to member_sign_ins_away");
    await test.call("user-do-login", { userId: "demo2", password });
    await test.owner.query("alter table member_sign_ins_away rename to member_sign_ins");
    const logged = test.logged.join("");
    expect(logged).toContain("call failed");
    const tokens = [cookie, office].map((each) => each.split("=")[1] ?? "");
    for (const secret of [...secrets, ...tokens]) expect(logged).not.toContain(secret);
  });
});
