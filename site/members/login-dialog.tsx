import "#site/members/forms.css";
import { createContext, use, useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useTexts } from "#site/app-context.tsx";
import { LoginForm } from "#site/members/login-form.tsx";

type LoginDialog = { open: () => void };

const LoginDialogContext = createContext<LoginDialog | null>(null);

/** Opens the login dialog from anywhere in the frame. */
export function useLoginDialog(): LoginDialog {
  const dialog = use(LoginDialogContext);
  if (!dialog) throw new Error("The component is outside the login dialog's context.");
  return dialog;
}

export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const { members, frame } = useTexts();
  const [shown, setShown] = useState(false);
  const { pathname } = useLocation();
  const id = useId();
  const dialog = useMemo(() => ({ open: () => setShown(true) }), []);
  const close = () => setShown(false);
  useEffect(() => setShown(false), [pathname]);
  return (
    <LoginDialogContext value={dialog}>
      {children}
      {shown && (
        <Modal className="login-dialog" labelledBy={id} onClose={close}>
          <div className="login-head">
            <h2 id={id}>{members.login}</h2>
            <button type="button" className="icobtn" aria-label={frame.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <LoginForm />
        </Modal>
      )}
    </LoginDialogContext>
  );
}
