import { useQuantity } from "@selvedge/ui/quantity";

export function Pieces({ max }: { max: number }) {
  const { count, refused, lessProps, moreProps, limitProps } = useQuantity({ max });
  return (
    <div role="group" aria-label="Pieces">
      <button {...lessProps()} type="button" aria-label="One less">
        −
      </button>
      <span role="status">{count}</span>
      <button {...moreProps()} type="button" aria-label="One more">
        +
      </button>
      <p {...limitProps()}>{refused !== null && `Only ${refused} are left`}</p>
    </div>
  );
}
