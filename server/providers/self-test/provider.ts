import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import {
  LAUNCH_DEADLINE_MS,
  type CatalogueEntry,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import type { Connection } from "#server/kit/config.ts";
import type { Send } from "#server/kit/send.ts";
import { adapterOf, type Asking } from "#server/providers/connections.ts";
import { faultIn, notApplicable, tested, type Spoken } from "#server/providers/self-test/cases.ts";

/** A catalogue of 20,000 games has about 10 MB. */
const LARGEST_ANSWER_BYTES = 12 * 1_048_576;
/** The status of a provider that limits how often a call is made. */
const TOO_OFTEN = 429;
/** Statuses of a proxy whose server does not respond. */
const ABSENT = new Set([502, 503, 504]);
/** Codes of a certificate that is not valid for the address. */
const BAD_CERTIFICATE = /CERT|SIGNATURE|SELF_SIGNED|ISSUER|ERR_TLS|ERR_SSL|EPROTO/;

/** The call of each protocol that shows whether a secret is accepted, without a member. */
const proofs: Readonly<Record<Connection["protocol"], "list" | "practice" | "none">> = {
  beexar: "practice",
  hub88: "list",
  caleta: "list",
  igsp: "list",
  // Its window is an address with a token; nothing that we send is signed.
  betsy: "none",
  "hub88-transfer": "list",
};

type Parts = Omit<Asking, "onFailure" | "through" | "secrets">;
type Tried = { isDone: boolean; status: number | null; seen: string };
type Call = (adapter: ProviderAdapter) => Promise<unknown>;

/** Calls a connection's provider: whether it responds, what it lists, and which secret it accepts. */
export async function probeProvider(
  connection: Connection,
  { secret, otherSecret }: Spoken,
  parts: Parts,
): Promise<TestedCase[]> {
  const own = new Line(connection, secret, parts);
  const reachable = await tested("reachable", "answer", async () => {
    const { status, seen } = await own.try(({ send, address }) =>
      send(new URL(address), { method: "HEAD", signal: AbortSignal.timeout(LAUNCH_DEADLINE_MS) }),
    );
    return { isRight: status !== null && !ABSENT.has(status), seen };
  });
  const games: CatalogueEntry[] = [];
  const list = await listed(own, games);
  const proof = proofOf(connection, own, games);
  const accepted = await withOwnSecret(proof, own, list.tried);
  const refused = await withOtherSecret(proof, accepted, new Line(connection, otherSecret, parts));
  return [reachable, certificate(connection, reachable), list.report, accepted, refused];
}

/** The connection's adapter with one secret, which tells what came of each call. */
class Line {
  readonly adapter: ProviderAdapter;
  #came: { status: number | null; failure: string | null } = { status: null, failure: null };

  constructor(connection: Connection, secret: string, parts: Parts) {
    const through =
      (send: Send): Send =>
      async (address, wanted) => {
        const answer = await send(address, { ...wanted, largestBytes: LARGEST_ANSWER_BYTES });
        this.#came.status = answer.status;
        return answer;
      };
    this.adapter = adapterOf(connection, {
      ...parts,
      secrets: async () => [secret],
      through,
      onFailure: (reason, error) => {
        this.#came.failure = error === undefined ? reason : faultIn(error);
      },
    });
  }

  async try(work: Call): Promise<Tried> {
    this.#came = { status: null, failure: null };
    let fault: string | null = null;
    try {
      await work(this.adapter);
    } catch (error) {
      fault = this.#came.failure ?? faultIn(error);
    }
    const { status } = this.#came;
    const isDone = fault === null;
    // A status of success does not say what was wrong with the answer; an error status does.
    const parts = [
      ...(status === null ? [] : [`HTTP ${status}`]),
      ...(fault === null || (status !== null && status >= 300) ? [] : [fault]),
    ];
    return { isDone, status, seen: parts.join(", ") };
  }
}

/** Whether the address has a certificate that holds, which every call over https checks. */
function certificate({ url }: Connection, { result, seen }: TestedCase): TestedCase {
  const of = (isRight: boolean): TestedCase => ({
    name: "tls",
    result: isRight ? "passed" : "failed",
    expected: "certificate",
    seen: isRight ? "HTTPS" : seen,
    why: null,
    durationMs: 0,
  });
  if (!url.startsWith("https:")) return notApplicable("tls", "certificate", "own_network");
  if (result === "passed" || seen.startsWith("HTTP")) return of(true);
  return BAD_CERTIFICATE.test(seen) ? of(false) : notApplicable("tls", "certificate", "no_answer");
}

/** The provider's list of games, which is added to `games`, and how the call went. */
async function listed(
  line: Line,
  games: CatalogueEntry[],
): Promise<{ report: TestedCase; tried: Tried | null }> {
  if (!line.adapter.listGames)
    return { report: notApplicable("games", "list", "no_list"), tried: null };
  const came: { tried: Tried | null } = { tried: null };
  const report = await tested("games", "list", async () => {
    const tried = await line.try(async ({ listGames }) =>
      games.push(...((await listGames?.()) ?? [])),
    );
    came.tried = tried;
    const { isDone, seen } = tried;
    return {
      isRight: isDone && games.length > 0,
      seen: isDone ? `${seen}, ${games.length}` : seen,
    };
  });
  return { report, tried: came.tried };
}

type Proof = { call: Call; isList: boolean } | { why: NonNullable<TestedCase["why"]> };

/** The signed call that needs no member, or why there is none. */
function proofOf(
  { protocol, url }: Connection,
  { adapter }: Line,
  games: readonly CatalogueEntry[],
): Proof {
  const kind = proofs[protocol];
  if (kind === "none") return { why: "no_signature" };
  if (kind === "list") return { call: async ({ listGames }) => listGames?.(), isList: true };
  if (!adapter.practise) return { why: "test_environment" };
  const gameCode = games.find(({ hasPractice }) => hasPractice)?.code;
  if (gameCode === undefined) return { why: "no_practice" };
  return {
    call: async ({ practise }) => practise?.({ gameCode, locale: "en", returnUrl: url }),
    isList: false,
  };
}

/** A list that came has shown it already: Hub88 answers it once a minute. */
async function withOwnSecret(proof: Proof, line: Line, list: Tried | null): Promise<TestedCase> {
  if ("why" in proof) return notApplicable("own-secret", "accepted", proof.why);
  return tested("own-secret", "accepted", async () => {
    const { isDone, seen } = proof.isList && list ? list : await line.try(proof.call);
    return { isRight: isDone, seen };
  });
}

/**
 * The same call with another secret, which the provider must refuse. Its refusal tells something
 * only while the right secret is accepted, and only as an answer that is no fault and does not come
 * from a limit of calls.
 */
async function withOtherSecret(
  proof: Proof,
  accepted: TestedCase,
  line: Line,
): Promise<TestedCase> {
  if ("why" in proof) return notApplicable("wrong-secret", "refused", proof.why);
  if (accepted.result !== "passed")
    return notApplicable("wrong-secret", "refused", "secret_not_accepted");
  return tested("wrong-secret", "refused", async () => {
    const { isDone, status, seen } = await line.try(proof.call);
    if (status === TOO_OFTEN) return { isRight: false, seen, why: "too_often" };
    return { isRight: !isDone && status !== null && status < 500, seen };
  });
}
