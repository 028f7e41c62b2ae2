import { describe, expect, it } from "vitest";
import {
  conflictingDuties,
  hasConflict,
  joinedDuties,
  rolesOfAllDuties,
} from "#contract/office/duties.ts";
import { permissionsOf, roles, type Permission, type Role } from "#contract/office/permissions.ts";

/** What is wrong with roles: each names the role and both permissions. */
const faultsOf = (held: Readonly<Partial<Record<Role, readonly Permission[]>>>): string[] =>
  Object.entries(held).flatMap(([role, permissions]) =>
    rolesOfAllDuties.includes(role as Role)
      ? []
      : joinedDuties(permissions).map(([one, other]) => `${role}: ${one} and ${other}`),
  );

describe("conflicting duties", () => {
  it("are joined by no role but the administrator, the named exception", () => {
    expect(faultsOf(permissionsOf)).toEqual([]);
    expect(roles.filter(hasConflict)).toEqual(["admin"]);
    expect(rolesOfAllDuties).toEqual(["admin"]);
  });

  it("are found, with both permissions, in a role that joins them", () => {
    const cashier = [...permissionsOf.cashier, "payments.check", "audit.read"] as const;
    expect(faultsOf({ cashier })).toEqual([
      "cashier: payments.decide and payments.check",
      "cashier: payments.decide and audit.read",
    ]);
  });

  it("name each permission that approves what another proposes", () => {
    const approving = Object.values(permissionsOf.admin).filter((each) => each.endsWith(".check"));
    const named = new Set(conflictingDuties.map(([, other]) => other));
    expect(approving.filter((each) => !named.has(each))).toEqual([]);
  });
});
