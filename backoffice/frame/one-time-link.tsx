import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useCopy } from "#backoffice/frame/use-copy.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type OneTimeLinkProps = {
  title: string;
  label: string;
  address: string;
  words: { copy: string; copied: string };
  /** The recipient and the validity. */
  children: ReactNode;
  onClose: () => void;
};

/** A link that is shown once, for the operator to pass on. */
export function OneTimeLink(props: OneTimeLinkProps) {
  const { title, label, address, words, children, onClose } = props;
  const { frame } = useOfficeTexts();
  const { isCopied, copy } = useCopy(address, words.copied);
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="sheet-body">
        {children}
        <TextArea
          name="link"
          label={label}
          value={address}
          readOnly
          rows={3}
          data-first
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="row-of-buttons">
          <Button
            look="main"
            text={isCopied ? words.copied : words.copy}
            onClick={() => void copy()}
          />
          <Button text={frame.close} onClick={onClose} />
        </div>
      </div>
    </Sheet>
  );
}
