import "#site/parts/forms.css";
import { useTexts } from "#site/app/app-context.tsx";
import { LoginForm } from "#site/members/login-form.tsx";

export default function LoginPage() {
  const { members } = useTexts();
  return (
    <div className="form-page form-narrow">
      <h1>{members.login}</h1>
      <LoginForm />
    </div>
  );
}
