import type { CallName, Caller, FileCallName, Input, Output } from "#contract/calls.ts";
import { asFault, type Fault } from "#ui/call.ts";

/** One part of a page: its data, or that loading failed. Other parts are unaffected. */
export type Section<Data> = { ok: true; data: Data } | { ok: false; fault?: Fault };

/** Makes one part's calls; a fault or a refusal fails this part only. */
export async function section<Data>(load: () => Promise<Data | null>): Promise<Section<Data>> {
  try {
    const data = await load();
    return data === null ? { ok: false } : { ok: true, data };
  } catch (error) {
    return { ok: false, fault: asFault(error) };
  }
}

/** The answer of a call without which the page is not shown. Throws Error for a refusal. */
export async function answerOf<Name extends Exclude<CallName, FileCallName>>(
  call: Caller,
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  const answer = await call(name, input);
  if (answer.status !== "success") throw new Error(`${name}: ${answer.status as string}`);
  // The compiler does not narrow the answers of a call that it does not know.
  return answer as unknown as Output<Name>;
}

/** A part whose data is the answer of one call; a refusal fails the part. */
export const sectionOf = <Name extends Exclude<CallName, FileCallName>>(
  call: Caller,
  name: Name,
  input: Input<Name>,
): Promise<Section<Output<Name>>> =>
  section(async () => {
    const answer = await call(name, input);
    // The compiler does not narrow the answers of a call that it does not know.
    return answer.status === "success" ? (answer as unknown as Output<Name>) : null;
  });
