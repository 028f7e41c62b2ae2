import type { OfficeInput } from "#contract/office/calls.ts";
import type { OfficeConnection } from "#contract/office/connections.ts";

type Input = Omit<OfficeInput<"save-game-connection">, "reason" | "version">;

/** The fields as they are typed: lists one a line. */
export type ConnectionDraft = Omit<Input, "gameHosts" | "networks" | "roundPage" | "keptMonths"> & {
  gameHosts: string;
  networks: string;
  roundPage: string;
  keptMonths: string;
};

export const freshDraft: ConnectionDraft = {
  connection: "",
  protocol: "igsp",
  url: "",
  operatorId: "",
  country: "",
  currency: "KRW",
  gameHosts: "",
  networks: "",
  roundPage: "",
  keptMonths: "",
  isTest: false,
};

export const draftOf = (connection: OfficeConnection): ConnectionDraft => ({
  connection: connection.connection,
  protocol: connection.protocol,
  url: connection.url,
  operatorId: connection.operatorId,
  country: connection.country,
  currency: "KRW",
  gameHosts: (connection.gameHosts ?? []).join("\n"),
  networks: connection.networks.join("\n"),
  roundPage: connection.roundPage ?? "",
  keptMonths: String(connection.keptMonths ?? ""),
  isTest: connection.isTest,
});

const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** What is sent; spaces around are left out, hosts are in small letters. */
export const inputOf = (draft: ConnectionDraft): Input => ({
  ...draft,
  connection: draft.connection.trim(),
  url: draft.url.trim(),
  operatorId: draft.operatorId.trim(),
  country: draft.country.trim().toUpperCase(),
  gameHosts: linesOf(draft.gameHosts.toLowerCase()),
  networks: linesOf(draft.networks),
  keptMonths: Number(draft.keptMonths),
  roundPage: draft.roundPage.trim() === "" ? null : draft.roundPage.trim(),
});
