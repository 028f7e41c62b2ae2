import { EFFECT_DAYS, type ContactEffect } from "#contract/office/contact-effects.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Headings, TableFrame } from "#backoffice/frame/table-frame.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type EffectProps = { effect: ContactEffect; name: string };

/** What a member did before and after a contact, once the days after it are over. */
export function EffectOfContact({
  effect,
  name,
}: Omit<EffectProps, "effect"> & { effect: ContactEffect | null }) {
  const { effects: words } = useOffice().texts.cases;
  const format = useFormat();
  if (!effect) return <p className="why">{words.waits(format.number(EFFECT_DAYS))}</p>;
  return <EffectTable effect={effect} name={`${words.title}: ${name}`} />;
}

/** Stakes, deposits and time before and after. */
export function EffectTable({ effect, name }: EffectProps) {
  const { effects: words } = useOffice().texts.cases;
  const format = useFormat();
  const days = format.number(EFFECT_DAYS);
  const rows = [
    [words.staked, effect.staked, format.moneyText],
    [words.deposited, effect.deposited, format.moneyText],
    [words.time, effect.minutes, format.duration],
  ] as const;
  return (
    <TableFrame name={name}>
      <thead>
        <Headings names={["", words.before(days), words.after(days)]} />
      </thead>
      <tbody>
        {rows.map(([figure, { before, after }, shown]) => (
          <tr key={figure}>
            <th scope="row">{figure}</th>
            <td className="num">{shown(before)}</td>
            <td className="num">{shown(after)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
