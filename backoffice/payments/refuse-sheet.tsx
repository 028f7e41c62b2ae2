import { useState } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { refusalTemplates, type RefusalTemplate } from "#locales/ko/letters.ts";
import { refusalMemos } from "#locales/refusal-memos.ts";
import { Money } from "#ui/money.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { PaymentActs } from "#backoffice/payments/use-payment-acts.ts";
import { refusalProvenBy } from "#backoffice/payments/proven.ts";

type RefuseSheetProps = {
  request: PaymentDetail;
  acts: Pick<PaymentActs, "isBusy" | "problem" | "refuse">;
  onClose: () => void;
};

/** A withdrawal has no incoming transfer, so reasons about a transfer do not apply. */
const templatesOf: Record<PaymentDetail["kind"], readonly RefusalTemplate[]> = {
  deposit: refusalTemplates,
  withdrawal: ["name_differs", "over_limit", "check_needed"],
};

/** Two texts: the reason for the audit trail, and the message in the member's language. */
export function RefuseSheet({ request, acts, onClose }: RefuseSheetProps) {
  const texts = useOfficeTexts().payments;
  const [locale, setLocale] = useState<Locale>(request.locale);
  const [template, setTemplate] = useState(() => refusalProvenBy(request));
  const [memo, setMemo] = useState(template === "" ? "" : refusalMemos[request.locale][template]);
  const [isEmpty, setIsEmpty] = useState(false);
  const choose = (next: RefusalTemplate | "", language: Locale) => {
    setTemplate(next);
    setLocale(language);
    setMemo(next === "" ? "" : refusalMemos[language][next]);
  };
  return (
    <ReasonSheet
      title={texts.refuse}
      submit={texts.refuse}
      suggested={template === "" ? "" : texts.templates[template]}
      acting={acts}
      onClose={onClose}
      onSubmit={(reason) => {
        setIsEmpty(memo.trim() === "");
        if (memo.trim() !== "") acts.refuse(reason, memo.trim());
      }}
    >
      <p className="sheet-sum">
        <b>{request.member.nick}</b> <Money amount={request.amount} />
      </p>
      <div className="two-picks">
        <Select
          label={texts.template}
          value={template}
          options={[
            ...templatesOf[request.kind].map((each) => [each, texts.templates[each]] as const),
            ["", texts.ownWords],
          ]}
          onChange={(event) => choose(event.target.value as RefusalTemplate | "", locale)}
        />
        <Select
          label={texts.memoLanguage}
          value={locale}
          onChange={(event) => choose(template, event.target.value as Locale)}
        >
          <LocaleOptions />
        </Select>
      </div>
      <TextArea
        name="memo"
        label={texts.memoToMember}
        hint={texts.memberLanguage(locales[request.locale].endonym)}
        message={isEmpty ? texts.memoNeeded : undefined}
        state={isEmpty ? "bad" : "idle"}
        lang={locales[locale].lang}
        rows={3}
        maxLength={400}
        value={memo}
        onChange={(event) => setMemo(event.target.value)}
      />
    </ReasonSheet>
  );
}
