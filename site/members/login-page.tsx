import "#site/parts/forms.css";
import { heroDesktop, heroMobile } from "virtual:site-pictures";
import { useMemberTexts } from "#site/app/app-context.tsx";
import { LoginForm } from "#site/members/login-form.tsx";

/** The form, beside the lobby's picture on wide screens and below a strip of it on others. */
export default function LoginPage() {
  const { members } = useMemberTexts();
  return (
    <div className="wrap login-page">
      <picture>
        <source media="(min-width: 900px)" srcSet={heroDesktop} />
        <img className="login-art" src={heroMobile} alt="" />
      </picture>
      <div className="form-page form-narrow">
        <h1>{members.login}</h1>
        <LoginForm />
      </div>
    </div>
  );
}
