import { expect, it } from "vitest";
import { readReplica } from "#server/kit/replica/address.ts";

const PRIMARY = "postgres://app:s%2Fcret@db-1:5432/house";
const of = (READ_DATABASE_URL: string, mode: "play" | "real" = "play") =>
  readReplica({ READ_DATABASE_URL }, PRIMARY, mode);

it("has the login of DATABASE_URL unless it names one", () => {
  expect(of("")).toBeNull();
  expect(of("postgres://db-2:5432/house")).toBe("postgres://app:s%2Fcret@db-2:5432/house");
  expect(of("postgresql://reader:x@db-2/house")).toBe("postgresql://reader:x@db-2/house");
});

it("is refused when it is no address, and with real money without TLS", () => {
  expect(() => of("db-2")).toThrow("READ_DATABASE_URL is no address");
  expect(() => of("postgres://db-2/house", "real")).toThrow("TLS");
  const safe = "postgres://db-2/house?sslmode=verify-full";
  expect(of(safe, "real")).toBe(safe.replace("db-2", "app:s%2Fcret@db-2"));
});
