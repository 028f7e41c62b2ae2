import type { MemberFacts } from "#contract/office/members.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** That the account is dormant, or when it becomes so unless the member signs in. */
export function Dormancy({ dormancy }: { dormancy: NonNullable<MemberFacts["dormancy"]> }) {
  const { dormancy: texts } = useOfficeTexts().members;
  const format = useFormat();
  const { inactiveSince, noticedAt, dueAt, dormantAt } = dormancy;
  const moment = (at: string) => `${format.date(at)} ${format.time(at)}`;
  return (
    <p className="notice notice-warn">
      {dormantAt === null
        ? texts.told(inactiveSince, format.date(noticedAt), moment(dueAt))
        : texts.dormant(inactiveSince, moment(dormantAt))}
    </p>
  );
}
