import type { OfficeInput } from "#contract/office/calls.ts";
import { useAct, type JsonActName } from "#backoffice/frame/use-act.ts";

/** Does the act of a sheet and closes it on success; otherwise the sheet stays and shows why. */
export function useMemberAct(onDone: () => void) {
  const { act, isBusy, problem } = useAct();
  const run = async <Name extends JsonActName>(
    name: Name,
    input: OfficeInput<Name>,
    said: string,
  ) => {
    const answer = await act(name, input, said);
    const status = answer?.status as string | undefined;
    if (status === "success" || status === "proposed") onDone();
    return answer;
  };
  return { run, isBusy, problem };
}
