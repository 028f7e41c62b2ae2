import { Link } from "react-router";
import type { Proposal } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko-office.ts";
import { useFormat } from "#ui/format.tsx";
import { objectAddress } from "#backoffice/frame/object-address.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What a proposal would do, in words; the call's own name where there are none. */
export function proposalTitle({ members, payments }: OfficeTexts, call: string): string {
  return (
    members.calls[call as keyof typeof members.calls] ??
    payments.events[call as keyof typeof payments.events] ??
    call
  );
}

/** What a proposal is about, with the way there where that has a screen. */
export function ProposalObject({ object }: Pick<Proposal, "object">) {
  const { members } = useOfficeTexts();
  const address = objectAddress(object);
  const [, memberId] = /^member:(\d+)$/.exec(object) ?? [];
  const name = memberId === undefined ? object : `${members.title} #${memberId}`;
  return address ? (
    <Link className="link" to={address}>
      {name}
    </Link>
  ) : (
    name
  );
}

/** The fields of what will be carried out: named and valued in words where there are words. */
export function PayloadFacts({ payload }: Pick<Proposal, "payload">) {
  const { members } = useOfficeTexts();
  const format = useFormat();
  const inWords = (name: string, value: unknown): [name: string, value: string] => {
    if (name === "amount" && typeof value === "number")
      return [members.amount, format.moneyText(value)];
    if (name === "direction" && (value === "give" || value === "take"))
      return [members.direction, members.directions[value]];
    if (name === "cause" && typeof value === "string" && value in members.causes)
      return [members.cause, members.causes[value as keyof typeof members.causes]];
    return [name, String(value)];
  };
  return Object.entries(payload).map((field) => {
    const [name, value] = inWords(...field);
    return (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    );
  });
}
