import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/index.ts";
import { Skeleton, SkeletonText } from "../skeleton/index.ts";

export interface FilterPanelProps extends ComponentProps<"aside"> {
  /** @default "ready" */
  state?: "loading" | "ready";
  /** `FilterGroups`. */
  children?: ReactNode;
  labels?: { panel: string; loading: string };
}

const LABELS = { panel: "Filters", loading: "Loading filters" };

/** The filters beside a list. On a small screen put the same `FilterGroups` into a drawer, with `FilterActions` under them. */
export function FilterPanel({ state, labels = LABELS, className = "", children, ...props }: FilterPanelProps) {
  return (
    <aside
      aria-label={labels.panel}
      {...props}
      data-component="filter-panel"
      className={`sv:w-full sv:shrink-0 sv:xl:w-filter-panel ${className}`}
    >
      {state === "loading" ? (
        <Skeleton label={labels.loading}>
          <SkeletonText lines={8} className="sv:gap-7.5 sv:py-4" />
        </Skeleton>
      ) : (
        children
      )}
    </aside>
  );
}

export interface FilterActionsProps extends Omit<ComponentProps<"div">, "children"> {
  /** What the list will hold, on the button that shows it: "Show 23 products". */
  show: ReactNode;
  onShow: () => void;
  onClear: () => void;
  labels?: { clear: string };
}

const ACTION_LABELS = { clear: "Clear all" };

/** The foot of the drawer: shows the narrowed list, or takes all filters away. */
export function FilterActions({
  show,
  onShow,
  onClear,
  labels = ACTION_LABELS,
  className = "",
  ...props
}: FilterActionsProps) {
  return (
    <div {...props} data-component="filter-actions" className={`sv:flex sv:items-center sv:gap-5 ${className}`}>
      <Button intent="plain" onClick={onClear}>
        {labels.clear}
      </Button>
      <Button onClick={onShow} className="sv:flex-1 sv:px-3!">
        <span className="sv:tabular">{show}</span>
      </Button>
    </div>
  );
}
