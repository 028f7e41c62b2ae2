import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { isAllowedAddress } from "#backoffice/messages/editor/schema.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** An address as it was typed, with a scheme; null when it is none that is allowed. */
function addressOf(typed: string): string | null {
  const address = typed.trim();
  const whole = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/u.test(address)
    ? `https://${address}`
    : address;
  return isAllowedAddress(whole) && !/\s/.test(whole) ? whole : null;
}

type LinkFormProps = {
  /** The present address; empty for a new link. */
  address: string;
  onLink: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks for the address of a link. Not a form of its own, because it is inside of one. */
export function LinkForm({ address, onLink, onRemove, onClose }: LinkFormProps) {
  const { editor } = useOfficeTexts().messages;
  const [typed, setTyped] = useState(address);
  const [isTried, setIsTried] = useState(false);
  const href = addressOf(typed);
  const isBad = isTried && href === null;
  const done = () => (href === null ? setIsTried(true) : onLink(href));
  return (
    <div className="editor-link" role="group" aria-label={editor.formats.link}>
      <TextField
        name="link"
        label={editor.address}
        hint={editor.addressHint}
        message={isBad ? editor.addressBad : undefined}
        state={isBad ? "bad" : "idle"}
        inputMode="url"
        autoComplete="off"
        maxLength={2_000}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== "Enter" && event.key !== "Escape"))
            return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Enter") done();
          else onClose();
        }}
      />
      <div className="row-of-buttons">
        <Button look="small main" text={editor.setLink} onClick={done} />
        {address !== "" && <Button look="small" text={editor.removeLink} onClick={onRemove} />}
        <Button look="small" text={editor.cancel} onClick={onClose} />
      </div>
    </div>
  );
}
