import type { Role } from "#contract/office/permissions.ts";

/** The operators of the demo. Source: the product's page on running it. */
export const demoOperators: readonly { loginId: string; name: string; role: Role }[] = [
  { loginId: "operator1", name: "김달빛", role: "admin" },
  { loginId: "operator2", name: "이은하", role: "cashier-lead" },
];
