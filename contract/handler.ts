import type { CallName, Input, Output } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";

/** The member behind a call, as the session says; never as a body says. */
export type SignedIn = { memberId: bigint; sessionId: string };

/** What a handler may know about the call beside its input. */
export type CallContext = {
  member: SignedIn | null;
  /** The peer's network address; a header can set it only through the operator's own proxies. */
  address: string;
  userAgent: string;
  /** The host the page was asked for, lower case, without a port. */
  host: string;
  /** Scheme, host and port that the page was asked for: where a game's way out leads. */
  origin: string;
  locale: Locale;
  isPhone: boolean;
  /** The client's key for a call that must happen once, when it sent one. */
  idempotencyKey: string | null;
  /** The name that this browser keeps of itself; a new one where it has none yet. */
  deviceToken: string;
  /** Lets the browser keep its name without a session. */
  keepDevice(): void;
  /** Hands the browser a session cookie, or takes it away. */
  setSessionCookie(session: { token: string; endsAt: Date } | null): void;
};

export type Handler<Name extends CallName> = (
  context: CallContext,
  input: Input<Name>,
) => Promise<Output<Name>>;

/** Exactly one handler for each of the named calls. */
export type HandlersOf<Name extends CallName> = { [N in Name]: Handler<N> };
