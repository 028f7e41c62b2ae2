import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useLocation } from "react-router";
import { rememberWanted } from "#site/app/remembered.ts";

/** Loaded when the dialog opens. */
const LoginWindow = lazy(() => import("#site/members/login-window.tsx"));

type LoginDialog = {
  /** `wanted` is the page inside the site that opens after the sign-in. */
  open: (wanted?: string) => void;
};

const LoginDialogContext = createContext<LoginDialog | null>(null);

/** Opens the login dialog from anywhere in the frame. */
export function useLoginDialog(): LoginDialog {
  const dialog = use(LoginDialogContext);
  if (!dialog) throw new Error("The component is outside the login dialog's context.");
  return dialog;
}

export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const { pathname } = useLocation();
  const dialog = useMemo(() => {
    const open = (wanted?: string) => {
      rememberWanted(wanted ?? null);
      setShown(true);
    };
    return { open };
  }, []);
  useEffect(() => setShown(false), [pathname]);
  return (
    <LoginDialogContext value={dialog}>
      {children}
      {shown && (
        <Suspense>
          <LoginWindow onClose={() => setShown(false)} />
        </Suspense>
      )}
    </LoginDialogContext>
  );
}
