import { useRevalidator } from "react-router";

/** Offers new rows instead of inserting them, so that rows do not move under the pointer. */
export function NewRows({ isNew, text }: { isNew: boolean; text: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div role="status">
      {isNew && (
        <button type="button" className="new-requests" onClick={() => void revalidate()}>
          {text}
        </button>
      )}
    </div>
  );
}
