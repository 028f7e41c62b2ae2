import { useNavigate } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { useCommandSource } from "#backoffice/frame/commands.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** A payment's number, or a deposit's reference in any spelling. */
const NUMBER_OR_REFERENCE = /^(#?\d{1,15}|[a-z]{1,4}[\s-]?[a-z0-9]{6})$/i;

/** Adds commands that open a deposit or a withdrawal by its number or its reference. */
export function usePaymentCommands(): void {
  const { call, may, texts } = useOffice();
  const { payments } = texts;
  const format = useFormat();
  const navigate = useNavigate();
  useCommandSource(async (query) => {
    if (!NUMBER_OR_REFERENCE.test(query) || !may("payments.read")) return [];
    const answer = await call("find-payments", { query });
    if (answer.status !== "success") return [];
    return answer.payments.map(({ id, kind, amount, member, reference }) => ({
      id: `payment-${id}`,
      label: `${payments.numbered(payments[kind], String(id))} ${member} ${format.moneyText(amount)}`,
      hint: reference ?? payments[kind],
      run: () => void navigate(`/${kind}s/${id}`),
    }));
  });
}
