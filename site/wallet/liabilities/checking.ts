import type { Caller, Output } from "#contract/calls.ts";
import type { OwnLiabilityDay } from "#contract/liabilities.ts";
import {
  isPublished,
  verifyLiabilityProof,
  type LiabilityProof,
  type LiabilityVerdict,
} from "#contract/liability-proof.ts";

type Because = Extract<LiabilityVerdict, { isTrue: false }>["because"] | "own" | "unpublished";
type Parts = Output<"get-liability-proof">["parts"];

/** How a check ended; with a proof that can be saved, unless there is none. */
export type Checked =
  | { is: "missing" }
  | { is: "unknown"; proof: LiabilityProof }
  | { is: "false"; proof: LiabilityProof; because: Because }
  | { is: "true"; proof: LiabilityProof; parts: Parts; keyId: string };

const DAY_MS = 86_400_000;
const UNITS_PER_WON = 100_000n;

/** The day after a day, YYYY-MM-DD. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Whether the proof is about this member, day and shown amount. */
const isOwn = ({ member, tree, amount }: LiabilityProof, loginId: string, row: OwnLiabilityDay) =>
  member === loginId &&
  tree.day === row.day &&
  Number(BigInt(amount) / UNITS_PER_WON) === row.amount;

/**
 * Verifies in the browser that a day's published total has what the member was owed: the path to the
 * signed root, and that root among those that every visitor is shown. Throws `CallFault`.
 */
export async function checkDay(
  call: Caller,
  loginId: string,
  row: OwnLiabilityDay,
): Promise<Checked> {
  const [answer, published] = await Promise.all([
    call("get-liability-proof", { day: row.day }),
    call("get-liability-trees", { before: dayAfter(row.day) }),
  ]);
  if (answer.status !== "success" || published.status !== "success") return { is: "missing" };
  const { proof, parts } = answer;
  const verdict = await verifyLiabilityProof(proof);
  if (verdict.isTrue === null) return { is: "unknown", proof };
  if (!verdict.isTrue) return { is: "false", proof, because: verdict.because };
  if (!isOwn(proof, loginId, row)) return { is: "false", proof, because: "own" };
  if (!isPublished(proof, published)) return { is: "false", proof, because: "unpublished" };
  return { is: "true", proof, parts, keyId: verdict.keyId };
}
