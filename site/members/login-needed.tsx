import { useCallback, type ReactNode } from "react";
import { Link } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { useLoginDialog } from "#site/members/login-dialog.tsx";
import { useSession } from "#site/app/session.tsx";

/**
 * Shows msg2001 with "Log in" and "Close", without leaving the page; after the sign-in the page
 * `wanted` opens, if there is one.
 */
export function useLoginNeeded(): (wanted?: string) => Promise<void> {
  const dialogs = useDialogs();
  const texts = useTexts();
  const login = useLoginDialog();
  return useCallback(
    async (wanted?: string) => {
      const answer = await dialogs.show({
        kind: "warning",
        text: texts.messages.msg2001,
        confirm: texts.members.login,
        cancel: texts.frame.close,
      });
      if (answer === "confirm") login.open(wanted);
    },
    [dialogs, texts, login],
  );
}

type MemberLinkProps = {
  to: string;
  className?: string;
  current?: boolean;
  /** A name for screen readers, where the visible content is only an icon. */
  label?: string;
  /** Called before leaving, for instance to close a sidebar. */
  onLeave?: () => void;
  children: ReactNode;
};

/** A link for members; for visitors a button that says msg2001. */
export function MemberLink({ to, className, current, label, onLeave, children }: MemberLinkProps) {
  const { loggedOut } = useSession();
  const loginNeeded = useLoginNeeded();
  const shared = className ? { className } : {};
  if (loggedOut !== false) {
    const ask = () => {
      onLeave?.();
      void loginNeeded(to);
    };
    return (
      <button type="button" {...shared} onClick={ask}>
        {label && <span className="vh">{label}</span>}
        {children}
      </button>
    );
  }
  return (
    <Link
      to={to}
      {...shared}
      {...(current ? { "aria-current": "page" as const } : {})}
      onClick={onLeave}
    >
      {label && <span className="vh">{label}</span>}
      {children}
    </Link>
  );
}
