import { useLoaderData, useSearchParams } from "react-router";
import { signInOutcomes } from "#contract/office/operators.ts";
import type { AnySignIn } from "#contract/office/staff.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { SignInsPage } from "#backoffice/operators/load-operators.ts";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

/** Every sign-in attempt of all operators. */
export default function SignIns() {
  const { texts } = useOffice();
  const { staff, account } = texts;
  const { events, next, operators } = useLoaderData<SignInsPage>();
  const columns: Column<AnySignIn>[] = [
    { id: "at", header: account.at, renderCell: (row) => <Moment at={row.at} /> },
    {
      id: "outcome",
      header: account.outcome,
      renderCell: (row) => (
        <span className={row.outcome === "success" ? "tag tag-good" : "tag tag-warn"}>
          {account.outcomes[row.outcome]}
        </span>
      ),
    },
    {
      id: "person",
      header: staff.person,
      renderCell: (row) => row.operator ?? staff.unknownPerson,
    },
    { id: "loginId", header: staff.typedId, renderCell: (row) => row.loginId },
    {
      id: "device",
      header: account.device,
      renderCell: (row) => row.device || account.unknownDevice,
    },
    { id: "address", header: account.address, renderCell: (row) => row.address },
  ];
  return (
    <div className="page page-wide">
      <h1>{staff.signIns}</h1>
      <StaffNav />
      <p className="page-lead">{staff.signInsLead}</p>
      <SignInFilters operators={operators} />
      <DenseTable
        caption={staff.signIns}
        columns={columns}
        rows={events}
        idOf={({ id }) => String(id)}
        empty={texts.frame.nothing}
      />
      <MorePages next={next} />
    </div>
  );
}

function SignInFilters({ operators }: Pick<SignInsPage, "operators">) {
  const { staff, account } = useOffice().texts;
  const [query, setQuery] = useSearchParams();
  const choose = (name: string, value: string) => {
    const wanted = new URLSearchParams(query);
    wanted.delete("before");
    if (value === "") wanted.delete(name);
    else wanted.set(name, value);
    setQuery(wanted);
  };
  return (
    <div className="filters">
      <label>
        {staff.person}
        <select
          value={query.get("operator") ?? ""}
          onChange={(event) => choose("operator", event.target.value)}
        >
          <option value="">{staff.everyone}</option>
          {operators.map(({ id, name, loginId }) => (
            <option key={id} value={id}>
              {name} ({loginId})
            </option>
          ))}
        </select>
      </label>
      <label>
        {account.outcome}
        <select
          value={query.get("outcome") ?? ""}
          onChange={(event) => choose("outcome", event.target.value)}
        >
          <option value="">{staff.everyOutcome}</option>
          {signInOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {account.outcomes[outcome]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
