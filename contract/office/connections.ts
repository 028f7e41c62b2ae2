import * as z from "zod/mini";
import { writtenLine } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

export const protocols = ["beexar", "hub88", "caleta", "igsp", "betsy", "hub88-transfer"] as const;

/** The currencies of connections: that of every wallet. */
export const connectionCurrencies = ["KRW"] as const;

/**
 * The credential of a connection: a secret without spaces, or PEM blocks one after the other. A
 * one-line field loses the blocks' line ends, which are not needed.
 */
export const credentialPattern =
  /^(?:[\x21-\x7e]{16,256}|(?:\s*-----BEGIN [A-Z ]+-----[A-Za-z0-9+/=\s]+-----END [A-Z ]+-----)+\s*)$/;

/** The name of a connection, which is a part of our addresses. */
const connectionName = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const hostPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const address = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

const settings = {
  protocol: z.enum(protocols),
  /** The provider's base address, the only one that we call. */
  url: address,
  /** Our identifier at the provider. */
  operatorId: writtenLine(1, 64),
  /** Where members play, ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  currency: z.enum(connectionCurrencies),
  /** The hosts of its game windows, subdomains included. */
  gameHosts: z
    .array(z.string().check(z.maxLength(253), z.regex(hostPattern)))
    .check(z.minLength(1), z.maxLength(50)),
  /** The networks that the provider calls from; any when empty. */
  networks: z.array(network).check(z.maxLength(50)),
  /** Its page of a finished round, with `{round}` and `{language}`; null without one. */
  roundPage: z.nullable(
    z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^{}]+\/[^{}]*\{round\}/)),
  ),
  /** A provider's test environment, with which no real money is played. */
  isTest: z.boolean(),
};

/** The newest call or launch of a connection's studios. */
const last = z.object({ at: z.string(), outcome: z.string(), isFault: z.boolean() });

const connection = z.object({
  connection: z.string(),
  protocol: z.enum(protocols),
  url: z.string(),
  operatorId: z.string(),
  country: z.string(),
  currency: z.string(),
  /** Null where any host is accepted, which only the environment allows. */
  gameHosts: z.nullable(z.array(z.string())),
  networks: z.array(z.string()),
  roundPage: z.nullable(z.string()),
  isTest: z.boolean(),
  /** Null for a connection of the environment, which the office shows and does not change. */
  written: z.nullable(
    z.object({ version: z.int(), at: z.string(), by: z.string(), checkedBy: z.string() }),
  ),
  /** Studios of the catalogue. */
  providers: z.int(),
  /** Whether the newest health check, a few seconds ago, was answered. */
  isAnswering: z.boolean(),
  lastCall: z.nullable(last),
  lastLaunch: z.nullable(last),
  /** Null while the secret of the environment is used, or none. */
  secret: z.nullable(
    z.object({
      setAt: z.string(),
      setBy: z.string(),
      /** The addresses of its signed calls on its first day, in order of appearance. */
      callers: z.array(z.object({ address: z.string(), firstAt: z.string() })),
    }),
  ),
  /** Whether it has a secret, so that it can call and be called. */
  hasSecret: z.boolean(),
});
export type OfficeConnection = z.infer<typeof connection>;

export const connectionOfficeCalls = {
  "get-game-connections": read({
    summary: "The connections to providers, their state, and when each one's secret was written.",
    access: "games.read",
    fields: {},
    output: z.object({ connections: z.array(connection) }),
    refusals: [],
  }),
  "get-game-connection": read({
    summary: "One connection, with the addresses that its provider calls and its studios.",
    access: "games.read",
    fields: { connection: connectionName },
    output: z.object({
      connection,
      /** Method and path of each call that the provider makes. */
      endpoints: z.array(z.object({ method: z.string(), path: z.string() })),
      studios: z.array(z.object({ code: z.string(), nameKo: z.string(), nameEn: z.string() })),
    }),
    refusals: ["not_found"],
  }),
  "save-game-connection": act({
    summary:
      "Add a connection to a provider, or change one; a second operator checks it, and it is used from then on.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: {
      connection: connectionName,
      /** That of the connection as it was read; absent for a new one. */
      version: z.optional(z.int().check(z.minimum(1))),
      ...settings,
    },
    output: z.object({}),
    refusals: ["already", "not_found", "stale", "target", "used", "waiting"],
  }),
  "set-game-credential": act({
    summary:
      "Write a connection's secret, which no call shows again; a second operator checks it, and the old one stays valid for an hour.",
    access: "settings.change",
    checkedBy: "settings.check",
    secret: ["secret"],
    fields: {
      connection: connectionName,
      secret: z.string().check(z.maxLength(16_384), z.regex(credentialPattern)),
    },
    output: z.object({}),
    refusals: ["not_found", "waiting"],
  }),
};
