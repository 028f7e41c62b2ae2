import "#site/parts/forms.css";
import { heroDesktop } from "virtual:site-pictures";
import { useMemberTexts } from "#site/app/app-context.tsx";
import { LoginForm } from "#site/members/login-form.tsx";

/** The form, beside the lobby's picture on wide screens. */
export default function LoginPage() {
  const { members } = useMemberTexts();
  return (
    <div className="wrap login-page">
      <img className="login-art" src={heroDesktop} alt="" loading="lazy" />
      <div className="form-page form-narrow">
        <h1>{members.login}</h1>
        <LoginForm />
      </div>
    </div>
  );
}
