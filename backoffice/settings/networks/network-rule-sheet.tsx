import type { NetworkRuleOfSite } from "#contract/office/networks.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type NetworkRuleSheetProps = { site: NetworkRuleOfSite; onClose: () => void };

/** Changes what a site does with addresses that hide the country: the other of the two rules. */
export function NetworkRuleSheet({
  site: { siteId, host, version, refuses },
  onClose,
}: NetworkRuleSheetProps) {
  const { networks, staff } = useOffice().texts;
  const { act, ...acting } = useAct();
  const wanted = refuses ? networks.flags : networks.refuses;
  const submit = async (reason: string) => {
    const input = { siteId, version, refuses: !refuses, reason };
    const answer = await act("change-network-rule", input, staff.done);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${networks.title}: ${host}`}
      submit={wanted}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>
        {refuses ? networks.refuses : networks.flags} → <b>{wanted}</b>
      </p>
    </ReasonSheet>
  );
}
