import type { CallName, Input, Output } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import type { CurrentUser } from "#contract/members.ts";
import type { PlayCountdown } from "#contract/play-time.ts";
import type { SessionCountdown } from "#contract/session-end.ts";

/** The member behind a call, from the session and never from the body. */
export type SignedIn = {
  memberId: bigint;
  sessionId: string;
  /** What was read with the session in one statement, for calls that answer the same. */
  known?: {
    user: CurrentUser;
    playing: PlayCountdown | null;
    session: SessionCountdown;
    /** Whether a provider should say again what the member has there. */
    isGameMoneyOld: boolean;
  };
};

/** What a handler may know about the request beside the call's input. */
export type CallContext = {
  member: SignedIn | null;
  /** The client's network address; only the operator's own proxies can set it by a header. */
  address: string;
  userAgent: string;
  /** The host of the request, lower case, without a port. */
  host: string;
  /** Scheme, host and port of the request: where a game's exit link leads. */
  origin: string;
  locale: Locale;
  isPhone: boolean;
  /** The idempotency key, when the client sent one. */
  idempotencyKey: string | null;
  /** The device token of this browser; a new one when it has none yet. */
  deviceToken: string;
  /** The token of the session cookie as it was sent, of a live session or not. */
  sessionToken: string | null;
  /** Sets the device cookie without a session. */
  keepDevice(): void;
  /** Sets the session cookie, or removes it. */
  setSessionCookie(session: { token: string; endsAt: Date } | null): void;
};

export type Handler<Name extends CallName> = (
  context: CallContext,
  input: Input<Name>,
) => Promise<Output<Name>>;

/** Exactly one handler for each named call. */
export type HandlersOf<Name extends CallName> = { [N in Name]: Handler<N> };
