/** The calls that our endpoints answer. */
export type Operation = "info" | "check" | "balance" | "bet" | "win" | "rollback";

export type RsStatus =
  | "RS_OK"
  | "RS_ERROR_UNKNOWN"
  | "RS_ERROR_TIMEOUT"
  | "RS_ERROR_INVALID_TOKEN"
  | "RS_ERROR_TOKEN_EXPIRED"
  | "RS_ERROR_INVALID_GAME"
  | "RS_ERROR_WRONG_CURRENCY"
  | "RS_ERROR_NOT_ENOUGH_MONEY"
  | "RS_ERROR_USER_DISABLED"
  | "RS_ERROR_INVALID_SIGNATURE"
  | "RS_ERROR_WRONG_SYNTAX"
  | "RS_ERROR_WRONG_TYPES"
  | "RS_ERROR_DUPLICATE_TRANSACTION"
  | "RS_ERROR_TRANSACTION_DOES_NOT_EXIST"
  | "RS_ERROR_TRANSACTION_ROLLED_BACK"
  | "RS_ERROR_LIMIT_REACHED"
  | "RS_ERROR_BET_LIMIT_EXCEEDED";

/** All differences between Hub88 and Caleta. */
export type Dialect = {
  signatureHeader: string;
  /** Our endpoints and the call of each. */
  paths: Readonly<Record<string, Operation>>;
  /** Whether a call names the member beside the token; otherwise the token alone does. */
  namesUser: boolean;
  /** The status of a fault, after which a bet is rolled back. */
  askAgain: RsStatus;
  limitReached: RsStatus;
  /** The status of a win whose stake was returned. */
  winAfterRollBack: RsStatus;
  launchPath: string;
  cataloguePath: string;
  replayPath: string;
  /** The transaction report; null where there is none. */
  reportPath: string | null;
  platforms: { desktop: string; phone: string } | null;
  languages: Readonly<Record<"ko" | "en" | "vn" | "jp" | "th" | "cn", string>>;
};

const languages = { ko: "ko", en: "en", vn: "vi", jp: "ja", th: "th", cn: "zh" } as const;

export const hub88: Dialect = {
  signatureHeader: "x-hub88-signature",
  paths: {
    "user/info": "info",
    "user/balance": "balance",
    "transaction/bet": "bet",
    "transaction/win": "win",
    "transaction/rollback": "rollback",
  },
  namesUser: true,
  askAgain: "RS_ERROR_UNKNOWN",
  limitReached: "RS_ERROR_LIMIT_REACHED",
  winAfterRollBack: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  launchPath: "/operator/generic/v2/game/url",
  cataloguePath: "/operator/generic/v2/game/list",
  replayPath: "/operator/generic/v2/game/round",
  reportPath: "/operator/generic/v2/transactions/list",
  platforms: { desktop: "GPL_DESKTOP", phone: "GPL_MOBILE" },
  languages,
};

export const caleta: Dialect = {
  signatureHeader: "x-auth-signature",
  paths: {
    "wallet/check": "check",
    "wallet/balance": "balance",
    "wallet/bet": "bet",
    "wallet/win": "win",
    "wallet/rollback": "rollback",
  },
  namesUser: false,
  askAgain: "RS_ERROR_UNKNOWN",
  limitReached: "RS_ERROR_BET_LIMIT_EXCEEDED",
  winAfterRollBack: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  launchPath: "/api/game/url",
  cataloguePath: "/api/game/list",
  replayPath: "/api/game/round",
  reportPath: null,
  platforms: null,
  languages,
};
