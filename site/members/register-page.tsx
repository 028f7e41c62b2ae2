import "#site/parts/forms.css";
import { Link, useLoaderData } from "react-router";
import { useMemberTexts } from "#site/app/app-context.tsx";
import type { Registration } from "#site/members/load-registration.ts";
import { RegisterForm } from "#site/members/register-form.tsx";

export default function RegisterPage() {
  const { members } = useMemberTexts();
  const registration = useLoaderData<Registration>();
  return (
    <div className="form-page">
      <h1>{members.register}</h1>
      {registration.open ? (
        <RegisterForm registration={registration} />
      ) : (
        <p className="form-closed">{members.registerClosed}</p>
      )}
      <p className="form-other">
        {members.alreadyMember} <Link to="/login">{members.login}</Link>
      </p>
    </div>
  );
}
