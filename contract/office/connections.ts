import * as z from "zod/mini";
import { writtenLine } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { connectionCalls } from "#contract/office/agreed-levels.ts";

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
  /** For how many months the provider keeps its transactions, as the contract with it says. */
  keptMonths: z.int().check(z.minimum(4), z.maximum(120)),
  /** A provider's test environment, with which no real money is played. */
  isTest: z.boolean(),
};

/** The newest call or launch of a connection's studios. */
const last = z.object({ at: z.string(), outcome: z.string(), isFault: z.boolean() });

/** The calls that a provider makes to us, as a self-test plays them; none moves money. */
export const callsOfSelfTest = [
  "unsigned",
  "other-secret",
  "other-network",
  "rewritten",
  "stale",
  "unknown-player",
  "amounts",
  "incomplete",
] as const;
/** The calls that a self-test makes to the provider. */
export const probesOfSelfTest = [
  "reachable",
  "tls",
  "games",
  "own-secret",
  "wrong-secret",
] as const;
const selfTestCases = [...callsOfSelfTest, ...probesOfSelfTest] as const;
export type SelfTestCaseName = (typeof selfTestCases)[number];

/** Why a case does not apply to a connection. */
const whysNotApplicable = [
  "no_calls",
  "provider_key",
  "test_environment",
  "any_network",
  "no_such_rule",
  "own_network",
  "no_answer",
  "no_list",
  "no_practice",
  "no_signature",
  "secret_not_accepted",
  "too_often",
] as const;

/** What a call to a provider should get. */
export const probeOutcomes = ["answer", "certificate", "list", "accepted", "refused"] as const;

const selfTestCase = z.object({
  name: z.enum(selfTestCases),
  result: z.enum(["passed", "failed", "not_applicable"]),
  /** Of a call to us the protocol's code, of a call to the provider one of `probeOutcomes`. */
  expected: z.string(),
  /** What came; empty where the case does not apply. */
  seen: z.string(),
  why: z.nullable(z.enum(whysNotApplicable)),
  durationMs: z.int(),
});

const selfTest = z.object({
  askedAt: z.string(),
  by: z.string(),
  /** Null while it is under way; then there are no cases yet. */
  endedAt: z.nullable(z.string()),
  hasPassed: z.boolean(),
  /** Whether it tested the present settings and the present secret. */
  isCurrent: z.boolean(),
  cases: z.array(selfTestCase),
});
export type SelfTest = z.infer<typeof selfTest>;

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
  /** Null while it is not entered: of the environment, or from before it was asked for. */
  keptMonths: z.nullable(z.int()),
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

/** What a provider's clock is read from: the dates of its answers, the signed times of its calls. */
const clockSources = ["answers", "calls"] as const;

const clockReading = z.object({
  source: z.enum(clockSources),
  /** Our time and theirs at the newest reading, which is kept about once a minute. */
  readAt: z.string(),
  theirsAt: z.string(),
  /** How many ms theirs is ahead of ours; negative when it is behind. */
  apartMs: z.int(),
  /** The most by which `apartMs` is wrong; null for a call, which was under way for an unknown time. */
  errorMs: z.nullable(z.int()),
  /** Since when it is certainly more than a second off; null while it is not. */
  offSince: z.nullable(z.string()),
});
export type ClockReading = z.infer<typeof clockReading>;

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
      /** Its provider's clock, a reading for each way to have it; empty where none was seen. */
      clocks: z.array(clockReading),
      /** The newest; null before the first. */
      selfTest: z.nullable(selfTest),
      calls: connectionCalls,
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
  "test-game-connection": act({
    summary:
      "Start a self-test of a connection: calls to us as its provider makes them, and calls to the provider; none moves money. The report is with the connection as soon as it has ended.",
    access: "settings.change",
    fields: { connection: connectionName },
    output: z.object({}),
    /** `under_way`: another one of the connection has not ended. */
    refusals: ["not_found", "secret_missing", "under_way"],
  }),
};
