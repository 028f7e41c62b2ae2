import "#site/parts/forms.css";
import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { LoginForm } from "#site/members/login-form.tsx";

/** The login form over the current page. */
export default function LoginWindow({ onClose }: { onClose: () => void }) {
  const { members, frame } = useTexts();
  const id = useId();
  return (
    <Modal className="login-dialog" labelledBy={id} onClose={onClose}>
      <div className="login-head">
        <h2 id={id}>{members.login}</h2>
        <button type="button" className="icobtn" aria-label={frame.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <LoginForm />
    </Modal>
  );
}
