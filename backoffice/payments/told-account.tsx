import type { PaymentDetail } from "#contract/office/payments.ts";
import { Fact } from "#backoffice/frame/fact.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The receiving account that the member was told, and whether it was changed or switched off since. */
export function ToldAccount({ told }: Pick<PaymentDetail, "told">) {
  const texts = useOfficeTexts().payments;
  if (!told) return null;
  return (
    <Fact name={texts.told}>
      {told.name} {told.owner} <span className="num nowrap">{told.number}</span>
      {!told.isTrue && (
        <>
          <br />
          <strong className="told-changed">{texts.toldChanged}</strong>
        </>
      )}
    </Fact>
  );
}
