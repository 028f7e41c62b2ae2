import { lazy, Suspense } from "react";
import type { Output } from "#contract/calls.ts";
import { useInBrowser } from "#ui/use-in-browser.ts";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { WaitingNote } from "#site/parts/money-page.tsx";

/** Few members are asked: the others load no fields. */
const PersonForm = lazy(() => import("#site/members/person-form.tsx"));

type BarredProps = Pick<Output<"get-person">, "asks"> & { onGiven: () => void };

/** In place of the form of a deposit while a national register has not cleared the member. */
export function Barred({ asks, onGiven }: BarredProps) {
  const { person } = useAccountTexts();
  const inBrowser = useInBrowser();
  return (
    <>
      <WaitingNote text={person.barred} />
      {inBrowser && asks.length > 0 && (
        <Suspense>
          <PersonForm asks={asks} onGiven={onGiven} />
        </Suspense>
      )}
    </>
  );
}
