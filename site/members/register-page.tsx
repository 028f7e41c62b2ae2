import "#site/parts/forms.css";
import { useEffect, useState } from "react";
import { Link, useLoaderData, useLocation } from "react-router";
import { fits, testerCodeRule } from "#contract/text-rules.ts";
import { useMemberTexts } from "#site/app/app-context.tsx";
import type { Registration } from "#site/members/load-registration.ts";
import { RegisterForm } from "#site/members/register-form.tsx";

/**
 * The code of a tester's link. It is after the `#`, which is sent to no server, so that it is known
 * after hydration only.
 */
function useTesterCode(): string | null {
  const { hash } = useLocation();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(fits(testerCodeRule, hash.slice(1)) ? hash.slice(1) : null), [hash]);
  return code;
}

export default function RegisterPage() {
  const { members } = useMemberTexts();
  const code = useTesterCode();
  const registration = useLoaderData<Registration>();
  // The link takes the place of a site's own code, until everyone may register.
  const testerCode = registration.open ? null : code;
  const rules = testerCode === null ? registration : { ...registration, codeRequired: false };
  return (
    <div className="form-page">
      <h1>{members.register}</h1>
      {registration.open || testerCode !== null ? (
        <RegisterForm registration={rules} testerCode={testerCode} />
      ) : (
        <p className="form-closed">{members.registerClosed}</p>
      )}
      <p className="form-other">
        {members.alreadyMember} <Link to="/login">{members.login}</Link>
      </p>
    </div>
  );
}
