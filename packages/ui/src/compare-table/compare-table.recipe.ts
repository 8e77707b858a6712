import { cva } from "class-variance-authority";

/**
 * Widths of the name column and of a product column. Two products are visible beside the names, three from 768 px, four
 * from 1024 px; the rest is reached by scrolling. Large text widens the columns, so fewer fit.
 */
export const frame = cva(
  "sv:@container sv:[--names:6rem] sv:[--product:max(7rem,(100cqw-6rem)/2)] sv:lg:[--names:9rem] sv:lg:[--product:max(7rem,(100cqw-9rem)/3)] sv:xl:[--names:11rem] sv:xl:[--product:max(7rem,(100cqw-11rem)/4)]",
);

export const scroller = cva(
  "sv:relative sv:snap-x sv:overflow-x-auto sv:overscroll-x-contain sv:scroll-ps-(--names) sv:focus-visible:-outline-offset-2",
);

export const table = cva(
  "sv:w-[calc(var(--names)+var(--count)*var(--product))] sv:table-fixed sv:border-collapse sv:text-start sv:text-small sv:tabular",
);

/** Sticky: the names stay while products scroll beneath them. */
export const rowName = cva(
  "sv:sticky sv:start-0 sv:z-1 sv:w-(--names) sv:bg-page sv:py-3 sv:pe-3 sv:text-start sv:align-top sv:text-caption sv:font-medium sv:wrap-anywhere",
);

export const cell = cva(
  "sv:min-w-0 sv:px-2 sv:py-3 sv:text-start sv:align-top sv:font-regular sv:wrap-anywhere sv:lg:px-3",
  {
    variants: { differs: { true: "sv:font-medium", false: "sv:text-muted" } },
  },
);

/** Placeholder of the table: the names at the bottom, beside two products. */
export const boxes = cva("sv:grid sv:grid-cols-[var(--names)_repeat(2,minmax(0,var(--product)))] sv:items-end");
