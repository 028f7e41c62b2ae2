import { useId, useReducer } from "react";
import type { OfficeSessionEnd } from "#contract/office/session-end.ts";
import { Modal } from "#ui/modal.tsx";
import { SignInForm } from "#backoffice/operators/sign-in-form.tsx";
import type { SignInFormProps } from "#backoffice/operators/use-sign-in.ts";
import { Mark } from "#backoffice/frame/mark.tsx";

/**
 * The sign-in above the screens of a session that has ended: it hides them and keeps what was typed
 * there. It cannot be closed; a browser that closes it gets it again.
 */
export function SignInAgain({
  ended,
  ...props
}: SignInFormProps & { ended: OfficeSessionEnd | null }) {
  const id = useId();
  const [turn, openAgain] = useReducer((before: number) => before + 1, 0);
  const { signIn } = props.texts;
  return (
    <Modal key={turn} className="door-over" labelledBy={id} onClose={openAgain}>
      <div className="door">
        <div className="door-card">
          <Mark size={44} />
          <h1 id={id}>{signIn.title}</h1>
          <p className="notice">
            {signIn.ends[ended ?? "unknown"]}
            <br />
            {signIn.again}
          </p>
          <SignInForm {...props} />
        </div>
      </div>
    </Modal>
  );
}
