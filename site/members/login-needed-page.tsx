import "#site/parts/plain-page.css";
import { Link, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PlainArt } from "#site/parts/plain-art.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { rememberWanted } from "#site/app/remembered.ts";
import { useLoginDialog } from "#site/members/login-dialog.tsx";

/**
 * Shown instead of a member's page that a visitor opened by its address; after signing in the page
 * is shown here.
 */
export default function LoginNeededPage() {
  const { frame, members, messages } = usePageTexts();
  const login = useLoginDialog();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <div className="plain-page">
      <PlainArt />
      <h1>{frame.loginNeededTitle}</h1>
      <p>{messages.msg2001}</p>
      <div className="plain-buttons">
        <Button look="gold" text={members.login} onClick={() => login.open(here)} />
        <Link className="btn btn-soft" to="/register" onClick={() => rememberWanted(here)}>
          {members.register}
        </Link>
        <Link className="btn btn-soft" to="/">
          {frame.toLobby}
        </Link>
      </div>
    </div>
  );
}
